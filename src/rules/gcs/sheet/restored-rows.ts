import type { SheetRows } from './collect-rows.ts';
import type { ImportedSheet } from './imported-sheet.ts';

/**
 * The rows of a sheet with the keys that they have in the character. Rows of a sheet that this program wrote have other keys than
 * an import gives them, and some are no row of the character at all: these have the key ''.
 */
export function rowsAsRestored(rows: SheetRows, { places, weapons, isRestored }: ImportedSheet): SheetRows {
  if (!isRestored) return rows;
  const keyOf = (id: string): string => places.get(id)?.key ?? '';
  return {
    ...rows,
    traits: rows.traits.map((placed) => ({ ...placed, key: keyOf(placed.row.id) })),
    skills: rows.skills.map((placed) => ({ ...placed, key: keyOf(placed.row.id) })),
    items: rows.items.map((placed) => ({ ...placed, key: keyOf(placed.row.id) })),
    weapons: rows.weapons.flatMap((each) => {
      const place = weapons.get(each.weapon.id);
      return place ? [{ ...each, ...place }] : [];
    }),
  };
}
