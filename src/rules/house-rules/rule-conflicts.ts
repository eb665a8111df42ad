import type { HouseRule } from './house-rule.ts';

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
