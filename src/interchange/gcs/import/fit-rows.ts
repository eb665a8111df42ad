import type { RowChapter } from '../../../character/character.ts';
import type { LeftOutRows, RowCounts } from '../../../character/file/gcs-problem.ts';
import type { GcsContainer, GcsItem, GcsSkill, GcsSpell, GcsTrait, GcsTree } from '../read/gcs-rows.ts';
import type { GcsSheet } from '../read/gcs-sheet.ts';

/** Takes the first rows of a list, and counts the rest. */
class Room {
  count = 0;
  kept = 0;
  first = '';
  last = '';
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  /** True for a row that fits; one that is left out is remembered. */
  take(name: string): boolean {
    this.count += 1;
    if (this.count <= this.most) {
      this.kept += 1;
      return true;
    }
    if (this.count === this.most + 1) this.first = name;
    this.last = name;
    return false;
  }
}

/**
 * A sheet with no more rows in each list than `most`, the first ones in its order, and what was left out. A container comes before
 * what is in it; traits that are switched off take no room. An item is needed for the attacks of a trait or skill.
 */
export function fitRows(
  sheet: GcsSheet,
  most: number,
): { readonly sheet: GcsSheet; readonly leftOut: readonly LeftOutRows[] } {
  const rooms = { traits: new Room(most), skills: new Room(most) };
  const traits = fitTree<GcsTrait>(sheet.traits, rooms.traits, ({ disabled }) => !disabled);
  const skills = fitTree<GcsSkill>(sheet.skills, rooms.skills, () => true);
  const spells = fitTree<GcsSpell>(sheet.spells, rooms.skills, () => true);
  const withAttacks =
    countWithAttacks<GcsTrait>(traits) + countWithAttacks<GcsSkill | GcsSpell>([...skills, ...spells]);
  const equipment = new Room(Math.max(0, most - withAttacks));
  const items = fitItems(sheet.equipment, equipment);
  const otherItems = fitItems(sheet.otherEquipment, equipment);
  const leftOut = Object.entries({ ...rooms, equipment } satisfies Record<RowChapter, Room>).flatMap(
    ([list, { count, kept, first, last }]): LeftOutRows[] =>
      count > kept && isChapter(list) ? [{ list, count, kept, first, last }] : [],
  );
  if (leftOut.length === 0) return { sheet, leftOut };
  return { sheet: { ...sheet, traits, skills, spells, equipment: items, otherEquipment: otherItems }, leftOut };
}

const isChapter = (name: string): name is RowChapter => name === 'traits' || name === 'skills' || name === 'equipment';

function fitTree<Row extends { readonly row: string; readonly name: string; readonly disabled?: boolean }>(
  tree: GcsTree<Row>,
  room: Room,
  counts: (row: Row | GcsContainer<Row>) => boolean,
): (Row | GcsContainer<Row>)[] {
  return tree.flatMap((row) => {
    if (!counts(row)) return [row];
    const fits = room.take(row.name);
    if (!isContainer(row)) return fits ? [row] : [];
    const children = fitTree<Row>(row.children, room, counts);
    return fits ? [{ ...row, children }] : [];
  });
}

const isContainer = <Row extends { readonly row: string }>(row: Row | GcsContainer<Row>): row is GcsContainer<Row> =>
  row.row === 'container';

const fitItems = (items: readonly GcsItem[], room: Room): GcsItem[] =>
  items.flatMap((item) => {
    const fits = room.take(item.name);
    const contents = fitItems(item.contents, room);
    return fits ? [{ ...item, contents }] : [];
  });

function countWithAttacks<Row extends { readonly row: string; readonly weapons: readonly unknown[] }>(
  tree: GcsTree<Row>,
): number {
  return tree.reduce((sum, row) => {
    if (isContainer(row)) return sum + countWithAttacks<Row>(row.children);
    return sum + (row.weapons.length > 0 ? 1 : 0);
  }, 0);
}

/** How many rows a sheet has in each list of a character, and how many modifiers all of them. */
export function countRows(sheet: GcsSheet): RowCounts {
  const rooms = { traits: new Room(0), skills: new Room(0), equipment: new Room(0) };
  const all = () => true;
  fitTree<GcsTrait>(sheet.traits, rooms.traits, all);
  fitTree<GcsSkill | GcsSpell>([...sheet.skills, ...sheet.spells], rooms.skills, all);
  fitItems([...sheet.equipment, ...sheet.otherEquipment], rooms.equipment);
  return { traits: rooms.traits.count, skills: rooms.skills.count, equipment: rooms.equipment.count };
}
