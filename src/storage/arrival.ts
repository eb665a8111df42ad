import type { CharacterSummary } from './character-summary.ts';

/** A character that is being imported. */
export interface Arrival {
  /** The requested id. If a character of that id exists and is not overwritten, a fresh id is used instead. */
  readonly id: string;
  readonly name: string;
  readonly ruleset: string;
  /** The text of its file. */
  readonly saved: string;
  /** Time of the last change, in ISO 8601; '' for now. */
  readonly updated: string;
  readonly tags: readonly string[];
  /** True to replace the character of that id. The replaced text is kept as a version, and the tags of both are merged. */
  readonly overwrite: boolean;
  /**
   * Returns true for ids that existed when the player chose, and for ids stored by the same import. If given, a character
   * that another window has imported since is not stored a second time.
   */
  readonly isKnown?: (id: string) => boolean;
  /** True when the existing character differed from this one at the time the player chose to overwrite it. */
  readonly differed?: boolean;
  /** Its points and face for the list, if known. */
  readonly shown?: Pick<CharacterSummary, 'points' | 'face'>;
}

/** The result of storing an arrival. */
export interface StoredArrival {
  /** Its id; the id of the identical character if it was not stored. */
  readonly id: string;
  /** Its summary; null if another window has stored the same character in the meantime. */
  readonly summary: CharacterSummary | null;
}
