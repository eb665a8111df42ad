import * as z from 'zod/mini';
import { amount, type Known, maxRows, number, rows, text } from './schema-parts.ts';

/** A figure that differs from the one in the file; `stat` is the number here that explains ours, '' for none. */
export const importDifferenceSchema = z.looseObject({ figure: text, theirs: text, ours: text, why: text, stat: text });

/** A part of the file that has no effect here and is only kept: its place, and its content. */
export const unexpressedSchema = z.looseObject({ where: text, what: text });

/** The result of an import: how many numbers of the file are the same here, and the differences. */
export const importReportSchema = z.looseObject({
  agree: z._default(amount, 0),
  total: z._default(amount, 0),
  differences: rows(importDifferenceSchema),
  unexpressed: rows(unexpressedSchema),
  /** Differences in reading, a sentence each. */
  remarks: rows(text),
});

export type ImportReport = Known<z.infer<typeof importReportSchema>>;

/** A row of the sheet that a character came from, and the row that it became. */
export const originRowSchema = z.looseObject({
  /** The id that the sheet gives it. */
  id: text,
  list: z._default(z.enum(['traits', 'skills', 'equipment']), 'traits'),
  /** The key of our row. No schema of rows with keys: this one only names them. */
  row: text,
  /** The key of the item that has the attacks of a trait, skill or spell; '' for none. */
  attacks: text,
  /** The digest of our row as it became; it recognizes a row that nobody changed since. */
  digest: text,
});

/** The longest packed sheet, in characters: it leaves room for the character in a file. */
export const maxPackedOrigin = 3_000_000;

/** The file of another program that a character came from. It is kept, so that nothing is lost on the way back. */
export const originSchema = z.looseObject({
  format: z._default(z.enum(['gcs']), 'gcs'),
  version: z._default(number, 5),
  /** The sheet as JSON, under the names of version 5, without a picture that the character has. */
  sheet: z._default(z.record(z.string(), z.unknown()), {}),
  /** The same sheet as packed JSON, if it has too many values for a file; `sheet` is empty then. */
  packed: z.optional(z.string().check(z.maxLength(maxPackedOrigin))),
  /** The digest of all else that it became. */
  rest: text,
  /** The digest of the portrait made from the picture in the sheet; '' if there was none. */
  portrait: text,
  /** Of all lists of the character: more than one list has. */
  rows: z._default(z.array(originRowSchema).check(z.maxLength(4 * maxRows)), []),
  /** What came of the import. */
  report: z.optional(importReportSchema),
});

export type Origin = Known<z.infer<typeof originSchema>>;
export type OriginRow = Known<z.infer<typeof originRowSchema>>;

/** True where the file itself is kept, and not only what came of it. */
export const hasOriginal = ({ sheet, packed }: Pick<Origin, 'sheet' | 'packed'>): boolean =>
  packed !== undefined || Object.keys(sheet).length > 0;
