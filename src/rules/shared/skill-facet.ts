import type { Difficulty, SkillFacet } from '../../catalog/skill-entry.ts';
import type { ResolvedSkill, SheetContext } from '../resolve/context.ts';

/**
 * The facet as this character has it: of the difficulty that the row chose where the entry leaves it open (a language),
 * and as the race has it, which can make a skill easier, and with that its use untrained.
 */
export function resolveSkillFacet(
  context: SheetContext,
  skill: Pick<ResolvedSkill, 'id' | 'facet'> & Partial<Pick<ResolvedSkill, 'row'>>,
): SkillFacet | null {
  const facet = skill.facet && withChosenDifficulty(skill.facet, skill.row?.difficulty ?? null);
  const changed = context.race.facet?.difficulties?.find((change) => change.skill === skill.id);
  if (!facet || !changed) return facet;
  const { difficulty, defaultPenalty } = changed;
  const defaults = facet.defaults.map((skillDefault) =>
    'attribute' in skillDefault ? { ...skillDefault, penalty: defaultPenalty ?? skillDefault.penalty } : skillDefault,
  );
  return { ...facet, difficulty, defaults };
}

const withChosenDifficulty = (facet: SkillFacet, chosen: Difficulty | null): SkillFacet =>
  chosen !== null && facet.difficulties?.includes(chosen) ? { ...facet, difficulty: chosen } : facet;
