import { blankCharacter, type Character } from '../../character/character.ts';
import { setConcept } from '../../character/edit-character.ts';
import { catalogFor } from '../../rules/derive-character.ts';
import type { HeroKindId } from '../../rules/heroes/hero-kind.ts';
import { rulesetOf } from '../../rules/rulesets.ts';
import { addBundle } from '../templates/bundle.ts';
import { bundleOfHero } from '../templates/read-template.ts';

/**
 * Creates a character of a kind under a ruleset that is loaded, without a name and with points left to spend; null for a kind
 * that the ruleset does not have. Fails without a network when it is first used.
 */
export async function createHero(rulesetId: string, id: HeroKindId): Promise<Character | null> {
  const table = (await rulesetOf(rulesetId).loadHeroes())[id];
  if (!table) return null;
  const blank = blankCharacter();
  const begun = { ...blank, campaign: { ...blank.campaign, budget: table.budget, ...table.campaign } };
  const { character } = addBundle(begun, bundleOfHero(table), catalogFor(rulesetId));
  const kind = rulesetOf(rulesetId).heroes.find((each) => each.id === id);
  return setConcept(character, 'startedAs', kind?.name);
}
