import { foldLetters } from '../../engine/fold-letters.ts';
import { memoizeByObject, memoizeOnce } from '../../engine/memoize.ts';
import { rulesetList } from '../../rules/rulesets.ts';
import type { CharacterSummary } from '../../storage/character-summary.ts';

export type LibraryOrder = 'changed' | 'name' | 'points';

export interface LibraryQuery {
  /** Search words, all of which must occur in the name, a tag or the ruleset's name, ignoring case and accents. */
  readonly words?: string;
  /** A required tag; '' or undefined for any. */
  readonly tag?: string;
  /** A required ruleset id; '' or undefined for any. */
  readonly ruleset?: string;
  /** True for characters in the bin, false (the default) for the rest. */
  readonly binned?: boolean;
  /** `changed` (newest first, the default), `name` (alphabetical), `points` (most spent first, unknown last). */
  readonly order?: LibraryOrder;
}

const alphabet = memoizeOnce(() => new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' }));

/** Longer queries are cut off: normalizing tens of thousands of combining characters takes seconds. */
const maxQueryLength = 200;

/** Returns the text that is searched for words. */
const searchText = memoizeByObject((summary: CharacterSummary): string => {
  const rules = rulesetList.find(({ id }) => id === summary.ruleset)?.name ?? summary.ruleset;
  return foldLetters([summary.name, ...summary.tags, rules].join('\n'));
});

const orders: Readonly<Record<LibraryOrder, (a: CharacterSummary, b: CharacterSummary) => number>> = {
  changed: (a, b) => (a.updated < b.updated ? 1 : a.updated > b.updated ? -1 : 0),
  // Characters without a name come last.
  name: (a, b) => Number(a.name === '') - Number(b.name === '') || alphabet().compare(a.name, b.name),
  points: (a, b) => (b.points?.spent ?? Number.NEGATIVE_INFINITY) - (a.points?.spent ?? Number.NEGATIVE_INFINITY) || 0,
};

/** Returns the characters that match a query, in its order. Fast enough to run on each keystroke with 5,000 characters. */
export function findCharacters(
  characters: readonly CharacterSummary[],
  { words = '', tag = '', ruleset = '', binned = false, order = 'changed' }: LibraryQuery,
): readonly CharacterSummary[] {
  const searchWords = foldLetters(words.slice(0, maxQueryLength)).split(/\s+/).filter(Boolean);
  const wantedTag = tag.normalize('NFC').toLowerCase();
  return characters
    .filter(
      (summary) =>
        (summary.binned !== null) === binned &&
        (ruleset === '' || summary.ruleset === ruleset) &&
        (wantedTag === '' || summary.tags.some((name) => name.normalize('NFC').toLowerCase() === wantedTag)) &&
        searchWords.every((word) => searchText(summary).includes(word)),
    )
    .sort(orders[order]);
}

/** Returns the tags of all characters outside the bin, sorted alphabetically, with the number of characters. */
export function countTags(
  characters: readonly CharacterSummary[],
): readonly { readonly tag: string; readonly count: number }[] {
  const counts = new Map<string, { tag: string; count: number }>();
  for (const { tags, binned } of characters) {
    if (binned !== null) continue;
    for (const tag of tags) {
      const key = tag.normalize('NFC').toLowerCase();
      const existing = counts.get(key);
      if (existing) existing.count += 1;
      else counts.set(key, { tag, count: 1 });
    }
  }
  return [...counts.values()].sort((a, b) => alphabet().compare(a.tag, b.tag));
}
