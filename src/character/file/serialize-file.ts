import type { SavedCharacter } from '../saved-character.ts';
import { inSchemaOrder } from '../schema-parts.ts';
import { currentVersion, fileSchema, formatName } from './file-format.ts';

/**
 * The text of a file: JSON, two spaces deep, with a line end at its end. Known fields come in the order of the schema,
 * then unknown ones, so that the same character always gives the same text. `app` is the version of this program.
 */
export function serializeFile(saved: SavedCharacter, app: string): string {
  return fileText(fileContent(saved, app));
}

/** The text of what {@link fileContent} answers. */
export const fileText = (content: unknown): string => `${JSON.stringify(content, null, 2)}\n`;

/** What a file holds, before it becomes text. */
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
