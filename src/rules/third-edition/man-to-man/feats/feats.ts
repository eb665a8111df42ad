import type { DerivationBuilder, StatFormula } from '../../../../engine/builder.ts';
import { type FeatGroup, type FeatRules, type FeatWork, featStat } from '../../../feats/feat.ts';
import { addNamedBonuses } from '../../../feats/named-traits.ts';
import {
  type Climb,
  climbingFeats,
  rollAgainst,
  type WeightLimit,
  weightLimits,
} from '../../../feats/weight-limits.ts';
import { applyEffects } from '../../../shared/effects.ts';
import {
  defineStateOfThirdEdition,
  fallingFeats,
  type JumpEffort,
  jumpingFeats,
  marchingFeats,
  stateOfThirdEdition,
  writeHalving,
} from '../../common/feats/movement.ts';
import { throwingFeats } from '../../common/feats/throwing.ts';
import { pages } from '../pages.ts';

/** Weights by ST (Man to Man p. 50). */
const lifts: readonly WeightLimit[] = [
  { id: 'oneHand', name: 'lift with one hand', times: 6, note: '2 seconds if it weighs more pounds than your ST' },
  { id: 'twoHands', name: 'lift with two hands', times: 25, note: '2 seconds if it weighs more pounds than your ST' },
  { id: 'back', name: 'carry on the back', times: 30, note: '1 fatigue per turn above 20 × ST' },
  { id: 'drag', name: 'drag along the floor', times: 40, note: 'doubled for a short distance if braced' },
  { id: 'wheels', name: 'pull on wheels', times: 100, note: 'doubled briefly for 1 fatigue per turn' },
  {
    id: 'road',
    name: 'pull on wheels on a smooth road',
    times: 200,
    note: 'doubled briefly for 1 fatigue per turn',
  },
  { id: 'push', name: 'knock over', times: 10 },
  { id: 'rush', name: 'knock over with a run', times: 20 },
];

/** Speeds of climbing, which is not rolled for (Man to Man p. 48). The text has two rungs down, the table one: see decisions.ts. */
const climbs: readonly Climb[] = [
  { id: 'ladderUp', name: 'ladder, up', modifier: null, short: '3 rungs a second', long: '1 rung a second' },
  { id: 'ladderDown', name: 'ladder, down', modifier: null, short: '2 rungs a second', long: '1 rung a second' },
  { id: 'tree', name: 'ordinary tree', modifier: null, short: '1 ft a second', long: '1 ft in 3 seconds' },
  { id: 'mountain', name: 'ordinary mountain', modifier: null, short: '1 ft in 2 seconds', long: '10 ft a minute' },
  { id: 'stoneWall', name: 'vertical stone wall', modifier: null, short: '1 ft in 5 seconds', long: '4 ft a minute' },
  { id: 'building', name: 'modern building', modifier: null, short: '1 ft in 10 seconds', long: '2 ft a minute' },
];

/** The divisor of the speed of a long run, by the level of load (Man to Man p. 48); nobody runs with more. */
const runningDivisors: readonly number[] = [1, 2, 3, 4, 5];

const { feats: cites, injury, fatigue } = pages;
const { st } = stateOfThirdEdition;

/** The feats of Man to Man: special movement (pp. 48–51), falling (p. 47), rolls against attributes (pp. 6, 45–47, 53). */
export const manToManFeats: FeatRules = {
  define: (work) => {
    defineStateOfThirdEdition(work.worksheet, injury, fatigue);
    return groups(work);
  },
};

const groups = (work: FeatWork): readonly FeatGroup[] => [
  {
    id: 'lifting',
    title: 'Lifting and moving',
    feats: [...weightLimits(lifts, st, cites.lifting), extraLift],
  },
  {
    id: 'throwing',
    title: 'Throwing',
    feats: throwingFeats(work, { row: 'lighter', lobsWithSkill: false, cite: cites.throwing }),
  },
  {
    id: 'jumping',
    title: 'Jumping',
    feats: jumpingFeats(work, {
      basis: st,
      runningHigh: false,
      cite: cites.jumping,
      notes: ['half as far without preparation'],
      extra: extraJumps,
      effort: jumpEffort,
    }),
  },
  { id: 'climbing', title: 'Climbing', feats: climbingFeats(climbs, cites.climbing, null) },
  { id: 'running', title: 'Running', feats: runningFeats(work) },
  { id: 'hiking', title: 'Marching and long fights', feats: marchingFeats(fatigue, '+1 on a hot day') },
  { id: 'falling', title: 'Falling', feats: fallingFeats(work, pages.falling, fallNotes) },
  {
    id: 'senses',
    title: 'Senses and surprise',
    feats: [
      rollAgainst('senses', 'notice', 'to notice something', 'iq', pages.successRolls),
      {
        id: featStat('senses', 'surprise'),
        name: 'to recover from surprise',
        cite: pages.surprise,
        formula: (w) => addNamedBonuses(w.startFrom('iq'), work.context, [{ trait: 'combat-reflexes', add: 6 }]),
      },
    ],
  },
  {
    id: 'resistance',
    title: 'Resistance',
    feats: [
      rollAgainst('resistance', 'poison', 'against poison', 'ht', pages.poison),
      rollAgainst('resistance', 'stun', 'to recover from stun', 'ht', injury),
    ],
  },
];

const fallNotes = [
  '−1 per yard onto something soft; armor protects with its full DR',
  'into deep water none, or 1d from more than 20 yards',
];

const extraLift = rollAgainst('lifting', 'effort', 'roll to lift 10% more', st, cites.lifting, {
  add: -1,
  words: '10% more weight',
  note: '−1 for each further 10%; costs 1 fatigue, and a failure 1 hit',
});

/** The roll for a longer jump is against ST or DX, whichever is better, less the extra distance (p. 49). */
const jumpEffort: JumpEffort = {
  writeRoll: (w) => w.choose('better of', [{ from: st }, { from: 'dx' }], 'highest', { cite: cites.jumping }),
  inches: { high: 1, broad: 4, running: 6 },
  note: 'costs 1 fatigue',
};

const extraJumps: readonly StatFormula[] = [
  ['high', 'roll to jump an inch higher', '−1 for each further inch; costs 1 fatigue'],
  ['broad', 'roll to jump 4 inches farther', '−1 for each further 4 inches (6 with a run); costs 1 fatigue'],
].map(([id = '', name = '', note = '']) => ({
  id: featStat('jumping', id, 'effort'),
  name,
  cite: cites.jumping,
  formula: (w) => {
    jumpEffort.writeRoll(w);
    w.add(-1, 'extra effort', { cite: cites.jumping }).note(note, { cite: cites.jumping });
  },
}));

/** The speed of a long run, in yards a second with fractions: with Running, a yard more for the sprint, divided by load. */
function runningFeats({ effects }: FeatWork): readonly StatFormula[] {
  const cite = cites.running;
  const writeSpeed = (w: DerivationBuilder): void => {
    const divisor = runningDivisors[w.consultNumber('encumbrance')];
    if (divisor === undefined) {
      w.given('encumbrance', 'encumbrance level');
      w.start(null, 'too encumbered to run', { cite });
      return;
    }
    applyEffects(w.startFrom('basicSpeed'), effects, 'runningMove');
    w.add(1, 'sprint, on good ground', { cite });
    w.given('encumbrance', 'encumbrance level');
    if (divisor !== 1) w.divide(divisor, 'encumbrance', { cite });
    writeHalving(w, injury, fatigue, false);
  };
  return [
    {
      id: featStat('running', 'sprint'),
      name: 'sprint in a fight, from the second turn in a straight line',
      unit: 'yards a turn',
      cite: pages.sprint,
      formula: (w) => w.startFrom(stateOfThirdEdition.move).add(1, 'sprint', { cite: pages.sprint }),
    },
    {
      id: featStat('running', 'short'),
      name: '10 to 500 yards',
      unit: 'yards a second',
      cite,
      formula: (w) => {
        writeSpeed(w);
        w.note('HT roll every 100 yards, or lose 1 fatigue', { cite });
      },
    },
    {
      id: featStat('running', 'long'),
      name: '500 yards to a mile',
      unit: 'yards a second',
      cite,
      formula: (w) => {
        writeSpeed(w);
        if (w.value !== null) w.divide(2, 'half speed', { cite });
      },
    },
    {
      id: featStat('running', 'ht'),
      name: 'roll every 100 yards',
      cite,
      formula: (w) => w.startFrom('ht').note('failure costs 1 fatigue', { cite }),
    },
  ];
}
