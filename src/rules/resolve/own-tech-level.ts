import type { Character } from '../../character/character.ts';
import type { ResolvedSkill, ResolvedTrait } from './context.ts';

/** The number that traits such as Primitive change: the tech level of the culture that the character comes from. */
export const techLevelStat = 'techLevel';

/**
 * The tech level that the character's own culture has: the setting's, changed by traits, and no lower than 0;
 * null where the setting names none. The worksheet has the same number with its steps; names of skills are needed before
 * there is one.
 */
export function ownTechLevel(ofSetting: number | null, traits: readonly ResolvedTrait[]): number | null {
  if (ofSetting === null) return null;
  const changes = traits.flatMap(({ facet, level }) =>
    (facet?.effects ?? []).flatMap(({ to, add, perLevel, when }) =>
      to === techLevelStat && add !== undefined && !when ? [perLevel ? add * level : add] : [],
    ),
  );
  return Math.max(
    0,
    changes.reduce((sum, change) => sum + change, ofSetting),
  );
}

/** Where the tech level of a skill comes from whose row names none, "the setting"; '' for one that is named or missing. */
export function techLevelSource(
  { row, techLevel }: Pick<ResolvedSkill, 'row' | 'techLevel'>,
  campaign: Character['campaign'],
): string {
  if (techLevel === null || row.techLevel !== null) return '';
  return techLevel === campaign.techLevel ? 'the setting' : 'the setting and your traits';
}
