import { describe, expect, it } from 'vitest';
import { addItems, type PackedItem } from './add-items.ts';
import { blankCharacter, type Character } from './character.ts';
import { addRow, type RowChange } from './edit-rows.ts';
import { maxRows } from './schema-parts.ts';

const single = (entry: string, row: RowChange<'equipment'> = {}): PackedItem => ({
  row: { entry, ...row },
  contents: [],
});
const owning = (...rows: RowChange<'equipment'>[]): Character =>
  rows.reduce((character, row) => addRow(character, 'equipment', row), blankCharacter());
const listed = ({ equipment }: Character) =>
  equipment.map(({ key, entry, quantity, container }) => [key, entry, quantity, container]);

describe('addItems', () => {
  it('adds items with their contents, and returns the first key', () => {
    const pack = { row: { entry: 'backpack' }, contents: [single('rope', { quantity: 2 }), single('torch')] };
    const { character, first } = addItems(blankCharacter(), [pack, single('cloak', { place: 'ready' })]);
    expect(listed(character)).toEqual([
      ['k1', 'backpack', 1, ''],
      ['k2', 'rope', 2, 'k1'],
      ['k3', 'torch', 1, 'k1'],
      ['k4', 'cloak', 1, ''],
    ]);
    expect(character.equipment[3]?.place).toBe('ready');
    expect(first).toBe('k1');
  });

  it('raises the quantity of the same item in the same place', () => {
    const { character, first } = addItems(owning({ entry: 'torch', quantity: 2 }), [single('torch', { quantity: 3 })]);
    expect(listed(character)).toEqual([['k1', 'torch', 5, '']]);
    expect(first).toBe('k1');
  });

  it.each([
    ['in another place', { place: 'home' }],
    ['with a price of its own', { costOverride: 3 }],
    ['with a note', { note: 'wet' }],
    ['in a container', { container: 'k2' }],
  ] as const)('adds a row beside an item %s', (_, difference) => {
    const character = owning({ entry: 'torch', ...difference }, { entry: 'sack' });
    const after = addItems(character, [single('torch')]).character.equipment;
    expect(after.slice(0, 2)).toEqual(character.equipment);
    expect(after.slice(2)).toMatchObject([{ entry: 'torch', quantity: 1, container: '' }]);
  });

  it('adds a second container with its contents beside the first', () => {
    const pack = { row: { entry: 'backpack' }, contents: [single('rope')] };
    const once = addItems(blankCharacter(), [pack]).character;
    expect(listed(addItems(once, [pack]).character)).toEqual([
      ['k1', 'backpack', 1, ''],
      ['k2', 'rope', 1, 'k1'],
      ['k3', 'backpack', 1, ''],
      ['k4', 'rope', 1, 'k3'],
    ]);
    expect(listed(addItems(once, [single('backpack')]).character).at(-1)).toEqual(['k3', 'backpack', 1, '']);
  });

  it('adds no contents to a full list', () => {
    const row = owning({ entry: 'rope' }).equipment;
    const full = {
      ...blankCharacter(),
      equipment: Array.from({ length: maxRows }, (_, i) => row.map((item) => ({ ...item, key: `x${i}` }))).flat(),
    };
    const pack = { row: { entry: 'backpack' }, contents: [single('torch')] };
    expect(addItems(full, [pack]).character).toBe(full);
  });
});
