import { setName } from '../../character/edit-concept.ts';
import type { TraitKind } from '../../character/trait-rows.ts';
import type { EntryChapter } from '../../rules/chapters/row-chapter.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import type { Plan } from '../../rules/what-if/plans/plan.ts';
import { planAttribute } from '../../rules/what-if/plans/plan-attribute.ts';
import { planOwn } from '../../rules/what-if/plans/plan-own.ts';
import { planQuirk } from '../../rules/what-if/plans/plan-trait.ts';
import type { SearchScope } from './catalog-search.ts';
import type { Heading, QueryLine } from './read-query.ts';
import { readLine } from './read-query.ts';

/** What a line searches: what its heading says, or else what the picker is for. */
export function scopeOf({ heading }: Pick<QueryLine, 'heading'>, scope: SearchScope): SearchScope {
  switch (heading) {
    case 'skills':
    case 'spells':
    case 'equipment':
      return { chapter: heading };
    case 'perk':
      return { chapter: 'traits', kind: heading };
    // Players list what a ruleset counts otherwise among either: Wealth, Status, Reputation.
    case 'advantage':
    case 'disadvantage':
      return { chapter: 'traits' };
    default:
      return scope;
  }
}

/** The chapter that a heading names; null for none. */
export function chapterOfHeading(heading: Heading | null): EntryChapter | null {
  if (heading === 'skills' || heading === 'spells' || heading === 'equipment') return heading;
  return kindOfHeading(heading) ? 'traits' : null;
}

/** The kind of traits that a heading names; null for none. */
export const kindOfHeading = (heading: Heading | null): TraitKind | null =>
  heading === 'advantage' || heading === 'perk' || heading === 'disadvantage' || heading === 'quirk' ? heading : null;

/** "custom lucky coin" */
const customLine = /^(?:custom|own)\s+(\S.*)$/isu;
const nameLine = /^name\s+(\S.*)$/isu;

/**
 * Plans what is no entry of the catalog: an attribute, a quirk in the player's words, a custom entry, the name of the
 * character; null for anything else.
 */
export function planOther(sheet: DerivedCharacter, { text, heading }: QueryLine, scope: SearchScope): Plan | null {
  if (heading === 'quirk') return planQuirk(sheet, text.replace(/\s*\[-?1\]$/u, ''));
  const custom = heading === 'custom' ? text : customLine.exec(text)?.[1];
  if (custom !== undefined) return planCustom(sheet, { text: custom, heading: null }, scope);
  const name = heading === 'name' ? text : nameLine.exec(text)?.[1];
  if (name !== undefined && scope.chapter === null) return planName(name);
  if (scope.chapter !== null || (heading !== null && heading !== 'attributes')) return null;
  for (const { name: typed, wanted } of readLine(text)) {
    const plan = planAttribute(sheet, typed, wanted);
    if (plan) return plan;
  }
  return null;
}

/** Plans a custom entry: of the chapter that the heading or the picker names, or else an item. */
export function planCustom(sheet: DerivedCharacter, { text, heading }: QueryLine, scope: SearchScope): Plan {
  const chapter = chapterOfHeading(heading) ?? scope.chapter ?? (scope.kind ? 'traits' : 'equipment');
  const readings = readLine(text);
  // The reading with the most figures is the last: what is left is the name.
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
