import type { SkillDefault, SkillFacet } from '../../catalog/skill-entry.ts';
import { memoizeLast } from '../../engine/memoize.ts';
import type { StatId } from '../../engine/step.ts';
import type { ResolvedSkill, SheetContext } from '../resolve/context.ts';
import { skillStat } from '../stat-ids.ts';
import type { ActiveEffect, EffectIndex } from './effects.ts';
import type { Training } from './improved-skills.ts';
import { findRacePoints, isLearned } from './race-skills.ts';
import { findDefaultSource, openDefaults, skillsNamedBy } from './skill-defaults.ts';
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
  return trainingWith(skill, context, rules, facet, bonusPoints(effects, { skill, facet }));
}

const trainingWith = memoizeLast(
  (
    _: ResolvedSkill,
    context: SheetContext,
    { ladder, skillsAsDefaults }: SkillRules,
    facet: SkillFacet,
    bonuses: readonly ActiveEffect[],
  ) => [ladder, skillsAsDefaults, context.race.facet, ...skillsNamedBy(context, facet.defaults), ...bonuses],
  (skill, context, rules, facet, bonuses): Training => {
    const granted = findRacePoints(rules.ladder, facet, skill) + bonuses.reduce((sum, { amount }) => sum + amount, 0);
    const isTrained = rules.ladder.relative(facet, skill.row.points + granted) !== null;
    const usable =
      isTrained && !isTechnique(facet)
        ? facet.defaults.filter((skillDefault) => !isBelowTable(rules, facet, skillDefault))
        : facet.defaults;
    return { skill, facet, granted, bonuses, isTrained, defaults: openDefaults(context, rules, skill.key, usable) };
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
