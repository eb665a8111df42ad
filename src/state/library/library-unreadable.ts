import { encounterFile, parseEncounter } from '../../character/file/encounter-file.ts';
import { type EntriesReading, entriesFile, parseEntries } from '../../character/file/entries-file.ts';
import { claimsToBe } from '../../character/file/envelope.ts';
import type { FileRefusal } from '../../character/file/file-problem.ts';
import { parseFile } from '../../character/file/parse-file.ts';
import { describeProblem } from '../../character/file/problem-sentences.ts';
import { done, failed, type Result } from '../../engine/result.ts';
import { rulesetIds } from '../../rules/rulesets.ts';
import { recoverEncounter } from '../../storage/encounters.ts';
import { quarantineOrphanVersions } from '../../storage/orphan-versions.ts';
import { deleteQuarantined, listQuarantined, readQuarantined, recoverQuarantined } from '../../storage/quarantine.ts';
import { recoverKeptRecords } from '../../storage/saved-entries.ts';
import type { Outcome } from '../../storage/storage-problem.ts';
import { readSummary } from '../../storage/summaries.ts';
import { broadcastToTabs } from '../tabs/tab-channel.ts';
import { appVersion } from '../updates/app-version.ts';
import { asKept, recordOf, refreshCustomEntries } from './custom-entries.ts';
import { patchLibrary } from './library-store.ts';

/** A quarantined record, as shown in the library. */
export interface QuarantinedRecord {
  readonly key: number;
  /** The name it was listed under; '' if unknown. */
  readonly name: string;
  /** A sentence that says why it cannot be read, or that it can be read now. */
  readonly why: string;
  /** When it was quarantined, in ISO 8601. */
  readonly when: string;
  /** Length of the stored text, in characters. */
  readonly length: number;
  /** The name of the file that it was imported from; '' if it was not imported. */
  readonly file: string;
  /** Its position in that file, from 1; 0 for the whole file. */
  readonly place: number;
}

/** Lists the quarantined records, newest first. The program itself never deletes any. */
export async function listUnreadable(): Promise<Outcome<readonly QuarantinedRecord[]>> {
  await quarantineOrphanVersions(); // on failure they stay in place
  const list = await listQuarantined();
  if (!list.ok) return list;
  return done(
    list.value.map(({ key, name, when, text, file, place }) => {
      const reading = readAny(text);
      const why = reading.ok ? 'It can be read now: restore it.' : describeProblem(reading.error).what;
      return { key, name, why, when, length: text.length, file, place };
    }),
  );
}

/** Reads a text as its stated format: custom entries, an encounter, or else a character. */
function readAny(text: string): Result<unknown, FileRefusal> {
  if (claimsToBe(entriesFile, text)) return readAllEntries(text);
  if (claimsToBe(encounterFile, text)) return parseEncounter(text, { rulesets: rulesetIds });
  return parseFile(text, { rulesets: rulesetIds });
}

/** Reads the unchanged text of a quarantined record, for download. */
export async function readUnreadableText(key: number): Promise<Outcome<string>> {
  const entry = await readQuarantined(key);
  return entry.ok ? done(entry.value.text) : entry;
}

/**
 * Tries to read a quarantined record again and restores the character, the encounter or the custom entries. Returns the
 * id of the character ('' for an encounter or custom entries); on failure it stays quarantined.
 */
export async function recoverUnreadable(key: number): Promise<Outcome<string>> {
  const entry = await readQuarantined(key);
  if (!entry.ok) return entry;
  if (claimsToBe(entriesFile, entry.value.text)) return recoverEntries(key, entry.value.text);
  if (claimsToBe(encounterFile, entry.value.text)) return recoverQuarantinedEncounter(key, entry.value.text);
  const reading = parseFile(entry.value.text, { rulesets: rulesetIds });
  if (!reading.ok) return failed({ code: 'unreadable', why: reading.error });
  const recovered = await recoverQuarantined(key, reading.value.saved);
  if (!recovered.ok) return recovered;
  const summary = await readSummary(recovered.value);
  if (summary.ok && summary.value) patchLibrary([summary.value]);
  broadcastToTabs({ kind: 'library' });
  return recovered;
}

/** Restores a quarantined encounter that can be read by now. */
async function recoverQuarantinedEncounter(key: number, text: string): Promise<Outcome<string>> {
  const reading = parseEncounter(text, { rulesets: rulesetIds });
  if (!reading.ok) return failed({ code: 'unreadable', why: reading.error });
  const recovered = await recoverEncounter(key, reading.value.encounter, appVersion);
  if (!recovered.ok) return recovered;
  const { announceEncounters } = await import('../encounter/encounter-saver.ts');
  await announceEncounters();
  return done('');
}

/** Reads quarantined custom entries; refused unless all of them can be read by now. */
function readAllEntries(text: string): EntriesReading {
  const reading = parseEntries(text);
  const isWhole = !reading.ok || (reading.value.entries.length > 0 && reading.value.unread.length === 0);
  return isWhole ? reading : failed({ code: 'unreadable' });
}

/** Restores quarantined custom entries that can be read by now. */
async function recoverEntries(key: number, text: string): Promise<Outcome<string>> {
  const reading = readAllEntries(text);
  if (!reading.ok) return failed({ code: 'unreadable', why: reading.error });
  const recovered = await recoverKeptRecords(
    key,
    reading.value.entries.map((entry) => recordOf(asKept(entry))),
  );
  if (!recovered.ok) return recovered;
  await refreshCustomEntries();
  broadcastToTabs({ kind: 'entries' });
  return done('');
}

/** Permanently deletes a quarantined record; called only on the player's request. */
export const deleteUnreadable = (key: number): Promise<Outcome<null>> => deleteQuarantined(key);
