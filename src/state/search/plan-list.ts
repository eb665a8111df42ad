import { hasNoFigures, type Plan, planItem, planKit, planSkill } from '../../builder/what-if/plans/plan.ts';
import { planTrait } from '../../builder/what-if/plans/plan-trait.ts';
import type { Character } from '../../character/character.ts';
import type { TraitKind } from '../../character/trait-rows.ts';
import { type DerivedCharacter, type OpenedCharacter, openWorksheet } from '../../rules/derive-character.ts';
import { groupByHeading, type RankedHit, type SearchHit, type SearchScope, searchReadings } from './catalog-search.ts';
import { chapterOfHeading, kindOfHeading, planCustom, planOther, scopeOf } from './plan-line.ts';
import { type QueryLine, readLine } from './read-query.ts';
import { indexedEntries } from './search-index.ts';

/** Whether a hit is more than its entry in the usual form: the query has a figure, an answer or a speciality for it. */
export const isSpecific = ({ reading, ownWords }: Pick<SearchHit, 'reading' | 'ownWords'>): boolean =>
  ownWords !== '' || reading.answers.length > 0 || !hasNoFigures(reading.wanted);

/** Plans the effect of adding a hit to a character; null if the catalog has no such entry. */
export function planHit(sheet: OpenedCharacter, hit: SearchHit, kind: TraitKind | null = null): Plan | null {
  const { catalog } = sheet.context;
  const { chapter, id, reading, choices, ownWords } = hit;
  if (chapter === 'traits') {
    const entry = catalog.traits.get(id);
    if (!entry) return null;
    const query = [reading.name, ...reading.answers].join(' ');
    const answers = reading.answers.length > 0 || ownWords === '' ? reading.answers : [ownWords];
    return planTrait(sheet, entry, reading.wanted, { query, answers, choices, kind });
  }
  if (chapter === 'equipment') {
    const kit = catalog.kits.get(id);
    if (kit) return planKit(sheet, kit, reading.wanted);
    const entry = catalog.items.get(id);
    return entry ? planItem(sheet, entry, reading.wanted) : null;
  }
  const entry = catalog.skills.get(id);
  return entry ? planSkill(sheet, entry, reading.wanted, ownWords) : null;
}

/** A possible result of a line of a list. */
type LineMeaning =
  | { readonly is: 'hit'; readonly hit: SearchHit; readonly heading: string }
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
  return {
    lines: read.map(({ line, at, meanings, status, chosen, meaning }) => ({
      line,
      status,
      plan: planned.get(at) ?? null,
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
      return planHit(sheet, meaning.hit, kindOfHeading(line.heading) ?? scope.kind ?? null);
    case 'other':
      return planOther(sheet, line, scope);
    case 'custom':
      return planCustom(sheet, line, scope);
    case 'skip':
      return null;
  }
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
  const hits = searchReadings(sheet, readLine(line.text), scopeOf(line, scope));
  const meant = findMeant(hits);
  const meanings = groupByHeading(meant).flatMap(({ heading, items }) =>
    items.map((hit): LineMeaning => ({ is: 'hit', hit, heading })),
  );
  if (meanings.length > 0)
    return { meanings: [...meanings, ...keep], status: meanings.length > 1 ? 'ambiguous' : 'found' };
  const alike = hits.slice(0, maxMeanings).map(({ hit, heading }): LineMeaning => ({ is: 'hit', hit, heading }));
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
  const [nearest] = direct;
  if (!nearest) return [];
  // A whole step less near: not the same name.
  const closest = direct.filter(({ nearness }) => nearness < Math.floor(nearest.nearness) + 1);
  return closest.slice(0, maxMeanings);
}
