import { useRef } from 'react';
import type { Place } from '../../engine/finding.ts';
import { memoizeByObject } from '../../engine/memoize.ts';
import type { StatId } from '../../engine/step.ts';
import { formatValue } from '../../engine/words.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import type { Finding } from '../../rules/findings/finding.ts';
import type { AttackLine } from '../../rules/model/sheet-model.ts';
import { groupBy } from '../../rules/shared/group-by.ts';
import { useSheet } from '../../state/character/derived-character.ts';

/** As {@link useSheet}, for an object or list: the same one as before comes back while it holds the same. */
export function useSheetPart<Part>(select: (sheet: DerivedCharacter) => Part): Part {
  const last = useRef<Part>(undefined);
  return useSheet((sheet) => {
    const next = select(sheet);
    if (last.current !== undefined && sameContents(last.current, next)) return last.current;
    last.current = next;
    return next;
  });
}

/** A number of the sheet as printed, or '' where the ruleset has no such number. */
export function useStatText(stat: StatId): string {
  return useSheet(({ worksheet, ruleset }) => statText({ worksheet, ruleset }, stat));
}

export function statText(
  { worksheet, ruleset }: Pick<DerivedCharacter, 'worksheet' | 'ruleset'>,
  stat: StatId,
): string {
  return worksheet.has(stat) ? formatValue(worksheet.get(stat).value, ruleset.notation) : '';
}

const indexByKey = memoizeByObject(
  (lines: readonly { readonly key: string }[]) => new Map(lines.map(({ key }, index) => [key, index])),
);

/** Finds the line of a row in a list of the sheet, without a search for each row. */
export function lineOf<Line extends { readonly key: string }>(lines: readonly Line[], key: string): Line | undefined {
  const index = indexByKey(lines).get(key);
  return index === undefined ? undefined : lines[index];
}

const attacksByItem = memoizeByObject((attacks: readonly AttackLine[]) => groupBy(attacks, ({ itemKey }) => itemKey));

/** The attacks of one item. */
export const attacksOf = (attacks: readonly AttackLine[], itemKey: string): readonly AttackLine[] =>
  attacksByItem(attacks).get(itemKey) ?? [];

/**
 * As {@link memoizeByObject}, for an object or list that many rows select: the same one as for the sheet before comes back
 * while it holds the same, and is compared once, not by every row.
 */
export function keptOverSheets<Answer>(work: (sheet: DerivedCharacter) => Answer): (sheet: DerivedCharacter) => Answer {
  let last: { readonly answer: Answer } | undefined;
  return memoizeByObject((sheet: DerivedCharacter) => {
    const answer = work(sheet);
    if (!last || !sameContents(last.answer, answer)) last = { answer };
    return last.answer;
  });
}

/** The findings at one place: a row with all its fields, or a field of the chapter. */
export function useFindingsAt({ chapter, row, field }: Place): readonly Finding[] {
  const place = placeId(chapter, row, row === undefined ? field : undefined);
  return useSheetPart((sheet) => byPlace(sheet).get(place) ?? none);
}

const none: readonly Finding[] = [];
const placeId = (chapter: string, row: string | undefined, field: string | undefined): string =>
  `${chapter}/${row ?? ''}/${field ?? ''}`;

const byPlace = memoizeByObject(({ findings }: DerivedCharacter) => {
  const places = new Map<string, Finding[]>();
  for (const finding of findings) {
    const { chapter, row, field } = finding.place;
    const id = placeId(chapter, row, row === undefined ? field : undefined);
    const there = places.get(id);
    if (there) there.push(finding);
    else places.set(id, [finding]);
  }
  return places;
});

function sameContents(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const before = Object.entries(one);
  const after = Object.entries(other);
  // Both come from the same code, which names its fields in the same order.
  return (
    before.length === after.length &&
    before.every(([name, value], i) => name === after[i]?.[0] && sameContents(value, after[i]?.[1]))
  );
}
