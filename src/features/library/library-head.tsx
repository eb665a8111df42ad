import { useState } from 'react';
import type { CharacterSummary } from '../../state/library/library-store.ts';
import { openDialog, showStartPage } from '../../state/view/view-store.ts';
import { Button } from '../../ui/button.tsx';
import { Menu, type MenuItem } from '../../ui/menu.tsx';
import { canChooseFolder } from '../browser/choose-files.ts';
import { useMedia } from '../browser/use-media.ts';
import { chooseFilesToImport, chooseFolderToImport, saveTogether } from './character-actions.ts';
import { DurabilitySummary } from './durability-summary.tsx';
import { formatCount } from './library-words.ts';

interface LibraryHeadProps {
  /** All characters outside the bin. */
  shelf: readonly CharacterSummary[];
  matching: readonly CharacterSummary[];
}

/** The number of characters, whether the browser keeps them, and the actions on all of them. */
export function LibraryHead({ shelf, matching }: LibraryHeadProps) {
  const [busy, setBusy] = useState(false);
  const wide = useMedia('(width >= 768px)');
  const narrowed = matching.length < shelf.length && matching.length > 0;
  const save = async () => {
    if (busy) return;
    setBusy(true);
    await saveTogether(narrowed ? matching.map(({ id }) => id) : 'all');
    setBusy(false);
  };
  const saveLabel = narrowed ? `Save the ${formatCount(matching.length)} matches as one file` : 'Save all as one file';
  const fileItems: readonly MenuItem[] = [
    { id: 'in', label: 'Import…', icon: 'upload', onSelect: chooseFilesToImport },
    ...(canChooseFolder()
      ? [{ id: 'in-folder', label: 'Import a folder…', icon: 'upload', onSelect: chooseFolderToImport } as const]
      : []),
    {
      id: 'out',
      label: busy ? 'Making the file…' : saveLabel,
      icon: 'download',
      disabled: busy,
      onSelect: () => void save(),
    },
    { id: 'encounters', label: 'Encounters…', onSelect: () => openDialog('encounters') },
    { id: 'my-entries', label: 'My entries…', onSelect: () => openDialog('my-entries') },
  ];
  if (shelf.length === 0) return null;
  return (
    <div className="library-head">
      <DurabilitySummary count={shelf.length} />
      <div className="library-ways">
        <Button variant="primary" icon="plus" onClick={() => showStartPage(true)}>
          New character
        </Button>
        {wide ? (
          fileItems.map(({ id, label, icon, disabled, onSelect }) => (
            <Button key={id} icon={icon} aria-disabled={disabled} onClick={onSelect}>
              {label}
            </Button>
          ))
        ) : (
          <Menu label="Files" text="Files" variant="plain" items={fileItems} />
        )}
      </div>
    </div>
  );
}
