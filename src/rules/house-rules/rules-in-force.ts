import { memoizeByKeys } from '../../engine/memoize.ts';
import type { SheetContext } from '../resolve/context.ts';
import type { FamilyMember } from '../ruleset-family.ts';
import { damageProgressions } from './damage-progressions.ts';
import type { HouseRule } from './house-rule.ts';
import { meleeRules } from './melee/melee-rules.ts';
import {
  bleeding,
  diceForAdds,
  dodgeFromDx,
  hitLocations,
  improveFromDefault,
  multiplicativeModifiers,
  rankWithoutStatus,
  wealthWithoutStatus,
} from './sheet-rules.ts';

/**
 * All optional and house rules, in the order of the settings. If a file switches on two that replace the same thing,
 * the first one counts.
 */
export const houseRules: readonly HouseRule[] = [
  improveFromDefault,
  hitLocations,
  bleeding,
  dodgeFromDx,
  ...damageProgressions.map(({ rule }) => rule),
  diceForAdds,
  multiplicativeModifiers,
  wealthWithoutStatus,
  rankWithoutStatus,
  ...meleeRules,
];

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
 * Returns the ids that are on after a change to another ruleset: those it offers, its defaults unless they conflict
 * with a rule that is on, and unknown ids.
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

/** Returns the thing that both rules replace, so that only one of them can count; undefined if they are compatible. */
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
export function resolveRules(
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
export const resolvedRules = memoizeByKeys(
  ({ saved, ruleset }: SheetContext) => [saved.houseRules, ruleset],
  ({ saved, ruleset }) => resolveRules(saved.houseRules, houseRulesFor(ruleset)),
);

/** Whether a rule counts for a character: it is switched on, offered by the ruleset, and is not overruled. */
export const isInForce = (context: SheetContext, rule: HouseRule): boolean =>
  resolvedRules(context).inForce.includes(rule);

/** Returns how the rules of a character differ from the ruleset's defaults. */
export function changedRules(context: SheetContext): {
  readonly added: readonly HouseRule[];
  readonly dropped: readonly HouseRule[];
} {
  const { ruleset } = context;
  const { inForce } = resolvedRules(context);
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

/** Returns how a switch is set: null if the ruleset does not offer it, though another does. */
export function switchState({ saved, ruleset }: SheetContext, id: string): 'on' | 'off' | null {
  const rule = findHouseRule(id);
  if (rule && !isOffered(rule, ruleset)) return null;
  return saved.houseRules.includes(id) ? 'on' : 'off';
}
