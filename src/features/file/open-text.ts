import { notify } from '../../state/view/notice-store.ts';
import { chooseFiles } from '../browser/choose-files.ts';

/** The most bytes that the file of one character can have: a letter takes up to 3 for each that is counted. */
const largestCharacter = 15_000_000;

/** Opens a text from outside, as read-text.ts does, which is loaded for it. Answers whether a character was opened. */
export async function openText(text: string, from: string, isFile = false): Promise<boolean> {
  return (await import('./read-text.ts')).openText(text, from, isFile);
}

/** Reads a file and opens what is in it. Of several ones a dialog asks what to take in. */
export async function openFiles(files: readonly File[]): Promise<void> {
  const [file, ...others] = files;
  if (!file) return;
  // Many characters in one file are told by its text; no single one is as large as this.
  if (others.length > 0 || file.size > largestCharacter) {
    await (await import('../../state/library/incoming-files.ts')).askAboutFiles(files);
    return;
  }
  let text: string;
  try {
    text = await file.text();
  } catch {
    const title = `${file.name} could not be read`;
    notify({ kind: 'problem', title, text: 'The browser was refused the file. The open character is as it was.' });
    return;
  }
  await openText(text, file.name, true);
}

/** Lets the player choose one file or several, and opens them. */
export const chooseFile = (): void => chooseFiles(openFiles);
