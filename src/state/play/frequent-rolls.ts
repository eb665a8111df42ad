import { create } from 'zustand';
import { recall, remember } from '../view/preferences.ts';

/** The rolls that stay on top of a character's list, and those made last, newest first, by their ids. */
interface FrequentRolls {
  readonly kept: readonly string[];
  readonly last: readonly string[];
}

const none: FrequentRolls = { kept: [], last: [] };
const storageKey = 'pointwright.rolls';
const maxCharacters = 50;
const maxKept = 30;
const maxLast = 5;

/**
 * By the id of the character, the one used last first. They are of the browser, not of the file: what a player rolls often is no
 * choice of the character's, and undo must not move it.
 */
const useFrequentRollsStore = create<readonly (readonly [character: string, rolls: FrequentRolls])[]>()(() => read());

const isText = (value: unknown): value is string => typeof value === 'string';

/** Reads what is stored; what is damaged is left out. */
function read(): readonly (readonly [string, FrequentRolls])[] {
  let stored: unknown = null;
  try {
    stored = JSON.parse(recall(storageKey) ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(stored)) return [];
  return stored.slice(0, maxCharacters).flatMap((entry: unknown) => {
    if (!Array.isArray(entry) || !isText(entry[0])) return [];
    const [character, rolls]: unknown[] = entry;
    const list = (name: string, most: number): string[] => {
      const value: unknown = typeof rolls === 'object' && rolls !== null ? Reflect.get(rolls, name) : [];
      return Array.isArray(value) ? value.filter(isText).slice(0, most) : [];
    };
    return [[String(character), { kept: list('kept', maxKept), last: list('last', maxLast) }] as const];
  });
}

/** The rolls of a character that its list begins with. */
export const useFrequentRolls = (character: string): FrequentRolls =>
  useFrequentRollsStore((all) => all.find(([id]) => id === character)?.[1] ?? none);

function change(character: string, to: (rolls: FrequentRolls) => FrequentRolls): void {
  const all = useFrequentRollsStore.getState();
  const own = all.find(([id]) => id === character)?.[1] ?? none;
  const others = all.filter(([id]) => id !== character);
  const changed = [[character, to(own)] as const, ...others].slice(0, maxCharacters);
  useFrequentRollsStore.setState(changed, true);
  remember(storageKey, JSON.stringify(changed));
}

/** Keeps a roll on top of the character's list, or no longer. */
export const keepRoll = (character: string, roll: string, kept: boolean): void =>
  change(character, (rolls) => {
    const others = rolls.kept.filter((other) => other !== roll);
    return { ...rolls, kept: kept ? [...others, roll].slice(-maxKept) : others };
  });

/** A roll was made. */
export const noteRoll = (character: string, roll: string): void =>
  change(character, (rolls) => ({
    ...rolls,
    last: [roll, ...rolls.last.filter((other) => other !== roll)].slice(0, maxLast),
  }));
