import type { DerivationBuilder, StatFormula } from '../../../engine/builder.ts';
import type { Citation } from '../../../engine/citation.ts';
import { formatFraction } from '../../../engine/format.ts';
import type { StatId } from '../../../engine/step.ts';
import { type FeatWork, featStat } from '../../feats/feat.ts';
import { type JumpRules, jumpGoalFeats } from '../../feats/jump-goals.ts';

/** The run that makes a high jump 2 feet higher (GURPS Lite p. 22). */
const highRun = { yards: 4, inches: 24 };
const inchesPerFoot = 12;

export interface JumpingRules {
  /** What the distances are based on: ST, or what may stand in for it. */
  readonly basis: StatId;
  /** With a run a high jump is higher. */
  readonly runningHigh: boolean;
  readonly cite: Citation;
  readonly notes: readonly string[];
  readonly extra: readonly StatFormula[];
  /** Jumps farther than usual, with a roll; null where the book has none. */
  readonly effort: JumpEffort | null;
}

/** A roll for a longer jump: what is rolled against loses 1 for so many inches more, or a part of these. */
export interface JumpEffort {
  readonly writeRoll: (w: DerivationBuilder) => void;
  readonly inches: { readonly high: number; readonly broad: number; readonly running: number };
  readonly note: string;
}

/**
 * Returns the feats of jumping (Man to Man p. 49; GURPS Lite p. 22): 3 × ST − 10 inches high; ST − 3 feet far, a foot more for
 * each yard of run, and at most twice as far.
 */
export function jumpingFeats({ questions, worksheet }: FeatWork, rules: JumpingRules): readonly StatFormula[] {
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
            writeHigh(w).add(highRun.inches, 'running start', { cite }),
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
    ...jumpGoalFeats(worksheet, broadRules(rules, questions.broadJumps)),
    ...jumpGoalFeats(worksheet, highRules(rules, questions.highJumps)),
  ];
}

/** A foot farther for each yard of run. */
const broadRules = ({ effort, cite }: JumpingRules, goals: readonly number[]): JumpRules => ({
  direction: 'broad',
  goals,
  standing: featStat('jumping', 'broad'),
  running: featStat('jumping', 'running'),
  writeRun: (w, goal) => w.start(goal, 'feet to jump').addFrom(featStat('jumping', 'broad'), -1).round('up', { cite }),
  effort: effort && {
    ...effort,
    cite,
    writePenalty: (w, goal, from, isRunning) => {
      const inches = isRunning ? effort.inches.running : effort.inches.broad;
      w.start(goal, 'feet to jump').addFrom(from, -1).multiply(inchesPerFoot, 'inches per foot');
      w.divide(inches, 'inches per −1', { cite }).round('up', { cite });
    },
  },
  cite,
});

const highRules = ({ runningHigh, effort, cite }: JumpingRules, goals: readonly number[]): JumpRules => ({
  direction: 'high',
  goals,
  standing: featStat('jumping', 'high'),
  running: runningHigh ? featStat('jumping', 'highRunning') : null,
  writeRun: (w) => {
    w.given(featStat('jumping', 'high'));
    w.start(highRun.yards, 'running start', { cite });
  },
  effort: effort && {
    ...effort,
    cite,
    writePenalty: (w, goal, from) => {
      w.start(goal, 'inches to jump').addFrom(from, -1);
      w.divide(effort.inches.high, 'inches per −1', { cite }).round('up', { cite });
    },
  },
  cite,
});
