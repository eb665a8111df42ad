import type { FamilyMember } from '../ruleset-family.ts';
import type { HouseRule } from './house-rule.ts';
import { houseRulesFor, isOnByDefault } from './offered-rules.ts';
import { houseRules } from './registry.ts';
import { sharedReplacement } from './rules-in-force.ts';

/**
 * Returns the offered rules that are on and that switching `rule` on switches off, because they replace the same thing.
 */
export const conflictingRules = (
  switchedOn: readonly string[],
  rule: HouseRule,
  offered: readonly HouseRule[],
): readonly HouseRule[] =>
  offered.filter(
    (offeredRule) => switchedOn.includes(offeredRule.id) && sharedReplacement(rule, offeredRule) !== undefined,
  );

/** Switches one rule on or off, and conflicting rules off. Returns the ids that are on afterwards. */
export function toggleHouseRule(
  switchedOn: readonly string[],
  id: string,
  on: boolean,
  offered: readonly HouseRule[],
): readonly string[] {
  const rule = offered.find((candidate) => candidate.id === id);
  const off = on && rule ? conflictingRules(switchedOn, rule, offered) : [];
  const kept = switchedOn.filter((keptId) => keptId !== id && !off.some((offeredRule) => offeredRule.id === keptId));
  return on ? [...kept, id] : kept;
}

/**
 * Returns the ids that are on after a change to another ruleset: those that it offers, its defaults unless they
 * conflict with a rule that is on, and unknown ids.
 */
export function convertHouseRules(
  switchedOn: readonly string[],
  ruleset: FamilyMember,
  known: readonly HouseRule[] = houseRules,
): readonly string[] {
  const offered = houseRulesFor(ruleset, known);
  const includesRule = (rules: readonly HouseRule[], id: string): boolean => rules.some((rule) => rule.id === id);
  const kept = switchedOn.filter((id) => includesRule(offered, id) || !includesRule(known, id));
  const added = offered.filter(
    (rule) => isOnByDefault(rule, ruleset) && conflictingRules(kept, rule, offered).length === 0,
  );
  return [...new Set([...kept, ...added.map(({ id }) => id)])];
}
