import { foldLetters } from '../../engine/fold-letters.ts';
import type { StartChoice } from './start-choice.ts';

/** A way to begin with what else players call it. */
export interface Searched {
  readonly choice: StartChoice;
  readonly words: readonly string[];
}

/** How much a word counts by where it is found: in the name, among the words for it, in its line. */
const weights = { name: 6, words: 4, line: 1 } as const;
/** Of two that match alike, a hero comes before a template, and a race last. */
const ways = ['hero', 'ready-made', 'template', 'race'] as const;

const wordsOf = (text: string): readonly string[] => foldLetters(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** "wizards" finds a wizard. */
const singular = (word: string): string => (word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word);

interface Indexed {
  readonly choice: StartChoice;
  readonly name: readonly string[];
  readonly words: readonly string[];
  readonly line: readonly string[];
}

/** How well a typed word matches: 0 for not at all. A whole word counts more than its beginning. */
function weigh(typed: string, indexed: Indexed): number {
  const asked = singular(typed);
  let best = 0;
  for (const part of ['name', 'words', 'line'] as const) {
    for (const word of indexed[part]) {
      if (!word.startsWith(asked)) continue;
      best = Math.max(best, weights[part] + (word === asked || word === typed ? 2 : 0));
    }
  }
  return best;
}

/**
 * Returns the search over ways to begin. It gives those that match all typed words or the most of them, then those whose name
 * has one of the words: the archer and the elf, for an elf archer. Of those that match alike, those under the chosen ruleset
 * come first.
 */
export function searchChoices(all: readonly Searched[]) {
  const index = all.map(
    ({ choice, words }): Indexed => ({
      choice,
      name: wordsOf(choice.name),
      words: words.flatMap(wordsOf),
      line: wordsOf(choice.line),
    }),
  );
  return (query: string, rulesetId: string): readonly StartChoice[] => {
    const typed = [...new Set(wordsOf(query))];
    const hits = index.map((indexed) => {
      const found = typed.map((word) => weigh(word, indexed)).filter((weight) => weight > 0);
      return { ...indexed, count: found.length, best: Math.max(0, ...found), sum: found.reduce((a, b) => a + b, 0) };
    });
    const most = Math.max(0, ...hits.map(({ count }) => count));
    return hits
      .filter(({ count, best }) => count > 0 && (count === most || best >= weights.name))
      .toSorted(
        (a, b) =>
          b.count - a.count ||
          Number(b.choice.ruleset === rulesetId) - Number(a.choice.ruleset === rulesetId) ||
          b.sum - a.sum ||
          ways.indexOf(a.choice.way) - ways.indexOf(b.choice.way),
      )
      .map(({ choice }) => choice);
  };
}
