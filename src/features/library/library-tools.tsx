import { useId } from 'react';
import { createAndShow } from '../../state/encounter/open-encounter.ts';
import { countTags, findCharacters, type LibraryOrder } from '../../state/library/library-search.ts';
import { type CharacterSummary, useLibraryStore } from '../../state/library/library-store.ts';
import { openPrintFor } from '../../state/view/print-subjects.ts';
import { useViewStore } from '../../state/view/view-store.ts';
import { Button, IconButton } from '../../ui/buttons.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Menu, type MenuItem } from '../../ui/menu.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { useMedia } from '../browser/use-media.ts';
import { compare, moveToBin, putBack, saveTogether } from './character-actions.ts';
import { changeQuery, openLibraryDialog, setSelecting, showBin } from './library-view.ts';
import { findRulesetName, formatCount } from './library-words.ts';

interface SelectionBarProps {
  /** The selected characters that match the search; at least one. */
  selected: readonly CharacterSummary[];
}

/** The number of selected characters, and the actions on them. */
export function SelectionBar({ selected }: SelectionBarProps) {
  const binned = useViewStore((view) => view.libraryView.binned);
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

const orders: readonly { value: LibraryOrder; label: string; short: string }[] = [
  { value: 'changed', label: 'Last changed', short: 'Changed' },
  { value: 'name', label: 'Name A–Z', short: 'Name' },
  { value: 'points', label: 'Most points', short: 'Points' },
];

interface LibraryToolsProps {
  /** True if there are characters to search and sort. */
  searchable: boolean;
}

/** The switch between list and bin, the search, filters and order. */
export function LibraryTools({ searchable }: LibraryToolsProps) {
  const { order, binned, selecting, tag, ruleset } = useViewStore((view) => view.libraryView);
  const characters = useLibraryStore(({ characters }) => characters.list);
  const wide = useMedia('(width >= 768px)');
  const binCount = findCharacters(characters, { binned: true }).length;
  const tags = countTags(characters);
  const rulesets = [...new Set(characters.map((character) => character.ruleset))].filter(Boolean);
  if (!searchable && binCount === 0 && !binned) return null;
  return (
    <div className="library-tools">
      {searchable && <Search />}
      <div className="library-places">
        <SegmentedControl
          label="Show"
          hideLabel
          value={binned ? 'bin' : 'shelf'}
          options={[
            { value: 'shelf', label: 'Characters' },
            { value: 'bin', label: binCount > 0 ? `Bin (${formatCount(binCount)})` : 'Bin' },
          ]}
          onCommit={(value) => showBin(value === 'bin')}
        />
        {!wide && searchable && (
          <Button aria-pressed={selecting} onClick={() => setSelecting(!selecting)}>
            {selecting ? 'Done' : 'Select'}
          </Button>
        )}
      </div>
      {searchable && (
        <div className="library-filters">
          {(tags.length > 0 || tag) && (
            <SelectField
              label="Tag"
              hideLabel
              value={tag}
              options={[
                { value: '', label: 'All tags' },
                ...tags.map((entry) => ({ value: entry.tag, label: `${entry.tag} (${formatCount(entry.count)})` })),
              ]}
              onCommit={(value) => changeQuery({ tag: value })}
            />
          )}
          {(rulesets.length > 1 || ruleset) && (
            <SelectField
              label="Rules"
              hideLabel
              value={ruleset}
              options={[
                { value: '', label: 'All rules' },
                ...rulesets.map((id) => ({ value: id, label: findRulesetName(id) })),
              ]}
              onCommit={(value) => changeQuery({ ruleset: value })}
            />
          )}
          <SelectField
            label="Sort by"
            hideLabel
            value={order}
            options={wide ? orders : orders.map(({ value, short }) => ({ value, label: short }))}
            onCommit={(value) => changeQuery({ order: value })}
          />
        </div>
      )}
    </div>
  );
}

function Search() {
  const id = useId();
  const { words, binned } = useViewStore((view) => view.libraryView);
  const label = binned ? 'Search in the bin' : 'Search by name, tag or rules';
  return (
    <div className="library-search">
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <Icon name="search" className="library-search-icon" />
      <input
        id={id}
        className="field-control library-search-input"
        type="search"
        data-autofocus={matchMedia('(pointer: coarse)').matches ? undefined : ''}
        autoComplete="off"
        spellCheck={false}
        placeholder={label}
        value={words}
        onChange={(event) => changeQuery({ words: event.target.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || words === '') return;
          event.preventDefault(); // the first Escape empties the field, the next one closes the library
          changeQuery({ words: '' });
        }}
      />
      {words !== '' && (
        <IconButton
          icon="close"
          className="library-search-clear"
          label="Clear search"
          onClick={() => changeQuery({ words: '' })}
        />
      )}
    </div>
  );
}
