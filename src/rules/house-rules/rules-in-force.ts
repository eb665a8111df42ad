import { memoizeByKeys } from '../../engine/memoize.ts';
import type { SheetContext } from '../resolve/context.ts';
import type { HouseRule } from './house-rule.ts';
import { findHouseRule, houseRulesFor, isOffered, isOnByDefault } from './offered-rules.ts';

/** Returns what both rules replace, so that only one of them can count; undefined where they are compatible. */
export const sharedReplacement = (rule: HouseRule, otherRule: HouseRule): string | undefined =>
  rule.id === otherRule.id ? undefined : rule.replaces.find((replaced) => otherRule.replaces.includes(replaced));

/** A rule that is switched on but does not count, because `by` precedes it and replaces the same thing. */
interface OverruledRule {
  readonly rule: HouseRule;
  readonly by: HouseRule;
  /** "Dodge". */
  readonly replaced: string;
}

/**
 * Which of the offered rules count when these ids are switched on, and which are overruled. The order of the rules
 * decides, not that of the ids; ids that are not offered are left out.
 */
export function settleRules(
  switchedOn: readonly string[],
  offered: readonly HouseRule[],
): { readonly inForce: readonly HouseRule[]; readonly overruled: readonly OverruledRule[] } {
  const inForce: HouseRule[] = [];
  const overruled: OverruledRule[] = [];
  for (const rule of offered) {
    if (!switchedOn.includes(rule.id)) continue;
    const by = inForce.find((earlier) => sharedReplacement(rule, earlier) !== undefined);
    const replaced = by && sharedReplacement(rule, by);
    if (by && replaced !== undefined) overruled.push({ rule, by, replaced });
    else inForce.push(rule);
  }
  return { inForce, overruled };
}

/** Returns the rules that count for a character under its ruleset, and those that another rule overrules. */
export const settledRules = memoizeByKeys(
  ({ saved, ruleset }: SheetContext) => [saved.houseRules, ruleset],
  ({ saved, ruleset }) => settleRules(saved.houseRules, houseRulesFor(ruleset)),
);

/** Whether a rule counts for a character: it is switched on, offered by the ruleset, and is not overruled. */
export const isInForce = (context: SheetContext, rule: HouseRule): boolean =>
  settledRules(context).inForce.includes(rule);

/** Returns how the rules of a character differ from the ruleset's defaults. */
export function changedRules(context: SheetContext): {
  readonly added: readonly HouseRule[];
  readonly dropped: readonly HouseRule[];
} {
  const { ruleset } = context;
  const { inForce } = settledRules(context);
  return {
    added: inForce.filter((rule) => !isOnByDefault(rule, ruleset)),
    dropped: houseRulesFor(ruleset).filter((rule) => isOnByDefault(rule, ruleset) && !inForce.includes(rule)),
  };
}

/** Returns the ids of the file that the ruleset does not offer. */
export const rulesNotOffered = memoizeByKeys(
  ({ saved, ruleset }: SheetContext) => [saved.houseRules, ruleset],
  ({ saved, ruleset }): readonly string[] => {
    const offered = houseRulesFor(ruleset);
    return [...new Set(saved.houseRules)].filter((id) => !offered.some((rule) => rule.id === id));
  },
);

/** Returns how a switch is set: null where the ruleset does not offer it, though another does. */
export function switchState({ saved, ruleset }: SheetContext, id: string): 'on' | 'off' | null {
  const rule = findHouseRule(id);
  if (rule && !isOffered(rule, ruleset)) return null;
  return saved.houseRules.includes(id) ? 'on' : 'off';
}
