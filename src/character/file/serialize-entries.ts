import { inSchemaOrder } from '../schema-parts.ts';
import { entriesFileSchema, entriesFormat, entriesVersion } from './entries-format.ts';
import type { EntryInFile } from './parse-entries.ts';
import { fileText } from './serialize-file.ts';
import { withoutDefaults } from './without-defaults.ts';

/**
 * Serializes own entries to the text of a file, in the order given within each list. Fields that have their default are
 * left out, so that a file is short enough to be read and changed by hand. `app` is the version of this program.
 */
export function serializeEntries(entries: readonly EntryInFile[], app: string): string {
  const lists: Record<string, unknown[]> = { traits: [], skills: [], equipment: [], races: [], templates: [] };
  const setAside = entries.flatMap(({ entry: { list, own }, setAside: values }) => {
    const rows = lists[list] ?? [];
    rows.push(own);
    return values.map(({ path, value }) => ({ path: `/${list}/${rows.length - 1}${path}`, value }));
  });
  const content = { format: entriesFormat, version: entriesVersion, app, ...lists, setAside };
  return fileText(withoutDefaults(entriesFileSchema, inSchemaOrder(entriesFileSchema, content)));
}
