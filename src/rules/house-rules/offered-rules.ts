import type { RulesetId } from '../../catalog/entry.ts';
import type { HouseRule } from './house-rule.ts';
import { houseRules } from './registry.ts';

/** The rules that a ruleset offers, in their order. */
export const houseRulesFor = (ruleset: RulesetId): readonly HouseRule[] =>
  houseRules.filter(({ suits }) => ruleset in suits);

/** Whether a new character has a rule on under a ruleset. */
export const isOnAtFirst = ({ suits }: HouseRule, ruleset: RulesetId): boolean => suits[ruleset] === 'on';

/** The ids of the rules that a new character has on. */
export const houseRulesAtFirst = (ruleset: RulesetId): readonly string[] =>
  houseRulesFor(ruleset).flatMap((rule) => (isOnAtFirst(rule, ruleset) ? [rule.id] : []));

/** The rule of that id under whatever ruleset; undefined for one that this program does not know. */
export const findHouseRule = (id: string): HouseRule | undefined => houseRules.find((rule) => rule.id === id);
