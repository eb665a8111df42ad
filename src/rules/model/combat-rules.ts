import type { Citation } from '../../engine/citation.ts';
import type { RangedColumnId } from './sheet-model.ts';

/** A number of the character's worksheet: 0 where it is none. */
export type ReadNumber = (stat: string) => number;

/** What happens at a certain state: "3 to 1 left", "Move 2, Dodge 2". */
export interface Threshold {
  readonly at: string;
  readonly effect: string;
}

/** What a ruleset says about a fight, as far as a character's own numbers go into it. */
export interface CombatRules {
  readonly defenses: {
    /** What each defense stops and how often, by stat. */
    readonly against: Readonly<Record<string, string>>;
    readonly remarks: readonly string[];
    readonly cite: Citation;
  };
  readonly shooting: {
    /** Headings of the skills that follow from a weapon's skill and its ranges. */
    readonly columns: readonly string[];
    /** Those skills, null where there is none. `figure` gives a number out of the ranged table. */
    readonly skills: (skill: number, figure: (column: RangedColumnId) => number | null) => readonly (number | null)[];
    readonly remarks: readonly string[];
    readonly cite: Citation;
  };
  readonly injury: { readonly thresholds: (number: ReadNumber) => readonly Threshold[]; readonly cite: Citation };
  /** What one blow does that gets through the armor. */
  readonly blow: { readonly thresholds: (number: ReadNumber) => readonly Threshold[]; readonly cite: Citation };
  readonly fatigue: { readonly thresholds: (number: ReadNumber) => readonly Threshold[]; readonly cite: Citation };
}
