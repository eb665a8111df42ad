import type { SavedCharacter } from '../../character/character.ts';
import { parseFile } from '../../character/file/parse-file.ts';
import { rulesetIds } from '../../rules/rulesets.ts';

/** A character that comes with the program, as the list of fighters to add shows it. */
export interface ReadyFighter {
  readonly id: string;
  readonly name: string;
  readonly points: number;
  /** The id of its ruleset. */
  readonly ruleset: string;
  /** A one-line description. */
  readonly line: string;
  /** Loads the text of its file. */
  readonly load: () => Promise<string>;
}

/** Reads a character that comes with the program; null if it could not be loaded. */
export async function readReady(card: ReadyFighter | undefined): Promise<SavedCharacter | null> {
  try {
    const reading = parseFile((await card?.load()) ?? '', { rulesets: rulesetIds });
    return reading.ok ? reading.value.saved : null;
  } catch {
    return null; // it was never loaded, and there is no network
  }
}
