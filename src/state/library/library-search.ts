import { memoizeByObject } from '../../engine/memoize.ts';
import { rulesetList } from '../../rules/rulesets.ts';
import type { CharacterSummary } from '../../storage/character-summary.ts';

export type LibraryOrder = 'changed' | 'name' | 'points';

export interface LibraryQuery {
  /** Words, all of which must be in the name, a tag or the name of the ruleset; case and accents do not matter. */
  readonly words?: string;
  /** A tag that they must have; '' or nothing for any. */
  readonly tag?: string;
  /** Id of the ruleset; '' or nothing for any. */
  readonly ruleset?: string;
  /** True for those in the bin, false (or nothing) for those that are not. */
  readonly binned?: boolean;
  /** `changed` (the last first, the default), `name` (by the alphabet), `points` (the most spent first, unknown last). */
  readonly order?: LibraryOrder;
}

const alphabet = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** No name is looked for by more letters; to sort fifty thousand accents takes seconds. */
const longestQuery = 200;

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The text in which words are searched for. */
const textOf = memoizeByObject((summary: CharacterSummary): string => {
  const rules = rulesetList.find(({ id }) => id === summary.ruleset)?.name ?? summary.ruleset;
  return folded([summary.name, ...summary.tags, rules].join('\n'));
});

const orders: Readonly<Record<LibraryOrder, (one: CharacterSummary, other: CharacterSummary) => number>> = {
  changed: (one, other) => (one.updated < other.updated ? 1 : one.updated > other.updated ? -1 : 0),
  // Those without a name come last.
  name: (one, other) => Number(one.name === '') - Number(other.name === '') || alphabet.compare(one.name, other.name),
  points: (one, other) =>
    (other.points?.spent ?? Number.NEGATIVE_INFINITY) - (one.points?.spent ?? Number.NEGATIVE_INFINITY) || 0,
};

/** The characters of a list that a query asks for, in its order. Fast enough for each key typed with 5,000 of them. */
export function findCharacters(
  characters: readonly CharacterSummary[],
  { words = '', tag = '', ruleset = '', binned = false, order = 'changed' }: LibraryQuery,
): readonly CharacterSummary[] {
  const wanted = folded(words.slice(0, longestQuery)).split(/\s+/).filter(Boolean);
  const wantedTag = tag.normalize('NFC').toLowerCase();
  return characters
    .filter(
      (each) =>
        (each.binned !== null) === binned &&
        (ruleset === '' || each.ruleset === ruleset) &&
        (wantedTag === '' || each.tags.some((one) => one.normalize('NFC').toLowerCase() === wantedTag)) &&
        wanted.every((word) => textOf(each).includes(word)),
    )
    .sort(orders[order]);
}

/** All tags of characters that are not in the bin, by the alphabet, each with how many have it. */
export function tagsOf(
  characters: readonly CharacterSummary[],
): readonly { readonly tag: string; readonly count: number }[] {
  const found = new Map<string, { tag: string; count: number }>();
  for (const { tags, binned } of characters) {
    if (binned !== null) continue;
    for (const tag of tags) {
      const key = tag.normalize('NFC').toLowerCase();
      const known = found.get(key);
      if (known) known.count += 1;
      else found.set(key, { tag, count: 1 });
    }
  }
  return [...found.values()].sort((one, other) => alphabet.compare(one.tag, other.tag));
}
