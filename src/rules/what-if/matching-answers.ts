import type { TraitFacet, TraitKind, TraitOption } from '../../catalog/trait-entry.ts';
import type { Character } from '../../character/character.ts';
import type { TraitChoice } from '../../character/trait-rows.ts';
import { facetWithChoices } from '../shared/facet-with-choices.ts';
import { chosenOptions } from '../shared/trait-choices.ts';

/** Fewer letters than these begin too many words. */
const leastLetters = 3;

const spelled = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** What an answer is called in a search: "Handsome or beautiful" is found as a whole and by either word. */
export function optionPhrases({ name, short = '' }: Pick<TraitOption, 'name' | 'short'>): string[] {
  const parts = [name, short, ...name.split(/[:,(]|\bor\b/)].map(spelled);
  return [...new Set(parts)].filter((part) => part.length >= leastLetters && /\p{L}/u.test(part));
}

/**
 * The answers of a trait that somebody searches for: "poor" and "wealth poor" find Wealth by its level *Poor*. Empty where
 * the words are those of the trait itself, or no answer has them; with a kind, only an answer that makes the trait of it.
 */
export function findMatchingAnswers(
  { name, facet }: { readonly name: string; readonly facet: TraitFacet },
  query: string,
  campaign: Character['campaign'],
  kind: TraitKind | null = null,
): TraitChoice[] {
  const words = spelled(query);
  if (words.length < leastLetters || spelled(name).startsWith(words)) return [];
  const ofName = spelled(name).split(' ');
  const rest = words
    .split(' ')
    .filter((word) => !ofName.includes(word))
    .join(' ');
  const answers = (facet.parameters ?? []).flatMap(({ id, options = [], onlyWith }) =>
    onlyWith ? [] : options.map((option) => ({ parameter: id, option })),
  );
  const matches = answers
    .map(({ parameter, option }) => ({
      choice: { parameter, value: option.id },
      nearness: Math.max(0, ...optionPhrases(option).map((phrase) => nearnessOf(phrase, rest))),
    }))
    .filter(({ nearness }) => nearness > 0)
    .filter(({ choice: { parameter, value } }) =>
      chosenOptions(facet, { choices: [{ parameter, value }] }, campaign).some(({ option }) => option.id === value),
    )
    .filter(({ choice }) => !kind || facetWithChoices(facet, { choices: [choice], level: 1 }, campaign).kind === kind)
    .sort((a, b) => b.nearness - a.nearness);
  return matches.slice(0, 1).map(({ choice }) => choice);
}

/** The words themselves come first, then the longest phrase among them, then one that begins as they do; 0 for none. */
function nearnessOf(phrase: string, words: string): number {
  if (words.length < leastLetters) return 0;
  if (phrase === words) return 1000;
  if (` ${words} `.includes(` ${phrase} `)) return 1 + phrase.length;
  return phrase.startsWith(words) ? 1 : 0;
}
