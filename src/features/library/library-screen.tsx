import { useEffect, useMemo, useState } from 'react';
import { refreshLibrary } from '../../state/library/library.ts';
import { daysInBin } from '../../state/library/library-bin.ts';
import { needsPoints, updateMissingPoints } from '../../state/library/library-points.ts';
import { findCharacters } from '../../state/library/library-search.ts';
import { type CharacterSummary, useLibraryStore } from '../../state/library/library-store.ts';
import { describeSavingProblem } from '../../state/saving/saving-reason.ts';
import { useSavingStore } from '../../state/saving/saving-store.ts';
import { dismissAllOf, newestNotice } from '../../state/view/notices.ts';
import { openDialog, showStartPage, useViewStore } from '../../state/view/view-store.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/buttons.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { canChooseFolder } from '../browser/choose-files.ts';
import { inTextField } from '../browser/text-fields.ts';
import { Notices } from '../notices/notices.tsx';
import { chooseFilesToImport, chooseFolderToImport, saveTogether, undoBinning } from './character-actions.ts';
import { LibraryGrid } from './library-grid.tsx';
import { LibraryTools, SelectionBar } from './library-tools.tsx';
import { changeQuery, openLibraryDialog, showBin, showEverything } from './library-view.ts';
import { describeCharacterCount, formatCount } from './library-words.ts';
import { QuarantineSection } from './quarantine-section.tsx';
import { DeleteDialog, TagsDialog, VersionDialog } from './tags-dialog.tsx';
import './library.css';
import { refreshDurability } from '../../state/saving/durability.ts';
import { pageIsInsecure } from '../../state/view/insecure-page.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Menu, type MenuItem } from '../../ui/menu.tsx';
import { useMedia } from '../browser/use-media.ts';
import { describeTime } from '../browser/when-words.ts';

/** Shown in place of an empty list. `narrowed`: there are characters, but none matches the search. */
function LibraryEmpty({ narrowed }: { narrowed: boolean }) {
  const binned = useViewStore((view) => view.libraryView.binned);
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
  const request = useViewStore((view) => view.libraryView.dialog);
  const all = useLibraryStore(({ characters }) => characters.list);
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

/**
 * Ctrl or ⌘ with K: focuses the search; with Z: restores the characters moved to the bin last. Text fields keep their
 * native undo.
 */
function useLibraryKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      if (useViewStore.getState().dialog !== null || useViewStore.getState().libraryView.dialog !== null) return;
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
  const { list: characters, state, problem } = useLibraryStore((library) => library.characters);
  const { words, tag, ruleset, order, binned, selected } = useViewStore((view) => view.libraryView);
  // Earlier notices stay hidden under the library, and are shown again when it is closed.
  const [lastNoticeBefore] = useState(newestNotice);
  const hasNotices = useViewStore(({ notices }) => notices.some(({ id }) => id > lastNoticeBefore));
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
    <Dialog
      title="Characters"
      size="large"
      placement="screen"
      className="library"
      bodyClassName="library-body"
      onClose={onClose}
      footer={footer}
    >
      {problem && (
        <Notice kind="problem" title="The list could not be read" live>
          {describeSavingProblem(problem)}
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

/** The used share of the storage, from 0 to 1, above which it is mentioned. */
const nearlyFull = 0.8;

/** The number of characters, and whether the browser will keep them. On narrow screens the details are folded away. */
function DurabilitySummary({ count }: { count: number }) {
  const { persisted, exported, room } = useSavingStore((all) => all.durability);
  const [refused, setRefused] = useState(false);
  const wide = useMedia('(width >= 768px)');
  useEffect(() => void refreshDurability(), []);
  const requestPersistence = async () => {
    const agreed = await navigator.storage?.persist?.().catch(() => false);
    setRefused(agreed !== true);
    await refreshDurability();
  };
  const usedShare = room && room.of > 0 ? room.used / room.of : 0;
  const sentences = [
    persisted === true && 'Your browser will keep them.',
    persisted === false && 'Your browser may delete these if storage runs low.',
    pageIsInsecure() &&
      'This page was loaded over http, and browsers protect storage only over https: save your characters to files from time to time.',
    usedShare > nearlyFull && `${Math.round(100 * usedShare)}% of the available storage is used.`,
    exported === null
      ? 'The open character has no backup in a file yet.'
      : `Last backup of the open character: ${describeTime(exported)}.`,
    refused &&
      'Your browser declined for now. Many agree once the page is installed or bookmarked; until then, save your characters to files from time to time.',
  ].filter((sentence) => sentence !== false);
  const formatCountOf = <strong>{describeCharacterCount(count)}</strong>;
  const details = (
    <>
      <p role="status">
        {wide && <>{formatCountOf} in this browser. </>}
        {sentences.join(' ')}
      </p>
      {persisted === false && !refused && (
        <Button size="small" onClick={() => void requestPersistence()}>
          Keep permanently
        </Button>
      )}
    </>
  );
  if (wide) return <div className="library-keeping">{details}</div>;
  const shortText =
    persisted === false
      ? '; the browser may delete them'
      : persisted === true
        ? ', kept permanently'
        : ' in this browser';
  return (
    <div className="library-keeping">
      <Disclosure
        summary={
          <span>
            {formatCountOf}
            {shortText}
          </span>
        }
      >
        {details}
      </Disclosure>
    </div>
  );
}

interface LibraryHeadProps {
  /** All characters outside the bin. */
  shelf: readonly CharacterSummary[];
  matching: readonly CharacterSummary[];
}

/** The number of characters, whether the browser keeps them, and the actions on all of them. */
function LibraryHead({ shelf, matching }: LibraryHeadProps) {
  const [busy, setBusy] = useState(false);
  const wide = useMedia('(width >= 768px)');
  const narrowed = matching.length < shelf.length && matching.length > 0;
  const save = async () => {
    if (busy) return;
    setBusy(true);
    await saveTogether(narrowed ? matching.map(({ id }) => id) : 'all');
    setBusy(false);
  };
  const saveLabel = !narrowed
    ? 'Save all as one file'
    : matching.length === 1
      ? 'Save 1 match as a file'
      : `Save ${formatCount(matching.length)} matches as one file`;
  const fileItems: readonly MenuItem[] = [
    { id: 'in', label: 'Import…', icon: 'upload', onSelect: chooseFilesToImport },
    ...(canChooseFolder()
      ? [{ id: 'in-folder', label: 'Import a folder…', icon: 'upload', onSelect: chooseFolderToImport } as const]
      : []),
    {
      id: 'out',
      label: busy ? 'Making the file…' : saveLabel,
      icon: 'download',
      disabled: busy,
      onSelect: () => void save(),
    },
    { id: 'encounters', label: 'Encounters…', onSelect: () => openDialog('encounters') },
    { id: 'my-entries', label: 'My entries…', onSelect: () => openDialog('my-entries') },
  ];
  if (shelf.length === 0) return null;
  return (
    <div className="library-head">
      <DurabilitySummary count={shelf.length} />
      <div className="library-ways">
        <Button variant="primary" icon="plus" onClick={() => showStartPage(true)}>
          New character
        </Button>
        {wide ? (
          fileItems.map(({ id, label, icon, disabled, onSelect }) => (
            <Button key={id} icon={icon} aria-disabled={disabled} onClick={onSelect}>
              {label}
            </Button>
          ))
        ) : (
          <Menu label="Files" text="Files" variant="plain" items={fileItems} />
        )}
      </div>
    </div>
  );
}
