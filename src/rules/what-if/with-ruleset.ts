import type { SavedCharacter } from '../../character/saved-character.ts';
import { rulesetAbout, rulesetList } from '../rulesets.ts';

/**
 * The same choices under another ruleset. Optional rules that the other has not are left out, and those that it has on at
 * first are on; house rules that no ruleset offers stay. Under the rules that it has already it is the very same object.
 */
export function withRuleset(saved: SavedCharacter, rulesetId: string): SavedCharacter {
  if (saved.ruleset === rulesetId) return saved;
  const { optionalRules } = rulesetAbout(rulesetId);
  const wanted = new Set(saved.houseRules);
  for (const rule of optionalRules) if (rule.onAtFirst) wanted.add(rule.id);
  const offered = new Set(rulesetList.flatMap((each) => each.optionalRules.map((rule) => rule.id)));
  const houseRules = [...wanted].filter((one) => !offered.has(one) || optionalRules.some((rule) => rule.id === one));
  return { ...saved, ruleset: rulesetId, houseRules };
}
