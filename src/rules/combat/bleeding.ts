import type { CombatState } from '../../character/combat-state.ts';
import type { Play } from '../../character/play.ts';

/** Seconds between two rolls of somebody who bleeds. */
const minute = 60;

/** So many minutes in a row without a loss stop the bleeding by themselves. */
const clearMinutes = 3;

const untouched = { seconds: 0, clear: 0 };

const bleeds = ({ conditions }: CombatState): boolean =>
  conditions.includes('bleeding') && !conditions.includes('dead');

/** True if a minute of bleeding is over, and its roll is not made yet. */
export const isBleedingDue = (state: CombatState): boolean => bleeds(state) && (state.bleeding?.seconds ?? 0) >= minute;

/** Seconds until the next roll of somebody who bleeds: 0 if it is due, null if nothing bleeds. */
export const bleedingLeft = (state: CombatState): number | null =>
  bleeds(state) ? Math.max(0, minute - (state.bleeding?.seconds ?? 0)) : null;

/** Time passes: it counts for those who bleed, and is forgotten by others. */
export function passBleeding(play: Play, seconds: number): Play {
  const { state } = play;
  if (bleeds(state)) {
    const { seconds: before, clear } = state.bleeding ?? untouched;
    return seconds > 0 ? { ...play, state: { ...state, bleeding: { seconds: before + seconds, clear } } } : play;
  }
  if (!state.bleeding) return play;
  const { bleeding: _, ...rest } = state;
  return { ...play, state: rest };
}

/** A sentence when time has made the roll due, between two states. */
export const describeBleeding = (before: Play, after: Play): readonly string[] =>
  isBleedingDue(after.state) && !isBleedingDue(before.state)
    ? ['Bleeding: a minute is over, and its roll is due.']
    : [];

/** The minute counts no more: its roll was made or skipped. `hits` were lost by it; null for a skipped roll. */
export function minuteOver(state: CombatState, hits: number | null): CombatState {
  const { seconds, clear } = state.bleeding ?? untouched;
  const left = Math.max(0, seconds - minute);
  return { ...state, bleeding: { seconds: left, clear: hits === null ? clear : hits > 0 ? 0 : clear + 1 } };
}

/** True if enough minutes in a row have passed without a loss. */
export const hasStopped = ({ bleeding }: CombatState): boolean => (bleeding?.clear ?? 0) >= clearMinutes;
