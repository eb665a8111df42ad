import { notify } from '../../state/view/notices.ts';
import { openDialog } from '../../state/view/view-store.ts';

/** Offers to add GCS library files, which have entries for the lists and no character, to those of this browser. */
export function offerLibraryFiles(files: readonly File[]): void {
  const [first, ...others] = files;
  if (!first) return;
  notify({
    kind: 'information',
    title: others.length === 0 ? `${first.name} is a library file` : `${files.length} library files`,
    text: 'A library file of GURPS Character Sheet has no character, but entries. Once added, they are in the lists of fourth-edition characters.',
    actions: [{ label: 'Add to library files', run: () => void addFiles(files) }],
  });
}

/** Adds the files, in the dialog that shows the progress. */
async function addFiles(files: readonly File[]): Promise<void> {
  const { addLibraryFiles } = await import('../../state/library-files/library-files.ts');
  openDialog('my-entries');
  await addLibraryFiles(files.map((file) => ({ path: file.webkitRelativePath || file.name, file })));
}
