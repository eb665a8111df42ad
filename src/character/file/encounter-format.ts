import * as z from 'zod/mini';
import { encounterLogLineSchema, encounterSchema, fighterSchema } from '../encounter.ts';
import { rows, text } from '../schema-parts.ts';
import { type FileBounds, fileSchema, maxFileDepth } from './file-format.ts';
import type { Migration } from './migrations.ts';

/** The value of the field `format` in the file of an encounter. */
export const encounterFormat = 'pointwright-encounter';
/** The version of the format; incremented when an older program could misread a file. The files of its characters have their own. */
export const encounterVersion = 1;

/** All steps from one version to the next, lowest first. */
export const encounterMigrations: readonly Migration[] = [];

/** The bounds of a file: a character in it is three levels deep. */
export const encounterBounds: FileBounds = { length: 30_000_000, values: 1_500_000, depth: maxFileDepth + 3 };

/** A fighter in a file, with the file of the character. */
export const fighterInFileSchema = z.looseObject({ ...fighterSchema.shape, file: fileSchema });

const { id, name, round, turnOf, setAside } = encounterSchema.shape;

/** A complete file: one encounter. */
export const encounterFileSchema = z.looseObject({
  $schema: z.optional(z.string()),
  format: z.literal(encounterFormat),
  version: z.number().check(z.int(), z.gte(1)),
  app: text,
  id,
  name,
  round,
  turnOf,
  fighters: rows(fighterInFileSchema),
  log: rows(encounterLogLineSchema),
  setAside,
});
