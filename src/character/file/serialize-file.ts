import * as z from 'zod/mini';
import { memoizeByObject } from '../../engine/memoize.ts';
import { ownValue } from '../../engine/own-value.ts';
import type { SavedCharacter } from '../character.ts';
import { inSchemaOrder, isRecord, partOf, type Schema } from '../schema-parts.ts';
import { countValues, currentVersion, fileSchema, formatName, maxFileLength, maxValues } from './file-format.ts';

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
