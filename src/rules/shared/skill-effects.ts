import type { SkillFacet } from '../../catalog/skill-entry.ts';
import type { DerivationBuilder } from '../../engine/derivation-builder.ts';
import { memoizeByKeys } from '../../engine/memoize.ts';
import { anyLearned, applyAllEffects, type EffectIndex, learnedOf } from './effects.ts';
import { isTechnique } from './skill-names.ts';

/** What effects call a skill: its id and its groups, for whatever use and for what was learned. */
interface SkillNames {
  readonly any: readonly string[];
  readonly learned: readonly string[];
}

/** Memoized because a worksheet asks for hundreds at every edit. */
const namesOf = memoizeByKeys(
  (id: string, facet: SkillFacet) => [facet, id],
  (id, facet): SkillNames => {
    const any = [`skill:${id}`, ...groupsOf(facet)];
    return { any, learned: any.map(learnedOf) };
  },
);

/**
 * The groups of effects that a skill is in, each counted once. A shield's skill is a skill of close fighting like the
 * blades': one strikes with a shield as well, and footwork and eye matter as much to a block. A technique has the groups
 * of the skill that it builds on, in that skill's level. Running is never rolled: its level only adds to Speed.
 */
function groupsOf(facet: SkillFacet): string[] {
  const { combat, weapon, ranged, spell, groups = [] } = facet;
  if (isTechnique(facet)) return [];
  const found: string[] = [];
  if (combat || !facet.effects?.some(({ levelOver }) => levelOver)) found.push('skillRolls');
  if (combat) found.push('combatSkills', fightingGroup(ranged));
  if (weapon) found.push('weaponSkills');
  for (const group of groups) found.push(`skills:${group}`);
  if (spell && !groups.includes('spell')) found.push('skills:spell');
  return found;
}

/** The group of skills that hit from a distance, or of those that do not. */
export const fightingGroup = (ranged: boolean | undefined): string => (ranged ? 'rangedSkills' : 'meleeSkills');

/** Writes what traits and gear do to a skill by its id and groups; nothing where the skill cannot be used. */
export function addSkillEffects(w: DerivationBuilder, effects: EffectIndex, id: string, facet: SkillFacet): void {
  if (w.value !== null) applyAllEffects(w, effects, namesOf(id, facet).any);
}

/** Writes what they do to a skill that was learned, as though the attribute were higher (Language Talent). */
export function addLearnedEffects(w: DerivationBuilder, effects: EffectIndex, id: string, facet: SkillFacet): void {
  if (effects.has(anyLearned)) applyAllEffects(w, effects, namesOf(id, facet).learned);
}
