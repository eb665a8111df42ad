import * as z from 'zod/mini';

/** The maximum length of a text field in a file, in characters; longer texts are quarantined. */
export const maxTextLength = 20_000;
/** The maximum number of rows in a chapter of a file. */
export const maxRows = 5_000;

const bound = 1_000_000_000;

export const text = z._default(z.string().check(z.maxLength(maxTextLength)), '');
/**
 * Names that every object has. No key or id of a file may be one of them: keys are names of fields where something is noted about a row,
 * such as the turns that it takes to get an item ready.
 */
const nameOfEveryObject =
  /^(?:__\w+__|constructor|prototype|hasOwnProperty|isPrototypeOf|propertyIsEnumerable|toString|toLocaleString|valueOf)$/;
export const isNameOfEveryObject = (text: string): boolean => nameOfEveryObject.test(text);
/** True for the id of a record in a file that this program has written, or one like it. */
export const isRecordId = (text: string): boolean => /^[\w-]{1,64}$/.test(text) && !isNameOfEveryObject(text);

/** The key of a row, unique within its character. Keys of rows from the race start with "race.". */
export const rowKey = z
  .string()
  .check(z.minLength(1), z.maxLength(64), z.regex(new RegExp(`^(?!race\\.|${nameOfEveryObject.source.slice(1)})`)));
export const number = z.number().check(z.gte(-bound), z.lte(bound));
export const wholeNumber = z.number().check(z.int(), z.gte(-bound), z.lte(bound));
export const amount = z.number().check(z.gte(0), z.lte(bound));
export const maybeNumber = z._default(z.nullable(number), null);
export const flag = z._default(z.boolean(), false);

/** Schema of a list of rows, empty by default. */
export const rows = <Row extends z.ZodMiniType>(row: Row) => z._default(z.array(row).check(z.maxLength(maxRows)), []);
