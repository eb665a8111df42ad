import type { Citation } from '../../../engine/citation.ts';
import type { DerivationBuilder } from '../../../engine/derivation-builder.ts';
import { formatFraction } from '../../../engine/numbers.ts';
import type { StatFormula } from '../../../engine/stat-formula.ts';
import type { StatId } from '../../../engine/step.ts';
import { type FeatWork, featStat } from '../../feats/feat.ts';

export interface JumpingRules {
  /** What the distances are based on: ST, or what may stand in for it. */
  readonly basis: StatId;
  /** With 4 yards of run a high jump is 2 feet higher. */
  readonly runningHigh: boolean;
  readonly cite: Citation;
  readonly notes: readonly string[];
  readonly extra: readonly StatFormula[];
}

/**
 * Returns the feats of jumping (Man to Man p. 49; GURPS Lite p. 22): 3 × ST − 10 inches high; ST − 3 feet far, a foot more for
 * each yard of run, and at most twice as far.
 */
export function jumpingFeats({ questions }: FeatWork, rules: JumpingRules): readonly StatFormula[] {
  const { basis, runningHigh, cite, notes, extra } = rules;
  const writeHigh = (w: DerivationBuilder): DerivationBuilder =>
    w.startFrom(basis).multiply(3, 'inches per point', { cite }).add(-10, 'base', { cite }).atLeast(0, 'minimum');
  const writeBroad = (w: DerivationBuilder): DerivationBuilder =>
    w.startFrom(basis).add(-3, 'base', { cite }).atLeast(0, 'minimum');
  const jump = (id: string, name: string, unit: string, write: (w: DerivationBuilder) => void): StatFormula => ({
    id: featStat('jumping', id),
    name,
    unit,
    cite,
    formula: (w) => {
      write(w);
      for (const note of notes) w.note(note, { cite });
    },
  });
  const standing = featStat('jumping', 'broad');
  return [
    jump('high', 'high jump', 'in', writeHigh),
    ...(runningHigh
      ? [
          jump('highRunning', 'high jump with a 4-yard run', 'in', (w) =>
            writeHigh(w).add(24, 'running start', { cite }),
          ),
        ]
      : []),
    jump('broad', 'broad jump', 'ft', writeBroad),
    jump('running', 'broad jump with the longest useful run', 'ft', (w) =>
      w.startFrom(standing).multiply(2, 'maximum, doubled', { cite }),
    ),
    ...questions.runUps.map((yards) =>
      jump(`running.${yards}`, `broad jump with a ${formatFraction(yards)}-yard run`, 'ft', (w) =>
        w
          .startFrom(standing)
          .add(Math.floor(yards), 'yards run', { cite })
          .atMostFrom(featStat('jumping', 'running'), undefined, { cite }),
      ),
    ),
    ...extra,
  ];
}
