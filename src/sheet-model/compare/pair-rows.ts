import type { Paired } from './comparison.ts';

/** The identity of a row on both sides; null for a row that this does not identify. */
export type Signature<Row> = (row: Row) => string | null;

/**
 * Finds the counterpart of each row. Signatures are tried in turn on rows that are still unpaired, the surest first; rows
 * of the same signature are paired in their order. The result is in the order of `before`, followed by new rows.
 */
export function pairRows<Row extends object>(
  before: readonly Row[],
  after: readonly Row[],
  signatures: readonly Signature<Row>[],
): Paired<Row>[] {
  const counterparts = new Map<Row, Row>();
  const taken = new Set<Row>();
  for (const signature of signatures) {
    const unpaired = new Map<string, Row[]>();
    for (const row of after) {
      const sign = taken.has(row) ? null : signature(row);
      if (sign !== null) unpaired.set(sign, [...(unpaired.get(sign) ?? []), row]);
    }
    for (const row of before) {
      const sign = counterparts.has(row) ? null : signature(row);
      const counterpart = sign === null ? undefined : unpaired.get(sign)?.shift();
      if (counterpart === undefined) continue;
      counterparts.set(row, counterpart);
      taken.add(counterpart);
    }
  }
  return [
    ...before.map((row): Paired<Row> => {
      const counterpart = counterparts.get(row);
      return counterpart === undefined ? { before: row, after: null } : { before: row, after: counterpart };
    }),
    ...after.filter((row) => !taken.has(row)).map((row): Paired<Row> => ({ before: null, after: row })),
  ];
}

/** A signature of several parts, which cannot run into each other. */
export const sign = (...parts: readonly string[]): string => JSON.stringify(parts);

/** A row of a catalog entry or of a custom entry. */
interface NamedRow {
  readonly key: string;
  readonly name: string;
  readonly row: { readonly entry: string; readonly own: { readonly name: string } | null };
}

const entryOf = ({ row }: NamedRow): string => (row.own ? '' : row.entry);

/**
 * Pairs rows of a character: by key, else by entry (and `special`, which distinguishes rows of one entry), else by
 * name. A key alone proves nothing, since two characters may use it for different things; a custom entry whose name
 * changed is recognized by its key and all its other fields. Rows of the same name but of different `kind` (a skill and
 * a spell) are different rows.
 */
export function pairNamedRows<Row extends NamedRow>(
  before: readonly Row[],
  after: readonly Row[],
  special: Signature<Row>,
  kind: (row: Row) => string = () => '',
): Paired<Row>[] {
  return pairRows(before, after, [
    (row) => sign(row.key, entryOf(row), row.name),
    (row) => (entryOf(row) === '' ? null : sign(entryOf(row), row.name)),
    (row) => (entryOf(row) === '' ? null : sign(row.key, entryOf(row))),
    (row) => {
      const detail = entryOf(row) === '' ? null : special(row);
      return detail === null ? null : sign(entryOf(row), detail);
    },
    (row) => sign(row.name.trim().toLowerCase(), kind(row)),
    (row) => (row.row.own ? sign(row.key, JSON.stringify({ ...row.row.own, name: '' })) : null),
  ]);
}
