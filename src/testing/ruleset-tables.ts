import type { Tables } from '../catalog/catalog.ts';
import type { RulesetId } from '../catalog/entry.ts';
import { rulesetIds, rulesetOf } from '../rules/rulesets.ts';

/** The entries that each ruleset knows, in the order of the list of rulesets. */
export const rulesetTables: readonly (readonly [ruleset: RulesetId, tables: Tables])[] = rulesetIds.map((id) => [
  id,
  rulesetOf(id).tables,
]);
