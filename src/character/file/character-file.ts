import * as z from 'zod/mini';
import { memoizeByObject } from '../../engine/memoize.ts';
import { ownValue } from '../../engine/own-value.ts';
import { characterSchema, type SavedCharacter } from '../character.ts';
import { playSchema } from '../play.ts';
import { inSchemaOrder, isRecord, partOf, rows, type Schema, text } from '../schema-parts.ts';
import type { FilePath, FileRefusal } from './file-problem.ts';

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

/** How large a file may be: letters, values in total, nested lists and objects. */
export interface FileBounds {
  readonly length: number;
  readonly values: number;
  readonly depth: number;
}

/** The bounds of the file of one character. */
export const characterBounds: FileBounds = { length: maxFileLength, values: maxValues, depth: maxFileDepth };

/** Field names that could cause prototype pollution. */
const unsafeNames = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Returns the bound that a value exceeds, or null. Changes the value in place: fields with unsafe names are removed and
 * their paths added to `dropped`; numbers that cannot be written back unchanged are replaced, infinite ones (1e999) by
 * texts and −0 by 0. Never recurses deeper than the bound. `values` is the maximum number of values in total, if not
 * the named constant.
 */
export function findBoundsFault(
  value: unknown,
  dropped: FilePath[],
  { values: limit, depth: maxDepth }: Omit<FileBounds, 'length'> = characterBounds,
  most = limit,
): FileRefusal | null {
  const path: (string | number)[] = [];
  let values = 0;

  const visit = (item: unknown, depth: number): FileRefusal | null => {
    values += 1;
    if (values > most) return { code: 'too-many-values', limit };
    if (typeof item !== 'object' || item === null) return null;
    if (depth > maxDepth) return { code: 'too-deep', limit: maxDepth };
    for (const [name, child] of Object.entries(item)) {
      if (unsafeNames.has(name)) {
        Reflect.deleteProperty(item, name);
        dropped.push([...path, name]);
        continue;
      }
      if (child === Number.POSITIVE_INFINITY || child === Number.NEGATIVE_INFINITY) {
        Reflect.set(item, name, String(child));
      } else if (Object.is(child, -0)) {
        Reflect.set(item, name, 0);
      }
      path.push(Array.isArray(item) ? Number(name) : name);
      const fault = visit(child, depth + 1);
      path.pop();
      if (fault) return fault;
    }
    return null;
  };
  return visit(value, 1);
}

/** Returns the nesting depth of lists and objects; 0 for a text or a number. The value must be within bounds. */
export function measureDepth(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Object.values(value).reduce<number>((deepest, child) => Math.max(deepest, measureDepth(child)), 0);
}

/** Counts the values (texts, numbers, lists, objects) in a value, including itself. Its depth must be within bounds. */
export function countValues(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((count, child) => count + countValues(child), 1);
}

/** Returns the default of a field as JSON; undefined if the field is required. */
const defaultOf = memoizeByObject((schema: Schema): string | undefined =>
  JSON.stringify(z.safeParse(schema, undefined).data),
);

/**
 * Returns a copy of `value` without fields that have their default value. Rows, unknown fields and invalid values are
 * kept. Parsing the copy gives an equal value.
 */
export function withoutDefaults(schema: Schema, value: unknown): unknown {
  const part = partOf(schema);
  if (part.kind === 'list' && Array.isArray(value)) return value.map((item) => withoutDefaults(part.item, item));
  if (part.kind !== 'object' || !isRecord(value)) return value;
  const compact: Record<string, unknown> = {};
  for (const [name, child] of Object.entries(value)) {
    const field = ownValue(part.fields, name);
    if (!field) compact[name] = child;
    else if (JSON.stringify(child) !== defaultOf(field)) compact[name] = withoutDefaults(field, child);
  }
  return compact;
}

/** The line of a file with the version of the program that wrote it. */
const writer = /\n {2}"app": "[^"\n]*",/;

/** Returns true if two files written by this program have the same content, regardless of the program's version. */
export const sameFileText = (a: string, b: string): boolean => withoutWriter(a) === withoutWriter(b);

const withoutWriter = (text: string): string => text.trim().replace(writer, '');

/** Device names reserved by Windows, with any extension. */
const deviceName = /^(?:con|prn|aux|nul|conin|conout|(?:com|lpt)[\d¹²³])$/i;
/** A character takes up to 4 bytes, and most systems limit names to 255 bytes. */
const maxNameLength = 60;

/**
 * Returns a file name for a download that is valid on every system. Letters and digits of all scripts are kept ("Žižka",
 * "Ольга"); everything else becomes a hyphen. A name without letters becomes "character". `extension` has no dot.
 */
export function toFileName(name: string, extension: string): string {
  const words = name.normalize('NFC').match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’_]*/gu) ?? [];
  const stem = [...words.join('-')].slice(0, maxNameLength).join('').replace(/-$/, '');
  const safe = stem === '' || deviceName.test(stem) ? ['character', stem].filter(Boolean).join('-') : stem;
  return `${safe}.${extension}`;
}

/** The minimum number of characters that a value takes in a file: a line end, a space, a digit and a comma. */
export const shortestValue = 4;

/**
 * Serializes a character to the text of a file: JSON with two spaces of indentation and a final line end. Known fields
 * come in the order of the schema, then unknown ones, so that the same character always gives the same text. `app` is the
 * version of this program. A file that would exceed the limits is written without default values; it may still exceed them.
 */
export function serializeFile(saved: SavedCharacter, app: string): string {
  const content = fileContent(saved, app);
  const text = fileText(content);
  const fits =
    text.length <= maxFileLength && (text.length <= shortestValue * maxValues || countValues(content) <= maxValues);
  return fits ? text : fileText(withoutDefaults(fileSchema, content));
}

/** Formats the result of {@link fileContent} as text. */
export const fileText = (content: unknown): string => `${JSON.stringify(content, null, 2)}\n`;

/** Returns the content of a file, including all defaults, before it is formatted as text. */
export function fileContent(saved: SavedCharacter, app: string): unknown {
  return inSchemaOrder(fileSchema, {
    ...saved.extra,
    format: formatName,
    version: currentVersion,
    ruleset: saved.ruleset,
    houseRules: saved.houseRules,
    app,
    character: saved.character,
    ...(saved.play ? { play: saved.play } : {}),
  });
}
