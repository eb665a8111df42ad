import { createKeyGenerator } from '../../../character/edit-rows.ts';
import type { GcsContainer, GcsItem, GcsSkill, GcsSpell, GcsTrait, GcsTree, GcsWeapon } from '../read/gcs-rows.ts';
import type { GcsSheet } from '../read/gcs-sheet.ts';

/** A row of a tree that counts, with the keys that it and its container get. */
interface Placed<Row> {
  readonly row: Row;
  readonly key: string;
  /** The key of its container, or ''. */
  readonly container: string;
  /** The containers around it, outermost first. */
  readonly around: readonly GcsContainer<Row>[];
}

export type SheetTrait = Placed<GcsTrait>;
export type SheetSkill = Placed<GcsSkill | GcsSpell>;

/** A container of traits or skills, in the order of the file among its rows. */
interface SheetContainer<Row> {
  readonly row: GcsContainer<Row>;
  readonly key: string;
  readonly container: string;
  readonly around: readonly GcsContainer<Row>[];
}

/** An item, wherever it is. */
export interface SheetItem {
  readonly row: GcsItem;
  readonly key: string;
  readonly container: string;
  /** How many there are with those in all its containers. */
  readonly quantity: number;
  readonly isCarried: boolean;
  /** Carried and worn or in hand, as everything around it is. */
  readonly inUse: boolean;
}

/** A weapon with its owner, and the item that has its attack. */
export interface SheetWeapon {
  readonly weapon: GcsWeapon;
  readonly owner: SheetTrait | SheetSkill | SheetItem;
  /** The key of the item, and which of its attacks it is. */
  readonly key: string;
  readonly index: number;
}

/** All rows of a sheet that count, in its order. */
export interface SheetRows {
  readonly traits: readonly (SheetTrait | SheetContainer<GcsTrait>)[];
  readonly skills: readonly (SheetSkill | SheetContainer<GcsSkill | GcsSpell>)[];
  readonly items: readonly SheetItem[];
  readonly weapons: readonly SheetWeapon[];
  /** The keys of items that have nothing but the attacks of another row, by the key of that row. */
  readonly attackItems: ReadonlyMap<string, string>;
  /** Traits that are switched off. */
  readonly switchedOff: readonly (GcsTrait | GcsContainer<GcsTrait>)[];
  newKey(): string;
}

const isContainer = <Row extends { readonly row: string }>(row: Row | GcsContainer<Row>): row is GcsContainer<Row> =>
  row.row === 'container';

/** Gives every row of a sheet that counts a key. */
export function collectRows(sheet: GcsSheet): SheetRows {
  const newKey = createKeyGenerator([]);
  const switchedOff: (GcsTrait | GcsContainer<GcsTrait>)[] = [];
  const traits = placeTree<GcsTrait>(sheet.traits, newKey, (row) => {
    if (row.disabled) switchedOff.push(row);
    return !row.disabled;
  });
  const skills = placeTree<GcsSkill | GcsSpell>([...sheet.skills, ...sheet.spells], newKey, () => true);
  const items: SheetItem[] = [];
  const place = (
    rows: readonly GcsItem[],
    container: string,
    { times, isCarried, inUse }: { readonly times: number; readonly isCarried: boolean; readonly inUse: boolean },
  ): void => {
    for (const row of rows) {
      const key = newKey();
      const quantity = Math.max(0, row.quantity) * times;
      const isUsed = inUse && row.equipped && row.quantity > 0;
      items.push({ row, key, container, quantity, isCarried, inUse: isUsed });
      place(row.contents, key, { times: quantity, isCarried, inUse: isUsed });
    }
  };
  place(sheet.equipment, '', { times: 1, isCarried: true, inUse: true });
  place(sheet.otherEquipment, '', { times: 1, isCarried: false, inUse: false });
  const attackItems = new Map<string, string>();
  const weapons: SheetWeapon[] = [];
  for (const owner of [...traits.filter(isTraitRow), ...skills.filter(isSkillRow)]) {
    if (owner.row.weapons.length === 0) continue;
    const key = newKey();
    attackItems.set(owner.key, key);
    weapons.push(...owner.row.weapons.map((weapon, index) => ({ weapon, owner, key, index })));
  }
  for (const owner of items) {
    weapons.push(...owner.row.weapons.map((weapon, index) => ({ weapon, owner, key: owner.key, index })));
  }
  return { traits, skills, items, weapons, attackItems, switchedOff, newKey };
}

/** True for a trait that is no container. */
export const isTraitRow = (placed: SheetRows['traits'][number]): placed is SheetTrait => placed.row.row === 'trait';

/** True for a skill or spell that is no container. */
export const isSkillRow = (placed: SheetRows['skills'][number]): placed is SheetSkill => placed.row.row !== 'container';

function placeTree<Row extends { readonly row: string; readonly disabled?: boolean }>(
  tree: GcsTree<Row>,
  newKey: () => string,
  counts: (row: Row | GcsContainer<Row>) => boolean,
  container = '',
  around: readonly GcsContainer<Row>[] = [],
): (Placed<Row> | SheetContainer<Row>)[] {
  return tree.flatMap((row) => {
    if (!counts(row)) return [];
    const key = newKey();
    if (!isContainer(row)) return [{ row, key, container, around }];
    return [{ row, key, container, around }, ...placeTree<Row>(row.children, newKey, counts, key, [...around, row])];
  });
}
