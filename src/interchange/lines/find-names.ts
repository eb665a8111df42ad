import type { Catalog } from '../../catalog/catalog.ts';
import { memoizeByObject } from '../../engine/memoize.ts';
import { type NameMatch, nameIndex, nameKey } from '../stat-block/name-index.ts';
import type { TextRange } from '../stat-block/read-figures.ts';
import { endOfHead, type LineToken } from './line-text.ts';

/** Names are at most this many words long. */
const longestName = 9;
export const namedLists = ['traits', 'skills', 'items'] as const;
export type NamedList = (typeof namedLists)[number];

/** A name in a line; a name whose words are not next to each other has several places. */
export interface NameCandidate {
  readonly places: readonly TextRange[];
  readonly match: NameMatch & { readonly list: NamedList };
  readonly isInside: boolean;
}

const startOf = ({ places }: NameCandidate): number => Math.min(...places.map(({ start }) => start));
const endOf = ({ places }: NameCandidate): number => Math.max(...places.map(({ end }) => end));
/** How many letters and digits a name has. */
const lengthOf = ({ places }: NameCandidate, plain: string): number =>
  places.reduce((sum, { start, end }) => sum + plain.slice(start, end).replace(/[^\p{L}\p{N}]/gu, '').length, 0);

/** An entry whose name ends with words in brackets: "Innate Attack (Burning)" is one of "Innate Attack". */
interface Variant {
  readonly id: string;
  /** The key of the words in brackets. */
  readonly key: string;
  readonly name: string;
}

/** Names that are looked up besides those of the index: kits, and the entries of a name with words in brackets. */
interface MoreNames {
  readonly kits: ReadonlyMap<string, string>;
  readonly families: Readonly<Record<NamedList, ReadonlyMap<string, readonly Variant[]>>>;
}

const moreNames = memoizeByObject((catalog: Catalog): MoreNames => {
  const families = { traits: new Map(), skills: new Map(), items: new Map() } satisfies Record<
    NamedList,
    Map<string, Variant[]>
  >;
  for (const list of namedLists) {
    for (const { id, name } of catalog[list].values()) {
      const [, base = '', inside = ''] = /^(.+?)\s*\(([^()]+)\)$/u.exec(name) ?? [];
      const variants: Map<string, Variant[]> = families[list];
      if (base === '' || inside === '') continue;
      variants.set(nameKey(base), [...(variants.get(nameKey(base)) ?? []), { id, key: nameKey(inside), name: inside }]);
    }
  }
  return { kits: new Map([...catalog.kits.values()].map(({ id, name }) => [nameKey(name), id])), families };
});

/** The words by which the entries of a name differ, if no entry has the name itself: "Burning", "Cutting" of Innate Attack. */
export function variantNames(
  tokens: readonly LineToken[],
  catalog: Catalog,
  lists: readonly NamedList[],
): { readonly place: TextRange; readonly names: readonly string[] } | null {
  const index = nameIndex(catalog);
  for (const [at, first] of tokens.entries()) {
    let key = '';
    for (const token of tokens.slice(at, at + longestName)) {
      key += token.key;
      for (const list of lists) {
        const variants = moreNames(catalog).families[list].get(key) ?? [];
        if (variants.length > 0 && index.findKey(list, key)?.by !== 'name')
          return { place: { start: first.start, end: token.end }, names: variants.map(({ name }) => name) };
      }
    }
  }
  return null;
}

/** All names in a line, at every word and of every length. */
export function findNames(
  plain: string,
  tokens: readonly LineToken[],
  catalog: Catalog,
  lists: readonly NamedList[],
): NameCandidate[] {
  const index = nameIndex(catalog);
  const { kits, families } = moreNames(catalog);
  const candidates: NameCandidate[] = [];
  for (const [at, first] of tokens.entries()) {
    let key = '';
    for (const [count, token] of tokens.slice(at, at + longestName).entries()) {
      if (first.isInside && !token.isInside) break;
      key += token.key;
      const end = !first.isInside && token.isInside ? endOfBracket(plain, token.end) : token.end;
      if (end === null) continue;
      const place = { start: first.start, end };
      const { isInside } = first;
      for (const list of lists) {
        const variants = families[list].get(key) ?? [];
        for (const found of findVariants(tokens, at, at + count, variants))
          candidates.push({
            places: [place, found.place],
            match: { list, id: found.id, answer: '', by: 'name' },
            isInside,
          });
        const match = index.findKey(list, key);
        // "Innate Attack" of an answer is the beginning of the names of other entries.
        if (match && (match.by === 'name' || match.answer === '' || variants.length === 0))
          candidates.push({ places: [place], match: { ...match, list }, isInside });
      }
      const kit = lists.includes('items') ? kits.get(key) : undefined;
      if (kit !== undefined)
        candidates.push({ places: [place], match: { list: 'items', id: kit, answer: '', by: 'name' }, isInside });
    }
  }
  return candidates;
}

/** The entry of a name whose own words are elsewhere in the line, where only one is: "Innate Attack 3d burn". */
function findVariants(
  tokens: readonly LineToken[],
  from: number,
  to: number,
  variants: readonly Variant[],
): { readonly id: string; readonly place: TextRange }[] {
  if (variants.length === 0) return [];
  for (const [at, first] of tokens.entries()) {
    if (at >= from && at <= to) continue;
    let key = '';
    let exact: { id: string; place: TextRange } | null = null;
    for (const token of tokens.slice(at, at < from ? from : at + longestName)) {
      key += token.key;
      const place = { start: first.start, end: token.end };
      const [variant] = variants.filter((each) => each.key === key);
      if (variant) exact = { id: variant.id, place };
      const begun = variants.filter((each) => each.key.startsWith(key));
      const [only] = begun;
      if (!exact && only && begun.length === 1 && key.length >= 3) exact = { id: only.id, place };
      if (begun.length === 0) break;
    }
    if (exact) return [exact];
  }
  return [];
}

/** The end of a name that ends within brackets: behind them, if nothing else is in them; or null. */
function endOfBracket(plain: string, end: number): number | null {
  const [closing] = /^\)+/u.exec(plain.slice(end)) ?? [];
  return closing === undefined ? null : end + closing.length;
}

export const contentsLead = /^(\s*(?::|w\/|with\b|containing\b|holding\b|contains\b)\s*)(\S.*)$/iu;

const isPlaceOfOther = (candidate: NameCandidate, plain: string): boolean =>
  /\p{L}\s+(?:in|inside|on|under) (?:(?:an?|the|my|his|her) )?$/iu.test(plain.slice(0, startOf(candidate)));

/** The names that are meant: outside of brackets, in the head of the line, the longest; of equal words all lists. */
export function chooseNames(candidates: readonly NameCandidate[], plain: string): NameCandidate[] {
  const head = endOfHead(plain);
  const rank = (candidate: NameCandidate): readonly number[] => [
    candidate.isInside ? 1 : 0,
    // "30 arrows in hip quiver": what they are in.
    candidate.match.list === 'items' && isPlaceOfOther(candidate, plain) ? 1 : 0,
    startOf(candidate) < head ? 0 : 1,
    // "Sack with rope, 10 yards": the contents follow the container.
    candidate.match.list === 'items' && contentsLead.test(plain.slice(endOf(candidate))) ? 0 : 1,
    -lengthOf(candidate, plain),
    startOf(candidate),
    candidate.match.by === 'name' ? 0 : 1,
  ];
  const [best] = candidates.toSorted((a, b) => compareRanks(rank(a), rank(b)));
  if (!best) return [];
  const same = candidates.filter((each) => startOf(each) === startOf(best) && endOf(each) === endOf(best));
  // Another name counts only where no list has the name itself.
  const named = same.filter(({ match }) => match.by === 'name');
  return named.length > 0 ? named : same;
}

function compareRanks(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
