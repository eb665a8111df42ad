import { lazy, useEffect, useState } from 'react';
import { chapterOfOwnEntry, type OwnEntryChapter, ownEntryChapters } from '../../character/own-entry.ts';
import {
  exportOwnEntries,
  loadOwnEntries,
  type OwnEntriesChange,
  undoOwnEntries,
} from '../../state/library/own-entries.ts';
import { type KeptEntry, useOwnEntriesStore } from '../../state/library/own-entries-store.ts';
import { forgetReceived, receiveEntries } from '../../state/library/receive-entries.ts';
import { storageProblemSentence } from '../../state/saving/saving-reason.ts';
import { notify } from '../../state/view/notice-store.ts';
import { closeOwnEntry, useOwnEntryStore } from '../../state/view/own-entry-store.ts';
import { announce } from '../../ui/announce.ts';
import { ArrowRows } from '../../ui/arrow-rows.tsx';
import { Button } from '../../ui/buttons.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { chooseFiles } from '../browser/choose-files.ts';
import { ScreenPart } from '../failure/error-boundary.tsx';
import { countEntries, EntryRow, type LastAction } from './entry-row.tsx';
import { LibraryFiles } from './library-files.tsx';
import { Received } from './received.tsx';
import './my-entries.css';

const dialogs = {
  traits: lazy(() => import('../own-entry/own-trait-dialog.tsx')),
  skills: lazy(() => import('../own-entry/own-skill-dialog.tsx')),
  spells: lazy(() => import('../own-entry/own-spell-dialog.tsx')),
  equipment: lazy(() => import('../own-entry/own-item-dialog.tsx')),
};

/** The dialog of the kept entry that is being edited, if any. */
function EditedEntry() {
  const target = useOwnEntryStore((state) => (state.target?.kept === undefined ? null : state.target));
  if (!target) return null;
  const EntryDialog = dialogs[target.chapter];
  return (
    <ScreenPart name="This dialog" onClose={closeOwnEntry}>
      <EntryDialog target={target} />
    </ScreenPart>
  );
}

/** Imports the own entries of files. */
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

const headings: Readonly<Record<OwnEntryChapter, string>> = {
  traits: 'Traits',
  skills: 'Skills',
  spells: 'Spells',
  equipment: 'Equipment',
  races: 'Races',
  templates: 'Templates',
};

const chooseFileOfEntries = (): void => chooseFiles(importFiles, { accept: '.json,application/json' });

/** The player's own entries that are kept for all characters: a list to change them, and a file to exchange them. */
export function MyEntriesDialog({ onDownload, onClose }: MyEntriesDialogProps) {
  const { entries, state, problem } = useOwnEntriesStore();
  const [done, setDone] = useState<LastAction | null>(null);
  useEffect(() => {
    loadOwnEntries().catch(console.error);
    return forgetReceived;
  }, []);
  const report = (latest: LastAction) => {
    setDone(latest);
    announce(latest.text);
  };
  const exportAll = () => {
    const { blob, name, count } = exportOwnEntries(entries);
    onDownload(blob, name);
    report({ text: `${countEntries(count)} exported to ${name}` });
  };
  const undo = async (change: OwnEntriesChange) => {
    const undone = await undoOwnEntries(change);
    report(undone.ok ? { text: 'Undone' } : { text: storageProblemSentence(undone.problem, 'entries'), problem: true });
  };
  return (
    <Dialog title="My entries" size="large" className="my-entries" onClose={onClose}>
      <div className="my-entries-head">
        <p className="row-note">
          Custom entries saved in this browser. Any character can add them, and gets its own copy.
        </p>
        <div className="my-entries-ways">
          <Button icon="upload" onClick={chooseFileOfEntries}>
            Import…
          </Button>
          {entries.length > 0 && (
            <Button icon="download" onClick={exportAll}>
              Export to a file
            </Button>
          )}
        </div>
      </div>
      {problem && (
        <Notice kind="problem" title="My entries could not be read" live>
          {storageProblemSentence(problem, 'entries')}
        </Notice>
      )}
      <Received onDone={report} />
      {done && <DoneNotice done={done} onUndo={undo} onDismiss={() => setDone(null)} />}
      <ArrowRows>
        {ownEntryChapters.map((chapter) => (
          <Section
            key={chapter}
            chapter={chapter}
            entries={entries.filter(({ entry }) => chapterOfOwnEntry(entry) === chapter)}
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
  chapter: OwnEntryChapter;
  entries: readonly KeptEntry[];
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
  onUndo: (change: OwnEntriesChange) => Promise<void>;
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
