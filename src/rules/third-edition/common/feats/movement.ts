import type { DerivationBuilder, StatFormula } from '../../../../engine/builder.ts';
import type { Citation } from '../../../../engine/citation.ts';
import { formatFraction } from '../../../../engine/format.ts';
import type { StatId } from '../../../../engine/step.ts';
import type { Worksheet } from '../../../../engine/worksheet.ts';
import { type FeatWork, featStat, stateStats } from '../../../feats/feat.ts';
import { type JumpRules, jumpGoalFeats } from '../../../feats/jump-goals.ts';
import { halveForLosses } from '../movement.ts';

/** ST as fatigue has left it, and Move as wounds and fatigue have. */
export const stateOfThirdEdition = { st: 'state.st', move: 'state.move', hitsLeft: 'state.hitsLeft' } as const;

/** Halves a speed for wounds and for fatigue, rounded down if it is Move. */
export function writeHalving(w: DerivationBuilder, injury: Citation, fatigue: Citation, isRounded: boolean): void {
  const { hitsLeft, st } = stateOfThirdEdition;
  halveForLosses(
    w,
    {
      hitsLeft: w.consultNumber(stateStats.hitsLost) > 0 ? hitsLeft : null,
      strengthLeft: w.consultNumber(stateStats.fatigueLost) > 0 ? st : null,
      injury,
      fatigue,
    },
    isRounded,
  );
}

/** Defines the effects of a state on ST and Move: fatigue lowers ST for every use of it but the damage of weapons. */
export function defineStateOfThirdEdition(worksheet: Worksheet, injury: Citation, fatigue: Citation): void {
  worksheet.define({
    id: stateOfThirdEdition.hitsLeft,
    name: 'hits left',
    cite: injury,
    formula: (w) => w.startFrom('hitPoints').addFrom(stateStats.hitsLost, -1),
  });
  worksheet.define({
    id: stateOfThirdEdition.st,
    name: 'ST',
    cite: fatigue,
    formula: (w) => {
      w.startFrom('st');
      if (w.consultNumber(stateStats.fatigueLost) > 0) {
        w.addFrom(stateStats.fatigueLost, -1, undefined, { cite: fatigue }).atLeast(0, 'minimum', {
          cite: fatigue,
        });
      }
    },
  });
  worksheet.define({
    id: stateOfThirdEdition.move,
    name: 'Move',
    unit: 'yards a turn',
    cite: injury,
    formula: (w) => writeHalving(w.startFrom('move'), injury, fatigue, true),
  });
}

/** Depths that are always shown, in yards. */
const usualFalls = [1, 2, 3, 4, 5, 10, 20];
/** The penalty to each yard's die, by the depth of the fall (Man to Man p. 47; GURPS Lite p. 28). */
const losses: readonly (readonly [upTo: number, loss: number])[] = [
  [2, 4],
  [4, 3],
  [Number.POSITIVE_INFINITY, 2],
];

/** Writes the dice of a fall: a die for each yard, less 4, 3 or 2 each (Man to Man p. 47; GURPS Lite p. 28). */
export function writeFall(w: DerivationBuilder, yards: number, cite: Citation, most: number): void {
  const counted = Math.min(Math.floor(yards), most);
  const [, loss] = losses.find(([upTo]) => counted <= upTo) ?? [0, 2];
  w.lookup(
    'falling',
    `${formatFraction(counted)} ${counted === 1 ? 'yard' : 'yards'}, 1d−${loss} per yard`,
    { dice: counted, adds: -loss * counted },
    { cite },
  );
}

/**
 * Returns the damage of falls: a die for each yard, less 4, 3 or 2 each. `most` is the depth from which it grows no more.
 */
export function fallingFeats(
  { questions }: FeatWork,
  cite: Citation,
  notes: readonly string[],
  most = Number.POSITIVE_INFINITY,
): readonly StatFormula[] {
  const falls = [...new Set([...usualFalls, ...questions.falls])].sort((a, b) => a - b);
  return falls.map((yards) => ({
    id: featStat('falling', yards),
    name: `fall of ${formatFraction(yards)} ${yards === 1 ? 'yard' : 'yards'}`,
    cite,
    formula: (w) => {
      writeFall(w, yards, cite, most);
      for (const note of notes) w.note(note, { cite });
    },
  }));
}

/**
 * Returns the fatigue from an hour of march and from a fight of more than ten seconds: the level of load plus 1 (Man to
 * Man p. 55; GURPS Lite p. 29).
 */
export const marchingFeats = (cite: Citation, heat: string): readonly StatFormula[] =>
  (
    [
      ['march', 'an hour of marching'],
      ['fight', 'a fight of more than 10 seconds'],
    ] as const
  ).map(([id, name]) => ({
    id: featStat('hiking', id),
    name,
    unit: 'fatigue',
    cite,
    formula: (w) => {
      w.startFrom('encumbrance', 'encumbrance level').add(1, 'base', { cite });
      w.note(heat, { cite });
    },
  }));

/** The run that makes a high jump 2 feet higher (GURPS Lite p. 22). */
const highRun = { yards: 4, inches: 24 };
const inchesPerFoot = 12;

interface JumpingRules {
  /** The base of the distances: ST, or a stat that may replace it. */
  readonly basis: StatId;
  /** With a run a high jump is higher. */
  readonly runningHigh: boolean;
  readonly cite: Citation;
  readonly notes: readonly string[];
  readonly extra: readonly StatFormula[];
  /** Jumps farther than usual, with a roll; null if the book has none. */
  readonly effort: JumpEffort | null;
}

/** A roll for a longer jump: −1 to the roll for each so many inches more, or a part of these. */
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
