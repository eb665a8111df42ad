import type { Figure, LabelledFigure } from './sheet-model.ts';

/** A piece of an entry: a name, which may be as long as its player liked, a figure, or words and signs around them. */
export type StatRun = { readonly name: string } | { readonly figure: Figure } | { readonly words: string };

/** A skill, a trait, a thing: "Broadsword-15", "Honesty (resisted on 12)", "20 × Arrow". */
export type StatEntry = readonly StatRun[];

/** A paragraph of the block: its label, then entries one after the other. */
export interface StatList {
  readonly label: string;
  readonly entries: readonly StatEntry[];
}

/** One use of a weapon: "1+3 cut", by swinging it, at reach 1. */
export interface StatUse {
  readonly key: string;
  readonly name: string;
  readonly damage: Figure;
  readonly type: string;
  readonly reach: string;
}

/** The uses of one thing that share a skill, a parry and ranges. */
export interface StatAttack {
  readonly key: string;
  readonly item: string;
  readonly skill: Figure;
  readonly uses: readonly StatUse[];
  readonly parry: Figure;
  /** What there is of the ruleset's columns, by their headings. */
  readonly ranges: readonly LabelledFigure[];
}

/**
 * What game masters note of a character, in the order in which they look for it. Text, print and PDF all draw this; a
 * figure that there is not is "–" in an attack, and left out anywhere else.
 */
export interface StatBlock {
  /** '' for nobody yet. */
  readonly name: string;
  readonly points: Figure;
  readonly race: string;
  readonly ruleset: string;
  /** ST, DX, IQ and HT. */
  readonly attributes: readonly LabelledFigure[];
  /** Will, and Perception where the ruleset has it. */
  readonly mind: readonly LabelledFigure[];
  /** Hits and fatigue, which are counted down in play. */
  readonly tallies: readonly LabelledFigure[];
  /** Thrust and swing. */
  readonly damage: readonly LabelledFigure[];
  readonly movement: readonly LabelledFigure[];
  readonly load: { readonly carried: Figure; readonly level: string };
  /** Figures needed less often: Basic Lift, the senses. */
  readonly others: readonly LabelledFigure[];
  readonly defenses: readonly LabelledFigure[];
  readonly protection: readonly LabelledFigure[];
  /** What the figures in brackets are for: "with large shield". */
  readonly brackets: readonly string[];
  /** What is at hand, and bare hands. */
  readonly attacks: readonly StatAttack[];
  /** Reactions, traits, skills, spells, mounts and gear, without those that are empty. */
  readonly lists: readonly StatList[];
}
