import { rulesetIds } from '../../catalog/entry.ts';
import { parseFile } from '../../character/file/parse-file.ts';
import { problemWords } from '../../character/file/problem-sentences.ts';
import { quarantineOrphanVersions } from '../../storage/orphan-versions.ts';
import { done, failed, type Outcome } from '../../storage/storage-problem.ts';
import { readSummary } from '../../storage/summaries.ts';
import { deleteQuarantined, listQuarantined, readQuarantined, recoverQuarantined } from '../../storage/unreadable.ts';
import { broadcastToTabs } from '../tabs/tab-channel.ts';
import { patchLibrary } from './library-store.ts';

/** A record that could not be read and was put aside. */
export interface QuarantinedRecord {
  readonly key: number;
  /** The name it was listed under; '' where nothing is known. */
  readonly name: string;
  /** Why it cannot be read, as a sentence; or that it can be, by now. */
  readonly why: string;
  /** When it was put aside, in ISO 8601. */
  readonly when: string;
  /** Length of what is stored, in characters. */
  readonly length: number;
  /** The name of the file that it came in; '' where it was stored here before. */
  readonly file: string;
  /** Its place in that file, from 1; 0 for the whole of it. */
  readonly place: number;
}

/** What was put aside, the newest first. Nothing of it is ever deleted by the program. */
export async function unreadableRecords(): Promise<Outcome<readonly QuarantinedRecord[]>> {
  await quarantineOrphanVersions(); // where that fails they stay where they are
  const list = await listQuarantined();
  if (!list.ok) return list;
  return done(
    list.value.map(({ key, name, when, text, file, place }) => {
      const reading = parseFile(text, { rulesets: rulesetIds });
      const why = reading.ok ? 'It can be read by now: take it back.' : problemWords(reading.problem).what;
      return { key, name, why, when, length: text.length, file, place };
    }),
  );
}

/** What is stored of such a record, exactly as it was, to be downloaded. */
export async function unreadableText(key: number): Promise<Outcome<string>> {
  const found = await readQuarantined(key);
  return found.ok ? done(found.value.text) : found;
}

/** Tries to read it again, and on success makes a character of it. Answers its id; it stays put aside when it fails. */
export async function takeBack(key: number): Promise<Outcome<string>> {
  const found = await readQuarantined(key);
  if (!found.ok) return found;
  const reading = parseFile(found.value.text, { rulesets: rulesetIds });
  if (!reading.ok) return failed({ code: 'unreadable', why: reading.problem });
  const taken = await recoverQuarantined(key, reading.saved);
  if (!taken.ok) return taken;
  const summary = await readSummary(taken.value);
  if (summary.ok && summary.value) patchLibrary([summary.value]);
  broadcastToTabs({ kind: 'library' });
  return taken;
}

/** Deletes it for good. Only the player may ask for this. */
export const deleteUnreadable = (key: number): Promise<Outcome<null>> => deleteQuarantined(key);
