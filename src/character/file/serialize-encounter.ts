import type { Encounter } from '../encounter.ts';
import { inSchemaOrder } from '../schema-parts.ts';
import { encounterBounds, encounterFileSchema, encounterFormat, encounterVersion } from './encounter-format.ts';
import { countValues } from './file-format.ts';
import { fileContent, fileText, shortestValue, withoutDefaults } from './serialize-file.ts';

/**
 * Serializes an encounter to the text of a file, like a character: known fields in the order of the schema, then unknown ones. `app` is
 * the version of this program. A file that would exceed the bounds is written without default values; it may still exceed them.
 */
export function serializeEncounter(encounter: Encounter, app: string): string {
  const content = encounterContent(encounter, app);
  const text = fileText(content);
  return isWithinBounds(text, content) ? text : fileText(withoutDefaults(encounterFileSchema, content));
}

/** True if the output of {@link serializeEncounter} can be read again. */
export function canBeWritten(encounter: Encounter): boolean {
  const content = encounterContent(encounter, '');
  if (isWithinBounds(fileText(content), content)) return true;
  const compact = withoutDefaults(encounterFileSchema, content);
  return isWithinBounds(fileText(compact), compact);
}

const isWithinBounds = (text: string, content: unknown): boolean =>
  text.length <= encounterBounds.length &&
  (text.length <= shortestValue * encounterBounds.values || countValues(content) <= encounterBounds.values);

/** Returns the content of a file, including all defaults, before it is formatted as text. */
export function encounterContent(encounter: Encounter, app: string): unknown {
  return inSchemaOrder(encounterFileSchema, {
    ...encounter,
    format: encounterFormat,
    version: encounterVersion,
    app,
    fighters: encounter.fighters.map(({ character, ...fighter }) => ({
      ...fighter,
      file: fileContent(character, app),
    })),
  });
}

/** True if two encounters would be written as the same file. */
export const isSameEncounter = (one: Encounter, other: Encounter): boolean =>
  one === other || serializeEncounter(one, '') === serializeEncounter(other, '');
