import * as z from 'zod/mini';
import { amount, rows, text } from './fields.ts';
import type { Known } from './known.ts';

/** A figure that differs from the one in the file; `stat` is the number here that explains ours, '' for none. */
export const importDifferenceSchema = z.looseObject({ figure: text, theirs: text, ours: text, why: text, stat: text });

/** Something of the file that has no effect here and is only kept: where it is, and what. */
export const unexpressedSchema = z.looseObject({ where: text, what: text });

/** What came of an import: how many numbers of the file are the same here, and what differs. */
export const importReportSchema = z.looseObject({
  agree: z._default(amount, 0),
  total: z._default(amount, 0),
  differences: rows(importDifferenceSchema),
  unexpressed: rows(unexpressedSchema),
  /** What was read differently, a sentence each. */
  remarks: rows(text),
});

export type ImportReport = Known<z.infer<typeof importReportSchema>>;
