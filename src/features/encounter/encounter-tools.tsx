import { type ReactNode, useState } from 'react';
import { fighterName } from '../../character/encounter-edits.ts';
import { linkToEncounter, renameEncounter } from '../../state/encounter/encounter-actions.ts';
import { redoEncounter, undoEncounter, useEncounter, useEncounterUndo } from '../../state/encounter/encounter-store.ts';
import { updateCharacters } from '../../state/encounter/update-characters.ts';
import { describeEncounterProblem } from '../../state/saving/saving-reason.ts';
import { notify } from '../../state/view/notices.ts';
import { openDialog } from '../../state/view/view-store.ts';
import { Button } from '../../ui/buttons.tsx';
import { Menu } from '../../ui/menu.tsx';
import { RenameField } from '../fields/rename-field.tsx';
import { FightUndo } from '../fight/fight-undo.tsx';
import { saveEncounterAsFile } from './encounter-not-saved.tsx';
import { showEncounterDialog, showFighter } from './encounter-view.ts';
import { endTurn, endWholeFight } from './next-turn.ts';

/** The round and whose turn it is, undo, and the next turn: always in view. */
export function TurnBar() {
  const steps = useEncounterUndo();
  const round = useEncounter((encounter) => encounter.round) ?? 0;
  const turnOf = useEncounter((encounter) => encounter.turnOf) ?? '';
  const whose = useEncounter(({ fighters }) => {
    const fighter = fighters.find(({ key }) => key === turnOf);
    return fighter ? fighterName(fighter) : '';
  });
  const hasFighters = useEncounter(({ fighters }) => fighters.length > 0) ?? false;
  return (
    <div className="turn-bar">
      {round > 0 && (
        <p className="turn-now">
          <span className="turn-round">Round {round}</span>
          {whose && (
            <Button className="turn-whose" variant="quiet" size="small" onClick={() => showFighter(turnOf)}>
              {whose}
            </Button>
          )}
        </p>
      )}
      <FightUndo steps={steps} onUndo={undoEncounter} onRedo={redoEncounter} />
      {hasFighters && (
        <Button variant="primary" onClick={endTurn}>
          {round === 0 ? 'Begin the fight' : 'Next turn'}
        </Button>
      )}
    </div>
  );
}

/**
 * Copies a link that opens the program with the encounter in its current state, or says in a notice why there is none.
 */
async function copyEncounterLink(id: string): Promise<void> {
  const link = await linkToEncounter(id);
  if (!link.ok || link.value.address === null) {
    const text = !link.ok ? describeEncounterProblem(link.error) : link.value.address === null ? link.value.why : '';
    notify({ kind: 'problem', title: 'There is no link to the encounter', text });
    return;
  }
  try {
    await navigator.clipboard.writeText(link.value.address);
    notify({
      kind: 'information',
      title: 'Link copied',
      text: 'It holds the encounter as it is now, without portraits.',
    });
  } catch {
    const text = 'The browser did not allow it. Save the encounter as a file instead.';
    notify({ kind: 'problem', title: 'The link was not copied', text });
  }
}

interface EncounterToolsProps {
  /** Comes first, in the same row. */
  children?: ReactNode;
}

/** The actions on the encounter as a whole. */
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
