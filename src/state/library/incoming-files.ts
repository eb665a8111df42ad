import type { Encounter } from '../../character/encounter.ts';
import { maxLibraryLength } from '../../character/file/library-format.ts';
import type { EntryInFile } from '../../character/file/parse-entries.ts';
import { type ReadingTask, silentTask, withReadingNotice } from '../reading/reading-notice.ts';
import { yieldToMain } from '../view/idle.ts';
import { dismissInformation, notify } from '../view/notice-store.ts';
import type { IncomingFault, IncomingItem, IncomingList } from './incoming.ts';
import { askAboutIncoming } from './incoming-store.ts';
import { readIncoming } from './library-file.ts';

/** Texts longer than this many characters take a while to read: a notice shows the progress and can cancel it. */
const progressThreshold = 2_000_000;

/** In bytes; decoding as many takes a few milliseconds. */
const pieceSize = 4_000_000;

/** Reads the text of a library file, and asks the player what to import. */
export async function askAboutLibrary(text: string, from: string): Promise<void> {
  const read = (task: ReadingTask) => readIncoming(text, from, task);
  const list = await (text.length > progressThreshold ? withReadingNotice(from, read) : read(silentTask));
  if (!list) return;
  dismissInformation();
  askAboutIncoming(from, list);
}

/** Reads character and library files in turn, and asks the player what to import from them. */
export async function askAboutFiles(files: readonly File[]): Promise<void> {
  const [first, ...rest] = files;
  if (!first) return;
  const from = rest.length === 0 ? first.name : `${files.length} files`;
  const size = files.reduce((sum, file) => sum + file.size, 0);
  const read = (task: ReadingTask) => readFiles(files, size, task);
  const list = await (size > progressThreshold ? withReadingNotice(from, read) : read(silentTask));
  if (!list) return;
  dismissInformation();
  const { items, faults, entries = [], encounters = [] } = list;
  if (items.length + faults.length + entries.length + encounters.length > 0) askAboutIncoming(from, list);
}

/** Reads all files into one list; null if cancelled. `size` is the total size in bytes. */
async function readFiles(
  files: readonly File[],
  size: number,
  { signal, reportProgress }: ReadingTask,
): Promise<IncomingList | null> {
  const [items, faults, entries]: [IncomingItem[], IncomingFault[], EntryInFile[]] = [[], [], []];
  const encounters: Encounter[] = [];
  let before = 0;
  for (const file of files) {
    const text = await readFileText(file);
    if (signal.aborted) return null;
    const from = before;
    if (text !== null) {
      const reportFileProgress = (share: number) => reportProgress((from + share * file.size) / Math.max(1, size));
      const list = await readIncoming(text, file.name, { signal, reportProgress: reportFileProgress });
      if (!list) return null;
      items.push(...list.items);
      faults.push(...list.faults);
      entries.push(...(list.entries ?? []));
      encounters.push(...(list.encounters ?? []));
    }
    before += file.size;
  }
  return {
    items,
    faults,
    ...(entries.length > 0 ? { entries } : {}),
    ...(encounters.length > 0 ? { encounters } : {}),
  };
}

/** Reads the text of a file; null, with a notice, if that fails. */
async function readFileText(file: File): Promise<string | null> {
  try {
    // In UTF-8, each UTF-16 code unit takes at most 3 bytes.
    if (file.size <= maxLibraryLength * 3) return await readInPieces(file);
    const text = `It has more than ${maxLibraryLength / 1_000_000} million letters. Save fewer characters into one file.`;
    notify({ kind: 'problem', title: `${file.name} is too large`, text });
  } catch {
    notify({
      kind: 'problem',
      title: `${file.name} could not be read`,
      text: 'The browser was denied access to the file.',
    });
  }
  return null;
}

/** Reads a file as text, as `File.text` does, but a long one in pieces: decoding 50 MB at once blocks the page. */
async function readInPieces(file: File): Promise<string> {
  if (file.size <= progressThreshold) return file.text();
  const decoder = new TextDecoder();
  const pieces: string[] = [];
  for (let from = 0; from < file.size; from += pieceSize) {
    pieces.push(decoder.decode(await file.slice(from, from + pieceSize).arrayBuffer(), { stream: true }));
  }
  pieces.push(decoder.decode());
  await yieldToMain();
  return pieces.join('');
}
