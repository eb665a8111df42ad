import type { TraitKind } from '../../character/trait-rows.ts';
import type { EntryChapter } from '../../rules/shared/row-chapter.ts';
import { currentSheet } from '../../state/character/derived-character.ts';
import { useLibraryIndexStore } from '../../state/library-files/load-library-index.ts';
import { listFilters, listOrders, setPickerFilters, usePickerFilters } from '../../state/search/picker-filters.ts';
import { SelectField } from '../../ui/field.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';

interface EntryFiltersProps {
  chapter: EntryChapter;
  kind: TraitKind | null;
}

/** Filters and order of the list of a chapter, remembered as long as the page is open. */
export function EntryFilters({ chapter, kind }: EntryFiltersProps) {
  const { on, order } = usePickerFilters(chapter);
  const hasLibraries = useLibraryIndexStore(({ index }) => index !== null);
  const filters = listFilters(currentSheet(), chapter, kind, hasLibraries);
  return (
    <div className="entry-filters">
      {filters.length > 0 && (
        <FilterChips
          label="Show only"
          chips={filters}
          on={on}
          onCommit={(next) => setPickerFilters(chapter, { on: next })}
        />
      )}
      <SelectField
        className="entry-order"
        label="Order"
        value={order}
        options={listOrders(chapter)}
        onCommit={(next) => setPickerFilters(chapter, { order: next })}
      />
    </div>
  );
}
