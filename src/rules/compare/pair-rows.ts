import type { Paired } from './comparison.ts';

/** What makes two rows the same one; null for a row that this does not tell apart from others. */
export type Signature<Row> = (row: Row) => string | null;

/**
 * Finds for each row its counterpart. Signatures are tried in turn on those that are still alone, the surest first; rows
 * of the same signature are paired in their order. The result is in the order of `before`, then comes what is new.
 */
export function pairRows<Row extends object>(
  before: readonly Row[],
  after: readonly Row[],
  signatures: readonly Signature<Row>[],
): Paired<Row>[] {
  const partner = new Map<Row, Row>();
  const taken = new Set<Row>();
  for (const signature of signatures) {
    const waiting = new Map<string, Row[]>();
    for (const row of after) {
      const sign = taken.has(row) ? null : signature(row);
      if (sign !== null) waiting.set(sign, [...(waiting.get(sign) ?? []), row]);
    }
    for (const row of before) {
      const sign = partner.has(row) ? null : signature(row);
      const other = sign === null ? undefined : waiting.get(sign)?.shift();
      if (other === undefined) continue;
      partner.set(row, other);
      taken.add(other);
    }
  }
  return [
    ...before.map((row): Paired<Row> => {
      const other = partner.get(row);
      return other === undefined ? { before: row, after: null } : { before: row, after: other };
    }),
    ...after.filter((row) => !taken.has(row)).map((row): Paired<Row> => ({ before: null, after: row })),
  ];
}

/** A signature of several parts, which cannot run into each other. */
export const sign = (...parts: readonly string[]): string => JSON.stringify(parts);

/** A row that stands for an entry of a list, or was typed in. */
interface NamedRow {
  readonly key: string;
  readonly name: string;
  readonly row: { readonly entry: string; readonly own: { readonly name: string } | null };
}

const entryOf = ({ row }: NamedRow): string => (row.own ? '' : row.entry);

/**
 * Pairs rows of a character: by key, else by entry (and `special`, what tells rows of one entry apart), else by name. A
 * key alone says nothing, since two characters may have given it to quite different things; a typed-in row whose name
 * changed is known again by its key and by all the rest of it. Rows of the same name but of another `kind` (a skill and
 * a spell) are two.
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
      const of = entryOf(row) === '' ? null : special(row);
      return of === null ? null : sign(entryOf(row), of);
    },
    (row) => sign(row.name.trim().toLowerCase(), kind(row)),
    (row) => (row.row.own ? sign(row.key, JSON.stringify({ ...row.row.own, name: '' })) : null),
  ]);
}
