import { memoizeByObject } from '../../engine/memoize.ts';
import type { SheetContext } from '../resolve/context.ts';
import type { HouseRule } from './house-rule.ts';
import { findHouseRule, houseRulesFor, isOnAtFirst } from './offered-rules.ts';
import { settleRules } from './rule-conflicts.ts';

/** The rules that count for a character under its ruleset, and those that another one keeps from counting. */
export const rulesOf = memoizeByObject(({ saved, catalog }: SheetContext) =>
  settleRules(saved.houseRules, houseRulesFor(catalog.ruleset)),
);

/** Whether a rule counts for a character: it is switched on, suits the ruleset, and is not overruled. */
export const isInForce = (context: SheetContext, rule: HouseRule): boolean => rulesOf(context).inForce.includes(rule);

/** How the rules of a character differ from those of a new one. */
export function unusualRules(context: SheetContext): {
  readonly added: readonly HouseRule[];
  readonly dropped: readonly HouseRule[];
} {
  const { ruleset } = context.catalog;
  const { inForce } = rulesOf(context);
  return {
    added: inForce.filter((rule) => !isOnAtFirst(rule, ruleset)),
    dropped: houseRulesFor(ruleset).filter((rule) => isOnAtFirst(rule, ruleset) && !inForce.includes(rule)),
  };
}

/** Ids of the file that the ruleset does not offer. */
export const rulesNotOffered = ({ saved, catalog }: SheetContext): readonly string[] => {
  const offered = houseRulesFor(catalog.ruleset);
  return [...new Set(saved.houseRules)].filter((id) => !offered.some((rule) => rule.id === id));
};

/** How a switch is set: null where the ruleset does not offer it, though another does. */
export function switchState({ saved, catalog }: SheetContext, id: string): 'on' | 'off' | null {
  const rule = findHouseRule(id);
  if (rule && !(catalog.ruleset in rule.suits)) return null;
  return saved.houseRules.includes(id) ? 'on' : 'off';
}
