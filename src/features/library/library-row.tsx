import { type MouseEvent, memo, type Ref } from 'react';
import { CharacterPortrait } from '../../sheet/character-portrait.tsx';
import { KindEmblem } from '../../sheet/kind-emblem.tsx';
import { findKind } from '../../sheet-model/kinds/character-kinds.ts';
import { noDrawing } from '../../sheet-model/portraits/no-drawing.ts';
import type { CharacterSummary } from '../../state/library/library-store.ts';
import { usePreferences } from '../../state/view/preferences.ts';
import { openPrintFor } from '../../state/view/print-subjects.ts';
import { Button } from '../../ui/buttons.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Menu, type MenuItem } from '../../ui/menu.tsx';
import { describeTime } from '../browser/when-words.ts';
import { RenameField } from '../fields/rename-field.tsx';
import { compare, duplicate, moveToBin, openFromLibrary, putBack, rename, saveOne } from './character-actions.ts';
import { openLibraryDialog, renameInPlace, setSelected } from './library-view.ts';
import {
  describeChangeTime,
  describeTimeLeft,
  distinctName,
  findRulesetName,
  formatCharacterName,
  formatCount,
  formatPointsOfBudget,
  initials,
} from './library-words.ts';

/** A thumbnail of the portrait, the drawn one, or the initials. Hidden from screen readers, as the name is next to it. */
function CharacterFace({ character: { id, face, name, points } }: { character: CharacterSummary }) {
  const hasPictures = usePreferences(({ pictures }) => pictures === 'shown');
  if (face) return <img className="library-face" src={face} alt="" />;
  const kind = findKind(points?.kind);
  if (hasPictures && kind && points?.drawing !== noDrawing) {
    return (
      <span className="library-face">
        <CharacterPortrait kind={kind} seed={id} chosen={points?.drawing} sex={points?.sex} face />
      </span>
    );
  }
  return (
    <span className="library-face" aria-hidden="true">
      {initials(name) || '?'}
    </span>
  );
}

export type CellId = 'pick' | 'name' | 'vitals' | 'issues' | 'points' | 'rules' | 'when' | 'tags' | 'back' | 'menu';

/**
 * The cells of a row that the arrow keys move through, in reading order.
 * @param hasCheckboxes whether each row has a checkbox to select it
 */
export function cellsOf(binned: boolean, hasCheckboxes: boolean): readonly CellId[] {
  return [
    ...(hasCheckboxes ? (['pick'] as const) : []),
    ...(['name', 'vitals', 'issues', 'points', 'rules', 'when', 'tags'] as const),
    ...(binned ? (['back'] as const) : []),
    'menu',
  ];
}

/** The heading of a column; in the bin the time is the time left. */
export function headingOf(cell: CellId, binned: boolean): string {
  if (cell === 'when') return binned ? 'Time left' : 'Changed';
  return {
    pick: 'Selected',
    name: 'Name',
    vitals: 'Stats',
    issues: 'Issues',
    tags: 'Tags',
    points: 'Points',
    rules: 'Rules',
    back: 'Restore',
    menu: 'More',
  }[cell];
}

interface LibraryRowProps {
  character: CharacterSummary;
  /** Its index in the list, from 0. */
  index: number;
  /** Its position in pixels from the top of the list. */
  offset: number;
  /** The cell with the tab stop of the grid; null in all rows but one. */
  activeCell: CellId | null;
  selected: boolean;
  /** True for the open character. */
  isOpen: boolean;
  renaming: boolean;
  /** Pressing the row selects it: on narrow screens, in selection mode. */
  pressSelects: boolean;
  hasCheckbox: boolean;
  /** Selects the range from the last selected row to this one. */
  onSelectUpTo: (id: string) => void;
  /** Returns the focus to the name after renaming. */
  onRenamed: (index: number) => void;
  ref: Ref<HTMLTableRowElement>;
}

/** A row of the library: one character. */
export const LibraryRow = memo(function LibraryRow(props: LibraryRowProps) {
  const { character, index, offset, activeCell, selected, isOpen, renaming, hasCheckbox, ref } = props;
  const { id, points, ruleset, tags, updated, binned } = character;
  const name = distinctName(character);
  const hasPictures = usePreferences(({ pictures }) => pictures === 'shown');
  const kind = findKind(points?.kind);
  const changed = describeChangeTime(character);
  const tabIndexOf = (cell: CellId) => (cell === activeCell ? 0 : -1);
  const cellProps = (of: CellId) => ({ 'data-cell': of, className: `library-${of}` }) as const;
  const focusableCellProps = (of: CellId) => ({ ...cellProps(of), tabIndex: tabIndexOf(of) });
  // Characters in the bin cannot be opened.
  const pressSelects = props.pressSelects || binned !== null;
  const press = (event: MouseEvent) => {
    if (event.shiftKey) props.onSelectUpTo(id);
    else if (event.ctrlKey || event.metaKey || pressSelects) setSelected(id, !selected);
    else void openFromLibrary(character);
  };
  const finishRename = (newName: string | null) => {
    renameInPlace(null);
    props.onRenamed(index);
    if (newName !== null) void rename(character, newName);
  };
  return (
    <tr
      ref={ref}
      className="library-row"
      data-index={index}
      aria-rowindex={index + 2}
      aria-selected={selected}
      aria-current={isOpen || undefined}
      style={{ translate: `0 ${offset}px` }}
    >
      {hasCheckbox && (
        <td {...cellProps('pick')}>
          <input
            type="checkbox"
            className="checkbox-box library-checkbox"
            aria-label={`Select ${name}`}
            tabIndex={tabIndexOf('pick')}
            checked={selected}
            onChange={(event) => setSelected(id, event.target.checked)}
            onClick={(event) => {
              if (event.shiftKey) props.onSelectUpTo(id);
            }}
          />
        </td>
      )}
      <th scope="row" {...cellProps('name')}>
        <CharacterFace character={character} />
        <span className="library-who">
          {renaming ? (
            <RenameField unnamed="the character" name={character.name} onDone={finishRename} />
          ) : (
            <button
              type="button"
              className="library-open"
              tabIndex={tabIndexOf('name')}
              aria-label={`${pressSelects ? 'Select' : 'Open'} ${name}`}
              aria-pressed={pressSelects ? selected : undefined}
              onClick={press}
            >
              {formatCharacterName(character.name)}
              {changed && <span className="library-changed">{changed}</span>}
            </button>
          )}
          {hasPictures && kind && <KindEmblem kind={kind} size={16} />}
          {isOpen && <span className="library-now">open now</span>}
        </span>
      </th>
      <td {...focusableCellProps('vitals')}>
        {points?.vitals?.map(({ name: vital, text }) => (
          <span key={vital} className="library-vital">
            {vital} <b>{text}</b>{' '}
          </span>
        ))}
      </td>
      <td {...focusableCellProps('issues')} data-any={(points?.issues ?? 0) > 0 || undefined}>
        {points?.issues !== undefined && points.issues > 0 && (
          <>
            <Icon name="attention" /> {formatCount(points.issues)}
            <span className="library-unit"> {points.issues === 1 ? 'issue' : 'issues'}</span>
          </>
        )}
      </td>
      <td {...focusableCellProps('points')}>
        {points && (
          <>
            {formatPointsOfBudget(points)} <span className="library-unit">points</span>
          </>
        )}
      </td>
      <td {...focusableCellProps('rules')}>{findRulesetName(ruleset)}</td>
      <td {...focusableCellProps('when')}>{binned === null ? describeTime(updated) : describeTimeLeft(binned)}</td>
      <td {...focusableCellProps('tags')}>
        {tags.map((tag) => (
          <span key={tag} className="library-tag">
            {tag}
          </span>
        ))}
      </td>
      {binned !== null && (
        <td {...cellProps('back')}>
          <Button
            size="small"
            icon="undo"
            tabIndex={tabIndexOf('back')}
            aria-label={`Restore ${name}`}
            onClick={() => void putBack([character])}
          >
            <span className="library-back-word">Restore</span>
          </Button>
        </td>
      )}
      <td {...cellProps('menu')}>
        <Menu
          label={`More for ${name}`}
          tabIndex={tabIndexOf('menu')}
          items={() => (binned === null ? shelfItems(character) : binItems(character))}
        />
      </td>
    </tr>
  );
});

/** The menu of a character in the list. */
function shelfItems(character: CharacterSummary): MenuItem[] {
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
function binItems(character: CharacterSummary): MenuItem[] {
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
