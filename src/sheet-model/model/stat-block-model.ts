import type { Figure, LabeledFigure } from './sheet-model.ts';

/** A piece of an entry: a name (of any length, if typed by the player), a figure, or words and signs around them. */
export type StatRun = { readonly name: string } | { readonly figure: Figure } | { readonly words: string };

/** A skill, a trait, an item: "Broadsword-15", "Honesty (resisted on 12)", "20 × Arrow". */
export type StatEntry = readonly StatRun[];

/** A paragraph of the block: its label, then entries one after the other. */
export interface StatList {
  readonly label: string;
  readonly entries: readonly StatEntry[];
}

/** A use of a weapon: "1+3 cut", by swinging it, at reach 1. */
export interface StatUse {
  readonly key: string;
  readonly name: string;
  readonly damage: Figure;
  readonly type: string;
  readonly reach: string;
}

/** The uses of an item that share a skill, a parry and ranges. */
export interface StatAttack {
  readonly key: string;
  readonly item: string;
  readonly skill: Figure;
  readonly uses: readonly StatUse[];
  readonly parry: Figure;
  /** The filled ones of the ruleset's columns, by their headings. */
  readonly ranges: readonly LabeledFigure[];
}

/**
 * The notes of a game master on a character, in the order of use. Text, print and PDF all draw this; a missing figure is
 * "–" in an attack, and left out anywhere else.
 */
export interface StatBlock {
  /** '' if there is no name yet. */
  readonly name: string;
  readonly points: Figure;
  readonly race: string;
  readonly ruleset: string;
  /** ST, DX, IQ and HT. */
  readonly attributes: readonly LabeledFigure[];
  /** Will, and Perception if the ruleset has it. */
  readonly mind: readonly LabeledFigure[];
  /** Hits and fatigue, which go down in play. */
  readonly tallies: readonly LabeledFigure[];
  /** Thrust and swing. */
  readonly damage: readonly LabeledFigure[];
  readonly movement: readonly LabeledFigure[];
  readonly load: { readonly carried: Figure; readonly level: string };
  /** Figures needed less often: Basic Lift, the senses. */
  readonly others: readonly LabeledFigure[];
  readonly defenses: readonly LabeledFigure[];
  readonly protection: readonly LabeledFigure[];
  /** When the figures in brackets apply: "with large shield". */
  readonly brackets: readonly string[];
  /** Attacks with the weapons at hand, and with bare hands. */
  readonly attacks: readonly StatAttack[];
  /** Reactions, traits, skills, spells, mounts and gear, without empty lists. */
  readonly lists: readonly StatList[];
}
