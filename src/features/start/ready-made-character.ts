import type { HeroKindId } from '../../rules/heroes/hero-kind.ts';

/** The contents of a character's card, in the notation of the sheet: made from its file when that changes. */
export interface CardFigures {
  readonly name: string;
  readonly points: number;
  /** The id of its ruleset. */
  readonly ruleset: string;
  /** ST, DX, IQ and HT. */
  readonly attributes: readonly { readonly short: string; readonly text: string }[];
  /** Hits, Dodge and Move, by the names of the ruleset. */
  readonly vitals: readonly { readonly name: string; readonly text: string }[];
  /** The weapon, skill or spell with the most points; `damage` is empty if it does none. */
  readonly best: { readonly name: string; readonly level: string; readonly damage: string } | null;
}

/** A character that comes with the program, for its card on the start page. */
export interface ReadyMadeCharacter extends CardFigures {
  readonly id: string;
  /** A one-line description. */
  readonly line: string;
  readonly kind: HeroKindId;
  /** Loads the text of its file. */
  readonly load: () => Promise<string>;
}
