import { useEffect, useMemo, useState } from 'react';
import { refreshLibrary } from '../../state/library/library.ts';
import { daysInBin } from '../../state/library/library-bin.ts';
import { needsPoints, updateMissingPoints } from '../../state/library/library-points.ts';
import { findCharacters } from '../../state/library/library-search.ts';
import { type CharacterSummary, useLibraryStore } from '../../state/library/library-store.ts';
import { storageProblemSentence } from '../../state/saving/saving-reason.ts';
import { dismissAllOf, newestNotice, useNoticeStore } from '../../state/view/notice-store.ts';
import { showStartPage, useViewStore } from '../../state/view/view-store.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/buttons.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { canChooseFolder } from '../browser/choose-files.ts';
import { inTextField } from '../browser/text-fields.ts';
import { Notices } from '../notices/notices.tsx';
import { chooseFilesToImport, chooseFolderToImport, undoBinning } from './character-actions.ts';
import { LibraryGrid } from './library-grid.tsx';
import { LibraryHead } from './library-head.tsx';
import { LibraryTools, SelectionBar } from './library-tools.tsx';
import { changeQuery, openLibraryDialog, showBin, showEverything, useLibraryView } from './library-view.ts';
import { describeCharacterCount, formatCount } from './library-words.ts';
import { QuarantineSection } from './quarantine-section.tsx';
import { DeleteDialog, TagsDialog, VersionDialog } from './tags-dialog.tsx';
import './library.css';
import './library-note.css';
import './library-list.css';

/** Shown in place of an empty list. `narrowed`: there are characters, but none matches the search. */
function LibraryEmpty({ narrowed }: { narrowed: boolean }) {
  const binned = useLibraryView((view) => view.binned);
  if (narrowed) {
    return (
      <EmptyState
        title="No matches."
        actions={<Button onClick={() => changeQuery({ words: '', tag: '', ruleset: '' })}>Show all</Button>}
      >
        Every word must appear in the name, a tag or the ruleset.
      </EmptyState>
    );
  }
  if (binned) {
    return (
      <EmptyState title="The bin is empty." actions={<Button onClick={() => showBin(false)}>Back to the list</Button>}>
        Characters you move to the bin stay here for {daysInBin} days and can be restored.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No characters yet."
      actions={
        <>
          <Button variant="primary" icon="plus" onClick={() => showStartPage(true)}>
            New character
          </Button>
          <Button icon="upload" onClick={chooseFilesToImport}>
            Import…
          </Button>
          {canChooseFolder() && (
            <Button icon="upload" onClick={chooseFolderToImport}>
              Import a folder…
            </Button>
          )}
        </>
      }
    >
      Start blank, pick a ready-made character, or import files from another browser or from GCS (.gcs). Everything is
      saved here automatically.
    </EmptyState>
  );
}

const close = () => openLibraryDialog(null);

/** The dialog that is open above the list. */
function LibraryDialog() {
  const request = useLibraryView((view) => view.dialog);
  const all = useLibraryStore((library) => library.characters);
  if (!request) return null;
  const { kind, ids } = request;
  const requestedIds = new Set(ids);
  const characters = all.filter(({ id }) => requestedIds.has(id));
  const [first] = characters;
  if (!first) return null;
  if (kind === 'tags') return <TagsDialog ids={ids} onClose={close} />;
  if (kind === 'version') return <VersionDialog character={first} onClose={close} />;
  return <DeleteDialog characters={characters} onClose={close} />;
}

/** Ctrl or ⌘ with K: focuses the search; with Z: restores what was moved to the bin last. Text fields keep their native undo. */
function useLibraryKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      if (useViewStore.getState().dialog !== null || useLibraryView.getState().dialog !== null) return;
      const key = event.key.toLowerCase();
      if (key === 'k') {
        event.preventDefault();
        document.querySelector<HTMLElement>('.library-search input')?.focus();
      } else if (key === 'z' && !inTextField(event.target)) {
        event.preventDefault();
        void undoBinning();
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

interface LibraryScreenProps {
  onClose: () => void;
}

/**
 * All characters of this browser, over the whole window. The search is focused at once, even before the list is read, as
 * typing is the fastest way to find a character. On touch screens the title is focused, so that the keyboard does not pop up.
 */
export function LibraryScreen({ onClose }: LibraryScreenProps) {
  const { characters, state, problem } = useLibraryStore();
  const { words, tag, ruleset, order, binned, selected } = useLibraryView();
  // Earlier notices stay hidden under the library, and are shown again when it is closed.
  const [lastNoticeBefore] = useState(newestNotice);
  const hasNotices = useNoticeStore(({ notices }) => notices.some(({ id }) => id > lastNoticeBefore));
  const shelf = useMemo(() => findCharacters(characters, {}), [characters]);
  const listed = useMemo(() => (binned ? findCharacters(characters, { binned }) : shelf), [characters, binned, shelf]);
  const matching = useMemo(
    () => findCharacters(characters, { words, tag, ruleset, order, binned }),
    [characters, words, tag, ruleset, order, binned],
  );
  const chosen = useMemo(() => matching.filter(({ id }) => selected.has(id)), [matching, selected]);

  useLibraryKeys();
  useEffect(() => {
    showEverything();
    refreshLibrary().catch(console.error);
    return () => dismissAllOf('library');
  }, []);
  useEffect(() => {
    // The search field, focused while the list was read, disappears if there is nothing to search.
    if (state === 'read' && document.activeElement === document.body) {
      document.querySelector<HTMLElement>('.library .dialog-title')?.focus();
    }
  }, [state]);
  useEffect(() => {
    if (order !== 'points') return;
    const withoutPoints = characters.flatMap(({ id, points }) => (needsPoints(points) ? [id] : []));
    if (withoutPoints.length > 0) updateMissingPoints(withoutPoints).catch(console.error);
  }, [order, characters]);

  const narrowed = words.trim() !== '' || tag !== '' || ruleset !== '';
  const status = narrowed ? matchText(matching, listed) : '';
  useEffect(() => {
    if (status !== '') announce(status, 'library');
  }, [status]);

  const footer = (hasNotices || chosen.length > 0) && (
    <div className="library-foot">
      <Notices after={lastNoticeBefore} place="library" />
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
      {!binned && <LibraryHead shelf={shelf} matching={matching} />}
      {!binned && <QuarantineSection />}
      <LibraryTools searchable={listed.length > 0 || (state !== 'read' && !problem)} />
      <div className="library-count">
        {binned && <BinHeader binned={listed} />}
        {status && <p>{status}</p>}
      </div>
      {matching.length > 0 ? (
        <LibraryGrid characters={matching} />
      ) : (
        state === 'read' && <LibraryEmpty narrowed={narrowed && listed.length > 0} />
      )}
      {state !== 'read' && matching.length === 0 && !problem && <p className="library-note">Reading the list…</p>}
      <LibraryDialog />
    </Dialog>
  );
}

/** "12 of 5,000 found", "None of 5,000 found". */
function matchText(matching: readonly unknown[], all: readonly unknown[]): string {
  return `${matching.length === 0 ? 'None' : formatCount(matching.length)} of ${describeCharacterCount(all.length)} found`;
}

function BinHeader({ binned }: { binned: readonly CharacterSummary[] }) {
  if (binned.length === 0) return null;
  return (
    <div className="library-bin">
      <p>
        {describeCharacterCount(binned.length)} in the bin. Each stays for {daysInBin} days and is then deleted.
      </p>
      <Button
        icon="trash"
        variant="danger"
        size="small"
        onClick={() => openLibraryDialog({ kind: 'delete', ids: binned.map(({ id }) => id) })}
      >
        Empty the bin…
      </Button>
    </div>
  );
}
