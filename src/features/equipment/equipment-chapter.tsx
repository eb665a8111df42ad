import { lazy } from 'react';
import { firstItemAdvice } from '../../rules/advice/newcomer-advice.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { closeOwnEntry, useOwnEntryTarget } from '../../state/view/own-entry-store.ts';
import type { DataColumn } from '../../ui/data-list.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Chapter } from '../chapter/chapter.tsx';
import { ScreenPart } from '../failure/screen-part.tsx';
import { AddButton } from '../rows/add-button.tsx';
import { RowList, useRowKeys } from '../rows/row-list.tsx';
import { EquipmentTotals } from './equipment-totals.tsx';
import { ItemRowForm } from './item-row.tsx';
import { LoadGauge } from './load-gauge.tsx';
import './equipment.css';

const OwnItemDialog = lazy(() => import('../own-entry/own-item-dialog.tsx'));

const columns: readonly DataColumn[] = [
  { id: 'name', heading: 'Item', width: 'minmax(0, 1fr)' },
  { id: 'quantity', heading: 'Quantity', width: 'var(--stepper)', line: 'open' },
  { id: 'place', heading: 'Place', width: '7.5rem', line: 'open' },
  { id: 'weight', heading: 'Weight, cost', width: '5.25rem', align: 'end', line: 'open' },
  { id: 'menu', heading: 'Actions', width: 'calc(2 * var(--control-small))', hideHeading: true, line: 'open' },
];

/** The chapter of equipment, load and money. */
export function EquipmentChapter() {
  const keys = useRowKeys('equipment');
  const advice = useSheet(firstItemAdvice);
  const target = useOwnEntryTarget('equipment');
  return (
    <Chapter
      id="equipment"
      title="Equipment"
      intro="What your character owns, and where it is."
      action={keys.length > 0 && <AddButton chapter="equipment">Add an item</AddButton>}
    >
      <LoadGauge />
      {keys.length === 0 ? (
        <EmptyState title="Nothing yet." actions={<AddButton chapter="equipment">Add an item</AddButton>}>
          {advice}
        </EmptyState>
      ) : (
        <RowList
          chapter="equipment"
          label="Equipment"
          columns={columns}
          keys={keys}
          renderRow={(key) => <ItemRowForm key={key} rowKey={key} />}
        />
      )}
      <EquipmentTotals />
      {target && (
        <ScreenPart name="This dialog" onClose={closeOwnEntry}>
          <OwnItemDialog target={target} />
        </ScreenPart>
      )}
    </Chapter>
  );
}
