import { useEffect, useRef, useState } from 'react';
import { refreshEncounters } from '../../state/encounter/encounter-list.ts';
import { useEncounterStore } from '../../state/encounter/encounter-store.ts';
import { createAndShow, openAndShow, prepareEncounters } from '../../state/encounter/open-encounter.ts';
import { type EncounterSummary, type Outcome, useLibraryStore } from '../../state/library/library-store.ts';
import { describeEncounterProblem } from '../../state/saving/saving-reason.ts';
import { dismissAllOf, newestNotice, notify } from '../../state/view/notices.ts';
import { Button } from '../../ui/buttons.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Menu, type MenuItem } from '../../ui/menu.tsx';
import { Notice } from '../../ui/notice.tsx';
import { describeTime } from '../browser/when-words.ts';
import { RenameField } from '../fields/rename-field.tsx';
import { Notices } from '../notices/notices.tsx';
import { chooseFilesToImport } from './character-actions.ts';
import './library.css';
import { unnamedEncounter } from '../../character/encounter.ts';
import {
  deleteEncounter,
  duplicateEncounter,
  exportEncounter,
  linkToEncounter,
  renameEncounter,
} from '../../state/encounter/encounter-actions.ts';
import { announce } from '../../ui/announce.ts';
import { download } from '../browser/download.ts';

/** The encounters of this browser: to open, rename, copy, share and delete. */
export function EncountersDialog({ onClose }: { onClose: () => void }) {
  const { list: encounters, state, problem } = useLibraryStore((library) => library.encounters);
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
    <Dialog title="Encounters" size="large" className="encounters" stacked onClose={onClose}>
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
          {describeEncounterProblem(problem)}
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

const where = 'encounters';

/** The name of an encounter in the list. */
const nameOfEncounter = ({ name }: Pick<EncounterSummary, 'name'>): string => name || unnamedEncounter;

/** Returns the value of an outcome; null, with a notice, for a problem. */
function valueOrNotice<Value>(outcome: Outcome<Value>, title: string): Value | null {
  if (outcome.ok) return outcome.value;
  notify({ kind: 'problem', title, text: describeEncounterProblem(outcome.error) });
  return null;
}

async function rename(encounter: EncounterSummary, name: string): Promise<void> {
  if (name === encounter.name) return;
  valueOrNotice(await renameEncounter(encounter.id, name), `${nameOfEncounter(encounter)} was not renamed`);
}

async function duplicate(encounter: EncounterSummary): Promise<void> {
  const copied = await duplicateEncounter(encounter.id);
  if (valueOrNotice(copied, `${nameOfEncounter(encounter)} was not copied`) !== null) announce('Copied');
}

async function remove(encounter: EncounterSummary): Promise<void> {
  valueOrNotice(await deleteEncounter(encounter.id, where), `${nameOfEncounter(encounter)} was not deleted`);
}

async function saveAsFile(encounter: EncounterSummary): Promise<void> {
  const file = valueOrNotice(await exportEncounter(encounter.id), `${nameOfEncounter(encounter)} was not saved`);
  if (!file) return;
  download(new Blob([file.text], { type: 'application/json' }), file.name);
  notify({
    where,
    kind: 'information',
    title: `Saved as ${file.name}`,
    text: 'Look in your browser’s downloads.',
  });
}

/** Copies the link to an encounter, or says why there is none. */
async function copyLink(encounter: EncounterSummary): Promise<void> {
  const name = nameOfEncounter(encounter);
  const link = valueOrNotice(await linkToEncounter(encounter.id), `There is no link to ${name}`);
  if (!link) return;
  if (link.address === null) {
    notify({ where, kind: 'attention', title: `There is no link to ${name}`, text: link.why });
    return;
  }
  const length = `${link.address.length.toLocaleString('en-US')} characters`;
  try {
    await navigator.clipboard.writeText(link.address);
    notify({
      where,
      kind: 'information',
      title: `Link to ${name} copied`,
      text: `It has ${length} and holds the encounter as it is now, without portraits.`,
    });
  } catch {
    const text = 'The browser did not allow it. Save the encounter as a file instead.';
    notify({ where, kind: 'problem', title: 'The link was not copied', text });
  }
}
