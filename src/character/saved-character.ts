import type { Character } from './character.ts';

/** A character together with the rules it is built by: what a file holds and what the screens edit. */
export interface SavedCharacter {
  /** The id of a ruleset. A file may name one that this program does not know. */
  readonly ruleset: string;
  /** Ids of the optional rules and house rules that are on. */
  readonly houseRules: readonly string[];
  readonly character: Character;
  /** Fields of the file's outermost level that this program does not know; they are written back as they were. */
  readonly extra?: Readonly<Record<string, unknown>>;
}
