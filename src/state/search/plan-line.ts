import { type Plan, planOwn } from '../../builder/what-if/plans/plan.ts';
import { planQuirk } from '../../builder/what-if/plans/plan-trait.ts';
import { setName } from '../../character/edit-character.ts';
import type { TraitKind } from '../../character/trait-rows.ts';
import { foldLetters } from '../../engine/fold-letters.ts';
import { lineContextOf } from '../../interchange/lines/line-reading.ts';
import { planReading } from '../../interchange/lines/plan-reading.ts';
import { readLine, splitAtCommas } from '../../interchange/lines/read-line.ts';
import { type Heading, type QueryLine, splitQuery } from '../../interchange/lines/split-query.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import type { EntryChapter } from '../../rules/shared/rows.ts';
import { groupByHeading, type SearchGroup, type SearchScope, searchLine } from './catalog-search.ts';
import { wordingsOf } from './read-query.ts';
import { indexedEntries } from './search-index.ts';

/** The scope of a line: given by its heading, or else by the picker. */
export function scopeOf({ heading }: Pick<QueryLine, 'heading'>, scope: SearchScope): SearchScope {
  switch (heading) {
    case 'skills':
    case 'spells':
    case 'equipment':
      return { chapter: heading };
    case 'perk':
      return { chapter: 'traits', kind: heading };
    // Players list some things under either that a ruleset classifies differently: Wealth, Status, Reputation.
    case 'advantage':
    case 'disadvantage':
      return { chapter: 'traits' };
    default:
      return scope;
  }
}

/** The chapter that a heading names, or null. */
export function chapterOfHeading(heading: Heading | null): EntryChapter | null {
  if (heading === 'skills' || heading === 'spells' || heading === 'equipment') return heading;
  return kindOfHeading(heading) ? 'traits' : null;
}

/** The kind of traits that a heading names, or null. */
export const kindOfHeading = (heading: Heading | null): TraitKind | null =>
  heading === 'advantage' || heading === 'perk' || heading === 'disadvantage' || heading === 'quirk' ? heading : null;

/** "custom lucky coin" */
const customLine = /^(?:custom|own)\s+(\S.*)$/isu;
const nameLine = /^name\s+(\S.*)$/isu;

/**
 * Plans a line that is not an entry of the catalog: an attribute, a quirk in the player's words, a custom entry, the
 * name of the character; null for anything else.
 */
export function planOther(sheet: DerivedCharacter, { text, heading }: QueryLine, scope: SearchScope): Plan | null {
  if (heading === 'quirk') return planQuirk(sheet, text.replace(/\s*\[-?1\]$/u, ''));
  const custom = heading === 'custom' ? text : customLine.exec(text)?.[1];
  if (custom !== undefined) return planCustom(sheet, { text: custom, heading: null }, scope);
  const name = heading === 'name' ? text : nameLine.exec(text)?.[1];
  if (name !== undefined && scope.chapter === null) return planName(name);
  if (scope.chapter !== null || (heading !== null && heading !== 'attributes')) return null;
  const score = readLine(text, lineContextOf(sheet), { lists: ['attributes'] });
  return score.entry && score.left.length === 0 ? planReading(sheet, score) : null;
}

/** Plans a custom entry: of the chapter that the heading or the picker names, or else an item. */
export function planCustom(
  sheet: DerivedCharacter,
  { text, heading }: Omit<QueryLine, 'number'>,
  scope: SearchScope,
): Plan {
  const chapter = chapterOfHeading(heading) ?? scope.chapter ?? (scope.kind ? 'traits' : 'equipment');
  const readings = wordingsOf(text);
  // The reading with the most figures is the last: the rest is the name.
  const { name, wanted } = readings.find((reading) => Object.keys(reading.wanted).length > 0) ??
    readings[0] ?? { name: text, wanted: {} };
  return planOwn(sheet, chapter, name, wanted, kindOfHeading(heading) ?? scope.kind ?? null);
}

const planName = (name: string): Plan => ({
  name: `Name: ${name}`,
  words: '',
  label: `Name: ${name}`,
  row: null,
  change: (character) => setName(character, name),
});

/** The meaning of a one-line query. */
interface QueryAnswer {
  readonly line: QueryLine;
  /** An edit that is no entry: an attribute, a quirk, a custom entry. */
  readonly plan: Plan | null;
  readonly groups: readonly SearchGroup[];
}

/** Returns the lines of a query; one whose commas belong to the name of an entry is a single line. */
export function linesOf(sheet: DerivedCharacter, query: string): QueryLine[] {
  const isName = (text: string) => {
    const typed = foldLetters(text.trim());
    return indexedEntries(sheet.context.catalog).some(({ name }) => foldLetters(name).startsWith(typed));
  };
  const context = lineContextOf(sheet);
  const splitCommas = (text: string) =>
    splitAtCommas(text, context).map(({ start, end }) => text.slice(start, end).trim());
  return splitQuery(query, isName, splitCommas);
}

/** Finds the possible meanings of a line; all entries of the scope for an empty one. */
export function answerLine(sheet: DerivedCharacter, line: QueryLine, scope: SearchScope): QueryAnswer {
  const plan = line.text === '' ? null : planOther(sheet, line, scope);
  // "ST 12" is no Staff 12, and a quirk is the player's words, whatever they resemble.
  const hits = plan ? [] : searchLine(sheet, line.text, scopeOf(line, scope));
  return { line, plan, groups: groupByHeading(hits) };
}
