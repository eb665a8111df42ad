import type { CharacterSummary } from '../../state/library/library-store.ts';
import { openPrintFor } from '../../state/view/print-subjects.ts';
import type { MenuItem } from '../../ui/menu.tsx';
import { compare, duplicate, moveToBin, openFromLibrary, putBack, saveOne } from './character-actions.ts';
import { openLibraryDialog, renameInPlace } from './library-view.ts';

/** The menu of a character in the list. */
export function shelfItems(character: CharacterSummary): MenuItem[] {
  const { id } = character;
  return [
    { id: 'open', label: 'Open', onSelect: () => void openFromLibrary(character) },
    { id: 'rename', label: 'Rename', startsGroup: true, onSelect: () => renameInPlace(id) },
    { id: 'tags', label: 'Tags…', onSelect: () => openLibraryDialog({ kind: 'tags', ids: [id] }) },
    { id: 'duplicate', label: 'Duplicate', icon: 'plus', onSelect: () => void duplicate(character) },
    {
      id: 'version',
      label: 'Save a version…',
      startsGroup: true,
      onSelect: () => openLibraryDialog({ kind: 'version', ids: [id] }),
    },
    { id: 'compare', label: 'Compare with…', onSelect: () => compare([id]) },
    {
      id: 'print',
      label: 'Print or save as PDF…',
      icon: 'print',
      startsGroup: true,
      onSelect: () => openPrintFor([id]),
    },
    { id: 'save', label: 'Save as file', icon: 'download', onSelect: () => void saveOne(character) },
    {
      id: 'bin',
      label: 'Move to the bin',
      icon: 'trash',
      startsGroup: true,
      onSelect: () => void moveToBin([character]),
    },
  ];
}

/** The menu of a character in the bin. */
export function binItems(character: CharacterSummary): MenuItem[] {
  const { id } = character;
  return [
    { id: 'back', label: 'Restore', icon: 'undo', onSelect: () => void putBack([character]) },
    { id: 'save', label: 'Save as file', icon: 'download', onSelect: () => void saveOne(character) },
    {
      id: 'delete',
      label: 'Delete for good…',
      icon: 'trash',
      danger: true,
      startsGroup: true,
      onSelect: () => openLibraryDialog({ kind: 'delete', ids: [id] }),
    },
  ];
}
