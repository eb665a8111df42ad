import * as z from 'zod/mini';

/** The longest text that one field of a file may hold; longer ones are set aside. */
export const longestText = 20_000;
/** The most rows that a chapter of a file may hold. */
export const mostRows = 5_000;

const bound = 1_000_000_000;

export const text = z._default(z.string().check(z.maxLength(longestText)), '');
/** The key of a row, unique within its character. What a race brings has keys that begin with "race.". */
export const rowKey = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^(?!race\.)/));
export const number = z.number().check(z.gte(-bound), z.lte(bound));
export const wholeNumber = z.number().check(z.int(), z.gte(-bound), z.lte(bound));
export const amount = z.number().check(z.gte(0), z.lte(bound));
export const maybeNumber = z._default(z.nullable(number), null);
export const flag = z._default(z.boolean(), false);

/** A list of rows, empty when absent. */
export const rows = <Row extends z.ZodMiniType>(row: Row) => z._default(z.array(row).check(z.maxLength(mostRows)), []);
