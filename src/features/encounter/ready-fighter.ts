import { foldLetters } from '../../engine/fold-letters.ts';

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

/** Returns those whose name or line has all words of a query, whatever its accents and capital letters; all for an empty one. */
export function findReadyFighters(all: readonly ReadyFighter[], query: string): readonly ReadyFighter[] {
  const words = foldLetters(query).split(/\s+/u);
  return all.filter(({ name, line }) => {
    const text = foldLetters(`${name} ${line}`);
    return words.every((word) => text.includes(word));
  });
}
