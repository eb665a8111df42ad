import * as z from 'zod/mini';
import { done, failed, type Result } from '../../engine/result.ts';
import { quarantinedValueSchema } from '../character.ts';
import { type CustomEntry, type CustomEntryList, customEntryLists, customEntrySchemas } from '../custom-entry.ts';
import { inSchemaOrder, isRecord, maxRows, rows, text } from '../schema-parts.ts';
import { fileText, withoutDefaults } from './character-file.ts';
import { type FileKind, type Migration, migrateEntries, openEnvelope, severalSkills } from './envelope.ts';
import type { FileRefusal, FileRemark } from './file-problem.ts';
import { readJson } from './json-text.ts';
import { assignRowKeys, followRenamedKeys, type QuarantinedValue, ReadingLog, repair } from './repair.ts';

/** The value of the field `format` in a file of custom entries. */
export const entriesFormat = 'pointwright-entries';
/** The version of the format of such files; incremented when an older program could misread one. */
export const entriesVersion = 2;

/** All steps from one version to the next, lowest first. */
export const entriesMigrations: readonly Migration[] = [{ ...severalSkills, migrate: migrateEntries }];

export const entriesFile: FileKind = { format: entriesFormat, version: entriesVersion, migrations: entriesMigrations };

/** A file of custom entries: those of one player, or a single one as the browser stores it. */
export const entriesFileSchema = z.looseObject({
  $schema: z.optional(z.string()),
  format: z.literal(entriesFormat),
  version: z.number().check(z.int(), z.gte(1)),
  app: text,
  traits: rows(customEntrySchemas.traits),
  skills: rows(customEntrySchemas.skills),
  equipment: rows(customEntrySchemas.equipment),
  races: rows(customEntrySchemas.races),
  templates: rows(customEntrySchemas.templates),
  /** Values of its entries that were invalid in their place. */
  setAside: rows(quarantinedValueSchema),
});

/** A custom entry in its file form. */
export interface EntryInFile {
  readonly entry: CustomEntry;
  /** Its invalid values, with paths from the entry on: "/points". */
  readonly setAside: readonly QuarantinedValue[];
}

/** The result of reading a file of custom entries: its entries with remarks, or a refusal. */
export type EntriesReading = Result<
  {
    readonly entries: readonly EntryInFile[];
    /** Data that could not be read as an entry, with paths from the top of the file: "/traits/3". */
    readonly unread: readonly QuarantinedValue[];
    readonly report: readonly FileRemark[];
  },
  FileRefusal
>;

/**
 * Parses text from outside into custom entries; there is no other way in. Never throws. Everything valid is kept: an
 * invalid value stays with its entry (`setAside`), and data that is not an entry at all is in `unread`. Accepted
 * entries can be written by `serializeEntries` and accepted again.
 */
export function parseEntries(text: string): EntriesReading {
  const json = readJson(text);
  if (!json.ok) return json;
  const migrated = openEnvelope(entriesFile, json.value.value);
  if (!migrated.ok) return migrated;
  const log = new ReadingLog();
  log.noteFieldsOf(json.value);
  return readContent(migrated.value, log);
}

/** Reads a file in our format and of the current version. */
function readContent(file: Record<string, unknown>, log: ReadingLog): EntriesReading {
  const rowCounts = new Map(customEntryLists.map((list) => [list, countRows(file[list])]));
  for (const list of ['races', 'templates'] as const) {
    const entries: unknown = file[list];
    if (!Array.isArray(entries)) continue;
    for (const [index, entry] of entries.entries()) {
      if (!isRecord(entry)) continue;
      const renamed = assignRowKeys(
        customEntrySchemas[list],
        entry,
        [list, index],
        (remark) => log.remark(remark),
        (path, value) => log.quarantine(path, value),
      );
      followRenamedKeys(customEntrySchemas[list], entry, renamed);
    }
  }
  const repeated = log.newlyQuarantined().length; // those whose rows may be sound
  repair(entriesFileSchema, file, log);
  const read = z.safeParse(entriesFileSchema, file);
  if (!read.success) return failed({ code: 'unreadable' });
  const quarantined = log.newlyQuarantined();
  const removedRows = new Set(quarantined.slice(repeated).map(({ path }) => path));
  const all = [...read.data.setAside, ...quarantined];
  const belongsTo = new Map<string, QuarantinedValue[]>();
  const entries: EntryInFile[] = [];
  const add = (list: CustomEntryList, kept: readonly CustomEntry[]) => {
    const places = Array.from({ length: rowCounts.get(list) ?? 0 }, (_, index) => `/${list}/${index}`);
    for (const [index, place] of places.filter((path) => !removedRows.has(path)).entries()) {
      const entry = kept[index];
      if (!entry) continue;
      const setAside: QuarantinedValue[] = [];
      belongsTo.set(place, setAside);
      entries.push({ entry, setAside });
    }
  };
  const { traits, skills, equipment, races, templates } = read.data;
  add(
    'traits',
    traits.map((own) => ({ list: 'traits', own })),
  );
  add(
    'skills',
    skills.map((own) => ({ list: 'skills', own })),
  );
  add(
    'equipment',
    equipment.map((own) => ({ list: 'equipment', own })),
  );
  add(
    'races',
    races.map((own) => ({ list: 'races', own })),
  );
  add(
    'templates',
    templates.map((own) => ({ list: 'templates', own })),
  );
  const unread: QuarantinedValue[] = [];
  for (const { path, value } of all) {
    const [, place = '', rest = ''] = /^(\/\w+\/\d+)(\/.*)$/s.exec(path) ?? [];
    const owner = belongsTo.get(place);
    if (owner) owner.push({ path: rest, value });
    else unread.push({ path, value });
  }
  return done({ entries, unread, report: log.report() });
}

/** Returns how many rows of a list are read. */
const countRows = (list: unknown): number => (Array.isArray(list) ? Math.min(list.length, maxRows) : 0);

/**
 * Serializes custom entries to the text of a file, in the given order within each list. Fields with their default are
 * left out, so that a file is short enough to read and change by hand. `app` is the version of this program.
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
