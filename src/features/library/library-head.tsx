import { useEffect, useState } from 'react';
import type { CharacterSummary } from '../../state/library/library-store.ts';
import { refreshDurability, useDurabilityStore } from '../../state/saving/durability.ts';
import { pageIsInsecure } from '../../state/view/insecure-page.ts';
import { openDialog, showStartPage } from '../../state/view/view-store.ts';
import { Button } from '../../ui/buttons.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Menu, type MenuItem } from '../../ui/menu.tsx';
import { canChooseFolder } from '../browser/choose-files.ts';
import { useMedia } from '../browser/use-media.ts';
import { describeTime } from '../browser/when-words.ts';
import { chooseFilesToImport, chooseFolderToImport, saveTogether } from './character-actions.ts';
import { describeCharacterCount, formatCount } from './library-words.ts';

/** The used share of the storage, from 0 to 1, above which it is mentioned. */
const NEARLY_FULL = 0.8;

/** The number of characters, and whether the browser will keep them. On narrow screens the details are folded away. */
function DurabilitySummary({ count }: { count: number }) {
  const { persisted, exported, room } = useDurabilityStore();
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
    usedShare > NEARLY_FULL && `${Math.round(100 * usedShare)}% of the available storage is used.`,
    exported === null
      ? 'The open character has never been saved to a file.'
      : `The open character was last saved to a file, or opened from one, ${describeTime(exported)}.`,
    refused &&
      'Your browser declined for now. Many agree once the page is installed or bookmarked; until then, save your characters to files from time to time.',
  ].filter((sentence) => sentence !== false);
  const countText = <strong>{describeCharacterCount(count)}</strong>;
  const details = (
    <>
      <p role="status">
        {wide && <>{countText} in this browser. </>}
        {sentences.join(' ')}
      </p>
      {persisted === false && !refused && (
        <Button size="small" onClick={() => void requestPersistence()}>
          Protect them
        </Button>
      )}
    </>
  );
  if (wide) return <div className="library-keeping">{details}</div>;
  const shortText =
    persisted === false ? '; the browser may delete them' : persisted === true ? ', protected' : ' in this browser';
  return (
    <div className="library-keeping">
      <Disclosure
        summary={
          <span>
            {countText}
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
export function LibraryHead({ shelf, matching }: LibraryHeadProps) {
  const [busy, setBusy] = useState(false);
  const wide = useMedia('(width >= 768px)');
  const narrowed = matching.length < shelf.length && matching.length > 0;
  const save = async () => {
    if (busy) return;
    setBusy(true);
    await saveTogether(narrowed ? matching.map(({ id }) => id) : 'all');
    setBusy(false);
  };
  const saveLabel = narrowed ? `Save the ${formatCount(matching.length)} matches as one file` : 'Save all as one file';
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
