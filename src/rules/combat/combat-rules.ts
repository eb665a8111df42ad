import type { Citation } from '../../engine/citation.ts';
import type { RangedColumnId } from '../shared/sheet-parts.ts';

/** Reads a number of the character's worksheet: 0 where it has none. */
export type ReadNumber = (stat: string) => number;

/** The effect of a certain state: "3 to 1 left", "Move 2, Dodge 2". */
export interface Threshold {
  readonly at: string;
  readonly effect: string;
  /** The same in a few words, for the margin of tick boxes: "3: Move 2, Dodge 2"; absent where it is no count of points left. */
  readonly brief?: string;
  /** The counts of points left at which it begins, the highest first; absent where it is no count of points left. */
  readonly left?: readonly number[];
}

/** The combat rules of a ruleset that involve a character's numbers. */
export interface CombatRules {
  readonly defenses: {
    /** Which attacks each defense stops and how often, by stat. */
    readonly against: Readonly<Record<string, string>>;
    readonly remarks: readonly string[];
    readonly cite: Citation;
  };
  readonly shooting: {
    /** Headings of the skills that are calculated from a weapon's skill and its ranges. */
    readonly columns: readonly string[];
    /** Returns those skills, null where there is none. `figure` returns a number of the ranged table, or that of a scope. */
    readonly skills: (
      skill: number,
      figure: (column: RangedColumnId | 'scope') => number | null,
    ) => readonly (number | null)[];
    readonly remarks: readonly string[];
    readonly cite: Citation;
  };
  readonly injury: { readonly thresholds: (number: ReadNumber) => readonly Threshold[]; readonly cite: Citation };
  /** The effects of a single blow that penetrates the armor. */
  readonly blow: { readonly thresholds: (number: ReadNumber) => readonly Threshold[]; readonly cite: Citation };
  readonly fatigue: { readonly thresholds: (number: ReadNumber) => readonly Threshold[]; readonly cite: Citation };
}
