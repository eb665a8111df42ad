import { isLibraryFileName, isZip } from '../../state/library/incoming-names.ts';
import { notify } from '../../state/view/notices.ts';
import { chooseFiles, openableFiles } from '../browser/choose-files.ts';

/** The largest possible file of one character: its limit is in UTF-16 units, which take up to 3 bytes each. */
const maxCharacterBytes = 15_000_000;

/** Opens a text from outside; see read-text.ts, which is loaded on demand. Returns whether a character was opened. */
export async function openText(text: string, from: string, isFile = false): Promise<boolean> {
  return (await import('./read-text.ts')).readAndOpenText(text, from, isFile);
}

/**
 * Opens the character in a file. For several files, a zip file or a library, a dialog asks which characters to import. Library files of
 * GCS are offered for the lists.
 */
export async function openFiles(all: readonly File[]): Promise<void> {
  const ofLists = all.filter(({ name }) => isLibraryFileName(name));
  await openCharacters(ofLists.length > 0 ? all.filter((file) => !ofLists.includes(file)) : all);
  // Last, because opening dismisses notices.
  if (ofLists.length > 0) (await import('./read-text.ts')).offerLibraryFiles(ofLists);
}

async function openCharacters(files: readonly File[]): Promise<void> {
  const [file, ...moreFiles] = files;
  if (!file) return;
  // Smaller libraries are recognized by their text; no single character is as large as this.
  if (moreFiles.length > 0 || file.size > maxCharacterBytes || (await isZip(file))) {
    await (await import('../../state/library/incoming-files.ts')).askAboutFiles(files);
    return;
  }
  let text: string;
  try {
    text = await file.text();
  } catch {
    const title = `${file.name} could not be read`;
    notify({
      kind: 'problem',
      title,
      text: 'The browser was denied access to the file. The open character is unchanged.',
    });
    return;
  }
  await openText(text, file.name, true);
}

/** Lets the player choose files, and opens them. */
export const chooseFile = (): void => chooseFiles(openFiles, { accept: openableFiles });
