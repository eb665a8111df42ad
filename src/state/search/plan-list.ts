import type { Plan } from '../../builder/what-if/plans/plan.ts';
import { lacksNeeds, type NeedsPlan, planNeeds } from '../../builder/what-if/plans/plan-needs.ts';
import type { Character } from '../../character/character.ts';
import type { TraitKind } from '../../character/trait-rows.ts';
import { type LineReading, lineContextOf } from '../../interchange/lines/line-reading.ts';
import { planReading } from '../../interchange/lines/plan-reading.ts';
import { readLine } from '../../interchange/lines/read-line.ts';
import type { QueryLine } from '../../interchange/lines/split-query.ts';
import { type DerivedCharacter, type OpenedCharacter, openWorksheet } from '../../rules/derive-character.ts';
import {
  groupByHeading,
  type RankedHit,
  readHit,
  type SearchHit,
  type SearchScope,
  searchLine,
} from './catalog-search.ts';
import { chapterOfHeading, kindOfHeading, planCustom, planOther, scopeOf } from './plan-line.ts';
import { indexedEntries } from './search-index.ts';

/** Whether a hit is more than its entry in the usual form: the line has a figure, an answer or the like for it. */
export const isSpecific = (reading: LineReading): boolean => reading.parts.some(({ as }) => as !== 'entry');

/**
 * Plans the effect of adding a hit to a character; null if the catalog has no such entry. Words that were not understood
 * become a part of its note only `withLeft`.
 */
export function planHit(
  sheet: OpenedCharacter,
  hit: SearchHit,
  kind: TraitKind | null = null,
  withLeft = false,
): Plan | null {
  const reading = readHit(sheet, hit);
  const { choices } = reading.wish;
  // The search may know an answer by more words than the reader.
  const found = hit.choices.filter(({ parameter }) => !choices.some((choice) => choice.parameter === parameter));
  const wish = { ...reading.wish, choices: [...found, ...choices] };
  return planReading(sheet, { ...reading, wish }, kind, withLeft);
}

/**
 * Plans a hit together with what its entry requires and the character lacks, as one edit; null if nothing is missing, or if a
 * player has to choose it.
 */
export function planWithNeeds(sheet: OpenedCharacter, hit: SearchHit, kind: TraitKind | null = null): Plan | null {
  const needs = lacksNeeds(sheet, hit) ? planNeeds(sheet, [hit]) : null;
  if (!needs) return null;
  const { saved, character } = sheet.context;
  const ready = openWorksheet({ ...saved, character: needs.change(character) }, sheet);
  const plan = planHit(ready, hit, kind);
  if (!plan) return null;
  return {
    ...plan,
    words: `${needs.words}: ${needs.plans.map(({ name }) => name).join(', ')}`,
    label: `${plan.name} and what it needs added`,
    change: (now) => plan.change(needs.change(now)),
  };
}

/** Plans one level more of what a hit already has on the sheet; null for what has no levels, or no further one. */
export function planStepUp(sheet: OpenedCharacter, hit: SearchHit, kind: TraitKind | null = null): Plan | null {
  if (hit.chapter === 'equipment' || hit.reading.line === '') return null;
  const up = { ...hit, reading: { ...hit.reading, line: `${hit.reading.line} +1` } };
  if (readHit(sheet, up).left.length > 0) return null;
  const plan = planHit(sheet, up, kind);
  const { character } = sheet.context;
  const changed = plan?.change(character) ?? character;
  const isRaised = changed !== character && rowCount(changed) === rowCount(character);
  return isRaised ? plan : null;
}

const rowCount = ({ traits, skills }: Character): number => traits.length + skills.length;

/** A possible result of a line of a list. */
type LineMeaning =
  /** `withLeft`: words that were not understood become a note; without it such a line is not added. */
  | { readonly is: 'hit'; readonly hit: SearchHit; readonly heading: string; readonly withLeft: boolean }
  | { readonly is: 'other' }
  | { readonly is: 'custom' }
  | { readonly is: 'skip' };

/** A line of a list with its result. */
export interface PlannedLine {
  readonly line: QueryLine;
  /** `found`, one meaning; `ambiguous`, several; `missing`, none in the catalog. */
  readonly status: 'found' | 'ambiguous' | 'missing';
  /** The present result; null if it is skipped. */
  readonly plan: Plan | null;
  /** The line as its entry; null if it is none. */
  readonly reading: LineReading | null;
  /** The heading of the chosen entry, "Weapon skills"; '' for anything else. */
  readonly about: string;
  /** The number of the chosen meaning, from 0, and how many there are. */
  readonly chosen: number;
  readonly count: number;
}

/** A list, planned as one edit. */
interface PlannedList {
  readonly lines: readonly PlannedLine[];
  /** Makes the edits of all lines. */
  readonly change: (character: Character) => Character;
  /** What their entries require and nobody has added; null for nothing, or if a player has to choose it. */
  readonly needs: NeedsPlan | null;
}

/** More meanings of a line are not offered. */
const maxMeanings = 5;

/**
 * Plans the lines of a list one after another, each on the character that the ones before it made: attributes first, then
 * traits, skills and equipment, so that levels are bought at the attributes of the same list. `choices` has for each line
 * (by its number) which of its meanings the player chose.
 */
export function planList(
  sheet: DerivedCharacter,
  lines: readonly QueryLine[],
  scope: SearchScope,
  choices: ReadonlyMap<number, number> = new Map(),
): PlannedList {
  const read = lines.map((line, at) => {
    const { meanings, status } = findMeanings(sheet, line, scope);
    const chosen = (choices.get(at) ?? 0) % meanings.length;
    return { line, at, meanings, status, chosen, meaning: meanings[chosen] ?? { is: 'skip' } };
  });
  const planned = new Map<number, Plan | null>();
  let opened: OpenedCharacter = sheet;
  for (const { line, at, meaning } of read.toSorted((a, b) => stageOf(a.meaning) - stageOf(b.meaning) || a.at - b.at)) {
    const plan = planMeaning({ ...sheet, ...opened }, line, meaning, scope);
    planned.set(at, plan);
    const { saved, character } = opened.context;
    const changed = plan ? plan.change(character) : character;
    if (changed !== character) opened = openWorksheet({ ...saved, character: changed }, opened);
  }
  const { character: after } = opened.context;
  const before = sheet.context.character;
  const added = read.flatMap(({ at, meaning }) => (meaning.is === 'hit' && planned.get(at) ? [meaning.hit] : []));
  const lacking = added.filter((hit) => lacksNeeds(opened, hit));
  return {
    needs: lacking.length === 0 ? null : planNeeds(opened, lacking),
    lines: read.map(({ line, at, meanings, status, chosen, meaning }) => ({
      line,
      status,
      plan: planned.get(at) ?? null,
      reading: readMeaning(sheet, line, meaning),
      about: meaning.is === 'hit' ? meaning.heading : '',
      chosen,
      count: meanings.length,
    })),
    change: (character) => (character === before ? after : character),
  };
}

function planMeaning(sheet: DerivedCharacter, line: QueryLine, meaning: LineMeaning, scope: SearchScope): Plan | null {
  switch (meaning.is) {
    case 'hit':
      if (!meaning.withLeft && readHit(sheet, meaning.hit).left.length > 0) return null;
      return planHit(sheet, meaning.hit, kindOfHeading(line.heading) ?? scope.kind ?? null, true);
    case 'other':
      return planOther(sheet, line, scope);
    case 'custom':
      return planCustom(sheet, line, scope);
    case 'skip':
      return null;
  }
}

/** A line as what it means; null for words of the player's, and for a line that is skipped. */
function readMeaning(sheet: DerivedCharacter, { text, heading }: QueryLine, meaning: LineMeaning): LineReading | null {
  if (meaning.is === 'hit') return readHit(sheet, meaning.hit);
  if (meaning.is !== 'other' || (heading !== null && heading !== 'attributes')) return null;
  const score = readLine(text, lineContextOf(sheet), { lists: ['attributes'] });
  return score.entry ? score : null;
}

/** What a found entry can be for a line: with a word that was not understood corrected, or as a note. */
function meaningsOf(sheet: DerivedCharacter, hit: SearchHit, heading: string): readonly LineMeaning[] {
  const { left } = readHit(sheet, hit);
  const plain: LineMeaning = { is: 'hit', hit, heading, withLeft: false };
  if (left.length === 0) return [plain];
  const corrected = correctionsOf(hit.reading.line, left).map(
    (line): LineMeaning => ({ ...plain, hit: { ...hit, reading: { ...hit.reading, line } } }),
  );
  return [plain, ...corrected, { ...plain, withLeft: true }];
}

/** A line with its first word that was not understood replaced by what resembles it. */
export function correctionsOf(line: string, left: LineReading['left']): string[] {
  const [first] = left;
  if (!first) return [];
  return first.nearest.map((word) => `${line.slice(0, first.start)}${word}${line.slice(first.end)}`);
}

/** The order of computation: attributes, then traits, skills, things. */
function stageOf(meaning: LineMeaning): number {
  if (meaning.is === 'other') return 0;
  if (meaning.is !== 'hit') return 3;
  return meaning.hit.chapter === 'traits' ? 1 : meaning.hit.chapter === 'equipment' ? 3 : 2;
}

function findMeanings(
  sheet: DerivedCharacter,
  line: QueryLine,
  scope: SearchScope,
): { readonly meanings: readonly LineMeaning[]; readonly status: PlannedLine['status'] } {
  const keep: readonly LineMeaning[] = [{ is: 'custom' }, { is: 'skip' }];
  if (planOther(sheet, line, scope)) return { meanings: [{ is: 'other' }, { is: 'skip' }], status: 'found' };
  const hits = searchLine(sheet, line.text, scopeOf(line, scope));
  const meant = findMeant(hits);
  const meanings = groupByHeading(meant).flatMap(({ heading, items }) =>
    items.flatMap((hit) => meaningsOf(sheet, hit, heading)),
  );
  const [first] = meanings;
  if (first) {
    const isRead = first.is !== 'hit' || readHit(sheet, first.hit).left.length === 0;
    const status = !isRead ? 'missing' : meanings.length > 1 ? 'ambiguous' : 'found';
    return { meanings: [...meanings, ...keep], status };
  }
  const alike = hits
    .slice(0, maxMeanings)
    .map(({ hit, heading }): LineMeaning => ({ is: 'hit', hit, heading, withLeft: true }));
  // If the rules have no list for a chapter, all entries in it are custom.
  const chapter = chapterOfHeading(line.heading);
  const ownFirst =
    chapter !== null && !indexedEntries(sheet.context.catalog).some((entry) => entry.chapter === chapter);
  return { meanings: ownFirst ? keep : [{ is: 'skip' }, ...alike, { is: 'custom' }], status: 'missing' };
}

/**
 * The possible hits of a line: those of exactly its name, or else the closest ones; with figures those that fit them.
 */
function findMeant(hits: readonly RankedHit[]): readonly RankedHit[] {
  const direct = hits.filter(({ hit }) => hit.match === 'direct');
  if (direct.length === 0) return [];
  const nearest = Math.min(...direct.map(({ nearness }) => nearness));
  const [first] = direct;
  // An exact name counts, also where the character has it already. A whole step less near is not the same name.
  const from = nearest < 1 ? nearest : (first?.nearness ?? nearest);
  const closest = direct.filter(({ nearness }) => nearness < Math.floor(from) + 1);
  return closest.slice(0, maxMeanings);
}
