import { stripBidiControls } from '../../character/bidi-controls.ts';
import type { Derivation } from '../../engine/derivation.ts';
import type { DiceNotation } from '../../engine/dice.ts';
import type { StatId, Step } from '../../engine/step.ts';
import {
  briefWords,
  changedStep,
  chosenWords,
  isWithoutEffect,
  type Notations,
  sameStep,
  sameValue,
  sourceOf,
  workingWords,
} from './brief-steps.ts';
import type { Both, Reason } from './comparison.ts';
import { pairRows, type Signature, sign } from './pair-rows.ts';

/** A step with the calculation that it belongs to. */
interface Place {
  readonly step: Step;
  readonly first: boolean;
  /** True for a step of the very row whose number this is: what a skill's points add to it. */
  readonly own: boolean;
  readonly tells: boolean;
}

/**
 * A reason by how much it says: 0 carries the difference; 1 are facts and arithmetic that go with others, 2 the row of a
 * table that another number leads to.
 */
interface Found extends Reason {
  readonly faint: 0 | 1 | 2;
}

/** How far a number that has no difference of its own is followed to what it leans on. */
const deepest = 3;
/** Longer calculations are sums, whose parts say more than the whole. */
const longestWorking = 5;

const signatures: readonly Signature<Place>[] = [
  ({ step }) => sign(step.op, step.words),
  ({ step }) => (step.from === undefined ? null : sign(step.op, step.from)),
  ({ step }) => (step.op === 'lookup' ? sign(step.op, step.table) : null),
  ({ step }) => (step.row === undefined || step.from !== undefined ? null : sign(step.op, step.row)),
  ({ step, own }) => (own && step.from === undefined ? sign(step.op, 'own') : null),
  ({ step }) => (step.op === 'given' ? 'given' : null),
  ({ first }) => (first ? 'first' : null),
];

/**
 * Why a number is not the same on both sides: the steps of its two calculations that differ, in words. `isListed` says
 * which numbers have a difference of their own; any other number is followed to its own steps. Where two rulesets work it
 * out in different ways, both calculations stand in whole.
 */
export function stepReasons(
  both: Both,
  before: Derivation,
  after: Derivation,
  isListed: (stat: StatId) => boolean,
  depth = 0,
): Reason[] {
  const notations: Notations = [both.before.ruleset.notation, both.after.ruleset.notation];
  const pairs = pairRows(placesOf(before), placesOf(after), signatures);
  const otherWay = pairs.some(({ before: one, after: other }) => {
    const alone = one === null ? other : other === null ? one : null;
    return alone !== null && alone.step.row === undefined && alone.step.op !== 'add';
  });
  const length = Math.max(before.steps.length, after.steps.length);
  if (!both.sameRules && otherWay && length <= longestWorking) {
    return [{ words: '', before: workingWords(before, notations[0]), after: workingWords(after, notations[1]) }];
  }
  const found = pairs.flatMap((pair): Found[] => {
    if (pair.before === null) return aloneStep(pair.after, notations[1], { before: null, after: '' });
    if (pair.after === null) return aloneStep(pair.before, notations[0], { before: '', after: null });
    const [one, other] = [pair.before.step, pair.after.step];
    if (sameStep(one, other)) return [];
    const inner = depth < deepest ? innerReasons(both, one, other, isListed, depth) : [];
    if (inner.length > 0) return inner.map((reason) => ({ ...reason, faint: 0 }));
    return [{ ...changedStep(one, other, notations), faint: faintness(one, other) }];
  });
  return told(found);
}

function placesOf(derivation: Derivation): Place[] {
  return derivation.steps.flatMap((step, i) => {
    if (step.op === 'round') return [];
    const own = step.row !== undefined && derivation.id.includes(`:${step.row}.`);
    return [{ step, first: i === 0, own, tells: !isWithoutEffect(derivation, i) }];
  });
}

const arithmetic = new Set<Step['op']>(['multiply', 'divide', 'atLeast', 'atMost', 'given']);

/** A step that only one side has; nothing for one that did nothing there. */
function aloneStep({ step, tells }: Place, notation: DiceNotation, sides: Pick<Reason, 'before' | 'after'>): Found[] {
  if (!tells) return [];
  const faint = step.row === undefined && arithmetic.has(step.op) ? 1 : 0;
  return [{ words: briefWords(step, notation), ...sides, faint }];
}

function faintness(one: Step, other: Step): Found['faint'] {
  if (one.op === 'lookup' && other.op === 'lookup') return 2;
  return one.op === 'given' && other.op === 'given' && one.from !== other.from ? 1 : 0;
}

/** What a step leans on, where its own words say nothing new and its source has no difference of its own. */
function innerReasons(
  both: Both,
  one: Step,
  other: Step,
  isListed: (stat: StatId) => boolean,
  depth: number,
): Reason[] {
  const [source, otherSource] = [sourceOf(one), sourceOf(other)];
  if (source === undefined || otherSource === undefined || isListed(source) || isListed(otherSource)) return [];
  if (chosenWords(one) !== chosenWords(other)) return [];
  const [inner, otherInner] = [both.before.worksheet.find(source), both.after.worksheet.find(otherSource)];
  if (!inner || !otherInner || sameValue(inner.value, otherInner.value)) return [];
  return stepReasons(both, inner, otherInner, isListed, depth + 1);
}

/** The reasons that carry the difference, each once; fainter ones only where there is nothing else to say. */
function told(found: readonly Found[]): Reason[] {
  const least = Math.min(...found.map(({ faint }) => faint));
  const unique = new Map<string, Reason>();
  for (const { words, before, after, faint } of found) {
    if (faint !== least) continue;
    const reason = { words: stripBidiControls(words), before: plain(before), after: plain(after) };
    unique.set(JSON.stringify(reason), reason);
  }
  return [...unique.values()];
}

const plain = (text: string | null): string | null => text && stripBidiControls(text);
