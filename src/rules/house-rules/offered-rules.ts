import type { FamilyMember } from '../ruleset-family.ts';
import type { HouseRule } from './house-rule.ts';
import { houseRules } from './registry.ts';

/**
 * Returns how a new character under a ruleset has a rule: as the ruleset says itself, else as its family has it; undefined
 * if the rule is not offered.
 */
const settingOfNew = ({ id, availableIn }: HouseRule, ruleset: FamilyMember): 'on' | 'off' | undefined =>
  ruleset.houseRules?.[id] ?? availableIn[ruleset.family];

/** Whether a ruleset offers a rule. */
export const isOffered = (rule: HouseRule, ruleset: FamilyMember): boolean => settingOfNew(rule, ruleset) !== undefined;

/** Returns the rules that a ruleset offers, in the order of the registry or of `among`. */
export const houseRulesFor = (ruleset: FamilyMember, among: readonly HouseRule[] = houseRules): readonly HouseRule[] =>
  among.filter((rule) => isOffered(rule, ruleset));

/** Whether a rule is on by default for a new character under a ruleset. */
export const isOnByDefault = (rule: HouseRule, ruleset: FamilyMember): boolean => settingOfNew(rule, ruleset) === 'on';

/** Returns the ids of the rules that are on by default for a new character. */
export const defaultHouseRules = (ruleset: FamilyMember): readonly string[] =>
  houseRulesFor(ruleset).flatMap((rule) => (isOnByDefault(rule, ruleset) ? [rule.id] : []));

/** Finds a rule by its id, whatever the ruleset; undefined for an unknown id. */
export const findHouseRule = (id: string): HouseRule | undefined => houseRules.find((rule) => rule.id === id);
