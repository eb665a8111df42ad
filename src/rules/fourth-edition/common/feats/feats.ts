import type { DerivationBuilder, StatFormula } from '../../../../engine/builder.ts';
import {
  type FeatGroup,
  type FeatGroupId,
  type FeatRules,
  type FeatSkill,
  type FeatWork,
  featStat,
  stateStats,
} from '../../../feats/feat.ts';
import { doubleForTrait } from '../../../feats/named-traits.ts';
import { climbingFeats, laterClimbs, rollAgainst, weightLimits } from '../../../feats/weight-limits.ts';
import { findHolder } from '../../../shared/rows.ts';
import { addLoadToSkill } from '../movement.ts';
import { pages } from '../pages.ts';
import type { senseBonuses } from '../secondary.ts';
import { ruleOf20 } from '../tables/prices.ts';
import { flyingFeats, hikingFeats, jumpingFeats, runningFeats, swimmingFeats } from './movement.ts';
import { breaths, defaults, defineStateOfFourthEdition, digging, featPages, lifts } from './state.ts';
import { throwingFeats } from './throwing.ts';

const cite = featPages.effort;

/** Skills that may be rolled in place of Will, based on Will, and the attribute that they are usually based on. */
const skills = [
  { id: 'hiking', name: 'Hiking', attribute: 'ht' },
  { id: 'jumping', name: 'Jumping', attribute: 'dx' },
  { id: 'lifting', name: 'Lifting', attribute: 'ht' },
  { id: 'running', name: 'Running', attribute: 'ht' },
  { id: 'swimming', name: 'Swimming', attribute: 'ht' },
  { id: 'throwing', name: 'Throwing', attribute: 'dx' },
] as const;

/** Percentages that are shown. */
const percentages = [5, 10, 20, 50];

/**
 * Returns the rolls of extra effort (pp. 356–357): Will, −1 for each 5% more, less the fatigue points lost; and for each
 * skill that was learned, that skill based on Will instead.
 */
function effortFeats(work: FeatWork): readonly StatFormula[] {
  const will = (percent: number): StatFormula => ({
    id: featStat('effort', percent),
    name: `${percent}% more`,
    cite,
    formula: (w) => {
      w.startFrom('will').add(-percent / 5, `${percent}% more`, { cite });
      if (w.consultNumber(stateStats.fatigueLost) > 0) w.addFrom(stateStats.fatigueLost, -1, undefined, { cite });
      w.note('costs 1 FP; +5 if driven by fear, anger or concern', { cite });
    },
  });
  const known = skills.filter(({ id }) => work.context.skillsByName.has(id));
  return [
    ...percentages.map(will),
    ...known.map(({ id, name, attribute }): StatFormula => {
      const skill = work.skill({ id, name });
      return {
        id: featStat('effort', id),
        name: `Will-based ${name}`,
        cite,
        formula: (w) => {
          w.startFrom(skill);
          if (w.value === null) return;
          w.addFrom(attribute, -1, `without ${attribute.toUpperCase()}`, { cite }).addFrom('will', 1, undefined, {
            cite,
          });
          if (w.consultNumber(stateStats.fatigueLost) > 0) w.addFrom(stateStats.fatigueLost, -1, undefined, { cite });
          w.note(id === 'lifting' ? '−1 for each 10% more' : '−1 for each 5% more', { cite });
        },
      };
    }),
  ];
}

/** A Fright Check against more than this fails with a 14 all the same (p. 360). */
const maxFright = 13;

/** The feats of the Basic Set: physical (pp. 349–357), senses (pp. 358–359), fright (p. 360), resistance (p. 348). */
export const fourthEditionFeats: FeatRules = {
  writeDefault: writeSkillDefault,
  define: (work) => {
    defineStateOfFourthEdition(work.worksheet);
    return groups(work);
  },
};

/**
 * Writes the default of a skill from its attribute, which counts as 20 at most, less the load if it applies; null for
 * others.
 */
function writeSkillDefault(w: DerivationBuilder, { id, name }: FeatSkill): void {
  const found = Object.entries(defaults).find(([skill]) => skill === id);
  if (!found) {
    w.start(null, `no ${name} skill`);
    return;
  }
  const [, { attribute, penalty }] = found;
  w.startFrom(attribute);
  if (w.consultNumber(attribute) > ruleOf20) w.atMost(ruleOf20, 'Rule of 20: maximum', { cite: pages.defaults });
  w.add(-penalty, 'untrained', { cite: pages.defaults });
  addLoadToSkill(w, { id, name, facet: null });
}

/** A group that only some have. */
const groupOf = (id: FeatGroupId, title: string, feats: readonly StatFormula[]): readonly FeatGroup[] =>
  feats.length === 0 ? [] : [{ id, title, feats }];

const groups = (work: FeatWork): readonly FeatGroup[] => [
  { id: 'lifting', title: 'Lifting and moving', feats: liftingFeats(work) },
  { id: 'throwing', title: 'Throwing', feats: throwingFeats(work) },
  { id: 'jumping', title: 'Jumping', feats: jumpingFeats(work) },
  { id: 'climbing', title: 'Climbing', feats: climbingFeatsOf(work) },
  { id: 'running', title: 'Running', feats: runningFeats(work) },
  ...groupOf('flying', 'Flying', flyingFeats(work)),
  { id: 'hiking', title: 'Hiking', feats: hikingFeats(work) },
  { id: 'swimming', title: 'Swimming', feats: swimmingFeats(work) },
  { id: 'breath', title: 'Holding breath', feats: breaths.map((row) => breathOf(work, row)) },
  { id: 'digging', title: 'Digging', feats: digging.map(diggingOf) },
  { id: 'effort', title: 'Extra effort', feats: effortFeats(work) },
  {
    id: 'senses',
    title: 'Senses',
    feats: [
      senseOf('vision', 'Vision'),
      senseOf('hearing', 'Hearing'),
      senseOf('tasteSmell', 'Taste/Smell'),
      senseOf('touch', 'Touch'),
      rollAgainst('senses', 'understanding', 'to understand what you noticed', 'iq', featPages.senses),
    ],
  },
  { id: 'fright', title: 'Fright', feats: [frightOf(work)] },
  {
    id: 'resistance',
    title: 'Resistance',
    feats: [
      rollAgainst('resistance', 'body', 'against physical effects', 'ht', featPages.resistance, {
        note: 'in a Quick Contest a tie resists',
      }),
      rollAgainst('resistance', 'mind', 'against mental effects', 'will', featPages.resistance, {
        note: 'in a Quick Contest a tie resists',
      }),
      rollAgainst('resistance', 'concentration', 'to keep concentrating when distracted', 'will', pages.defenses, {
        add: -3,
        words: 'distracted',
      }),
    ],
  },
];

function liftingFeats(work: FeatWork): readonly StatFormula[] {
  const lifting = work.skill({ id: 'lifting', name: 'Lifting' });
  const known = rollAgainst('lifting', 'skill', 'Lifting', lifting, featPages.lifting, {
    note: '+5% Basic Lift for one lift, per point of success',
  });
  const hasSkill = work.context.skillsByName.has('lifting');
  return [...weightLimits(lifts, 'basicLift', featPages.lifting), ...(hasSkill ? [known] : [])];
}

/** Climbing has the load in its level already. */
function climbingFeatsOf(work: FeatWork): readonly StatFormula[] {
  const climbing = work.skill({ id: 'climbing', name: 'Climbing' });
  const climbs = climbingFeats(laterClimbs, featPages.climbing, (w) => w.startFrom(climbing));
  const superClimbing = findHolder(work.context, 'super-climbing', undefined);
  if (!superClimbing) return climbs;
  const { name, level, facet, key } = superClimbing;
  const faster: StatFormula = {
    id: featStat('climbing', 'faster'),
    name: 'added to every speed of climbing',
    unit: 'yards a second',
    cite: featPages.climbing,
    formula: (w) => w.start(level, name, { cite: facet?.cite, row: key }),
  };
  return [...climbs, faster];
}

/** Seconds without breath, doubled for each level of Breath-Holding. */
const breathOf = ({ context }: FeatWork, { id, name, times }: (typeof breaths)[number]): StatFormula => ({
  id: featStat('breath', id),
  name,
  unit: 'seconds',
  cite: featPages.breath,
  formula: (w) => {
    const cite = featPages.breath;
    w.startFrom('ht').multiply(times, 'seconds per point', { cite });
    doubleForTrait(w, context, 'breath-holding');
    w.note('1½ times as long after hyperventilating, 2½ times with pure oxygen; half as long if surprised', { cite });
    w.note('1½ times as long with a successful Breath Control roll; after that, 1 FP per second', { cite });
  },
});

const diggingOf = ({ id, name, times, fatigue, note }: (typeof digging)[number]): StatFormula => ({
  id: featStat('digging', id),
  name,
  unit: 'cubic feet an hour',
  cite: featPages.digging,
  formula: (w) => {
    const cite = featPages.digging;
    w.startFrom('basicLift');
    if (times !== 1) w.multiply(times, 'for this soil', { cite });
    w.note(`${fatigue} FP an hour; half as much soil with wooden tools, a quarter with bare hands`, { cite });
    if (note) w.note(note, { cite });
  },
});

const senseOf = (id: keyof typeof senseBonuses, name: string): StatFormula => ({
  id: featStat('senses', id),
  name,
  cite: featPages.senses,
  formula: (w) => w.startFrom(id),
});

const frightOf = ({ context }: FeatWork): StatFormula => ({
  id: featStat('fright', 'check'),
  name: 'Fright Check',
  cite: featPages.fright,
  formula: (w) => {
    const cite = featPages.fright;
    const unfazeable = findHolder(context, 'unfazeable', undefined);
    if (unfazeable) {
      w.start(null, `${unfazeable.name}: no Fright Check`, { cite, row: unfazeable.key });
      return;
    }
    w.startFrom('frightCheck');
    w.atMost(maxFright, 'Rule of 14: maximum', { cite });
    w.note('+5 in the heat of battle; +6 for a peaceful body, −1 to −3 for a mutilated one; −1 to −10 for a monster', {
      cite,
    });
  },
});
