import type { Command } from '../view/command.ts';
import { wordsOf } from './search-index.ts';

/** Shorter beginnings of a command's name mean too much else. */
const minLetters = 3;

interface FoundCommands {
  readonly commands: readonly Command[];
  /** Whether the query names the first of them, so that it comes before all entries. */
  readonly isNamed: boolean;
}

/** Returns the commands whose names and keywords have all words of a query, those that it names first. */
export function findCommands(all: readonly Command[], query: string): FoundCommands {
  const words = wordsOf(query);
  if (words.length === 0) return { commands: [], isNamed: false };
  const typed = words.join(' ');
  const nearnessOf = ({ name, keywords }: Command): number => {
    const names = [name, ...keywords].map((each) => wordsOf(each).join(' '));
    if (names.includes(typed)) return 0;
    if (typed.length >= minLetters && names.some((each) => each.startsWith(typed))) return 1;
    const has = names.flatMap((each) => each.split(' '));
    return words.every((word) => has.some((each) => each.startsWith(word))) ? 2 : 3;
  };
  const ranked = all
    .map((command) => ({ command, nearness: nearnessOf(command) }))
    .filter(({ nearness }) => nearness < 3)
    .sort((a, b) => a.nearness - b.nearness);
  return { commands: ranked.map(({ command }) => command), isNamed: ranked[0]?.nearness === 0 };
}
