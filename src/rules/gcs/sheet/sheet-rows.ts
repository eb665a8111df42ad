import type { JsonObject, JsonValue } from '../../../character/gcs/gcs-sheet.ts';
import { isJsonObject } from './third-party-digest.ts';

/** The lists of a sheet that have rows, and in which list of a character these are. */
export const rowLists = ['traits', 'skills', 'spells', 'equipment', 'other_equipment', 'notes'] as const;

/** A row of a sheet, the id of the row around it ('' for none), and the list that it is in. */
export interface SheetRow {
  readonly row: JsonObject;
  readonly id: string;
  readonly parent: string;
  readonly list: (typeof rowLists)[number];
}

export const objectsIn = (value: JsonValue | undefined): readonly JsonObject[] =>
  Array.isArray(value) ? value.filter(isJsonObject) : [];

/** All rows of a sheet in its order, each before those in it. */
export function* walkRows(sheet: JsonObject): Generator<SheetRow> {
  for (const list of rowLists) yield* walk(objectsIn(sheet[list]), '', list);
}

function* walk(rows: readonly JsonObject[], parent: string, list: SheetRow['list']): Generator<SheetRow> {
  for (const row of rows) {
    const id = typeof row.id === 'string' ? row.id : '';
    yield { row, id, parent, list };
    yield* walk(objectsIn(row.children), id, list);
  }
}

/** The sheet with each row that is not null changed; a row that becomes null is left out with its contents. */
export function mapRows(sheet: JsonObject, change: (row: JsonObject, parent: string) => JsonObject): JsonObject {
  const map = (rows: JsonValue | undefined, parent: string): JsonValue | undefined =>
    Array.isArray(rows)
      ? rows.map((row: JsonValue) => {
          if (!isJsonObject(row)) return row;
          const children = map(row.children, typeof row.id === 'string' ? row.id : '');
          return change(children === undefined ? row : { ...row, children }, parent);
        })
      : rows;
  return Object.fromEntries(
    Object.entries(sheet).map(([name, value]) => [
      name,
      rowLists.some((list) => list === name) ? (map(value, '') ?? value) : value,
    ]),
  );
}
