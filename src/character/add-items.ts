import type { Character } from './character.ts';
import { addRow, blankRows, changeRow, keysInUse, newKey, type RowChange } from './edit-rows.ts';
import type { EquipmentRow } from './equipment-rows.ts';

/** An item to add, with the items that it holds. */
export interface PackedItem {
  readonly row: RowChange<'equipment'>;
  readonly contents: readonly PackedItem[];
}

/** Returns the character with the items, and the key of the first of them: of a new row, or of the one that it was added to. */
export function addItems(
  character: Character,
  items: readonly PackedItem[],
): { readonly character: Character; readonly first: string | null } {
  let first: string | null = null;
  let after = character;
  for (const item of items) {
    const added = addItem(after, item);
    after = added.character;
    first ??= added.key;
  }
  return { character: after, first };
}

/**
 * Adds an item. If the same item is already in the same place and without contents, its quantity is raised; an item
 * that comes with contents always gets its own row, so that it is clear which of two packs holds what.
 */
function addItem(character: Character, { row, contents }: PackedItem): { character: Character; key: string } {
  const same = contents.length === 0 ? findSame(character, row) : undefined;
  if (same) {
    const quantity = same.quantity + (row.quantity ?? 1);
    return { character: changeRow(character, 'equipment', same.key, { quantity }), key: same.key };
  }
  const key = newKey(keysInUse(character));
  const outer = addRow(character, 'equipment', row, key);
  // A full list takes no container, and then nothing that would be in it.
  if (outer === character) return { character, key };
  const inside = contents.map((item) => ({ ...item, row: { ...item.row, container: key } }));
  return { character: addItems(outer, inside).character, key };
}

function findSame({ equipment }: Character, row: RowChange<'equipment'>): EquipmentRow | undefined {
  return equipment.find((existing) => {
    const wanted: object = { ...blankRows.equipment(existing.key), ...row, quantity: existing.quantity };
    const values = new Map<string, unknown>(Object.entries(wanted));
    const fields = Object.entries(existing);
    const isSame =
      fields.length === values.size && fields.every(([name, value]) => isSameField(value, values.get(name)));
    return isSame && !equipment.some(({ container }) => container === existing.key);
  });
}

/** Lists are equal if both are empty: blank rows have new ones. */
const isSameField = (value: unknown, other: unknown): boolean =>
  Object.is(value, other) || (Array.isArray(value) && Array.isArray(other) && value.length === 0 && other.length === 0);
