import type { RulesetId } from '../../catalog/entry.ts';
import type { HouseRule } from './house-rule.ts';
import { houseRules } from './registry.ts';

/** Returns the rules that a ruleset offers, in the order of the registry. */
export const houseRulesFor = (ruleset: RulesetId): readonly HouseRule[] =>
  houseRules.filter(({ suits }) => ruleset in suits);

/** Whether a rule is on by default for a new character under a ruleset. */
export const isOnByDefault = ({ suits }: HouseRule, ruleset: RulesetId): boolean => suits[ruleset] === 'on';

/** Returns the ids of the rules that are on by default for a new character. */
export const defaultHouseRules = (ruleset: RulesetId): readonly string[] =>
  houseRulesFor(ruleset).flatMap((rule) => (isOnByDefault(rule, ruleset) ? [rule.id] : []));

/** Finds a rule by its id, whatever the ruleset; undefined for an unknown id. */
export const findHouseRule = (id: string): HouseRule | undefined => houseRules.find((rule) => rule.id === id);
