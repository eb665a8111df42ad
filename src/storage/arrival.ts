import type { CharacterSummary } from './character-summary.ts';

/** A character that comes in from outside. */
export interface Arrival {
  /** The id that it is to have. Where there is one of that id that it does not go over, it gets a fresh one. */
  readonly id: string;
  readonly name: string;
  readonly ruleset: string;
  /** The text of its file. */
  readonly saved: string;
  /** When it was changed last, in ISO 8601; '' for now. */
  readonly updated: string;
  readonly tags: readonly string[];
  /** True when it takes the place of the one of that id. What was there is kept as a version, beside its other ones, and it has the tags of
   * both. */
  readonly over: boolean;
  /**
   * True for the ids that were here when the player chose, and for those that the same import has stored. Where it is given,
   * a character that has come in by another window since then is not stored a second time.
   */
  readonly isKnown?: (id: string) => boolean;
  /** When the player chose to have it go `over` the one of that id, the two were not the same. */
  readonly differed?: boolean;
  /** Its points and its face, where they are known. */
  readonly shown?: Pick<CharacterSummary, 'points' | 'face'>;
}

/** What became of an arrival. */
export interface StoredArrival {
  /** The id that it has; of the other one, where it was not stored. */
  readonly id: string;
  /** Its summary; null where another window has stored the same character meanwhile. */
  readonly summary: CharacterSummary | null;
}
