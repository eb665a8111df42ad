import type { FeatQuestions, FeatState } from '../rules/feats/feat.ts';

/** Which feats are wanted: in which state, and for which weights, falls, runs and jumps. */
export interface FeatRequest {
  readonly state: FeatState;
  readonly questions: FeatQuestions;
}

const keys = ['hitsLost', 'fatigueLost', 'weights', 'falls', 'runUps', 'broadJumps', 'highJumps'];
/** More than any table goes to: pounds, yards, points. */
const most = 100_000;

const isAmount = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= most;
const isWhole = (value: unknown): value is number => isAmount(value) && Number.isInteger(value);
const isList = (value: unknown): value is readonly number[] => Array.isArray(value) && value.every(isAmount);

/**
 * Reads the value of `--feats`: a state and questions as JSON; an empty text for neither.
 * @returns what is wanted, null without the option, or a sentence that says what is wrong with it
 */
export function readFeatRequest(text: string | null): FeatRequest | string | null {
  if (text === null) return null;
  const given = text.trim() === '' ? {} : parseObject(text);
  if (!given) return '--feats= needs an object in JSON, such as {"hitsLost": 3}.';
  const unknown = Object.keys(given).find((key) => !keys.includes(key));
  if (unknown !== undefined) return `Unknown key “${unknown}” in --feats=; use ${keys.join(', ')}.`;
  const {
    hitsLost = 0,
    fatigueLost = 0,
    weights = [],
    falls = [],
    runUps = [],
    broadJumps = [],
    highJumps = [],
  } = given;
  if (!isWhole(hitsLost) || !isWhole(fatigueLost))
    return 'In --feats=, hits and fatigue lost must be whole numbers, 0 or more.';
  if (!isList(weights) || !isList(falls) || !isList(runUps) || !isList(broadJumps) || !isList(highJumps))
    return 'In --feats=, weights, falls, runUps, broadJumps and highJumps must be lists of numbers, 0 or more.';
  return { state: { hitsLost, fatigueLost }, questions: { weights, falls, runUps, broadJumps, highJumps } };
}

function parseObject(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}
