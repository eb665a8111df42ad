import * as z from 'zod/mini';
import { maxRows } from '../fields.ts';
import { type OwnEntry, type OwnEntryList, ownEntryLists, ownEntrySchemas } from '../own-entry.ts';
import { isRecord } from '../schema-parts.ts';
import { describeFound } from './describe.ts';
import { entriesFileSchema, entriesFormat, entriesMigrations, entriesVersion } from './entries-format.ts';
import type { FileRefusal, FileRemark } from './file-problem.ts';
import { iterateFields, parseExtent, skipSpace } from './json-extent.ts';
import { migrate } from './migrations.ts';
import { readJson } from './read-json.ts';
import { type QuarantinedValue, ReadingLog } from './reading-log.ts';
import { repair } from './repair.ts';
import { assignRowKeys, followRenamedKeys } from './row-keys.ts';

/** An own entry as it is in a file. */
export interface EntryInFile {
  readonly entry: OwnEntry;
  /** Its invalid values, with paths from the entry on: "/points". */
  readonly setAside: readonly QuarantinedValue[];
}

/** The result of reading a file of own entries: its entries with remarks, or a refusal. */
export type EntriesReading =
  | {
      readonly ok: true;
      readonly entries: readonly EntryInFile[];
      /** What could not be read as an entry, with paths from the top of the file: "/traits/3". */
      readonly unread: readonly QuarantinedValue[];
      readonly report: readonly FileRemark[];
    }
  | { readonly ok: false; readonly problem: FileRefusal };

const refused = (problem: FileRefusal): EntriesReading => ({ ok: false, problem });

/** Returns true if the field `format` of a text is that of a file of own entries. */
export function claimsToBeEntries(text: string): boolean {
  if (!text.includes(`"${entriesFormat}"`)) return false;
  for (const { name, value } of iterateFields(text, skipSpace(text, text.startsWith('\uFEFF') ? 1 : 0))) {
    if (name === 'format') return parseExtent(text, value) === entriesFormat;
  }
  return false;
}

/**
 * Parses text from outside into own entries; there is no other way in. Never throws. Everything valid is kept: an invalid
 * value stays with its entry (`setAside`), and what is no entry at all is in `unread`. What this accepts, `serializeEntries`
 * writes so that it is accepted again.
 */
export function parseEntries(text: string): EntriesReading {
  const json = readJson(text);
  if (!json.ok) return json;
  const envelope = json.value;
  if (!isRecord(envelope)) return refused({ code: 'not-ours', actual: describeFound(envelope) });
  const { format, version, app } = envelope;
  if (format !== entriesFormat) return refused({ code: 'not-ours', actual: describeFound(format) });
  if (typeof version !== 'number' || !Number.isSafeInteger(version) || version < 1) {
    return refused({ code: 'no-version', actual: describeFound(version) });
  }
  if (version > entriesVersion) {
    // It is shown in a sentence without quotes, so it must look like a version.
    const writer = typeof app === 'string' && /^\d[\w.+-]{0,30}$/.test(app) ? app : '';
    return refused({ code: 'newer-version', version, current: entriesVersion, app: writer });
  }
  const migrated = migrate(envelope, version, entriesMigrations, entriesVersion);
  if (!migrated.ok) return migrated;
  const log = new ReadingLog();
  for (const path of json.dropped) log.remark({ code: 'unsafe-field-dropped', path });
  for (const { path, value } of json.repeated) log.quarantineWithRemark(path, value, { code: 'field-repeated', path });
  return readContent(migrated.file, log);
}

/** Reads a file in our format and of the current version. */
function readContent(file: Record<string, unknown>, log: ReadingLog): EntriesReading {
  const rowCounts = new Map(ownEntryLists.map((list) => [list, countRows(file[list])]));
  for (const list of ['races', 'templates'] as const) {
    const entries: unknown = file[list];
    if (!Array.isArray(entries)) continue;
    for (const [index, entry] of entries.entries()) {
      if (!isRecord(entry)) continue;
      const renamed = assignRowKeys(
        ownEntrySchemas[list],
        entry,
        [list, index],
        (remark) => log.remark(remark),
        (path, value) => log.quarantine(path, value),
      );
      followRenamedKeys(ownEntrySchemas[list], entry, renamed);
    }
  }
  const repeated = log.newlyQuarantined().length; // those whose rows may be sound
  repair(entriesFileSchema, file, log);
  const read = z.safeParse(entriesFileSchema, file);
  if (!read.success) return refused({ code: 'unreadable' });
  const quarantined = log.newlyQuarantined();
  const removedRows = new Set(quarantined.slice(repeated).map(({ path }) => path));
  const all = [...read.data.setAside, ...quarantined];
  const belongsTo = new Map<string, QuarantinedValue[]>();
  const entries: EntryInFile[] = [];
  const add = (list: OwnEntryList, kept: readonly OwnEntry[]) => {
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
  return { ok: true, entries, unread, report: log.report() };
}

/** Returns how many rows of a list are read. */
const countRows = (list: unknown): number => (Array.isArray(list) ? Math.min(list.length, maxRows) : 0);
