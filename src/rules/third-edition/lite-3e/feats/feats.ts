import type { DerivationBuilder, StatFormula } from '../../../../engine/builder.ts';
import { type FeatGroup, type FeatRules, type FeatWork, featStat } from '../../../feats/feat.ts';
import {
  climbingFeats,
  laterClimbs,
  rollAgainst,
  type WeightLimit,
  weightLimits,
} from '../../../feats/weight-limits.ts';
import { applyEffects } from '../../../shared/effects.ts';
import { goodsStat, limitStat } from '../../../shared/load.ts';
import {
  defineStateOfThirdEdition,
  fallingFeats,
  jumpingFeats,
  marchingFeats,
  stateOfThirdEdition,
  writeHalving,
} from '../../common/feats/movement.ts';
import { throwingFeats } from '../../common/feats/throwing.ts';
import { loadLevels } from '../movement.ts';
import { pages } from '../pages.ts';

/** Weights by ST (GURPS Lite p. 23). The limit for dragging equals that for carrying; on wheels a load weighs less. */
const lifts: readonly WeightLimit[] = [
  { id: 'oneHand', name: 'lift with one hand', times: 6, note: '2 seconds if it weighs more pounds than your ST' },
  { id: 'twoHands', name: 'lift with two hands', times: 25, note: '2 seconds if it weighs more pounds than your ST' },
  { id: 'back', name: 'carry on the back', times: 30, note: '1 fatigue per second above 20 × ST' },
  { id: 'push', name: 'shove and knock over', times: 25 },
  { id: 'rush', name: 'shove and knock over with a run', times: 50 },
  { id: 'shift', name: 'shift slightly', times: 100 },
  { id: 'drag', name: 'drag over rough ground', times: 30, note: 'doubled on smooth, level ground' },
  { id: 'cart', name: 'pull on two wheels', times: 300, note: 'doubled on a good road' },
  { id: 'wagon', name: 'pull on four wheels', times: 600, note: 'doubled on a good road' },
];

/** Miles of a day’s march by the level of load (GURPS Lite p. 23). */
const marches: readonly number[] = [50, 40, 30, 20, 10];

const { feats: swimmingCite, build } = pages;
/** Swimming is lowered by this many times the level of load (p. 23). */
const loadTimes = 2;
const swimmingLoad = 'feat:swimming.load';

/** Returns the feats of swimming (p. 23). The weight of a fat body is no load in the water (p. 5). */
function swimmingFeats(work: FeatWork): readonly StatFormula[] {
  const { worksheet } = work;
  const swimming = work.skill({ id: 'swimming', name: 'Swimming' });
  worksheet.define({
    id: swimmingLoad,
    name: 'encumbrance level in water',
    cite: swimmingCite,
    formula: (w) => {
      if (!w.has(goodsStat)) {
        w.startFrom('encumbrance');
        return;
      }
      const load = w.givenNumber(goodsStat, undefined, { cite: build });
      const level = loadLevels.findIndex((_, i) => load <= w.consultNumber(limitStat(i)));
      if (level >= 0) w.given(limitStat(level));
      w.lookup('load', 'without body weight', level < 0 ? loadLevels.length : level, { cite: build });
    },
  });
  const inWater = (id: string, name: string, unit: string | undefined, add: number, words: string): StatFormula => ({
    id: featStat('swimming', id),
    name,
    unit,
    cite: swimmingCite,
    formula: (w) => {
      w.startFrom(swimming);
      if (w.value === null) return;
      const level = w.givenNumber(swimmingLoad);
      if (level > 0) w.add(-loadTimes * level, 'twice the encumbrance level', { cite: swimmingCite });
      if (add !== 0) w.add(add, words, { cite: swimmingCite });
      if (unit) w.atLeast(0, 'minimum', { cite: swimmingCite });
    },
  });
  return [
    inWater('purpose', 'roll to enter the water on purpose', undefined, 3, 'on purpose'),
    inWater('fall', 'roll on falling in, then every 5 minutes', undefined, 0, ''),
    {
      id: featStat('swimming', 'move'),
      name: 'short distance',
      unit: 'yards a second',
      cite: swimmingCite,
      formula: (w) => {
        w.startFrom(swimming);
        if (w.value !== null) w.divide(10, 'a tenth', { cite: swimmingCite }).round('down', { cite: swimmingCite });
        if (w.value !== null) w.atLeast(1, 'minimum', { cite: swimmingCite });
      },
    },
    inWater('long', 'long distance', 'yards in 10 seconds', 0, ''),
    inWater('rescue', 'roll to rescue someone', undefined, -5, 'rescue'),
  ];
}

const { feats: cite, injury, fatigue } = pages;
const { st } = stateOfThirdEdition;
/** The deepest fall that still does more damage, in yards (p. 28). */
const maxFall = 50;
/** A Will roll against fear fails from 14 on (p. 24). */
const maxWill = 13;
const jumpBasis = 'feat:jumping.basis';

/** The feats of GURPS Lite: physical (pp. 22–24), mental (p. 24), falling (p. 28), fatigue and poison (p. 29). */
export const liteFeats: FeatRules = {
  define: (work) => {
    defineStateOfThirdEdition(work.worksheet, injury, fatigue);
    return groups(work);
  },
};

function groups(work: FeatWork): readonly FeatGroup[] {
  const { worksheet } = work;
  const [jumping, climbing] = [
    work.skill({ id: 'jumping', name: 'Jumping' }),
    work.skill({ id: 'climbing', name: 'Climbing' }),
  ];
  worksheet.define({
    id: jumpBasis,
    name: 'ST or Jumping',
    cite: pages.jumping,
    formula: (w) => w.choose('better of', [{ from: st }, { from: jumping }], 'highest', { cite: pages.jumping }),
  });
  const writeClimb = (w: DerivationBuilder): void => {
    w.startFrom(climbing);
    if (w.value !== null) w.addFrom('encumbrance', -1, 'encumbrance level', { cite });
  };
  return [
    { id: 'lifting', title: 'Lifting and moving', feats: weightLimits(lifts, st, cite) },
    { id: 'throwing', title: 'Throwing', feats: throwingFeats(work, { row: 'nearest', lobsWithSkill: true, cite }) },
    {
      id: 'jumping',
      title: 'Jumping',
      feats: jumpingFeats(work, {
        basis: jumpBasis,
        runningHigh: true,
        cite: pages.jumping,
        notes: [],
        extra: [],
        effort: null,
      }),
    },
    { id: 'climbing', title: 'Climbing', feats: climbingFeats(laterClimbs, cite, writeClimb) },
    { id: 'running', title: 'Running', feats: runningFeats(work) },
    {
      id: 'hiking',
      title: 'Marching and long fights',
      feats: [dailyMarch, ...marchingFeats(fatigue, '+1 for marching in a hot climate')],
    },
    { id: 'swimming', title: 'Swimming', feats: swimmingFeats(work) },
    {
      id: 'falling',
      title: 'Falling',
      feats: fallingFeats(
        work,
        pages.falling,
        [
          '−1 per yard onto something soft; armor protects with half its DR',
          'a successful Acrobatics roll subtracts 5 yards',
        ],
        maxFall,
      ),
    },
    {
      id: 'senses',
      title: 'Senses',
      feats: [
        rollAgainst('senses', 'vision', 'Vision', 'vision', pages.mind, { note: '−1 to −9 in partial darkness' }),
        rollAgainst('senses', 'hearing', 'Hearing', 'hearing', pages.mind),
        rollAgainst('senses', 'tasteSmell', 'Taste/Smell', 'tasteSmell', pages.mind),
        rollAgainst('senses', 'understanding', 'to understand what you noticed', 'iq', pages.mind),
      ],
    },
    { id: 'fright', title: 'Fear', feats: [fright] },
    {
      id: 'resistance',
      title: 'Resistance',
      feats: [
        rollAgainst('resistance', 'poison', 'against poison and illness', 'ht', pages.poison, {
          note: 'modified by the poison, or by how close the contact with the disease was',
        }),
        rollAgainst('resistance', 'influence', 'against influence and mind control', 'will', pages.mind),
        rollAgainst('resistance', 'stun', 'to recover from stun', 'ht', injury),
      ],
    },
  ];
}

/** A day’s march by the load alone. */
const dailyMarch: StatFormula = {
  id: featStat('hiking', 'day'),
  name: 'a day’s march in ideal conditions',
  unit: 'miles',
  cite,
  formula: (w) => {
    const level = w.givenNumber('encumbrance', 'encumbrance level');
    const miles = marches[level];
    if (miles === undefined) w.start(null, 'too encumbered to march', { cite });
    else w.lookup('travel', `encumbrance level ${level}`, miles, { cite });
  },
};

const fright: StatFormula = {
  id: featStat('fright', 'will'),
  name: 'Will roll against fear and bad impulses',
  cite: pages.mind,
  formula: (w) => w.startFrom('will').atMost(maxWill, 'maximum (14 always fails)', { cite: pages.mind }),
};

/** Speeds of running: in a fight, and on a long run with fractions. Both are lowered by load as Move is. */
function runningFeats({ effects }: FeatWork): readonly StatFormula[] {
  const running = pages.running;
  return [
    {
      id: featStat('running', 'sprint'),
      name: 'sprint in a fight, from the second turn in a straight line',
      unit: 'yards a second',
      cite: running,
      formula: (w) => w.startFrom(stateOfThirdEdition.move).add(1, 'sprint', { cite: running }),
    },
    {
      id: featStat('running', 'long'),
      name: 'run of a few hundred yards',
      unit: 'yards a second',
      cite: running,
      formula: (w) => {
        if (marches[w.consultNumber('encumbrance')] === undefined) {
          w.given('encumbrance', 'encumbrance level');
          w.start(null, 'too encumbered to run', { cite: running });
          return;
        }
        applyEffects(w.startFrom('basicSpeed'), effects, 'runningMove');
        w.add(1, 'sprint', { cite: running }).addFrom('encumbrance', -1, 'encumbrance level', { cite: running });
        w.atLeast(1, 'minimum', { cite: running });
        writeHalving(w, injury, fatigue, false);
      },
    },
    rollAgainst('running', 'ht', 'roll every 100 yards', 'ht', fatigue, {
      note: 'failure costs 1 fatigue',
    }),
  ];
}
