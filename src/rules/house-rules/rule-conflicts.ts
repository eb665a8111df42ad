import type { RulesetId } from '../../catalog/entry.ts';
import type { HouseRule } from './house-rule.ts';
import { houseRulesFor } from './offered-rules.ts';

/** What both rules replace, so that only one of them can count; undefined where they get along. */
export const sharedReplacement = (rule: HouseRule, another: HouseRule): string | undefined =>
  rule.id === another.id ? undefined : rule.replaces.find((replaced) => another.replaces.includes(replaced));

/** A rule that is switched on and does not count, because `by` comes first and replaces the same thing. */
export interface OverruledRule {
  readonly rule: HouseRule;
  readonly by: HouseRule;
  /** "Dodge". */
  readonly replaced: string;
}

/**
 * The rules of a ruleset among the ids that are switched on: those that count, and those that are overruled. The order of
 * the ids makes no difference. Ids of other rulesets and of unknown rules are left out.
 */
export function settleRules(
  switchedOn: readonly string[],
  ruleset: RulesetId,
): { readonly inForce: readonly HouseRule[]; readonly overruled: readonly OverruledRule[] } {
  const inForce: HouseRule[] = [];
  const overruled: OverruledRule[] = [];
  for (const rule of houseRulesFor(ruleset)) {
    if (!switchedOn.includes(rule.id)) continue;
    const by = inForce.find((earlier) => sharedReplacement(rule, earlier) !== undefined);
    const replaced = by && sharedReplacement(rule, by);
    if (by && replaced !== undefined) overruled.push({ rule, by, replaced });
    else inForce.push(rule);
  }
  return { inForce, overruled };
}
