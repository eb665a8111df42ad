import { longestLibrary } from '../character/file/library-format.ts';
import { askAboutIncoming } from './incoming-store.ts';
import { type IncomingFault, type IncomingItem, readIncoming } from './library-file.ts';
import { dismissInformation, notify } from './notice-store.ts';

/** A text of this many characters takes a while to be read: the player is told that it is being read. */
const long = 2_000_000;

/** Reads the text of a library file, and asks what of it to take in. */
export async function askAboutLibrary(text: string, from: string): Promise<void> {
  if (text.length > long) tellReading(from);
  const list = await readIncoming(text, from);
  dismissInformation();
  askAboutIncoming(from, list);
}

/** Reads files of one or of many characters, one after the other, and asks what of them all to take in. */
export async function askAboutFiles(files: readonly File[]): Promise<void> {
  const [only, ...others] = files;
  if (!only) return;
  const from = others.length === 0 ? only.name : `${files.length} files`;
  if (files.reduce((sum, { size }) => sum + size, 0) > long) tellReading(from);
  const [items, faults]: [IncomingItem[], IncomingFault[]] = [[], []];
  for (const file of files) {
    const text = await textOf(file);
    if (text === null) continue;
    const list = await readIncoming(text, file.name);
    items.push(...list.items);
    faults.push(...list.faults);
  }
  dismissInformation();
  if (items.length + faults.length > 0) askAboutIncoming(from, { items, faults });
}

function tellReading(from: string): void {
  notify({ kind: 'information', title: `Reading ${from}…`, text: 'It is long. You can go on meanwhile.' });
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
