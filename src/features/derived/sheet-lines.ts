import { useRef } from 'react';
import { formatValue } from '../../engine/format.ts';
import { memoizeByObject } from '../../engine/memoize.ts';
import type { StatId } from '../../engine/step.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import type { Finding, Place } from '../../rules/findings/finding.ts';
import { groupBy } from '../../rules/shared/group-by.ts';
import type { AttackLine } from '../../sheet-model/model/sheet-model.ts';
import { useSheet } from '../../state/character/derived-character.ts';

/** Like {@link useSheet}, for a selected object or list: returns the previous one while the contents are equal. */
export function useSheetPart<Selected>(select: (sheet: DerivedCharacter) => Selected): Selected {
  const previous = useRef<Selected>(undefined);
  return useSheet((sheet) => {
    const next = select(sheet);
    if (previous.current !== undefined && deepEqual(previous.current, next)) return previous.current;
    previous.current = next;
    return next;
  });
}

/** A number of the sheet as printed, or '' if the ruleset has no such number. */
export function useFormattedStat(stat: StatId): string {
  return useSheet(({ worksheet, ruleset }) => formatStat({ worksheet, ruleset }, stat));
}

export function formatStat(
  { worksheet, ruleset }: Pick<DerivedCharacter, 'worksheet' | 'ruleset'>,
  stat: StatId,
): string {
  return worksheet.has(stat) ? formatValue(worksheet.get(stat).value, ruleset.notation) : '';
}

const indexByKey = memoizeByObject(
  (lines: readonly { readonly key: string }[]) => new Map(lines.map(({ key }, index) => [key, index])),
);

/** Finds the line with a key in a list of the sheet, by an index that is built once per list. */
export function lineOf<Line extends { readonly key: string }>(lines: readonly Line[], key: string): Line | undefined {
  const index = indexByKey(lines).get(key);
  return index === undefined ? undefined : lines[index];
}

const attacksByItem = memoizeByObject((attacks: readonly AttackLine[]) => groupBy(attacks, ({ itemKey }) => itemKey));

/** The attacks of one item. */
export const attacksOf = (attacks: readonly AttackLine[], itemKey: string): readonly AttackLine[] =>
  attacksByItem(attacks).get(itemKey) ?? [];

/**
 * Like {@link memoizeByObject}, for an object or list that many rows select: returns the result of the previous sheet while
 * the contents are equal, and compares them once instead of in every row.
 */
export function memoizeStable<Result>(
  compute: (sheet: DerivedCharacter) => Result,
): (sheet: DerivedCharacter) => Result {
  let previous: { readonly result: Result } | undefined;
  return memoizeByObject((sheet: DerivedCharacter) => {
    const result = compute(sheet);
    if (!previous || !deepEqual(previous.result, result)) previous = { result };
    return previous.result;
  });
}

/** The findings at one place: a row with all its fields, or a field of the chapter. */
export function useFindingsAt({ chapter, row, field }: Place): readonly Finding[] {
  const place = placeId(chapter, row, row === undefined ? field : undefined);
  return useSheetPart((sheet) => findingsByPlace(sheet).get(place) ?? noFindings);
}

const noFindings: readonly Finding[] = [];
const placeId = (chapter: string, row: string | undefined, field: string | undefined): string =>
  `${chapter}/${row ?? ''}/${field ?? ''}`;

const findingsByPlace = memoizeByObject(({ findings }: DerivedCharacter) => {
  const places = new Map<string, Finding[]>();
  for (const finding of findings) {
    const { chapter, row, field } = finding.place;
    const id = placeId(chapter, row, row === undefined ? field : undefined);
    const group = places.get(id);
    if (group) group.push(finding);
    else places.set(id, [finding]);
  }
  return places;
});

function deepEqual(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  const leftEntries = Object.entries(left);
  const rightEntries = Object.entries(right);
  // Both come from the same code, so their fields are in the same order.
  return (
    leftEntries.length === rightEntries.length &&
    leftEntries.every(([name, value], i) => name === rightEntries[i]?.[0] && deepEqual(value, rightEntries[i]?.[1]))
  );
}
