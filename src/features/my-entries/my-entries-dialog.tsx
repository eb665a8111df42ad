import { lazy, useEffect, useState } from 'react';
import {
  type CustomEntryChapter,
  chapterOfCustomEntry,
  customEntryChapters,
  renameCustomEntry,
} from '../../character/custom-entry.ts';
import {
  deleteSavedEntries,
  exportCustomEntries,
  loadCustomEntries,
  renameSavedEntry,
  undoCustomEntries,
} from '../../state/library/custom-entries.ts';
import type { CustomEntriesChange, IncomingEntries, SavedEntry } from '../../state/library/library-state.ts';
import { findSavedEntry, useLibraryStore } from '../../state/library/library-store.ts';
import {
  type EntryChoice,
  forgetReceived,
  importEntries,
  receiveEntries,
  settleReceived,
} from '../../state/library/receive-entries.ts';
import { describeSavingProblem } from '../../state/saving/saving-reason.ts';
import { closeCustomEntry, editSavedEntry } from '../../state/view/custom-entry-dialog.ts';
import { notify } from '../../state/view/notices.ts';
import { useViewStore } from '../../state/view/view-store.ts';
import { announce } from '../../ui/announce.ts';
import { ArrowRows } from '../../ui/arrow-rows.tsx';
import { Button } from '../../ui/buttons.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { chooseFiles } from '../browser/choose-files.ts';
import { ScreenPart } from '../failure/error-boundary.tsx';
import { LibraryFiles } from './library-files.tsx';
import { saveEntriesForGcs } from './save-entries-for-gcs.ts';
import './my-entries.css';
import { describeCustomEntry, suitsRuleset } from '../../builder/what-if/entry-details.ts';
import type { EntryInFile } from '../../character/file/entries-file.ts';
import type { FileRefusal } from '../../character/file/file-problem.ts';
import { describeProblem } from '../../character/file/problem-sentences.ts';
import { stripBidiControls } from '../../character/schema-parts.ts';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { addSavedEntry } from '../../state/search/custom-entry-search.ts';
import { hasChapter } from '../../state/view/chapters.ts';
import { Menu, type MenuItem } from '../../ui/menu.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { RenameField } from '../fields/rename-field.tsx';

/** The last action in "My entries", in words. */
interface LastAction {
  readonly text: string;
  /** Its undo, if possible. */
  readonly change?: CustomEntriesChange | undefined;
  /** True if it failed. */
  readonly problem?: boolean;
}

/** "1 entry", "12 entries". */
const countEntries = (count: number): string => (count === 1 ? '1 entry' : `${count} entries`);

interface EntryRowProps {
  kept: SavedEntry;
  onDone: (done: LastAction) => void;
}

/** A saved custom entry: its name and figures, and a menu to use, change, rename and delete it. */
function EntryRow({ kept, onDone }: EntryRowProps) {
  const [renaming, setRenaming] = useState(false);
  const { entry } = kept;
  const chapter = chapterOfCustomEntry(entry);
  const isCharacterOpen = useCharacterStore(({ opened }) => opened > 0);
  const characterName = useCharacterStore(({ saved }) => saved.character.name);
  const isRow = chapter !== 'races' && chapter !== 'templates';
  const suits = useSheet((sheet) => isRow && suitsRuleset(sheet, entry) && hasChapter(sheet, chapter));
  const name = stripBidiControls(entry.own.name) || 'Unnamed';
  const target = stripBidiControls(characterName) || 'this character';
  const rename = async (typed: string | null) => {
    setRenaming(false);
    const wanted = typed?.trim() ?? '';
    if (wanted === '' || wanted === entry.own.name) return;
    const existing = findSavedEntry(useLibraryStore.getState().entries.list, renameCustomEntry(entry, wanted));
    if (existing && existing.id !== kept.id) {
      onDone({ text: `There is already an entry called “${wanted}”. ${name} keeps its name.`, problem: true });
      return;
    }
    const renamed = await renameSavedEntry(kept, wanted);
    if (renamed.ok) onDone({ text: `${name} is now called ${wanted}`, change: renamed.value });
    else onDone({ text: describeSavingProblem(renamed.error, 'entries'), problem: true });
  };
  const remove = async () => {
    const deleted = await deleteSavedEntries([kept]);
    if (deleted.ok) onDone({ text: `${name} deleted. Characters that have a copy keep it.`, change: deleted.value });
    else onDone({ text: describeSavingProblem(deleted.error, 'entries'), problem: true });
  };
  const items: readonly MenuItem[] = [
    ...(isCharacterOpen && isRow
      ? [
          {
            id: 'add',
            label: `Add to ${target}`,
            disabled: !suits,
            description: suits ? undefined : 'These rules don’t support it.',
            onSelect: () => {
              if (suits && addSavedEntry(kept.id)) onDone({ text: `${name} added to ${target}` });
            },
          },
        ]
      : []),
    ...(isRow ? [{ id: 'edit', label: 'Edit…', onSelect: () => editSavedEntry(chapter, kept.id) }] : []),
    { id: 'rename', label: 'Rename', onSelect: () => setRenaming(true) },
    { id: 'delete', label: 'Delete', danger: true, startsGroup: true, onSelect: () => void remove() },
  ];
  return (
    <li className="my-entry">
      <div className="my-entry-about">
        {renaming ? (
          <RenameField name={entry.own.name} unnamed="the entry" onDone={(typed) => void rename(typed)} />
        ) : (
          <span className="my-entry-name">{name}</span>
        )}
        <span className="row-note">
          {describeCustomEntry(entry)}
          {entry.own.description && ` · ${stripBidiControls(entry.own.description)}`}
        </span>
      </div>
      <Menu label={`More for ${name}`} items={items} />
    </li>
  );
}

/** The result of a file of entries: the added ones, the unreadable ones, or the choice between two versions. */
function Received({ onDone }: { onDone: (done: LastAction) => void }) {
  const received = useLibraryStore(({ received }) => received);
  if (!received) return null;
  const { reading, added, problem } = received;
  const from = stripBidiControls(received.from);
  if (!reading.ok) {
    return (
      <Notice kind="problem" title={`${from} could not be imported`} onDismiss={forgetReceived} live>
        {describeRefusal(reading.error)} Nothing was changed.
      </Notice>
    );
  }
  if (problem) {
    return (
      <Notice kind="problem" title={`${from} could not be imported`} onDismiss={forgetReceived} live>
        {describeSavingProblem(problem, 'entries')}
      </Notice>
    );
  }
  const incoming = reading.value;
  if (!added) return <Choices key={from} from={from} incoming={incoming} />;
  const undo = async () => {
    const undone = await undoCustomEntries(added);
    forgetReceived();
    onDone(undone.ok ? { text: 'Undone' } : { text: describeSavingProblem(undone.error, 'entries'), problem: true });
  };
  return (
    <Notice
      kind={incoming.report.length > 0 ? 'attention' : 'information'}
      title={describeAdded(added, incoming, from)}
      onDismiss={forgetReceived}
      live
      actions={
        added.after.length > 0 && (
          <Button size="small" icon="undo" onClick={() => void undo()}>
            Undo
          </Button>
        )
      }
    >
      <Remarks incoming={incoming} />
    </Notice>
  );
}

/** "3 entries added from gm.json, 1 replaced. 1 was here already." */
function describeAdded(
  { before, after }: CustomEntriesChange,
  { same, unread }: IncomingEntries,
  from: string,
): string {
  const count = after.length - before.length;
  const replaced = before.length > 0 ? `, ${before.length} replaced` : '';
  const were = (number: number) => `${number} ${number === 1 ? 'was' : 'were'}`;
  return [
    `${count === 0 ? 'Nothing' : countEntries(count)} added from ${from}${replaced}.`,
    same > 0 && `${were(same)} here already.`,
    unread.length > 0 && `${unread.length} could not be read, and ${unread.length === 1 ? 'is' : 'are'} set aside.`,
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
}

function describeRefusal(problem: FileRefusal): string {
  switch (problem.code) {
    case 'too-large':
    case 'too-many-values':
      return 'This file has more entries than My entries can hold.';
    case 'not-ours':
      return 'This is not a file of entries. To open a character, use “Open a file” in the menu.';
    default:
      return describeProblem(problem).what;
  }
}

const shownRemarks = 5;

function Remarks({ incoming: { report } }: { incoming: IncomingEntries }) {
  if (report.length === 0) return null;
  return (
    <>
      <ul>
        {report.slice(0, shownRemarks).map((remark) => {
          const { where, what } = describeProblem(remark);
          return <li key={`${where} ${what}`}>{stripBidiControls(where ? `${where}: ${what}` : what)}</li>;
        })}
      </ul>
      {report.length > shownRemarks && <p>And {report.length - shownRemarks} more.</p>}
      <p>Anything that could not be used is kept with the entry.</p>
    </>
  );
}

const choices: readonly { readonly value: EntryChoice; readonly label: string }[] = [
  { value: 'mine', label: 'Keep mine' },
  { value: 'theirs', label: 'Replace' },
  { value: 'both', label: 'Keep both' },
];

/** The choice between two versions of the same entries. */
function Choices({ from, incoming }: { from: string; incoming: IncomingEntries }) {
  const [chosen, setChosen] = useState<ReadonlyMap<EntryInFile, EntryChoice>>(new Map());
  const choiceOf = (theirs: EntryInFile) => chosen.get(theirs) ?? 'both';
  const { differing, fresh } = incoming;
  const others = fresh.length === 0 ? '' : ` ${fresh.length} ${fresh.length === 1 ? 'is' : 'are'} new.`;
  return (
    <section className="my-entries-choices" aria-label={`Import from ${from}`}>
      <p>
        {from}: {countEntries(differing.length)} {differing.length === 1 ? 'differs' : 'differ'} from yours.{others}
      </p>
      <ul className="my-entries-list">
        {differing.map(({ mine, theirs }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change, and has nothing else that is unique
          <li key={index} className="my-entry">
            <div className="my-entry-about">
              <span className="my-entry-name">{stripBidiControls(theirs.entry.own.name)}</span>
              <span className="row-note">
                Yours: {describeCustomEntry(mine.entry)}. In the file: {describeCustomEntry(theirs.entry)}.
              </span>
            </div>
            <SegmentedControl
              label="Choose"
              hideLabel
              about={theirs.entry.own.name}
              value={choiceOf(theirs)}
              options={choices}
              onCommit={(choice) => setChosen((before) => new Map(before).set(theirs, choice))}
            />
          </li>
        ))}
      </ul>
      <div className="my-entries-ways">
        <Button variant="primary" onClick={() => void importEntries(incoming, choiceOf).then(settleReceived)}>
          Import
        </Button>
        <Button onClick={forgetReceived}>Cancel</Button>
      </div>
    </section>
  );
}

const dialogs = {
  traits: lazy(() => import('../custom-entry/custom-trait-dialog.tsx')),
  skills: lazy(() => import('../custom-entry/custom-skill-dialog.tsx')),
  spells: lazy(() => import('../custom-entry/custom-spell-dialog.tsx')),
  equipment: lazy(() => import('../custom-entry/custom-item-dialog.tsx')),
};

/** The dialog of the saved custom entry that is being edited, if any. */
function EditedEntry() {
  const target = useViewStore(({ customEntry: { target } }) => (target?.kept === undefined ? null : target));
  if (!target) return null;
  const EntryDialog = dialogs[target.chapter];
  return (
    <ScreenPart name="This dialog" onClose={closeCustomEntry}>
      <EntryDialog target={target} />
    </ScreenPart>
  );
}

/** Imports the custom entries of files. */
async function importFiles(files: readonly File[]): Promise<void> {
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

interface MyEntriesDialogProps {
  onDownload: (blob: Blob, name: string) => void;
  onClose: () => void;
}

const headings: Readonly<Record<CustomEntryChapter, string>> = {
  traits: 'Traits',
  skills: 'Skills',
  spells: 'Spells',
  equipment: 'Equipment',
  races: 'Races',
  templates: 'Templates',
};

const chooseFileOfEntries = (): void => chooseFiles(importFiles, { accept: '.json,application/json' });

/** The custom entries saved for all characters: a list to change them, and a file to exchange them. */
export function MyEntriesDialog({ onDownload, onClose }: MyEntriesDialogProps) {
  const { list: entries, state, problem } = useLibraryStore((library) => library.entries);
  const [done, setDone] = useState<LastAction | null>(null);
  useEffect(() => {
    loadCustomEntries().catch(console.error);
    return forgetReceived;
  }, []);
  const report = (latest: LastAction) => {
    setDone(latest);
    announce(latest.text);
  };
  const exportAll = () => {
    const { blob, name, count } = exportCustomEntries(entries);
    onDownload(blob, name);
    report({ text: `${countEntries(count)} exported to ${name}` });
  };
  const exportForGcs = async () => {
    const outcome = await saveEntriesForGcs(entries.map(({ entry }) => entry));
    if (!outcome.ok) {
      report({ text: `Nothing was saved for GCS. ${outcome.error}`, problem: true });
      return;
    }
    const { blob, name, leftOut } = outcome.value;
    onDownload(blob, name);
    const without =
      leftOut === 0 ? '' : `, without ${leftOut} ${leftOut === 1 ? 'template' : 'templates'} of other rules`;
    report({ text: `${countEntries(entries.length - leftOut)} saved for GCS in ${name}${without}` });
  };
  const undo = async (change: CustomEntriesChange) => {
    const undone = await undoCustomEntries(change);
    report(undone.ok ? { text: 'Undone' } : { text: describeSavingProblem(undone.error, 'entries'), problem: true });
  };
  return (
    <Dialog title="My entries" size="large" className="my-entries" stacked onClose={onClose}>
      <div className="my-entries-head">
        <p className="row-note">
          Custom entries saved in this browser. Any character can add them, and gets its own copy.
        </p>
        <div className="my-entries-ways">
          <Button icon="upload" onClick={chooseFileOfEntries}>
            Import…
          </Button>
          {entries.length > 0 && (
            <>
              <Button icon="download" onClick={exportAll}>
                Export to a file
              </Button>
              <Button icon="download" onClick={() => void exportForGcs()}>
                Save for GCS
              </Button>
            </>
          )}
        </div>
      </div>
      {problem && (
        <Notice kind="problem" title="My entries could not be read" live>
          {describeSavingProblem(problem, 'entries')}
        </Notice>
      )}
      <Received onDone={report} />
      {done && <DoneNotice done={done} onUndo={undo} onDismiss={() => setDone(null)} />}
      <ArrowRows>
        {customEntryChapters.map((chapter) => (
          <Section
            key={chapter}
            chapter={chapter}
            entries={entries.filter(({ entry }) => chapterOfCustomEntry(entry) === chapter)}
            onDone={report}
          />
        ))}
      </ArrowRows>
      {entries.length === 0 && state === 'read' && !problem && (
        <EmptyState title="No entries yet.">
          Tick “Keep for all characters” when you create a custom trait, skill, spell or item, or choose it from the
          row’s menu. You can also import entries that someone else exported.
        </EmptyState>
      )}
      <LibraryFiles />
      <EditedEntry />
    </Dialog>
  );
}

interface SectionProps {
  chapter: CustomEntryChapter;
  entries: readonly SavedEntry[];
  onDone: (done: LastAction) => void;
}

function Section({ chapter, entries, onDone }: SectionProps) {
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={`my-${chapter}`}>
      <h3 id={`my-${chapter}`} className="chapter-part-title">
        {headings[chapter]}
      </h3>
      <ul className="my-entries-list">
        {entries.map((kept) => (
          <EntryRow key={kept.id} kept={kept} onDone={onDone} />
        ))}
      </ul>
    </section>
  );
}

interface DoneNoticeProps {
  done: LastAction;
  onUndo: (change: CustomEntriesChange) => Promise<void>;
  onDismiss: () => void;
}

function DoneNotice({ done: { text, change, problem }, onUndo, onDismiss }: DoneNoticeProps) {
  return (
    <Notice
      kind={problem ? 'problem' : 'information'}
      title={text}
      onDismiss={onDismiss}
      actions={
        change && (
          <Button size="small" icon="undo" onClick={() => void onUndo(change)}>
            Undo
          </Button>
        )
      }
    />
  );
}
