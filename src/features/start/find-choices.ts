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

/** Words that say nothing about who somebody is, unless there are no others. */
const fillers = new Set([
  'a',
  'an',
  'the',
  'in',
  'of',
  'on',
  'for',
  'with',
  'and',
  'who',
  'i',
  'to',
  'be',
  'is',
  'my',
  'want',
  'play',
]);

/** A word, and what it may be the plural of: "wizards", "heroes", "thieves" and "wolves"; a princess is one. */
function stemsOf(word: string): readonly string[] {
  if (word.length <= 3 || !word.endsWith('s') || word.endsWith('ss')) return [word];
  const stems = [word, word.slice(0, -1)];
  if (word.endsWith('es')) stems.push(word.slice(0, -2));
  if (word.endsWith('ves')) stems.push(`${word.slice(0, -3)}f`);
  return stems;
}

interface Indexed {
  readonly choice: StartChoice;
  readonly name: readonly string[];
  readonly words: readonly string[];
  readonly line: readonly string[];
}

/** How well a typed word matches: 0 for not at all. A whole word counts more than its beginning. */
function weigh(typed: string, indexed: Indexed): number {
  const stems = stemsOf(typed);
  let best = 0;
  for (const part of ['name', 'words', 'line'] as const) {
    for (const word of indexed[part]) {
      if (!stems.some((stem) => word.startsWith(stem))) continue;
      best = Math.max(best, weights[part] + (stems.includes(word) ? 2 : 0));
    }
  }
  return best;
}

/** Whether one of the typed words is the name, or a whole word of it. */
const isNamed = ({ name }: Indexed, typed: readonly string[]): number => {
  const asked = typed.flatMap(stemsOf);
  return name.every((word) => asked.includes(word)) ? 2 : Number(name.some((word) => asked.includes(word)));
};

/**
 * Returns the search over ways to begin. It gives those that match all typed words or the most of them, then those whose name
 * has one of the words: the archer and the elf, for an elf archer. Of those that match as many, those with such a name come
 * first, then those under the chosen ruleset.
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
    const all = [...new Set(wordsOf(query))];
    const telling = all.filter((word) => !fillers.has(word));
    const typed = telling.length > 0 ? telling : all;
    const hits = index.map((indexed) => {
      const found = typed.map((word) => weigh(word, indexed)).filter((weight) => weight > 0);
      const sum = found.reduce((a, b) => a + b, 0);
      return { ...indexed, count: found.length, best: Math.max(0, ...found), sum, named: isNamed(indexed, typed) };
    });
    const most = Math.max(0, ...hits.map(({ count }) => count));
    return hits
      .filter(({ count, best }) => count > 0 && (count === most || best >= weights.name))
      .toSorted(
        (a, b) =>
          b.count - a.count ||
          b.named - a.named ||
          Number(b.choice.ruleset === rulesetId) - Number(a.choice.ruleset === rulesetId) ||
          b.sum - a.sum ||
          ways.indexOf(a.choice.way) - ways.indexOf(b.choice.way),
      )
      .map(({ choice }) => choice);
  };
}
