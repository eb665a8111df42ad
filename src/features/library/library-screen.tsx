import { useEffect, useMemo, useState } from 'react';
import { refreshLibrary } from '../../state/library/library.ts';
import { daysInBin } from '../../state/library/library-bin.ts';
import { needsPoints, updateMissingPoints } from '../../state/library/library-points.ts';
import { findCharacters } from '../../state/library/library-search.ts';
import { type CharacterSummary, useLibraryStore } from '../../state/library/library-store.ts';
import { storageProblemSentence } from '../../state/saving/saving-reason.ts';
import { dismissAllOf, useNoticeStore } from '../../state/view/notice-store.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Notices } from '../notices/notices.tsx';
import { AsideSection } from './aside-section.tsx';
import { AskedDialog } from './asked-dialog.tsx';
import { LibraryEmpty } from './library-empty.tsx';
import { LibraryGrid } from './library-grid.tsx';
import { LibraryHead } from './library-head.tsx';
import { LibraryTools } from './library-tools.tsx';
import { ask, showEverything, useLibraryView } from './library-view.ts';
import { countWords, numberWords } from './library-words.ts';
import { SelectionBar } from './selection-bar.tsx';
import { useLibraryKeys } from './use-library-keys.ts';
import './library.css';
import './library-note.css';
import './library-list.css';

interface LibraryScreenProps {
  onClose: () => void;
}

/**
 * All characters of this browser, over the whole window. The search has the focus from the first moment, before the list is
 * read: what one comes for is one of many, and it is found by typing. On touch the title has it: no keyboard jumps up.
 */
export function LibraryScreen({ onClose }: LibraryScreenProps) {
  const { characters, state, problem } = useLibraryStore();
  const { words, tag, ruleset, order, binned, selected } = useLibraryView();
  // What was told before stays under the library, and is there again when it is closed.
  const [before] = useState(newestNotice);
  const told = useNoticeStore(({ notices }) => notices.some(({ id }) => id > before));
  const shelf = useMemo(() => findCharacters(characters, {}), [characters]);
  const inPlace = useMemo(() => (binned ? findCharacters(characters, { binned }) : shelf), [characters, binned, shelf]);
  const found = useMemo(
    () => findCharacters(characters, { words, tag, ruleset, order, binned }),
    [characters, words, tag, ruleset, order, binned],
  );
  const chosen = useMemo(() => found.filter(({ id }) => selected.has(id)), [found, selected]);

  useLibraryKeys();
  useEffect(() => {
    showEverything();
    refreshLibrary().catch(console.error);
    return () => dismissAllOf('library');
  }, []);
  useEffect(() => {
    // The search, which had the focus while the list was read, goes when there is nothing to search.
    if (state === 'read' && document.activeElement === document.body) {
      document.querySelector<HTMLElement>('.library .dialog-title')?.focus();
    }
  }, [state]);
  useEffect(() => {
    if (order !== 'points') return;
    const unknown = characters.flatMap(({ id, points }) => (needsPoints(points) ? [id] : []));
    if (unknown.length > 0) updateMissingPoints(unknown).catch(console.error);
  }, [order, characters]);

  const narrowed = words.trim() !== '' || tag !== '' || ruleset !== '';
  const status = narrowed ? foundWords(found, inPlace) : '';
  useEffect(() => {
    if (status !== '') announce(status, 'library');
  }, [status]);

  const footer = (told || chosen.length > 0) && (
    <div className="library-foot">
      <Notices after={before} place="library" />
      {chosen.length > 0 && <SelectionBar selected={chosen} />}
    </div>
  );
  return (
    <Dialog title="Characters" size="large" className="library" onClose={onClose} footer={footer}>
      {problem && (
        <Notice kind="problem" title="The list could not be read" live>
          {storageProblemSentence(problem)}
        </Notice>
      )}
      {!binned && <LibraryHead shelf={shelf} found={found} />}
      {!binned && <AsideSection />}
      <LibraryTools searchable={inPlace.length > 0 || (state !== 'read' && !problem)} />
      <div className="library-count">
        {binned && <BinWords binned={inPlace} />}
        {status && <p>{status}</p>}
      </div>
      {found.length > 0 ? (
        <LibraryGrid found={found} />
      ) : (
        state === 'read' && <LibraryEmpty narrowed={narrowed && inPlace.length > 0} />
      )}
      {state !== 'read' && found.length === 0 && !problem && <p className="library-note">Reading the list…</p>}
      <AskedDialog />
    </Dialog>
  );
}

const newestNotice = (): number => Math.max(0, ...useNoticeStore.getState().notices.map(({ id }) => id));

/** "12 of 5,000 found", "None of 5,000 found". */
function foundWords(found: readonly unknown[], all: readonly unknown[]): string {
  return `${found.length === 0 ? 'None' : numberWords(found.length)} of ${countWords(all.length)} found`;
}

function BinWords({ binned }: { binned: readonly CharacterSummary[] }) {
  if (binned.length === 0) return null;
  return (
    <div className="library-bin">
      <p>
        {countWords(binned.length)} in the bin. Each stays for {daysInBin} days and is then deleted.
      </p>
      <Button
        icon="trash"
        variant="danger"
        size="small"
        onClick={() => ask({ what: 'delete', ids: binned.map(({ id }) => id) })}
      >
        Empty the bin…
      </Button>
    </div>
  );
}
