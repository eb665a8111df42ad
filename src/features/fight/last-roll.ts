import { create } from 'zustand';
import type { RollResult } from '../../rules/combat/outcomes/success-roll.ts';

/** The last roll, as it is shown; its dice are empty where only their sum is known. */
interface LastRoll {
  /** Grows with each roll, so that the same dice are thrown again. */
  readonly number: number;
  readonly dice: readonly number[];
  readonly outcome: RollResult['outcome'] | null;
  readonly sentences: readonly string[];
}

const none: LastRoll = { number: 0, dice: [], outcome: null, sentences: [] };

export const useLastRoll = create<LastRoll>()(() => none);

/** Shows a roll in place of the last one. */
export const showRoll = (dice: readonly number[], outcome: RollResult['outcome'], sentence: string): void =>
  useLastRoll.setState(({ number }) => ({ number: number + 1, dice, outcome, sentences: [sentence] }));

/** Adds what followed from the last roll: its damage. */
export const addToRoll = (sentence: string): void =>
  useLastRoll.setState(({ sentences }) => ({ sentences: [...sentences, sentence] }));

export const forgetRoll = (): void => useLastRoll.setState(none);
