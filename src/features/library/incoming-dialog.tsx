import { useMemo, useRef, useState } from 'react';
import { type IncomingList, useIncomingStore } from '../../state/library/incoming.ts';
import { refreshLibrary } from '../../state/library/library.ts';
import { type ConflictChoice, type ImportResult, importIncoming } from '../../state/library/library-file.ts';
import { showLibrary, useViewStore } from '../../state/view/view-store.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/buttons.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { openFromLibrary } from './character-actions.ts';
import { IncomingParts } from './incoming-parts.tsx';
import {
  choiceOf,
  countImported,
  describeEncounters,
  describeImport,
  describeImportAction,
  describeIncoming,
  describeOwnEntries,
  sortIncoming,
} from './incoming-words.ts';
import { showEverything } from './library-view.ts';
import { formatCount } from './library-words.ts';
import './incoming.css';
import './library-note.css';

/** The minimum time between two progress updates, in milliseconds. */
const MIN_INTERVAL = 100;

type Progress =
  | { readonly state: 'asking' }
  | { readonly state: 'working'; readonly done: number; readonly all: number }
  | { readonly state: 'done'; readonly taken: ImportResult };

/** What was read from a library file or from several files, and the choice of what to import. */
export function IncomingDialog({ onClose }: { onClose: () => void }) {
  const { from, list } = useIncomingStore();
  return list && <ImportForm from={from} list={list} onClose={onClose} />;
}

function ImportForm({ from, list, onClose }: { from: string; list: IncomingList; onClose: () => void }) {
  const [choices, setChoices] = useState<ReadonlyMap<number, ConflictChoice>>(new Map());
  const [progress, setProgress] = useState<Progress>({ state: 'asking' });
  const inLibrary = useViewStore(({ library }) => library);
  const started = useRef(false);
  const [stopping] = useState(() => new AbortController());
  const [stopped, setStopped] = useState(false);
  const sorted = useMemo(() => sortIncoming(list), [list]);
  const importCount = countImported(list, choices);
  const ownEntries = list.entries?.length ?? 0;
  const encounters = list.encounters?.length ?? 0;
  const nothingToImport =
    list.items.length === 0 && ownEntries === 0 && encounters === 0 && list.faults.every(({ raw }) => raw === '');

  const startImport = async () => {
    if (started.current) return;
    started.current = true;
    setProgress({ state: 'working', done: 0, all: list.items.length });
    let lastReport = 0;
    const reportProgress = (done: number, all: number) => {
      const now = performance.now();
      if (done < all && now - lastReport < MIN_INTERVAL) return;
      lastReport = now;
      setProgress({ state: 'working', done, all });
    };
    const result = await importIncoming(list, (item) => choiceOf(item, choices), reportProgress, stopping.signal);
    // What was searched for before must not hide what has come.
    if (result.added + result.replaced + result.copied > 0) showEverything();
    setProgress({ state: 'done', taken: result });
    announce(describeImport(result).join(' '));
    await refreshLibrary();
  };
  const stop = () => {
    stopping.abort();
    setStopped(true); // what is being stored is finished first
  };
  const close = () => {
    if (progress.state === 'working') return; // a running import is stopped by its button only
    useIncomingStore.setState({ from: '', list: null });
    onClose();
  };
  const show = () => {
    close();
    showLibrary(true);
  };
  const only = progress.state === 'done' ? progress.taken.only : undefined;
  const openOnly = (character: NonNullable<ImportResult['only']>) => {
    close();
    return openFromLibrary(character);
  };
  return (
    <Dialog
      title={`Import: ${from}`}
      size="large"
      sticky
      className="incoming"
      onClose={close}
      footer={
        progress.state === 'done' ? (
          <>
            {!inLibrary && <Button onClick={show}>Show the characters</Button>}
            {only && <Button onClick={() => void openOnly(only)}>Open</Button>}
            <Button variant="primary" data-autofocus="" onClick={close}>
              Done
            </Button>
          </>
        ) : (
          <>
            {progress.state === 'working' ? (
              <Button aria-disabled={stopped || undefined} onClick={stop}>
                Stop
              </Button>
            ) : (
              <Button onClick={close}>{nothingToImport ? 'Close' : 'Cancel'}</Button>
            )}
            {!nothingToImport && (
              <Button variant="primary" aria-disabled={progress.state === 'working'} onClick={() => void startImport()}>
                {describeImportAction(importCount, ownEntries, encounters)}
              </Button>
            )}
          </>
        )
      }
    >
      <div className="incoming-body">
        {progress.state === 'done' ? (
          <Result taken={progress.taken} />
        ) : progress.state === 'working' ? (
          <p>
            Importing: {formatCount(progress.done)} of {formatCount(progress.all)}{' '}
            <progress aria-label="Importing" max={progress.all || 1} value={progress.done} />
          </p>
        ) : (
          <>
            <p>{describeIncoming(sorted, list.faults.length)}</p>
            {encounters > 0 && <p>{describeEncounters(encounters)}</p>}
            {ownEntries > 0 && <p>{describeOwnEntries(ownEntries)}</p>}
            <IncomingParts sorted={sorted} faults={list.faults} choices={choices} onChoose={setChoices} />
          </>
        )}
      </div>
    </Dialog>
  );
}

function Result({ taken }: { taken: ImportResult }) {
  const sentences = describeImport(taken);
  return (
    <Notice
      kind={taken.problem ? 'problem' : 'information'}
      title={taken.problem || taken.stopped > 0 ? 'Not everything was imported' : 'Imported'}
    >
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Notice>
  );
}
