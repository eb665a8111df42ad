import type { Encounter } from '../../character/encounter.ts';
import type { EntryInFile } from '../../character/file/entries-file.ts';
import { maxLibraryLength } from '../../character/file/library-file.ts';
import { type ReadingTask, silentTask, withReadingNotice } from '../reading/reading-notice.ts';
import { yieldToMain } from '../view/idle.ts';
import { dismissInformation, notify } from '../view/notices.ts';
import { isCharacterName, isZip } from './incoming-names.ts';
import { readIncoming, unreadFile } from './library-file.ts';
import type { IncomingFault, IncomingItem, IncomingList } from './library-state.ts';
import { askAboutIncoming } from './library-store.ts';

/** Texts longer than this many characters take a while to read: a notice shows the progress and can cancel it. */
const progressThreshold = 2_000_000;

/** In bytes; decoding as many takes a few milliseconds. */
const pieceSize = 4_000_000;

/** How much of a zip file is read. */
const zipLimits = { files: 10_000, bytes: 400_000_000, bytesEach: maxLibraryLength };

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

/** Reads all files into one list; null if canceled. `size` is the total size in bytes. */
async function readFiles(
  files: readonly File[],
  size: number,
  { signal, reportProgress }: ReadingTask,
): Promise<IncomingList | null> {
  const [items, faults, entries]: [IncomingItem[], IncomingFault[], EntryInFile[]] = [[], [], []];
  const encounters: Encounter[] = [];
  let before = 0;
  for (const file of files) {
    for await (const part of readParts(file)) {
      if (signal.aborted) return null;
      if ('problem' in part) {
        faults.push(part);
        continue;
      }
      const { name, text, from, to } = part;
      const reportPart = (share: number) =>
        reportProgress((before + (from + share * (to - from)) * file.size) / Math.max(1, size));
      const list = await readIncoming(text, name, { signal, reportProgress: reportPart });
      if (!list) return null;
      reportPart(1);
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

/** A text to be read: of a file, or of one in a zip file. It is the share from `from` to `to` of its file. */
interface FilePart {
  readonly name: string;
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Yields the text of a file, or the texts of the characters in a zip file one after the other. */
async function* readParts(file: File): AsyncGenerator<FilePart | IncomingFault> {
  if (await isZip(file)) yield* readZip(file);
  else {
    const text = await readFileText(file);
    if (text !== null) yield { name: file.name, text, from: 0, to: 1 };
  }
}

/** An archive of texts has about an eighth of the size of its contents. */
const packing = 8;

async function* readZip(file: File): AsyncGenerator<FilePart | IncomingFault> {
  const archive = file.size <= zipLimits.bytes ? await readBytes(file) : new Uint8Array();
  if (!archive) return;
  const { unzip } = await import('../../interchange/unzip.ts');
  const decoder = new TextDecoder();
  const unpacking = unzip(archive, isCharacterName, zipLimits);
  let [found, done] = [0, 0];
  for (let next = unpacking.next(); ; next = unpacking.next()) {
    if (next.done) {
      if (file.size > zipLimits.bytes || next.value === 'too-large')
        yield unreadFile(file.name, { code: 'zip-too-large' });
      else if (next.value === 'damaged') yield unreadFile(file.name, { code: 'zip-damaged' });
      else if (found === 0) yield unreadFile(file.name, { code: 'zip-without-characters' });
      return;
    }
    const { path, bytes } = next.value;
    found += 1;
    const from = Math.min(1, done / packing / file.size);
    done += bytes.length;
    const to = Math.min(1, done / packing / file.size);
    yield { name: path.slice(path.lastIndexOf('/') + 1), text: decoder.decode(bytes), from, to };
  }
}

/** Reads the text of a file; null, with a notice, if that fails. */
async function readFileText(file: File): Promise<string | null> {
  try {
    // In UTF-8, each UTF-16 code unit takes at most 3 bytes.
    if (file.size <= maxLibraryLength * 3) return await readInPieces(file);
    const text = `It has more than ${maxLibraryLength / 1_000_000} million letters. Save fewer characters into one file.`;
    notify({ kind: 'problem', title: `${file.name} is too large`, text });
  } catch {
    notifyDenied(file);
  }
  return null;
}

/** Reads the bytes of a file; null, with a notice, if that fails. */
async function readBytes(file: File): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    notifyDenied(file);
    return null;
  }
}

function notifyDenied({ name }: File): void {
  notify({ kind: 'problem', title: `${name} could not be read`, text: 'The browser was denied access to the file.' });
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
