import { useMemo, useRef, useState } from 'react';
import type { IncomingList } from '../../state/library/incoming.ts';
import { useIncomingStore } from '../../state/library/incoming-store.ts';
import { refreshLibrary } from '../../state/library/library.ts';
import { type ConflictChoice, type ImportResult, importIncoming } from '../../state/library/library-file.ts';
import { showLibrary, useViewStore } from '../../state/view/view-store.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { choiceOf, countTaken, sortIncoming } from './incoming-choices.ts';
import { IncomingParts } from './incoming-parts.tsx';
import { readWords, takenWords } from './incoming-words.ts';
import { countWords, numberWords } from './library-words.ts';
import './incoming.css';
import './library-note.css';

/** How long at least from one word on how far it is to the next, in milliseconds. */
const often = 100;

type Progress =
  | { readonly state: 'asking' }
  | { readonly state: 'working'; readonly done: number; readonly all: number }
  | { readonly state: 'done'; readonly taken: ImportResult };

/** What was read of a library file or of several files, and what of it is to be taken in. */
export function IncomingDialog({ onClose }: { onClose: () => void }) {
  const { from, list } = useIncomingStore();
  return list && <AskedAbout from={from} list={list} onClose={onClose} />;
}

function AskedAbout({ from, list, onClose }: { from: string; list: IncomingList; onClose: () => void }) {
  const [choices, setChoices] = useState<ReadonlyMap<number, ConflictChoice>>(new Map());
  const [progress, setProgress] = useState<Progress>({ state: 'asking' });
  const inLibrary = useViewStore(({ library }) => library);
  const begun = useRef(false);
  const sorted = useMemo(() => sortIncoming(list), [list]);
  const taking = countTaken(list, choices);
  const nothing = list.items.length === 0 && list.faults.every(({ raw }) => raw === '');

  const take = async () => {
    if (begun.current) return;
    begun.current = true;
    setProgress({ state: 'working', done: 0, all: list.items.length });
    let told = 0;
    const tell = (done: number, all: number) => {
      const now = performance.now();
      if (done < all && now - told < often) return;
      told = now;
      setProgress({ state: 'working', done, all });
    };
    const taken = await importIncoming(list, (item) => choiceOf(item, choices), tell);
    setProgress({ state: 'done', taken });
    announce(takenWords(taken).join(' '));
    await refreshLibrary();
  };
  const close = () => {
    if (progress.state === 'working') return; // what is on its way in is not left half way
    useIncomingStore.setState({ from: '', list: null });
    onClose();
  };
  const show = () => {
    close();
    showLibrary(true);
  };
  return (
    <Dialog
      title={`Take in: ${from}`}
      size="large"
      sticky
      className="incoming"
      onClose={close}
      footer={
        progress.state === 'done' ? (
          <>
            {!inLibrary && <Button onClick={show}>Show the characters</Button>}
            <Button variant="primary" data-autofocus="" onClick={close}>
              Done
            </Button>
          </>
        ) : (
          <>
            <Button aria-disabled={progress.state === 'working'} onClick={close}>
              {nothing ? 'Close' : 'Cancel'}
            </Button>
            {!nothing && (
              <Button variant="primary" aria-disabled={progress.state === 'working'} onClick={() => void take()}>
                {taking === 0 ? 'Take in nothing' : `Take in ${countWords(taking)}`}
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
            Taking in: {numberWords(progress.done)} of {numberWords(progress.all)}{' '}
            <progress aria-label="Taking in" max={progress.all || 1} value={progress.done} />
          </p>
        ) : (
          <>
            <p>{readWords(sorted, list.faults.length)}</p>
            <IncomingParts sorted={sorted} faults={list.faults} choices={choices} onChoose={setChoices} />
          </>
        )}
      </div>
    </Dialog>
  );
}

function Result({ taken }: { taken: ImportResult }) {
  const sentences = takenWords(taken);
  return (
    <Notice
      kind={taken.problem ? 'problem' : 'information'}
      title={taken.problem ? 'Not all was taken in' : 'Taken in'}
    >
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Notice>
  );
}
