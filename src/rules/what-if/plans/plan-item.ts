import type { Listed } from '../../../catalog/entry.ts';
import type { ItemFacet } from '../../../catalog/item-entry.ts';
import { addRow } from '../../../character/edit-rows.ts';
import { keysInUse, newKey } from '../../../character/row-key.ts';
import { formatFraction, formatMoney, formatNumber } from '../../../engine/format.ts';
import { type OpenedCharacter, openWorksheet } from '../../derive-character.ts';
import { itemStat } from '../../stat-ids.ts';
import { startingItem } from '../starting-row.ts';
import type { Plan } from './plan.ts';
import type { WantedFigures } from './wanted-figures.ts';

/** Plans an item in the number that was typed, or else in the usual one; with cost in dollars and weight in pounds of all. */
export function planItem(sheet: OpenedCharacter, entry: Listed<ItemFacet>, wanted: WantedFigures): Plan {
  const { saved, character } = sheet.context;
  const key = newKey(keysInUse(character));
  const starting = startingItem(sheet.context, entry);
  const asked = wanted.count ?? wanted.number;
  const quantity = asked === undefined ? (starting.quantity ?? 1) : Math.max(1, asked);
  const row = { ...starting, quantity };
  const change = (now: typeof character) => addRow(now, 'equipment', row, key);
  const name = quantity === 1 ? entry.name : `${entry.name} × ${formatNumber(quantity)}`;
  const { worksheet } = openWorksheet({ ...saved, character: change(character) }, sheet);
  const total = (part: 'cost' | 'weight', each: number) => {
    const stat = itemStat(key, part);
    return worksheet.has(stat) ? worksheet.number(stat) : each * quantity;
  };
  return {
    name,
    words: `${formatMoney(total('cost', entry.facet.cost))} · ${formatFraction(total('weight', entry.facet.weight))} lb`,
    label: `${name} added`,
    row: { chapter: 'equipment', key },
    change,
  };
}
