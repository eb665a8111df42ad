import type { SavedCharacter } from '../../character/character.ts';
import { convertHouseRules } from '../../rules/house-rules/rules-in-force.ts';
import { rulesetAbout } from '../../rules/rulesets.ts';

/**
 * Returns the same choices under another ruleset. Optional rules that it does not offer are dropped, and its default
 * rules are on; rules that no ruleset offers stay. Returns `saved` itself if that is its ruleset already.
 */
export function withRuleset(saved: SavedCharacter, rulesetId: string): SavedCharacter {
  if (saved.ruleset === rulesetId) return saved;
  return { ...saved, ruleset: rulesetId, houseRules: convertHouseRules(saved.houseRules, rulesetAbout(rulesetId)) };
}
