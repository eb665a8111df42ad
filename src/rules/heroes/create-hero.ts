import { blankCharacter } from '../../character/blank-character.ts';
import type { Character } from '../../character/character.ts';
import { catalogFor } from '../derive-character.ts';
import { rulesetOf } from '../rulesets.ts';
import { addBundle } from '../templates/add-bundle.ts';
import { bundleOfHero } from '../templates/hero-template.ts';
import type { HeroKindId } from './hero-kind.ts';

/**
 * Creates a character of a kind under a ruleset that is loaded, without a name and with points left to spend; null for a kind
 * that the ruleset does not have. Fails without a network when it is first used.
 */
export async function createHero(rulesetId: string, id: HeroKindId): Promise<Character | null> {
  const table = (await rulesetOf(rulesetId).loadHeroes())[id];
  if (!table) return null;
  const blank = blankCharacter();
  const begun = { ...blank, campaign: { ...blank.campaign, budget: table.budget, ...table.campaign } };
  return addBundle(begun, bundleOfHero(table), catalogFor(rulesetId)).character;
}
