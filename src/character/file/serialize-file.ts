import type { SavedCharacter } from '../saved-character.ts';
import { inSchemaOrder } from '../schema-parts.ts';
import { countValues } from './bounds.ts';
import { currentVersion, fileSchema, formatName, maxFileLength, maxValues } from './file-format.ts';
import { withoutDefaults } from './without-defaults.ts';

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
