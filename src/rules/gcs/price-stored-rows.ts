import { blankCharacter } from '../../character/blank-character.ts';
import { addRow } from '../../character/edit-rows.ts';
import type { SavedCharacter } from '../../character/saved-character.ts';
import { openWorksheet } from '../derive-character.ts';
import { traitStat } from '../stat-ids.ts';
import type { StoredRow } from './read-stored-entry.ts';

/**
 * Returns the price of each row of a library file in points, by the ruleset's own formulas: of a trait with its modifiers and what
 * is in it, of a skill the points of the file. Gear costs none.
 */
export function priceStoredRows(
  { ruleset, houseRules }: Pick<SavedCharacter, 'ruleset' | 'houseRules'>,
  rows: readonly StoredRow[],
): ReadonlyMap<StoredRow, number> {
  const keys = new Map<StoredRow, string>();
  let character = blankCharacter();
  const add = (stored: StoredRow, container: string): void => {
    if (stored.list !== 'traits') return;
    const key = `t${keys.size}`;
    keys.set(stored, key);
    const modifiers = stored.modifiers.map((modifier, i) => ({ ...modifier, key: `${key}.m${i}` }));
    character = addRow(character, 'traits', { ...stored.row, modifiers, container }, key);
    for (const inside of stored.contents) add(inside, key);
  };
  for (const row of rows) add(row, '');
  const { worksheet } = openWorksheet({ ruleset, houseRules, character });
  const priceOf = (stored: StoredRow): number => {
    if (stored.list === 'skills') return stored.row.points;
    if (stored.list === 'equipment') return 0;
    const stat = traitStat(keys.get(stored) ?? '');
    const own = worksheet.has(stat) ? worksheet.number(stat) : 0;
    return stored.contents.reduce((sum, inside) => sum + priceOf(inside), own);
  };
  return new Map(rows.map((row) => [row, priceOf(row)]));
}
