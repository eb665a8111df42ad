import type { SavedCharacter } from '../saved-character.ts';
import { inSchemaOrder } from '../schema-parts.ts';
import { countValues } from './bounds.ts';
import { currentVersion, fileSchema, formatName, longestFile, mostValues } from './file-format.ts';
import { withoutDefaults } from './without-defaults.ts';

/** The fewest characters that a value takes in the text of a file: a line end, a blank, a digit and a comma. */
const shortestValue = 4;

/**
 * The text of a file: JSON, two spaces deep, with a line end at its end. Known fields come in the order of the schema,
 * then unknown ones, so that the same character always gives the same text. `app` is the version of this program. A file
 * that would exceed what is read is written without the fields that say the default anyway; it may still exceed it.
 */
export function serializeFile(saved: SavedCharacter, app: string): string {
  const content = fileContent(saved, app);
  const text = fileText(content);
  const fits =
    text.length <= longestFile && (text.length <= shortestValue * mostValues || countValues(content) <= mostValues);
  return fits ? text : fileText(withoutDefaults(fileSchema, content));
}

/** The text of what {@link fileContent} returns. */
export const fileText = (content: unknown): string => `${JSON.stringify(content, null, 2)}\n`;

/** What a file holds with all its defaults, before it becomes text. */
export function fileContent(saved: SavedCharacter, app: string): unknown {
  return inSchemaOrder(fileSchema, {
    ...saved.extra,
    format: formatName,
    version: currentVersion,
    ruleset: saved.ruleset,
    houseRules: saved.houseRules,
    app,
    character: saved.character,
  });
}
