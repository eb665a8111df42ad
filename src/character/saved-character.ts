import type { Character } from './character.ts';
import type { Play } from './play.ts';

/** A character with its rules: the content of a file, and what the screens edit. */
export interface SavedCharacter {
  /** The id of a ruleset, which may be unknown to this program. */
  readonly ruleset: string;
  /** Ids of the optional rules and house rules that are on. */
  readonly houseRules: readonly string[];
  readonly character: Character;
  /** The character at the table; absent while rested and in no fight. */
  readonly play?: Play;
  /** Unknown top-level fields of the file, which are written back unchanged. */
  readonly extra?: Readonly<Record<string, unknown>>;
}
