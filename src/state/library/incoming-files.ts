import { longestLibrary } from '../../character/file/library-format.ts';
import { quietly, type ReadingTask, whileReading } from '../reading/reading-notice.ts';
import { dismissInformation, notify } from '../view/notice-store.ts';
import type { IncomingFault, IncomingItem, IncomingList } from './incoming.ts';
import { askAboutIncoming } from './incoming-store.ts';
import { readIncoming } from './library-file.ts';

/** A text of this many characters takes a while to be read: the player sees that it is being read, and may cancel. */
const long = 2_000_000;

/** Reads the text of a library file, and asks what of it to take in. */
export async function askAboutLibrary(text: string, from: string): Promise<void> {
  const read = (task: ReadingTask) => readIncoming(text, from, task);
  const list = await (text.length > long ? whileReading(from, read) : read(quietly));
  if (!list) return;
  dismissInformation();
  askAboutIncoming(from, list);
}

/** Reads files of one or of many characters, one after the other, and asks what of them all to take in. */
export async function askAboutFiles(files: readonly File[]): Promise<void> {
  const [only, ...others] = files;
  if (!only) return;
  const from = others.length === 0 ? only.name : `${files.length} files`;
  const size = files.reduce((sum, file) => sum + file.size, 0);
  const read = (task: ReadingTask) => readFiles(files, size, task);
  const list = await (size > long ? whileReading(from, read) : read(quietly));
  if (!list) return;
  dismissInformation();
  if (list.items.length + list.faults.length > 0) askAboutIncoming(from, list);
}

/** Reads them all into one list; null when that was broken off. `size` is that of all, in bytes. */
async function readFiles(
  files: readonly File[],
  size: number,
  { signal, tell }: ReadingTask,
): Promise<IncomingList | null> {
  const [items, faults]: [IncomingItem[], IncomingFault[]] = [[], []];
  let before = 0;
  for (const file of files) {
    const text = await textOf(file);
    if (signal.aborted) return null;
    const from = before;
    if (text !== null) {
      const told = (share: number) => tell((from + share * file.size) / Math.max(1, size));
      const list = await readIncoming(text, file.name, { signal, tell: told });
      if (!list) return null;
      items.push(...list.items);
      faults.push(...list.faults);
    }
    before += file.size;
  }
  return { items, faults };
}

/** The text of a file; null, with a notice, where it cannot be had. */
async function textOf(file: File): Promise<string | null> {
  try {
    // A letter takes up to 3 bytes for each of the characters that are counted.
    if (file.size <= longestLibrary * 3) return await file.text();
    const text = `It is larger than ${longestLibrary / 1_000_000} million characters. Save fewer characters at a time into one file.`;
    notify({ kind: 'problem', title: `${file.name} is too large`, text });
  } catch {
    notify({ kind: 'problem', title: `${file.name} could not be read`, text: 'The browser was refused the file.' });
  }
  return null;
}
