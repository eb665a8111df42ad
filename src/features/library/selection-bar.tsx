import { createAndShow } from '../../state/encounter/open-encounter.ts';
import type { CharacterSummary } from '../../state/library/library-store.ts';
import { openPrintFor } from '../../state/view/print-subjects.ts';
import { Button } from '../../ui/button.tsx';
import { Menu, type MenuItem } from '../../ui/menu.tsx';
import { useMedia } from '../browser/use-media.ts';
import { compare, moveToBin, putBack, saveTogether } from './character-actions.ts';
import { openLibraryDialog, setSelecting, useLibraryView } from './library-view.ts';
import { formatCount } from './library-words.ts';

interface SelectionBarProps {
  /** The selected characters that match the search; at least one. */
  selected: readonly CharacterSummary[];
}

/** The number of selected characters, and the actions on them. */
export function SelectionBar({ selected }: SelectionBarProps) {
  const binned = useLibraryView((view) => view.binned);
  const wide = useMedia('(width >= 768px)');
  const items = binned ? binActions(selected) : shelfActions(selected);
  const [first] = items;
  return (
    <section className="library-selection" aria-label="Selected characters">
      <p className="library-selected">{formatCount(selected.length)} selected</p>
      {wide
        ? items.map(({ id, label, icon, danger, onSelect }) => (
            <Button key={id} icon={icon} variant={danger ? 'danger' : 'plain'} onClick={onSelect}>
              {label}
            </Button>
          ))
        : first && <Menu label="Actions" text="Actions" variant="plain" items={items} />}
      <Button variant="quiet" onClick={() => setSelecting(false)}>
        Select none
      </Button>
    </section>
  );
}

function shelfActions(selected: readonly CharacterSummary[]): MenuItem[] {
  const ids = selected.map(({ id }) => id);
  return [
    { id: 'tags', label: 'Tags…', onSelect: () => openLibraryDialog({ kind: 'tags', ids }) },
    ...(ids.length === 2 ? [{ id: 'compare', label: 'Compare', onSelect: () => compare(ids) }] : []),
    {
      id: 'encounter',
      label: 'New encounter',
      icon: 'die',
      onSelect: () => void createAndShow(ids.map((id) => ({ id }))),
    },
    { id: 'print', label: 'Print or save as PDF…', icon: 'print', onSelect: () => openPrintFor(ids) },
    { id: 'save', label: 'Save as one file', icon: 'download', onSelect: () => void saveTogether(ids) },
    { id: 'bin', label: 'Move to the bin', icon: 'trash', onSelect: () => void moveToBin(selected) },
  ];
}

function binActions(selected: readonly CharacterSummary[]): MenuItem[] {
  const ids = selected.map(({ id }) => id);
  return [
    { id: 'back', label: 'Restore', icon: 'undo', onSelect: () => void putBack(selected) },
    {
      id: 'delete',
      label: 'Delete for good…',
      icon: 'trash',
      danger: true,
      onSelect: () => openLibraryDialog({ kind: 'delete', ids }),
    },
  ];
}
