import type { SkillFacet } from '../../catalog/skill-entry.ts';
import type { DerivationBuilder } from '../../engine/builder.ts';
import type { ImprovementRules } from './improved-skills.ts';

/** What rulesets do differently in the levels of skills. */
export interface SkillRules extends ImprovementRules {
  /** Writes what a ruleset adds to a skill whenever it is used, trained or not. */
  bonus?(w: DerivationBuilder, facet: SkillFacet, techLevel: number | null): void;
  /** Writes what the load takes from a skill whenever it is used; `id` is its entry's, or its row's key. */
  load?(w: DerivationBuilder, skill: { readonly id: string; readonly name: string; readonly facet: SkillFacet }): void;
}
