import { useId } from 'react';
import { countTags, findCharacters, type LibraryOrder } from '../../state/library/library-search.ts';
import { useLibraryStore } from '../../state/library/library-store.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useMedia } from '../browser/use-media.ts';
import { lookFor, select, showBin, useLibraryView } from './library-view.ts';
import { numberWords, rulesWords } from './library-words.ts';

const orders: readonly { value: LibraryOrder; label: string; short: string }[] = [
  { value: 'changed', label: 'Last changed', short: 'Changed' },
  { value: 'name', label: 'By name', short: 'Name' },
  { value: 'points', label: 'Most points', short: 'Points' },
];

interface LibraryToolsProps {
  /** There is something to search and to sort. */
  searchable: boolean;
}

/** The list or the bin, search, filters and order. */
export function LibraryTools({ searchable }: LibraryToolsProps) {
  const { order, binned, selecting, tag, ruleset } = useLibraryView();
  const characters = useLibraryStore((library) => library.characters);
  const wide = useMedia('(width >= 768px)');
  const inBin = findCharacters(characters, { binned: true }).length;
  const tags = countTags(characters);
  const rulesets = [...new Set(characters.map((each) => each.ruleset))].filter(Boolean);
  if (!searchable && inBin === 0 && !binned) return null;
  return (
    <div className="library-tools">
      {searchable && <Search />}
      <div className="library-places">
        <SegmentedControl
          label="What is shown"
          hideLabel
          value={binned ? 'bin' : 'shelf'}
          options={[
            { value: 'shelf', label: 'Characters' },
            { value: 'bin', label: inBin > 0 ? `Bin (${numberWords(inBin)})` : 'Bin' },
          ]}
          onCommit={(value) => showBin(value === 'bin')}
        />
        {!wide && searchable && (
          <Button aria-pressed={selecting} onClick={() => select(!selecting)}>
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
                { value: '', label: 'Any tag' },
                ...tags.map((each) => ({ value: each.tag, label: `${each.tag} (${numberWords(each.count)})` })),
              ]}
              onCommit={(value) => lookFor({ tag: value })}
            />
          )}
          {(rulesets.length > 1 || ruleset) && (
            <SelectField
              label="Rules"
              hideLabel
              value={ruleset}
              options={[
                { value: '', label: 'Any rules' },
                ...rulesets.map((id) => ({ value: id, label: rulesWords(id) })),
              ]}
              onCommit={(value) => lookFor({ ruleset: value })}
            />
          )}
          <SelectField
            label="Sorted by"
            hideLabel
            value={order}
            options={wide ? orders : orders.map(({ value, short }) => ({ value, label: short }))}
            onCommit={(value) => lookFor({ order: value })}
          />
        </div>
      )}
    </div>
  );
}

function Search() {
  const id = useId();
  const { words, binned } = useLibraryView();
  const place = binned ? 'Search in the bin' : 'Search by name, tag or rules';
  return (
    <div className="library-search">
      <label htmlFor={id} className="visually-hidden">
        {place}
      </label>
      <Icon name="search" />
      <input
        id={id}
        className="field-control"
        type="search"
        data-autofocus={matchMedia('(pointer: coarse)').matches ? undefined : ''}
        autoComplete="off"
        spellCheck={false}
        placeholder={place}
        value={words}
        onChange={(event) => lookFor({ words: event.target.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || words === '') return;
          event.preventDefault(); // the first Escape empties the field, the next one closes the library
          lookFor({ words: '' });
        }}
      />
      {words !== '' && <IconButton icon="close" label="Empty the search" onClick={() => lookFor({ words: '' })} />}
    </div>
  );
}
