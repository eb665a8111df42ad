import * as z from 'zod/mini';
import { characterSchema } from '../character.ts';
import { rows, text } from '../fields.ts';
import { playSchema } from '../play.ts';

/** The value of the field `format` in every file. */
export const formatName = 'pointwright';
/** The version of the format that this program writes. Incremented when an older program could misread a file. */
export const currentVersion = 2;

/** The maximum length of a file, in characters. */
export const maxFileLength = 5_000_000;
/** The maximum nesting depth of lists and objects in a file; our own files use 7. */
export const maxFileDepth = 40;
/** The maximum number of values (texts, numbers, lists, objects) in a file. */
export const maxValues = 250_000;
/** The maximum number of values of a character in memory, including defaults. */
export const maxValuesWithDefaults = 4 * maxValues;

/** A complete file: one character and its rules. */
export const fileSchema = z.looseObject({
  $schema: z.optional(z.string()),
  format: z.literal(formatName),
  version: z.number().check(z.int(), z.gte(1)),
  ruleset: text,
  houseRules: rows(text),
  app: text,
  character: characterSchema,
  play: z._default(z.nullable(playSchema), null),
});

/** The top-level fields that {@link SavedCharacter} or the program provides. */
export const topLevelFields: readonly string[] = [
  'format',
  'version',
  'ruleset',
  'houseRules',
  'app',
  'character',
  'play',
];
