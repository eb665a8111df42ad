import { useState } from 'react';
import type { CharacterSummary } from '../../state/library/library-store.ts';
import { openDialog } from '../../state/view/view-store.ts';
import { Button } from '../../ui/button.tsx';
import { Menu, type MenuItem } from '../../ui/menu.tsx';
import { useMedia } from '../browser/use-media.ts';
import { chooseFilesToImport, saveTogether } from './character-actions.ts';
import { KeepingWords } from './keeping-words.tsx';
import { numberWords } from './library-words.ts';

interface LibraryHeadProps {
  /** All that are not in the bin. */
  shelf: readonly CharacterSummary[];
  found: readonly CharacterSummary[];
}

/** How many characters there are, whether they are safe here, and what is done with them as a whole. */
export function LibraryHead({ shelf, found }: LibraryHeadProps) {
  const [busy, setBusy] = useState(false);
  const wide = useMedia('(width >= 768px)');
  const narrowed = found.length < shelf.length && found.length > 0;
  const save = async () => {
    if (busy) return;
    setBusy(true);
    await saveTogether(narrowed ? found.map(({ id }) => id) : 'all');
    setBusy(false);
  };
  const some = narrowed ? `Save the ${numberWords(found.length)} found as one file` : 'Save all as one file';
  const files: readonly MenuItem[] = [
    { id: 'in', label: 'Take in from files…', icon: 'upload', onSelect: chooseFilesToImport },
    {
      id: 'out',
      label: busy ? 'Making the file…' : some,
      icon: 'download',
      disabled: busy,
      onSelect: () => void save(),
    },
  ];
  if (shelf.length === 0) return null;
  return (
    <div className="library-head">
      <KeepingWords count={shelf.length} />
      <div className="library-ways">
        <Button variant="primary" icon="plus" onClick={() => openDialog('start')}>
          New character
        </Button>
        {wide ? (
          files.map(({ id, label, icon, disabled, onSelect }) => (
            <Button key={id} icon={icon} aria-disabled={disabled} onClick={onSelect}>
              {label}
            </Button>
          ))
        ) : (
          <Menu label="Files" text="Files" variant="plain" items={files} />
        )}
      </div>
    </div>
  );
}
