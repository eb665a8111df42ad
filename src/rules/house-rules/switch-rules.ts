import type { RulesetId } from '../../catalog/entry.ts';
import type { HouseRule } from './house-rule.ts';
import { findHouseRule, houseRulesFor, isOnAtFirst } from './offered-rules.ts';
import { sharedReplacement } from './rule-conflicts.ts';

/** The rules that are switched off when this one is switched on, because they replace the same thing. */
export function rulesThatGiveWay(switchedOn: readonly string[], id: string, ruleset: RulesetId): readonly HouseRule[] {
  const rule = findHouseRule(id);
  if (!rule) return [];
  return houseRulesFor(ruleset).filter(
    (another) => switchedOn.includes(another.id) && sharedReplacement(rule, another) !== undefined,
  );
}

/** The ids that are on once a rule is switched. Whatever replaces the same thing is switched off. */
export function withRuleSwitched(
  switchedOn: readonly string[],
  id: string,
  on: boolean,
  ruleset: RulesetId,
): readonly string[] {
  const off = new Set([id, ...(on ? rulesThatGiveWay(switchedOn, id, ruleset).map((rule) => rule.id) : [])]);
  const kept = switchedOn.filter((each) => !off.has(each));
  return on ? [...kept, id] : kept;
}

/**
 * The ids that are on when a character changes to another ruleset: those that it offers, those that it has on at first
 * unless what is on already replaces the same thing, and those of rules that no ruleset offers.
 */
export function houseRulesUnder(switchedOn: readonly string[], ruleset: RulesetId): readonly string[] {
  const offered = houseRulesFor(ruleset);
  const kept = switchedOn.filter((id) => !findHouseRule(id) || offered.some((rule) => rule.id === id));
  const added = offered.filter(
    (rule) => isOnAtFirst(rule, ruleset) && rulesThatGiveWay(kept, rule.id, ruleset).length === 0,
  );
  return [...new Set([...kept, ...added.map(({ id }) => id)])];
}
