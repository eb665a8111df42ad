import { describe, expect, test } from 'vitest';
import { item, saved } from '../testing/rows.ts';
import type { Character } from './character.ts';
import { addRow, placeItem, putInto, removeRow } from './edit-rows.ts';
import { maxLoadouts } from './equipment-rows.ts';
import { serializeFile } from './file/character-file.ts';
import { parseFile } from './file/parse-file.ts';
import {
  addLoadout,
  applyLoadout,
  loadoutDifferences,
  loadoutsOf,
  removeLoadout,
  renameLoadout,
  updateLoadout,
} from './loadouts.ts';

const traveller = (): Character =>
  saved('lite-3e', {
    equipment: [
      item('backpack', { key: 'pack' }),
      item('rope', { key: 'rope', container: 'pack' }),
      item('broadsword', { key: 'sword' }),
      item('medium-shield', { key: 'shield', slung: true }),
    ],
  }).character;

const first = (character: Character) => {
  const [loadout] = loadoutsOf(character);
  if (!loadout) throw new Error('no loadout');
  return loadout;
};

/** Ready for a fight: sword and shield in hand, the pack dropped. */
const inBattle = (character: Character): Character =>
  [['pack', 'stowed'] as const, ['sword', 'ready'] as const, ['shield', 'ready'] as const].reduce(
    (now, [key, place]) => placeItem(now, key, place),
    character,
  );

describe('A loadout', () => {
  test('puts everything back where it was, in containers and on the back too', () => {
    const travel = addLoadout(traveller(), 'Travel');
    const changed = placeItem(inBattle(travel), 'rope', 'home');
    expect(applyLoadout(changed, first(changed)).equipment).toEqual(travel.equipment);
  });

  test('that is the present one changes nothing', () => {
    const travel = addLoadout(traveller(), 'Travel');
    expect(applyLoadout(travel, first(travel))).toBe(travel);
  });

  test('passes over an item that is gone, and leaves a new one where it is', () => {
    const travel = addLoadout(traveller(), 'Travel');
    const changed = addRow(removeRow(inBattle(travel), 'equipment', 'sword'), 'equipment', { entry: 'torch' }, 'torch');
    expect(loadoutDifferences(changed, first(changed))).toEqual({ gone: 1, added: ['torch'] });
    const after = applyLoadout(placeItem(changed, 'torch', 'ready'), first(changed));
    expect(after.equipment.map(({ key, place }) => [key, place])).toEqual([
      ['pack', 'carried'],
      ['rope', 'carried'],
      ['shield', 'carried'],
      ['torch', 'ready'],
    ]);
    expect(loadoutDifferences(changed, first(updateLoadout(changed, first(changed).key)))).toEqual({
      gone: 0,
      added: [],
    });
  });

  test('has an item at the place of its container when the container is gone', () => {
    const dropped = addLoadout(placeItem(traveller(), 'pack', 'stowed'), 'Battle');
    const without = placeItem(removeRow(dropped, 'equipment', 'pack'), 'rope', 'carried');
    const rope = applyLoadout(without, first(dropped)).equipment.find(({ key }) => key === 'rope');
    expect(rope).toMatchObject({ place: 'stowed', container: '' });
  });

  test('never puts an item into itself, whatever has been put where since then', () => {
    const bag = item('pouch', { key: 'bag', container: 'pack' });
    const before = saved('lite-3e', { equipment: [item('backpack', { key: 'pack' }), bag] }).character;
    const travel = addLoadout(before, 'Travel');
    const turned = putInto(placeItem(travel, 'bag', 'carried'), 'pack', 'bag');
    expect(applyLoadout(turned, first(travel)).equipment).toEqual(before.equipment);
    // A file may say anything.
    const cycle = [
      { row: 'bag', place: 'carried', container: 'pack', slung: false, hand: 'main' },
      { row: 'pack', place: 'carried', container: 'bag', slung: false, hand: 'main' },
    ] as const;
    const { equipment } = applyLoadout(before, { items: [...cycle] });
    expect(equipment.map(({ key, container }) => [key, container])).toEqual([
      ['pack', 'bag'],
      ['bag', ''],
    ]);
  });

  test('is renamed and removed; the last one leaves nothing in the character', () => {
    const travel = addLoadout(traveller(), 'Travel');
    const { key } = first(travel);
    expect(first(renameLoadout(travel, key, 'Road')).name).toBe('Road');
    expect(Object.keys(removeLoadout(travel, key))).not.toContain('loadouts');
    expect(removeLoadout(travel, 'other')).toBe(travel);
  });

  test('is one of twenty at most', () => {
    const names = Array.from({ length: maxLoadouts + 2 }, (_, i) => `${i}`);
    expect(loadoutsOf(names.reduce(addLoadout, traveller()))).toHaveLength(maxLoadouts);
  });

  test('keeps its keys from new rows, so that a new item does not get the place of one that is gone', () => {
    const character = addLoadout({ ...traveller(), equipment: [item('rope', { key: 'k1' })] }, 'Town');
    const after = addRow(removeRow(character, 'equipment', 'k1'), 'equipment', { entry: 'torch' });
    expect(after.equipment.map(({ key }) => key)).toEqual(['k3']);
  });
});

describe('The file of a character', () => {
  const file = (character: Character) =>
    serializeFile({ ruleset: 'lite-3e', houseRules: [], character }, '0').replaceAll('\r', '');
  const read = (text: string) => {
    const reading = parseFile(text);
    if (!reading.ok) throw new Error('not read');
    return reading.value;
  };

  test('has its loadouts, and none for a character without', () => {
    const battle = addLoadout(inBattle(addLoadout(traveller(), 'Travel')), 'Battle');
    expect(read(file(battle)).saved.character).toEqual(battle);
    expect(file(traveller())).not.toContain('loadouts');
  });

  test('has a loadout follow an item whose key is replaced, and loses only what is wrong with one', () => {
    const raw = JSON.parse(file(addLoadout(traveller(), 'Travel')));
    raw.character.equipment[1].key = 'toString';
    raw.character.loadouts[0].items[1].row = 'toString';
    raw.character.loadouts[0].items[2].place = 'nowhere';
    raw.character.loadouts.push('Battle');
    const { saved: after, report } = read(JSON.stringify(raw));
    const rope = after.character.equipment[1]?.key;
    const { items } = first(after.character);
    expect(items[1]).toMatchObject({ row: rope, container: 'pack' });
    expect(items[2]?.place).toBe('carried');
    expect(loadoutsOf(after.character)).toHaveLength(1);
    expect(report.map(({ code }) => code)).toEqual(['row-key-replaced', 'field-set-aside', 'row-set-aside']);
  });
});
