import type { AddedRow } from '../../state/character/add-own-entry.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import {
  addKeptEntry,
  countOwnRows,
  type OwnEntryHit,
  ownEntriesHeading,
} from '../../state/search/own-entry-search.ts';
import type { PickerGroup } from '../../ui/picker-group.ts';

/** Returns the id of a kept entry among the items of the picker. */
export const ownEntryId = ({ id }: OwnEntryHit): string => `kept ${id}`;

/** Returns the kept entries that were found as a group of the picker; none if there are none. Each adds a copy of itself. */
export function ownEntryGroups(hits: readonly OwnEntryHit[], onAdded: (row: AddedRow) => void): PickerGroup[] {
  if (hits.length === 0) return [];
  const items = hits.map((hit) => ({
    id: ownEntryId(hit),
    name: hit.name || 'Unnamed',
    hint: hit.description,
    detail: <OwnEntryFigures hit={hit} />,
    onPick: () => {
      const row = addKeptEntry(hit.id);
      if (!row) return null;
      onAdded(row);
      return { said: `${hit.name} added`, added: true, query: 'clear' as const };
    },
  }));
  return [{ heading: ownEntriesHeading, items }];
}

/** The figures of a kept entry, and how many of it the character has. */
function OwnEntryFigures({ hit }: { hit: OwnEntryHit }) {
  const count = useSheet((sheet) => countOwnRows(sheet, hit));
  return (
    <>
      {hit.figures}
      {count > 0 && <span className="picker-there">{count} on the sheet, adds another</span>}
    </>
  );
}
