import type { CharacterSummary } from '../../state/library/library-store.ts';
import { openPrintFor } from '../../state/view/print-subjects.ts';
import type { MenuItem } from '../../ui/menu.tsx';
import { compare, duplicate, moveToBin, open, putBack, saveOne } from './character-actions.ts';
import { ask, renameInPlace } from './library-view.ts';

/** What can be done with a character of the list. */
export function shelfItems(character: CharacterSummary): MenuItem[] {
  const { id } = character;
  return [
    { id: 'open', label: 'Open', onSelect: () => void open(character) },
    { id: 'rename', label: 'Rename', startsGroup: true, onSelect: () => renameInPlace(id) },
    { id: 'tags', label: 'Tags…', onSelect: () => ask({ what: 'tags', ids: [id] }) },
    { id: 'duplicate', label: 'Duplicate', icon: 'plus', onSelect: () => void duplicate(character) },
    { id: 'version', label: 'Keep a version…', startsGroup: true, onSelect: () => ask({ what: 'version', ids: [id] }) },
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

/** What can be done with a character of the bin. */
export function binItems(character: CharacterSummary): MenuItem[] {
  const { id } = character;
  return [
    { id: 'back', label: 'Put back', icon: 'undo', onSelect: () => void putBack([character]) },
    { id: 'save', label: 'Save as file', icon: 'download', onSelect: () => void saveOne(character) },
    {
      id: 'delete',
      label: 'Delete for good…',
      icon: 'trash',
      danger: true,
      startsGroup: true,
      onSelect: () => ask({ what: 'delete', ids: [id] }),
    },
  ];
}
