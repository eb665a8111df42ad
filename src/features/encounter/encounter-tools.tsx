import { type ReactNode, useState } from 'react';
import { renameEncounter } from '../../state/encounter/encounter-actions.ts';
import { useEncounter } from '../../state/encounter/encounter-store.ts';
import { updateCharacters } from '../../state/encounter/update-characters.ts';
import { openDialog } from '../../state/view/view-store.ts';
import { Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { RenameField } from '../fields/rename-field.tsx';
import { copyEncounterLink } from './copy-encounter-link.ts';
import { saveEncounterAsFile } from './encounter-not-saved.tsx';
import { showEncounterDialog } from './encounter-view.ts';
import { endWholeFight } from './next-turn.ts';

interface EncounterToolsProps {
  /** Comes first, in the same row. */
  children?: ReactNode;
}

/** What can be done with the encounter as a whole. */
export function EncounterTools({ children }: EncounterToolsProps) {
  const id = useEncounter((encounter) => encounter.id) ?? '';
  const name = useEncounter((encounter) => encounter.name) ?? '';
  const isEmpty = useEncounter(({ fighters }) => fighters.length === 0) ?? true;
  const isFighting = useEncounter(({ round }) => round > 0) ?? false;
  const [isRenaming, setRenaming] = useState(false);
  const rename = (to: string | null) => {
    setRenaming(false);
    if (to !== null && to.trim() !== name) void renameEncounter(id, to.trim());
  };
  return (
    <div className="encounter-tools">
      {isRenaming ? (
        <RenameField unnamed="the encounter" name={name} onDone={rename} />
      ) : (
        <>
          {children}
          {!isEmpty && (
            <Button icon="plus" aria-label="Add fighters" data-adds-fighters onClick={() => showEncounterDialog('add')}>
              {children ? 'Add' : 'Add fighters'}
            </Button>
          )}
          <Menu
            label="More for the encounter"
            items={() => [
              { id: 'rename', label: 'Rename', onSelect: () => setRenaming(true) },
              {
                id: 'update',
                label: 'Update the characters',
                description: 'Wounds and the like are written to the library.',
                onSelect: () => void updateCharacters(),
              },
              ...(isFighting ? [{ id: 'end', label: 'End the fight', onSelect: endWholeFight }] : []),
              {
                id: 'save',
                label: 'Save as file',
                icon: 'download' as const,
                startsGroup: true,
                onSelect: () => void saveEncounterAsFile(id),
              },
              { id: 'link', label: 'Copy a link', icon: 'link' as const, onSelect: () => void copyEncounterLink(id) },
              {
                id: 'others',
                label: 'All encounters…',
                startsGroup: true,
                onSelect: () => openDialog('encounters'),
              },
            ]}
          />
        </>
      )}
    </div>
  );
}
