import type { TraitEntryKind, TraitFacet, TraitOption } from '../../catalog/trait-entry.ts';
import type { Character } from '../../character/character.ts';
import type { TraitChoice } from '../../character/trait-rows.ts';
import { foldLetters } from '../../engine/fold-letters.ts';
import { applyChoicesToFacet, findChosenOptions } from '../../rules/shared/trait-price.ts';

/** Fewer letters match the beginnings of too many words. */
const minLetters = 3;

const normalizeWords = (text: string): string =>
  foldLetters(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** Returns the phrases that match an option in a search: "Handsome or beautiful" as a whole and by either word. */
export function optionPhrases({ name, short = '' }: Pick<TraitOption, 'name' | 'short'>): string[] {
  const parts = [name, short, ...name.split(/[:,(]|\bor\b/)].map(normalizeWords);
  return [...new Set(parts)].filter((part) => part.length >= minLetters && /\p{L}/u.test(part));
}

/**
 * Returns the answer of a trait that a search query names: "poor" and "wealth poor" find Wealth by its level *Poor*.
 * Empty if the query is the name of the trait itself, or no answer matches; with a kind, only an answer that makes the
 * trait one of that kind.
 */
export function findMatchingAnswers(
  { name, facet }: { readonly name: string; readonly facet: TraitFacet },
  query: string,
  campaign: Character['campaign'],
  kind: TraitEntryKind | null = null,
): TraitChoice[] {
  const words = normalizeWords(query);
  if (words.length < minLetters || normalizeWords(name).startsWith(words)) return [];
  const nameWords = normalizeWords(name).split(' ');
  const otherWords = words
    .split(' ')
    .filter((word) => !nameWords.includes(word))
    .join(' ');
  const answers = (facet.parameters ?? []).flatMap(({ id, options = [], onlyWith }) =>
    onlyWith ? [] : options.map((option) => ({ parameter: id, option })),
  );
  const matches = answers
    .map(({ parameter, option }) => ({
      choice: { parameter, value: option.id },
      nearness: Math.max(0, ...optionPhrases(option).map((phrase) => nearnessOf(phrase, otherWords))),
    }))
    .filter(({ nearness }) => nearness > 0)
    .filter(({ choice: { parameter, value } }) =>
      findChosenOptions(facet, { choices: [{ parameter, value }] }, campaign).some(({ option }) => option.id === value),
    )
    .filter(
      ({ choice }) => !kind || applyChoicesToFacet(facet, { choices: [choice], level: 1 }, campaign).kind === kind,
    )
    .sort((a, b) => b.nearness - a.nearness);
  return matches.slice(0, 1).map(({ choice }) => choice);
}

/**
 * Ranks a match: an exact match first, then the longest phrase among the words, then a phrase that begins with them; 0
 * for none.
 */
function nearnessOf(phrase: string, words: string): number {
  if (words.length < minLetters) return 0;
  if (phrase === words) return 1000;
  if (` ${words} `.includes(` ${phrase} `)) return 1 + phrase.length;
  return phrase.startsWith(words) ? 1 : 0;
}
