import type { Character } from './character.ts';

/** A character with its rules: the content of a file, and what the screens edit. */
export interface SavedCharacter {
  /** The id of a ruleset, which may be unknown to this program. */
  readonly ruleset: string;
  /** Ids of the optional rules and house rules that are on. */
  readonly houseRules: readonly string[];
  readonly character: Character;
  /** Unknown top-level fields of the file, which are written back unchanged. */
  readonly extra?: Readonly<Record<string, unknown>>;
}
