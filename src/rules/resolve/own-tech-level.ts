import type { Effect } from '../../catalog/effect.ts';
import type { Character } from '../../character/character.ts';
import type { ResolvedSkill, ResolvedTrait } from './context.ts';

/** The number that traits such as Primitive change: the tech level of the culture that the character comes from. */
export const techLevelStat = 'techLevel';

const none: readonly Effect[] = [];

/**
 * The tech level that the character's own culture has: the setting's, changed by traits, and no lower than 0;
 * null where the setting names none. The worksheet has the same number with its steps; names of skills are needed before
 * there is one.
 */
export function ownTechLevel(ofSetting: number | null, traits: readonly ResolvedTrait[]): number | null {
  if (ofSetting === null) return null;
  let own = ofSetting;
  for (const { facet, level } of traits) {
    for (const { to, add, perLevel, when } of facet?.effects ?? none) {
      if (to === techLevelStat && add !== undefined && !when) own += perLevel ? add * level : add;
    }
  }
  return Math.max(0, own);
}

/** Where the tech level of a skill comes from whose row names none, "the setting"; '' for one that is named or missing. */
export function techLevelSource(
  { row, techLevel }: Pick<ResolvedSkill, 'row' | 'techLevel'>,
  campaign: Character['campaign'],
): string {
  if (techLevel === null || row.techLevel !== null) return '';
  return techLevel === campaign.techLevel ? 'the setting' : 'the setting and your traits';
}
