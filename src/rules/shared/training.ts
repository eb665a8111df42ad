import type { SkillDefault, SkillFacet } from '../../catalog/skill-entry.ts';
import { memoizeByKeys, memoizeLast } from '../../engine/memoize.ts';
import type { StatId } from '../../engine/step.ts';
import type { ResolvedSkill, SheetContext } from '../resolve/context.ts';
import { skillStat } from '../stat-ids.ts';
import type { ActiveEffect, EffectIndex } from './effects.ts';
import type { Training } from './improved-skills.ts';
import { findRacePoints, isLearned, pointsSpentOn } from './race-skills.ts';
import { findDefaultSource, openDefaults, skillsBehind, skillsNamedBy } from './skill-defaults.ts';
import { type AffectedSkill, selectedFor } from './skill-effects.ts';
import { resolveSkillFacet } from './skill-facet.ts';
import { isTechnique } from './skill-names.ts';
import type { SkillRules } from './skill-rules.ts';

/** What was bought of a skill, and the defaults that are open to it; null for one that the ruleset does not know. */
export function trainingOf(
  context: SheetContext,
  effects: EffectIndex,
  rules: SkillRules,
  skill: ResolvedSkill,
): Training | null {
  const facet = resolveSkillFacet(context, skill);
  if (!facet) return null;
  const bonuses = bonusPoints(effects, { skill, facet });
  const granted = findRacePoints(rules.ladder, facet, skill) + bonuses.reduce((sum, { amount }) => sum + amount, 0);
  const isTrained = rules.ladder.relative(facet, pointsSpentOn(context, skill) + granted) !== null;
  return trainingWith(skill, context, rules, { facet, bonuses, granted, isTrained });
}

type Bought = Pick<Training, 'facet' | 'bonuses' | 'granted' | 'isTrained'>;

const trainingWith = memoizeLast(
  (
    _: ResolvedSkill,
    context: SheetContext,
    { ladder, skillsAsDefaults }: SkillRules,
    { facet, bonuses, isTrained }: Bought,
  ) => [
    ladder,
    skillsAsDefaults,
    context.race.facet,
    isTrained,
    ...(isTechnique(facet) ? skillsBehind(context, facet.defaults) : skillsNamedBy(context, facet.defaults)),
    ...bonuses,
  ],
  (skill, context, rules, bought): Training => {
    const { facet, isTrained } = bought;
    const usable =
      isTrained && !isTechnique(facet)
        ? facet.defaults.filter((skillDefault) => !isBelowTable(rules, facet, skillDefault))
        : facet.defaults;
    return { ...bought, skill, defaults: openDefaults(context, rules, skill.key, usable, isTechnique(facet)) };
  },
);

const noBonus: readonly ActiveEffect[] = [];

/** Points that effects add to those of a skill that was learned. */
function bonusPoints(effects: EffectIndex, affected: AffectedSkill & { readonly skill: ResolvedSkill }) {
  if (!effects.hasSelections('pointsIn') || !isLearned(affected.skill)) return noBonus;
  const keys = selectedFor(effects, 'pointsIn', affected);
  return keys.flatMap((key) => (effects.get(key) ?? noBonus).filter(({ op, when }) => !op && !when));
}

/** A default from the skill's own attribute that is below every level that can be bought: no help to one who is trained. */
function isBelowTable({ ladder }: SkillRules, facet: SkillFacet, source: SkillDefault): boolean {
  if (!('attribute' in source) || source.attribute !== facet.attribute) return false;
  return source.penalty < 0 || ladder.price(facet, -source.penalty) === null;
}

/**
 * What of the points spent decides which formulas the skills have: whether they buy a level at all. How many they are is a
 * number. Where effects add points, which can be less than none, all of them may decide.
 */
export const pointsThatDecide = (context: SheetContext, effects: EffectIndex, { ladder }: SkillRules) =>
  effects.hasSelections('pointsIn') ? [context.character.skills] : pointsWithoutLevel(context, ladder);

const pointsWithoutLevel = memoizeByKeys(
  (context: SheetContext, ladder: SkillRules['ladder']) => [
    context.skills,
    context.character.skills,
    context.race.facet,
    ladder,
  ],
  (context, ladder): readonly (string | number)[] =>
    context.skills.flatMap((skill) => {
      const facet = resolveSkillFacet(context, skill);
      const points = pointsSpentOn(context, skill);
      return facet && ladder.relative(facet, points) === null ? [skill.key, points] : [];
    }),
);

/** The stats that the defaults of a skill start from. */
export const findSources = (
  { skill, facet, defaults }: Training,
  findSourceLevel: (key: string, without: readonly string[]) => StatId,
): StatId[] =>
  defaults.map((source) =>
    findDefaultSource(source, ({ key }) =>
      isTechnique(facet) ? skillStat(key, 'level') : findSourceLevel(key, [skill.key]),
    ),
  );
