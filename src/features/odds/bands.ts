import type { RollOutcome } from '../../rules/odds/roll-outcomes.ts';

/** What a bar stands for: it has a pattern of its own, besides its color. */
export type Band = RollOutcome['outcome'] | 'tie';

export const outcomeNames = {
  criticalSuccess: 'Critical success',
  success: 'Ordinary success',
  failure: 'Ordinary failure',
  criticalFailure: 'Critical failure',
} as const satisfies Record<RollOutcome['outcome'], string>;
