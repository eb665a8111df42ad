import { foldLetters } from '../../engine/fold-letters.ts';
import type { StartChoice } from './start-choice.ts';

/** A way to begin with what else players call it. */
export interface Searched {
  readonly choice: StartChoice;
  readonly words: readonly string[];
  /** Makes a hero the choice for one of this race, under its ruleset; undefined where they are of different ones. */
  readonly ofRace?: (hero: StartChoice) => StartChoice | undefined;
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

interface Indexed extends Pick<Searched, 'choice' | 'ofRace'> {
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

interface Hit extends Indexed {
  /** How well it matches each typed word. */
  readonly matched: readonly number[];
  readonly sum: number;
}

/** Heroes of a race, where the typed words name one and the other: the elf archer. The better match comes first. */
function pairUp(hits: readonly Hit[]): readonly StartChoice[] {
  const isCalled = (weight: number | undefined) => weight !== undefined && weight >= weights.words;
  const heroes = hits.filter(({ choice }) => choice.way === 'hero').toSorted((a, b) => b.sum - a.sum);
  return hits.flatMap(({ matched, ofRace }) => {
    if (!ofRace) return [];
    const named = heroes.filter(
      (hero) =>
        hero.matched.some(isCalled) &&
        matched.every((weight, i) => isCalled(weight) || isCalled(hero.matched[i])) &&
        matched.some((weight, i) => isCalled(weight) && !isCalled(hero.matched[i])),
    );
    return named.flatMap(({ choice }) => ofRace(choice) ?? []);
  });
}

/** Whether one of the typed words is the name, or a whole word of it. */
const isNamed = ({ name }: Indexed, typed: readonly string[]): number => {
  const asked = typed.flatMap(stemsOf);
  return name.every((word) => asked.includes(word)) ? 2 : Number(name.some((word) => asked.includes(word)));
};

/**
 * Returns the search over ways to begin. It gives those that match all typed words or the most of them, then those whose name
 * has one of the words: the archer and the elf, for an elf archer. First of all is the archer of that race. Of those that match as many, those with such a name come
 * first, then those under the chosen ruleset.
 */
export function searchChoices(all: readonly Searched[]) {
  const index = all.map(
    ({ choice, words, ofRace }): Indexed => ({
      choice,
      ...(ofRace && { ofRace }),
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
      const matched = typed.map((word) => weigh(word, indexed));
      const found = matched.filter((weight) => weight > 0);
      const sum = found.reduce((a, b) => a + b, 0);
      return {
        ...indexed,
        matched,
        count: found.length,
        best: Math.max(0, ...found),
        sum,
        named: isNamed(indexed, typed),
      };
    });
    const most = Math.max(0, ...hits.map(({ count }) => count));
    const chosenFirst = (a: StartChoice, b: StartChoice) =>
      Number(b.ruleset === rulesetId) - Number(a.ruleset === rulesetId);
    const single = hits
      .filter(({ count, best }) => count > 0 && (count === most || best >= weights.name))
      .toSorted(
        (a, b) =>
          b.count - a.count ||
          b.named - a.named ||
          chosenFirst(a.choice, b.choice) ||
          b.sum - a.sum ||
          ways.indexOf(a.choice.way) - ways.indexOf(b.choice.way),
      )
      .map(({ choice }) => choice);
    return [...pairUp(hits).toSorted(chosenFirst), ...single];
  };
}
