import { receiveEntries } from '../../state/library/receive-entries.ts';
import { notify } from '../../state/view/notice-store.ts';

/** Imports the own entries of files. */
export async function importFiles(files: readonly File[]): Promise<void> {
  const sources: { text: string; from: string }[] = [];
  for (const file of files) {
    try {
      sources.push({ text: await file.text(), from: file.name });
    } catch {
      notify({
        kind: 'problem',
        title: `${file.name} could not be read`,
        text: 'The browser was denied access to the file.',
      });
    }
  }
  await receiveEntries(sources);
}
