import * as z from 'zod/mini';
import { characterSchema } from '../character.ts';
import { rows, text } from '../fields.ts';

/** What every file of ours says of itself in its field `format`. */
export const formatName = 'pointwright';
/** The version of the format that this program writes. It grows when an older program could misread a file. */
export const currentVersion = 1;

/** The longest file that is read or written, in characters. */
export const longestFile = 5_000_000;
/** How deep lists and objects of a file may lie in each other; ours go down to 7. */
export const deepestFile = 40;
/** The most values (texts, numbers, lists, objects, all counted) that a file may hold. */
export const mostValues = 250_000;
/** The most values that a character may hold in memory, with all its defaults. */
export const mostValuesWithDefaults = 4 * mostValues;

/** A whole file: one character and the rules it is built by. */
export const fileSchema = z.looseObject({
  $schema: z.optional(z.string()),
  format: z.literal(formatName),
  version: z.number().check(z.int(), z.gte(1)),
  ruleset: text,
  houseRules: rows(text),
  app: text,
  character: characterSchema,
});

/** The fields of the outermost level that {@link SavedCharacter} or the program itself provides. */
export const ownFields: readonly string[] = ['format', 'version', 'ruleset', 'houseRules', 'app', 'character'];
