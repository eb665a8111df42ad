import type { JsonObject, JsonValue } from '../../../character/gcs/gcs-sheet.ts';
import type { RowPlace } from './imported-sheet.ts';
import { isJsonObject } from './third-party-digest.ts';

export type List = RowPlace['list'];
/** The lists of a character whose rows are rows of a sheet. */
export const lists = ['traits', 'skills', 'equipment'] as const satisfies readonly List[];

/** The keys that rows had which do not have our own: by the ids of the sheet, and of what was made besides rows by their order. */
export function namedKeys({ keys }: JsonObject) {
  const { rows = {}, attacks = {}, further = [] } = isJsonObject(keys) ? keys : {};
  const textsOf = (value: JsonValue): ReadonlyMap<string, string> =>
    new Map(
      Object.entries(isJsonObject(value) ? value : {}).filter(
        (pair): pair is [string, string] => typeof pair[1] === 'string',
      ),
    );
  const [ofRows, ofAttacks] = [textsOf(rows), textsOf(attacks)];
  const pairs = (Array.isArray(further) ? further : []).flatMap((pair: JsonValue) => {
    const [list, key, row = null] = Array.isArray(pair) ? pair : [];
    const ofList = lists.find((each) => each === list);
    return ofList && typeof key === 'string' ? [{ list: ofList, key, row: isJsonObject(row) ? row : null }] : [];
  });
  return {
    rows: ofRows,
    attacks: ofAttacks,
    further: (list: List): readonly string[] => pairs.flatMap((pair) => (pair.list === list ? [pair.key] : [])),
    furtherRows: pairs,
    all: [...ofRows.values(), ...ofAttacks.values(), ...pairs.map(({ key }) => key)],
  };
}

/** The keys of our rows in their order, as they were written. */
export const orderOf = (own: JsonObject, list: List): readonly string[] => {
  const order = isJsonObject(own.order) ? own.order[list] : undefined;
  return Array.isArray(order) ? order.map(String) : [];
};

/** The rows that there were, in the order that they had; each new one after that before which it follows in the sheet. */
export function sortAsBefore<Row extends { readonly key: string }>(
  rows: readonly Row[],
  order: readonly string[],
): readonly Row[] {
  const rank = new Map(order.map((key, i) => [key, i] as const));
  const ranks: number[] = [];
  for (const [i, { key }] of rows.entries()) ranks.push(rank.get(key) ?? ranks[i - 1] ?? -1);
  return rows
    .map((row, i) => ({ row, i, rank: ranks[i] ?? 0 }))
    .sort((a, b) => a.rank - b.rank || a.i - b.i)
    .map(({ row }) => row);
}
