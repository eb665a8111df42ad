import { useEffect, useRef, useState } from 'react';
import { type EncounterSummary, refreshEncounters, useEncounterList } from '../../state/encounter/encounter-list.ts';
import { useEncounterStore } from '../../state/encounter/encounter-store.ts';
import { createAndShow, openAndShow, prepareEncounters } from '../../state/encounter/open-encounter.ts';
import { encounterProblemSentence } from '../../state/saving/saving-reason.ts';
import { dismissAllOf, newestNotice } from '../../state/view/notice-store.ts';
import { Button } from '../../ui/buttons.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Menu, type MenuItem } from '../../ui/menu.tsx';
import { Notice } from '../../ui/notice.tsx';
import { describeTime } from '../browser/when-words.ts';
import { RenameField } from '../fields/rename-field.tsx';
import { Notices } from '../notices/notices.tsx';
import { chooseFilesToImport } from './character-actions.ts';
import { copyLink, duplicate, nameOfEncounter, remove, rename, saveAsFile } from './encounter-list-actions.ts';
import './encounters-dialog.css';
import './library-note.css';

/** The encounters of this browser: to open, rename, copy, share and delete. */
export function EncountersDialog({ onClose }: { onClose: () => void }) {
  const { encounters, state, problem } = useEncounterList();
  const openId = useEncounterStore(({ encounter }) => encounter?.id ?? '');
  const [renaming, setRenaming] = useState('');
  const [lastNoticeBefore] = useState(newestNotice);
  useEffect(() => {
    prepareEncounters().then(refreshEncounters).catch(console.error);
    return () => dismissAllOf('encounters');
  }, []);
  const count = encounters.length;
  useEffect(() => {
    // The row that had the focus is no longer there.
    if (count >= 0 && document.activeElement === document.body) {
      document.querySelector<HTMLElement>('.encounters .dialog-title')?.focus();
    }
  }, [count]);
  return (
    <Dialog title="Encounters" size="large" className="encounters" onClose={onClose}>
      <div className="encounters-head">
        <p className="library-note">
          Several characters in one fight, each with its own wounds and turns. Saved in this browser.
        </p>
        <div className="encounters-ways">
          <Button variant="primary" icon="plus" onClick={() => void createAndShow()}>
            New encounter
          </Button>
          <Button icon="upload" onClick={chooseFilesToImport}>
            Import…
          </Button>
        </div>
      </div>
      {problem && (
        <Notice kind="problem" title="The list could not be read" live>
          {encounterProblemSentence(problem)}
        </Notice>
      )}
      <Notices after={lastNoticeBefore} place="encounters" />
      {encounters.length > 0 && (
        <ul className="encounters-list">
          {encounters.map((encounter) => (
            <EncounterItem
              key={encounter.id}
              encounter={encounter}
              isOpen={encounter.id === openId}
              renaming={encounter.id === renaming}
              onRename={setRenaming}
            />
          ))}
        </ul>
      )}
      {encounters.length === 0 && state === 'read' && !problem && (
        <EmptyState title="No encounters yet.">
          Create one and add characters, or select characters in the list of characters and press “New encounter”.
        </EmptyState>
      )}
      {encounters.length === 0 && state !== 'read' && <p className="library-note">Reading the list…</p>}
    </Dialog>
  );
}

interface EncounterItemProps {
  encounter: EncounterSummary;
  isOpen: boolean;
  renaming: boolean;
  /** Renames the encounter of an id in its row; '' ends that. */
  onRename: (id: string) => void;
}

function EncounterItem({ encounter, isOpen, renaming, onRename }: EncounterItemProps) {
  const name = nameOfEncounter(encounter);
  const openButton = useRef<HTMLButtonElement>(null);
  const finishRename = (text: string | null) => {
    openButton.current?.focus();
    onRename('');
    if (text !== null) void rename(encounter, text);
  };
  return (
    <li className="encounters-item">
      <div className="encounters-who">
        {renaming ? (
          <RenameField unnamed="the encounter" name={encounter.name} onDone={finishRename} />
        ) : (
          <p className="encounters-name">{name}</p>
        )}
        <p className="library-note">{describeSummary(encounter, isOpen)}</p>
      </div>
      <Button ref={openButton} aria-label={`Open ${name}`} onClick={() => void openAndShow(encounter)}>
        Open
      </Button>
      <Menu label={`More for ${name}`} items={() => itemsOf(encounter, () => onRename(encounter.id))} />
    </li>
  );
}

/** "4 fighters · round 3 · changed today 14:05 · open now" */
function describeSummary({ fighters, round, updated }: EncounterSummary, isOpen: boolean): string {
  const count = fighters === 0 ? 'no fighters' : fighters === 1 ? '1 fighter' : `${fighters} fighters`;
  const parts = [
    count,
    round > 0 && `round ${round}`,
    updated && `changed ${describeTime(updated)}`,
    isOpen && 'open now',
  ];
  return parts.filter(Boolean).join(' · ');
}

const itemsOf = (encounter: EncounterSummary, onRename: () => void): MenuItem[] => [
  { id: 'rename', label: 'Rename', onSelect: onRename },
  { id: 'duplicate', label: 'Duplicate', icon: 'plus', onSelect: () => void duplicate(encounter) },
  {
    id: 'save',
    label: 'Save as file',
    icon: 'download',
    startsGroup: true,
    onSelect: () => void saveAsFile(encounter),
  },
  { id: 'link', label: 'Copy link', icon: 'link', onSelect: () => void copyLink(encounter) },
  {
    id: 'delete',
    label: 'Delete',
    icon: 'trash',
    danger: true,
    startsGroup: true,
    onSelect: () => void remove(encounter),
  },
];
