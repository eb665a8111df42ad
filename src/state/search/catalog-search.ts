import { beyondTechLevel, derivedTechLevel, findExistingRow } from '../../builder/what-if/candidate.ts';
import { findMatchingAnswers } from '../../builder/what-if/matching-answers.ts';
import { findOutsideEntry, hidesOutside } from '../../builder/what-if/outside-campaign.ts';
import { findSpeciality, hasNoFigures, type WantedFigures } from '../../builder/what-if/plans/plan.ts';
import { canHaveKind } from '../../builder/what-if/trait-offers.ts';
import type { Catalog } from '../../catalog/catalog.ts';
import type { TraitChoice, TraitKind } from '../../character/trait-rows.ts';
import { foldLetters } from '../../engine/fold-letters.ts';
import { formatFraction, formatNumber, formatSigned } from '../../engine/format.ts';
import { memoizeByKeys, memoizeByObject } from '../../engine/memoize.ts';
import {
  type LineEntry,
  type LineList,
  type LineReading,
  lineContextOf,
} from '../../interchange/lines/line-reading.ts';
import { readLine } from '../../interchange/lines/read-line.ts';
import type { DerivedCharacter, OpenedCharacter } from '../../rules/derive-character.ts';
import { type EntryChapter, rowChapter } from '../../rules/shared/rows.ts';
import { attributeNames, isTechnique } from '../../rules/shared/skill-ladder.ts';
import { applyChoicesToFacet, findMostLevels, formatTraitName } from '../../rules/shared/trait-price.ts';
import { groupOrder, kindHeading } from '../../sheet-model/chapters/entry-groups.ts';
import { type LineWording, wordingsOf } from './read-query.ts';
import {
  type IndexedEntry,
  type IndexMatch,
  indexedEntries,
  type MatchKind,
  searchIndex,
  wordsOf,
} from './search-index.ts';

interface Named {
  readonly chapter: EntryChapter;
  readonly id: string;
  readonly name: string;
  readonly ownWords: string;
}

/** Returns the name of an entry with the figures that it can have: "Broadsword 15", "Magery 2", "Rope × 3". */
function nameWithFigures(catalog: Catalog, { chapter, id, name, ownWords }: Named, wanted: WantedFigures): string {
  const { number, change, relative, count } = wanted;
  if (chapter === 'equipment') {
    const quantity = count ?? number ?? 1;
    return quantity === 1 ? name : `${name} × ${formatNumber(quantity)}`;
  }
  if (chapter === 'traits') {
    const facet = catalog.traits.get(id)?.facet;
    const withText = ownWords === '' ? name : `${name} (${ownWords})`;
    if (!facet || findMostLevels(facet) === 1) return withText;
    return `${withText}${describeLevel(number, change)}`;
  }
  const entry = catalog.skills.get(id);
  const full = entry && ownWords !== '' ? `${name} (${findSpeciality(entry, ownWords)})` : name;
  if (relative) {
    const by = relative.by === 0 ? '' : formatSigned(relative.by);
    return `${full} ${attributeNames[relative.attribute]}${by}`;
  }
  return `${full}${describeLevel(number, change)}`;
}

function describeLevel(number: number | undefined, change: number | undefined): string {
  if (number !== undefined) return ` ${formatFraction(number)}`;
  return change === undefined ? '' : ` ${formatSigned(change)}`;
}

/** An entry in the search results. */
export interface SearchHit {
  readonly chapter: EntryChapter;
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly match: MatchKind;
  /** The choices of a trait that the query matched; they are part of its name. */
  readonly choices: readonly TraitChoice[];
  /** The parts of the query: its words, figures, and the text in brackets. */
  readonly reading: LineWording;
  /** The speciality of a skill, or the player's own words for a trait, that the query has behind the name. */
  readonly ownWords: string;
  /** The row that the character has of it, if it cannot be added again. */
  readonly existing: string | null;
  /** The tech level that it requires, if that is above the character's. */
  readonly beyond: number | null;
}

export interface SearchGroup {
  readonly heading: string;
  readonly items: readonly SearchHit[];
}

/** The scope of the search: a chapter, or all; only traits of a kind; and the player's other filters. */
export interface SearchScope {
  readonly chapter: EntryChapter | null;
  readonly kind?: TraitKind | null;
  readonly keeps?: (entry: IndexedEntry) => boolean;
}

const plainReading = (name: string): LineWording => ({ line: name, name, answers: [], wanted: {} });

/**
 * Searches entries by name, keywords and description. Returns groups with the closest match first; for an empty query
 * all entries in the order of the book. Entries that the character has and cannot add again come after the rest, then
 * those beyond the tech level, those that the campaign does not use unless it hides them, and last those that only resemble the query, if nothing else matches. With a kind, only
 * traits that can be of that kind are returned, under its heading.
 */
export function searchCatalog(
  sheet: DerivedCharacter,
  query: string,
  chapter: EntryChapter | null,
  kind: TraitKind | null = null,
): SearchGroup[] {
  return groupByHeading(findHits(sheet, plainReading(query), { chapter, kind }));
}

/**
 * The best of several readings of a query: the first that is the name of an entry (of "Status 1" the name is "Status", though
 * there are "Ordinary clothes (Status 1)"), or else with which an entry matches directly, or else by its description.
 */
export function searchReadings(
  sheet: DerivedCharacter,
  readings: readonly LineWording[],
  scope: SearchScope,
): RankedHit[] {
  // Of "Survival desert 12" the 12 is a level, and no part of the speciality.
  const results = readings.map((reading, at) => findHits(sheet, reading, scope, at > 0 || readings.length === 1));
  const having = (match: MatchKind) => results.find((hits) => hits.some(({ hit }) => hit.match === match));
  const named = results.find((hits) =>
    hits.some(({ hit, nearness }) => hit.match === 'direct' && nearness < prefixMatch),
  );
  // Of readings that are merely alike to something, the one without figures says most.
  return named ?? having('direct') ?? having('described') ?? results.findLast((hits) => hits.length > 0) ?? [];
}

/** The lists of the reader in which the entries of a scope are. */
function listsOf({ chapter, kind }: SearchScope): readonly LineList[] {
  if (kind || chapter === 'traits') return ['traits'];
  if (chapter === 'equipment') return ['items'];
  return chapter === null ? ['traits', 'skills', 'items'] : ['skills'];
}

const listOf = (chapter: EntryChapter): LineList =>
  chapter === 'traits' ? 'traits' : chapter === 'equipment' ? 'items' : 'skills';

/** Reads the line of a hit as its entry: what every word of it is, and which were not understood. */
export const readHit: (sheet: OpenedCharacter, hit: SearchHit) => LineReading = memoizeByKeys(
  ({ ruleset, context }: OpenedCharacter, hit: SearchHit) => [
    hit,
    context.catalog,
    ruleset,
    context.character.campaign,
  ],
  ({ ruleset, context }, { chapter, id, reading }) => {
    const list = listOf(chapter);
    const { catalog } = context;
    const name = catalog[list === 'attributes' ? 'items' : list].get(id)?.name ?? catalog.kits.get(id)?.name ?? '';
    return readLine(reading.line, lineContextOf({ ruleset, context }), { entry: { list, id, name } });
  },
);

/**
 * The possible meanings of a typed line, the closest first. If the line has the name of an entry, all entries of that name
 * come first, those that leave no word of the line before those that do; otherwise, and after these, what a search finds.
 */
export function searchLine(sheet: DerivedCharacter, line: string, scope: SearchScope): RankedHit[] {
  const wordings = wordingsOf(line);
  const read = readLine(line, lineContextOf(sheet), { lists: listsOf(scope) });
  const { entry, parts, left } = read;
  const isAnswer = parts.some(({ as, value }) => as === 'entry' && value !== entry?.name);
  if (!entry || isAnswer || entry.list === 'attributes') return searchReadings(sheet, wordings, scope);
  // A plain name is a search as any other: what it begins, and what has it as a word, is wanted too.
  const isPlain = left.length === 0 && parts.every(({ as }) => as === 'entry');
  const wording: LineWording = { line, name: entry.name, answers: [], wanted: read.wish.wanted };
  const named = findHits(sheet, wording, scope)
    .filter(
      ({ hit }) => hit.match === 'direct' && (isPlain || foldLetters(hit.name).startsWith(foldLetters(entry.name))),
    )
    .map((ranked) => ({ ...ranked, nearness: ranked.nearness + misfit(ranked, read) }))
    .sort((a, b) => a.tier - b.tier || a.nearness - b.nearness || bookOrder(a) - bookOrder(b));
  const found = new Set(named.map(({ hit }) => `${hit.chapter}/${hit.id}`));
  const others = isPlain ? searchReadings(sheet, wordings, scope) : [];
  return [...named, ...others.filter(({ hit }) => !found.has(`${hit.chapter}/${hit.id}`))];
}

/** How much less likely an entry of the name is than the one that the reader has chosen. */
function misfit({ hit, nearness }: RankedHit, { entry, others }: LineReading): number {
  const is = (other: LineEntry) => other.id === hit.id && other.list === listOf(hit.chapter);
  if (entry && is(entry)) return 0;
  return nearness >= prefixMatch || others.some(is) ? 0.01 : 10 * otherMatch;
}

/** Returns all that matches a reading, the closest first; all entries for an empty one. */
function findHits(sheet: DerivedCharacter, reading: LineWording, scope: SearchScope, withOwnWords = true): RankedHit[] {
  const { catalog } = sheet.context;
  const { chapter, kind = null, keeps } = scope;
  const searchedChapter = kind ? 'traits' : chapter;
  const words = [reading.name, ...reading.answers].join(' ');
  const matches: readonly IndexMatch[] =
    words === ''
      ? indexedEntries(catalog).map((entry) => ({ entry, match: 'direct' }))
      : searchIndex(catalog, words, withOwnWords);
  const hides = hidesOutside(sheet);
  const inScope = matches.filter(
    ({ entry }) =>
      (searchedChapter === null || entry.chapter === searchedChapter) &&
      (!kind || isOfKind(sheet, entry.id, kind)) &&
      (!keeps || keeps(entry)) &&
      !(hides && findOutsideEntry(sheet, entry.chapter, entry.id)),
  );
  // The text in brackets may be the player's own words, which are in no index.
  const found = inScope.map(({ entry, match }) =>
    reading.answers.length > 0 && foldLetters(entry.name) === foldLetters(reading.name)
      ? { entry, match: 'direct' as const }
      : { entry, match },
  );
  const isFound = found.some(({ match }) => match === 'direct' || match === 'described');
  // With figures a thing was named, not described.
  const isNamed = !hasNoFigures(reading.wanted) && found.some(({ match }) => match === 'direct');
  const shown = isFound
    ? found.filter(({ match }) => match === 'direct' || (match === 'described' && !isNamed))
    : found;
  const ranked = shown.map((match) => rank(sheet, match, reading, kind));
  return [...kindsFirst(ranked, words)].sort(
    (a, b) => a.tier - b.tier || a.nearness - b.nearness || bookOrder(a) - bookOrder(b),
  );
}

const prefixMatch = 1;
const otherMatch = 1000;

/** The order of the results. */
const tiers = { available: 0, described: 1, onSheet: 2, beyond: 3, outside: 4, similar: 5, partly: 6 } as const;

export interface RankedHit {
  readonly hit: SearchHit;
  readonly heading: string;
  readonly tier: number;
  /** Relevance to the query: lower is closer. */
  readonly nearness: number;
}

/** Orders equally close names by heading; matches outside the name keep their search score order. */
const bookOrder = ({ heading, nearness }: RankedHit): number =>
  nearness < otherMatch ? groupOrder.indexOf(heading) : 0;

/** The ids of the entries that rows name. */
const listedEntries = memoizeByObject(
  (rows: readonly { readonly entry: string }[]): ReadonlySet<string> => new Set(rows.map(({ entry }) => entry)),
);

/** Returns the rank of an entry in the results, with the matching choices. */
function rank(
  sheet: DerivedCharacter,
  { entry, match }: IndexMatch,
  reading: LineWording,
  kind: TraitKind | null,
): RankedHit {
  const { chapter, id, name, description } = entry;
  const { ruleset, context } = sheet;
  const { campaign } = context.character;
  const query = [reading.name, ...reading.answers].join(' ');
  const trait = chapter === 'traits' ? context.catalog.traits.get(id) : undefined;
  const choices = trait ? findMatchingAnswers(trait, query, campaign, kind) : [];
  const beyond = beyondTechLevel(sheet, chapter, id);
  const named = trait && choices.length > 0 ? formatTraitName(name, trait.facet, { choices }, campaign) : name;
  const ownWords = choices.length > 0 ? '' : findOwnWords(entry, reading);
  const isOnSheet = listedEntries(context.character[rowChapter(chapter)]).has(id);
  const existing = isOnSheet ? findExistingRow(ruleset, context, chapter, id) : null;
  const hit: SearchHit = {
    chapter,
    id,
    name: nameWithFigures(context.catalog, { chapter, id, name: named, ownWords }, reading.wanted),
    description,
    match,
    choices,
    reading,
    ownWords,
    existing,
    beyond,
  };
  const heading =
    trait && (kind || choices.length > 0)
      ? kindHeading(kind ?? applyChoicesToFacet(trait.facet, { choices, level: 1 }, campaign).kind)
      : entry.group;
  const nearness = () => {
    // Without a query: traits that are always of the kind first, everything else in the order of the book.
    if (query === '') return kind ? Number(trait?.facet.kind !== kind) : groupOrder.indexOf(heading);
    // Of two equally close entries, the one that the character does not have comes first.
    const singular = singularOf(query);
    const near = Math.min(
      nameNearness(entry, query),
      singular === query ? otherMatch : nameNearness(entry, singular),
      choices.length > 0 || ownWords !== '' ? prefixMatch + 0.2 : otherMatch,
    );
    const unusable = near >= prefixMatch && lacksItsSkill(sheet, chapter, id) ? 2 * otherMatch : 0;
    return near + (isOnSheet ? 0.05 : 0) + unusable + unfitness(chapter, reading.wanted);
  };
  const ranked: RankedHit = { hit, heading, tier: tiers.available, nearness: nearness() };
  if (match === 'similar') return { ...ranked, heading: 'Similar', tier: tiers.similar };
  if (beyond !== null)
    return { ...ranked, heading: `Beyond tech level ${derivedTechLevel(sheet)}`, tier: tiers.beyond };
  if (findOutsideEntry(sheet, chapter, id))
    return { ...ranked, heading: 'Not used in this campaign', tier: tiers.outside };
  const changesRow = !hasNoFigures(reading.wanted) || choices.length > 0;
  if (query !== '' && existing !== null && !changesRow)
    return { ...ranked, heading: 'Already on the sheet', tier: tiers.onSheet };
  if (match === 'partly') return { ...ranked, heading: 'With some of the words', tier: tiers.partly };
  return match === 'described' ? { ...ranked, tier: tiers.described } : ranked;
}

/** How little figures fit a chapter: a count is for things, a level or points for skills and traits. */
function unfitness(chapter: EntryChapter, wanted: WantedFigures): number {
  if (hasNoFigures(wanted)) return 0;
  const fits = wanted.count === undefined ? chapter !== 'equipment' : chapter === 'equipment';
  return fits ? 0 : 10 * otherMatch;
}

/** Returns the text after a name that is followed by the player's own words: "Survival the moon". */
function findOwnWords(entry: IndexedEntry, { name: typed, answers }: LineWording): string {
  if (!entry.takesText) return '';
  if (answers.length > 0) return answers.join(', ');
  const behind = wordsBehind(typed, entry.name);
  if (behind !== '') return behind;
  // "french" is a language without its name.
  const [option, ...others] = wordsOf(entry.options).filter((word) => word === foldLetters(typed));
  return entry.chapter === 'skills' && option && others.length === 0 ? typed : '';
}

/** The text after a name, as typed; '' if there is none, or the words do not begin with the name. */
function wordsBehind(typed: string, name: string): string {
  const parts = typed.split(' ');
  const count = name.split(' ').length;
  const isName = foldLetters(parts.slice(0, count).join(' ')) === foldLetters(name);
  return isName ? parts.slice(count).join(' ').trim() : '';
}

const singularOf = (query: string): string => (query.length > 3 ? query.replace(/s$/u, '') : query);

/** Whether an entry is a technique of skills that the character has none of: no points give it a level. */
function lacksItsSkill({ context }: DerivedCharacter, chapter: EntryChapter, id: string): boolean {
  const facet = chapter === 'skills' ? context.catalog.skills.get(id)?.facet : undefined;
  if (!facet || !isTechnique(facet) || facet.defaults.length === 0) return false;
  const learned = listedEntries(context.character.skills);
  return facet.defaults.every((base) => 'skill' in base && !learned.has(base.skill));
}

/**
 * Returns how close a name is to the query: equal (0), a prefix match (closest if only a comma or a bracket follows), a
 * match at the start or end of a word (closer for shorter names: “sword” in “broadsword”), or any other match.
 */
function nameNearness(entry: IndexedEntry, query: string): number {
  const { named, bare, plain, words } = foldedName(entry);
  const typed = foldLetters(query);
  if (named === typed || bare === typed) return 0;
  if (plain === typed) return prefixMatch;
  if (named.startsWith(`${typed} `)) return prefixMatch + 0.1;
  if (named.startsWith(typed)) return prefixMatch + 0.2;
  const has = words.some((word) => word.startsWith(typed) || word.endsWith(typed));
  return has ? prefixMatch + named.length : otherMatch;
}

/** What the name of an entry is compared as; a first letter compares half of all. */
const foldedName = memoizeByObject(({ name }: IndexedEntry) => {
  const named = foldLetters(name);
  return { named, bare: withoutBrackets(named), plain: plainName(named), words: named.split(/[^\p{L}\p{N}]+/u) };
});

/** A name as a reading has it: a text in brackets is an answer like any other. */
const withoutBrackets = (folded: string): string => folded.replace(/[()]/gu, '');

/** A name without the part after a comma or in brackets: “rope” for “rope, 10 yards”. */
const plainName = (folded: string): string => (folded.split(/[,(]/u, 1)[0] ?? '').trim();

/**
 * Puts things of the typed kind before accessories for it: a backpack radio comes after a small backpack, though its
 * name begins with the word.
 */
function kindsFirst(ranked: readonly RankedHit[], query: string): readonly RankedHit[] {
  const typed = foldLetters(query);
  const things = ranked.filter(({ hit }) => hit.chapter === 'equipment');
  if (!things.some(({ hit }) => plainName(foldLetters(hit.name)).endsWith(` ${typed}`))) return ranked;
  const isForIt = ({ hit }: RankedHit) =>
    hit.chapter === 'equipment' && plainName(foldLetters(hit.name)).startsWith(`${typed} `);
  return ranked.map((each) => (isForIt(each) ? { ...each, nearness: each.nearness + otherMatch / 2 } : each));
}

function isOfKind({ context }: DerivedCharacter, id: string, kind: TraitKind): boolean {
  const facet = context.catalog.traits.get(id)?.facet;
  return facet !== undefined && canHaveKind(facet, kind, context.character.campaign);
}

/** Groups hits by heading, in the order of the first hit. */
export function groupByHeading(ranked: readonly RankedHit[]): SearchGroup[] {
  const groups = new Map<string, SearchHit[]>();
  for (const { hit, heading } of ranked) {
    const list = groups.get(heading);
    if (list) list.push(hit);
    else groups.set(heading, [hit]);
  }
  return [...groups].map(([heading, items]) => ({ heading, items }));
}
