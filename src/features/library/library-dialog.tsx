import { useLibraryStore } from '../../state/library/library-store.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { openLibraryDialog, useLibraryView } from './library-view.ts';
import { TagsDialog } from './tags-dialog.tsx';
import { VersionDialog } from './version-dialog.tsx';

const close = () => openLibraryDialog(null);

/** The dialog that is open above the list. */
export function LibraryDialog() {
  const request = useLibraryView((view) => view.dialog);
  const all = useLibraryStore((library) => library.characters);
  if (!request) return null;
  const { kind, ids } = request;
  const requestedIds = new Set(ids);
  const characters = all.filter(({ id }) => requestedIds.has(id));
  const [first] = characters;
  if (!first) return null;
  if (kind === 'tags') return <TagsDialog ids={ids} onClose={close} />;
  if (kind === 'version') return <VersionDialog character={first} onClose={close} />;
  return <DeleteDialog characters={characters} onClose={close} />;
}
