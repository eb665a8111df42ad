import type { RowChange } from '../../character/edit-rows.ts';
import type { TraitRow } from '../../character/trait-rows.ts';

export interface TraitDetailsProps {
  rowKey: string;
  name: string;
  row: TraitRow;
  onChange: (change: RowChange<'traits'>, words: string, mergeWithPrevious?: boolean) => void;
}
