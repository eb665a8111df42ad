import { useLibraryStore } from '../../state/library/library-store.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { ask, useLibraryView } from './library-view.ts';
import { TagsDialog } from './tags-dialog.tsx';
import { VersionDialog } from './version-dialog.tsx';

const close = () => ask(null);

/** The dialog that is open over the list. */
export function AskedDialog() {
  const asked = useLibraryView((view) => view.asked);
  const all = useLibraryStore((library) => library.characters);
  if (!asked) return null;
  const { what, ids } = asked;
  const wanted = new Set(ids);
  const characters = all.filter(({ id }) => wanted.has(id));
  const [first] = characters;
  if (!first) return null;
  if (what === 'tags') return <TagsDialog ids={ids} onClose={close} />;
  if (what === 'version') return <VersionDialog character={first} onClose={close} />;
  return <DeleteDialog characters={characters} onClose={close} />;
}
