import { useSheet } from '../../state/character/derived-character.ts';
import type { DataColumn } from '../../ui/data-list.tsx';
import { lineOf } from '../derived/sheet-lines.ts';
import { RowList } from '../rows/row-list.tsx';
import { useNestedRows } from '../rows/use-nested-rows.ts';
import { dropEmptyQuirk } from './drop-empty-quirk.ts';
import { hasLevels } from './trait-levels.ts';
import { TraitRowForm } from './trait-row.tsx';

const columns: readonly DataColumn[] = [
  { id: 'name', heading: 'Name', width: 'minmax(0, 1fr)' },
  { id: 'level', heading: 'Level', width: 'var(--stepper)', line: 2 },
  { id: 'points', heading: 'Points', width: '3.5rem', align: 'end' },
  { id: 'menu', heading: 'Actions', width: 'calc(2 * var(--control-small))', hideHeading: true, line: 'open' },
];

const flatColumns = columns.filter(({ id }) => id !== 'level');

interface TraitRowsProps {
  label: string;
  keys: readonly string[];
  /** Called for Enter in a field of the last row; returns the key of the row that it has added, if any. */
  onEnterAtEnd?: ((control: HTMLElement) => string | null) | undefined;
}

/** A list of traits; it has a column for levels only if one of them has levels. A quirk left without a text is removed. */
export function TraitRows({ label, keys, onEnterAtEnd }: TraitRowsProps) {
  const nested = useNestedRows('traits', keys);
  const leveled = useSheet(({ context }) => keys.some((key) => hasLevels(lineOf(context.traits, key))));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: where the focus leaves a row.
    <div
      className="trait-rows"
      onBlur={({ target }) => {
        const row = target.closest<HTMLElement>('tbody.data-row');
        if (row) dropEmptyQuirk(row);
      }}
    >
      <RowList
        chapter="traits"
        label={label}
        columns={leveled ? columns : flatColumns}
        keys={nested.keys}
        onEnterAtEnd={onEnterAtEnd}
        renderRow={(key) => <TraitRowForm key={key} rowKey={key} leveled={leveled} depth={nested.depthOf(key)} />}
      />
    </div>
  );
}
