import type { Citation } from '../../../../engine/citation.ts';
import type { FirstAidRow, RecoveryRules } from '../../../combat/recovery-rules.ts';

const row = (techLevel: number, minutes: number, adds: number): FirstAidRow => ({
  techLevel,
  minutes,
  dice: { dice: 1, adds },
});

/** First aid by tech level (GURPS Lite p. 28). */
export const firstAidByTechLevel: readonly FirstAidRow[] = [
  row(1, 30, -4),
  row(2, 30, -3),
  row(4, 30, -2),
  row(5, 20, -2),
  row(6, 20, -1),
  row(8, 10, 0),
];

/**
 * The same by the eras of Man to Man (p. 54): ancient, Roman and medieval, Napoleonic and Civil War, the First World War, the Second and
 * modern, near future; their tech levels by GURPS Lite (p. 32).
 */
export const firstAidByEra: readonly FirstAidRow[] = [
  row(1, 30, -4),
  row(2, 30, -3),
  row(5, 30, -2),
  row(6, 20, -2),
  row(7, 20, -1),
  row(8, 10, 0),
];

/** What both books of the third edition have alike. */
export const thirdEditionRecovery = (healing: Citation, fatigue: Citation) =>
  ({
    bandage: { minutes: 30, skill: false, cite: healing },
    fatigue: { minutes: 10, withMeal: 0, cite: fatigue },
  }) as const satisfies Partial<RecoveryRules>;
