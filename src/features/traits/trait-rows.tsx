import { useSheet } from '../../state/character/derived-character.ts';
import type { DataColumn } from '../../ui/data-list.tsx';
import { lineOf } from '../derived/sheet-lines.ts';
import { RowList } from '../rows/row-list.tsx';
import { hasLevels } from './trait-levels.ts';
import { TraitRowForm } from './trait-row.tsx';

const columns: readonly DataColumn[] = [
  { id: 'name', heading: 'Name', width: 'minmax(0, 1fr)' },
  { id: 'level', heading: 'Level', width: 'var(--stepper)', line: 2 },
  { id: 'points', heading: 'Points', width: '3.5rem', align: 'end' },
  { id: 'menu', heading: 'Actions', width: 'calc(2 * var(--control-small))', hideHeading: true },
];

const flatColumns = columns.filter(({ id }) => id !== 'level');

/** A list of traits; it has a column for levels only if one of them has levels. */
export function TraitRows({ label, keys }: { label: string; keys: readonly string[] }) {
  const leveled = useSheet(({ context }) => keys.some((key) => hasLevels(lineOf(context.traits, key))));
  return (
    <div className="trait-rows">
      <RowList
        chapter="traits"
        label={label}
        columns={leveled ? columns : flatColumns}
        keys={keys}
        renderRow={(key) => <TraitRowForm key={key} rowKey={key} siblings={keys} leveled={leveled} />}
      />
    </div>
  );
}
