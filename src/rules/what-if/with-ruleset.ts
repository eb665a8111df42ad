import type { SavedCharacter } from '../../character/saved-character.ts';
import { houseRulesUnder } from '../house-rules/switch-rules.ts';
import { rulesetAbout } from '../rulesets.ts';

/**
 * The same choices under another ruleset. Optional rules that the other has not are left out, and those that it has on at
 * first are on; rules that no ruleset offers stay. Under the rules that it has already it is the very same object.
 */
export function withRuleset(saved: SavedCharacter, rulesetId: string): SavedCharacter {
  if (saved.ruleset === rulesetId) return saved;
  const { id } = rulesetAbout(rulesetId);
  return { ...saved, ruleset: rulesetId, houseRules: houseRulesUnder(saved.houseRules, id) };
}
