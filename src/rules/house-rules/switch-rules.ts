import type { RulesetId } from '../../catalog/entry.ts';
import type { HouseRule } from './house-rule.ts';
import { isOnAtFirst } from './offered-rules.ts';
import { houseRules } from './registry.ts';
import { sharedReplacement } from './rule-conflicts.ts';

/** Those of the offered rules that are on and would be switched off with `rule` on, because they replace the same thing. */
export const rulesThatGiveWay = (
  switchedOn: readonly string[],
  rule: HouseRule,
  offered: readonly HouseRule[],
): readonly HouseRule[] =>
  offered.filter((another) => switchedOn.includes(another.id) && sharedReplacement(rule, another) !== undefined);

/** The ids that are on once one is switched. Of the offered rules, those that replace the same thing are switched off. */
export function withRuleSwitched(
  switchedOn: readonly string[],
  id: string,
  on: boolean,
  offered: readonly HouseRule[],
): readonly string[] {
  const rule = offered.find((each) => each.id === id);
  const off = on && rule ? rulesThatGiveWay(switchedOn, rule, offered) : [];
  const kept = switchedOn.filter((each) => each !== id && !off.some((another) => another.id === each));
  return on ? [...kept, id] : kept;
}

/**
 * The ids that are on when a character changes to another ruleset: those that it offers, those that it has on at first
 * unless what is on already replaces the same thing, and those that are not among the known rules at all.
 */
export function houseRulesUnder(
  switchedOn: readonly string[],
  ruleset: RulesetId,
  known: readonly HouseRule[] = houseRules,
): readonly string[] {
  const offered = known.filter(({ suits }) => ruleset in suits);
  const has = (rules: readonly HouseRule[], id: string): boolean => rules.some((rule) => rule.id === id);
  const kept = switchedOn.filter((id) => has(offered, id) || !has(known, id));
  const added = offered.filter(
    (rule) => isOnAtFirst(rule, ruleset) && rulesThatGiveWay(kept, rule, offered).length === 0,
  );
  return [...new Set([...kept, ...added.map(({ id }) => id)])];
}
