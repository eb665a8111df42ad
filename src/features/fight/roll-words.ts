import type { RollResult } from '../../rules/combat/outcomes/success-roll.ts';

const outcomeWords: Readonly<Record<RollResult['outcome'], string>> = {
  criticalSuccess: 'critical success',
  success: 'success',
  failure: 'failure',
  criticalFailure: 'critical failure',
};

/** "Dodge: needs 9, rolled 7, success by 2." */
export function rollSentence(name: string, needed: number, rolled: number, { outcome, margin }: RollResult): string {
  const by = margin === 0 ? '' : ` by ${Math.abs(margin)}`;
  return `${name}: needs ${needed}, rolled ${rolled}, ${outcomeWords[outcome]}${by}.`;
}
