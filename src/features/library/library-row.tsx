import { type MouseEvent, memo, type Ref } from 'react';
import type { CharacterSummary } from '../../state/library/library-store.ts';
import { Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { whenWords } from '../browser/when-words.ts';
import { open, putBack, rename } from './character-actions.ts';
import { Face } from './face.tsx';
import { renameInPlace, selectOne } from './library-view.ts';
import { changedWords, distinctName, leftWords, nameWords, pointsWords, rulesWords } from './library-words.ts';
import { RenameField } from './rename-field.tsx';
import type { CellId } from './row-cells.ts';
import { binItems, shelfItems } from './row-items.ts';

interface LibraryRowProps {
  character: CharacterSummary;
  /** Its place among those found, from 0. */
  index: number;
  /** Where it lies, in pixels from the top of the list. */
  top: number;
  /** The cell that has the focus, or would get it; null in all rows but one. */
  activeCell: CellId | null;
  selected: boolean;
  /** It is the character that is open. */
  isOpen: boolean;
  renaming: boolean;
  /** A press on the row selects it: on a narrow screen, while selecting. */
  picks: boolean;
  boxes: boolean;
  /** Selects everything between the last one and this. */
  onSelectUpTo: (id: string) => void;
  /** Gives the focus back to the name, after it was typed. */
  onRenamed: (index: number) => void;
  ref: Ref<HTMLTableRowElement>;
}

/** A character of the list. */
export const LibraryRow = memo(function LibraryRow(props: LibraryRowProps) {
  const { character, index, top, activeCell, selected, isOpen, renaming, boxes, ref } = props;
  const { id, points, ruleset, tags, updated, binned } = character;
  const name = distinctName(character);
  const changed = changedWords(character);
  const stop = (cell: CellId) => (cell === activeCell ? 0 : -1);
  const cell = (of: CellId) => ({ 'data-cell': of, className: `library-${of}` }) as const;
  const said = (of: CellId) => ({ ...cell(of), tabIndex: stop(of) });
  // What is in the bin cannot be opened.
  const selects = props.picks || binned !== null;
  const press = (event: MouseEvent) => {
    if (event.shiftKey) props.onSelectUpTo(id);
    else if (event.ctrlKey || event.metaKey || selects) selectOne(id, !selected);
    else void open(character);
  };
  const renamed = (wanted: string | null) => {
    renameInPlace(null);
    props.onRenamed(index);
    if (wanted !== null) void rename(character, wanted);
  };
  return (
    <tr
      ref={ref}
      className="library-row"
      data-index={index}
      aria-rowindex={index + 2}
      aria-selected={selected}
      aria-current={isOpen || undefined}
      style={{ translate: `0 ${top}px` }}
    >
      {boxes && (
        <td {...cell('pick')}>
          <input
            type="checkbox"
            className="checkbox-box"
            aria-label={`Select ${name}`}
            tabIndex={stop('pick')}
            checked={selected}
            onChange={(event) => selectOne(id, event.target.checked)}
            onClick={(event) => {
              if (event.shiftKey) props.onSelectUpTo(id);
            }}
          />
        </td>
      )}
      <td {...cell('name')}>
        <Face face={character.face} name={character.name} />
        <span className="library-who">
          {renaming ? (
            <RenameField name={character.name} onDone={renamed} />
          ) : (
            <button
              type="button"
              className="library-open"
              tabIndex={stop('name')}
              aria-label={`${selects ? 'Select' : 'Open'} ${name}`}
              aria-pressed={selects ? selected : undefined}
              onClick={press}
            >
              {nameWords(character.name)}
              {changed && <span className="library-changed">{changed}</span>}
            </button>
          )}
          {isOpen && <span className="library-now">open now</span>}
        </span>
      </td>
      <td {...said('points')}>
        {points && (
          <>
            {pointsWords(points)} <span className="library-unit">points</span>
          </>
        )}
      </td>
      <td {...said('rules')}>{rulesWords(ruleset)}</td>
      <td {...said('when')}>{binned === null ? whenWords(updated) : leftWords(binned)}</td>
      <td {...said('tags')}>
        {tags.map((tag) => (
          <span key={tag} className="library-tag">
            {tag}
          </span>
        ))}
      </td>
      {binned !== null && (
        <td {...cell('back')}>
          <Button
            size="small"
            icon="undo"
            tabIndex={stop('back')}
            aria-label={`Put back ${name}`}
            onClick={() => void putBack([character])}
          >
            <span className="library-back-word">Put back</span>
          </Button>
        </td>
      )}
      <td {...cell('menu')}>
        <Menu
          label={`More for ${name}`}
          lazy
          tabIndex={stop('menu')}
          items={binned === null ? shelfItems(character) : binItems(character)}
        />
      </td>
    </tr>
  );
});
