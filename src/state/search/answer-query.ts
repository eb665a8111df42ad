import { foldLetters } from '../../engine/fold-letters.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import type { Plan } from '../../rules/what-if/plans/plan.ts';
import { groupByHeading, type SearchGroup, type SearchScope, searchReadings } from './catalog-search.ts';
import { planOther, scopeOf } from './plan-line.ts';
import { type QueryLine, readLine, splitQuery } from './read-query.ts';
import { indexedEntries } from './search-index.ts';

/** What a query of one line means. */
export interface QueryAnswer {
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
  return splitQuery(query, isName);
}

/** Finds what a line can mean; all entries of the scope for an empty one. */
export function answerLine(sheet: DerivedCharacter, line: QueryLine, scope: SearchScope): QueryAnswer {
  const plan = line.text === '' ? null : planOther(sheet, line, scope);
  // "ST 12" is no Staff 12, and a quirk is the player's words, whatever they resemble.
  const hits = plan ? [] : searchReadings(sheet, readLine(line.text), scopeOf(line, scope));
  return { line, plan, groups: groupByHeading(hits) };
}
