import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankCharacter, type Character } from './character.ts';
import { canContain, containersOf, placeOf } from './containers.ts';
import { placeItem, putInto, takeOut } from './edit-equipment.ts';
import { addRow, type RowChange, removeRow } from './edit-rows.ts';

/** A character with items "k1", "k2" and so on. */
const owning = (...items: RowChange<'equipment'>[]): Character =>
  items.reduce((character, item) => addRow(character, 'equipment', item), blankCharacter());
const item = (character: Character, key: string) => {
  const row = character.equipment.find((candidate) => candidate.key === key);
  if (!row) throw new Error(`no item ${key}`);
  return row;
};
const place = (character: Character, key: string) => placeOf(character.equipment, item(character, key));

/** Two items inside each other, possible only in a file written by another program. */
const cycle = addRow(
  addRow(blankCharacter(), 'equipment', { container: 'b' }, 'a'),
  'equipment',
  { container: 'a' },
  'b',
);

/** A coin k3 in a purse k2 in a pack k1. */
const packed = owning({ place: 'stowed' }, { container: 'k1' }, { container: 'k2' });

describe('containers', () => {
  it('are listed from the innermost outwards', () => {
    expect(containersOf(packed.equipment, 'k3').map((row) => row.key)).toEqual(['k2', 'k1']);
    expect(containersOf(packed.equipment, 'k1')).toEqual([]);
    expect(containersOf(packed.equipment, 'k9')).toEqual([]);
  });

  it('determine the place of their contents', () => {
    expect(place(packed, 'k3')).toBe('stowed');
    expect(place(placeItem(packed, 'k1', 'home'), 'k3')).toBe('home');
    expect(place(placeItem(packed, 'k1', 'ready'), 'k3')).toBe('carried');
  });

  it('that are missing count as none, and cycles are followed once', () => {
    expect(place(owning({ container: 'k9', place: 'home' }), 'k1')).toBe('home');
    expect(containersOf(cycle.equipment, 'a').map((row) => row.key)).toEqual(['b']);
    const alone = addRow(blankCharacter(), 'equipment', { container: 'a' }, 'a');
    expect(containersOf(alone.equipment, 'a')).toEqual([]);
  });
});

describe('putInto', () => {
  it('puts an item into a container', () => {
    expect(item(putInto(packed, 'k3', 'k1'), 'k3').container).toBe('k1');
  });

  it.each([
    ['itself', 'k1', 'k1'],
    ['its contents', 'k1', 'k2'],
    ['the contents of its contents', 'k1', 'k3'],
    ['a missing container', 'k1', 'k9'],
  ])('does not put an item into %s', (_, key, container) => {
    expect(canContain(packed.equipment, key, container)).toBe(false);
    expect(putInto(packed, key, container)).toBe(packed);
  });

  it('never makes a cycle', () => {
    const keys = fc.constantFrom('k1', 'k2', 'k3', 'k4', 'k5');
    fc.assert(
      fc.property(fc.array(fc.tuple(keys, keys), { maxLength: 20 }), (moves) => {
        const end = moves.reduce((now, [key, into]) => putInto(now, key, into), owning({}, {}, {}, {}, {}));
        for (const { key } of end.equipment) {
          const outermost = containersOf(end.equipment, key).at(-1) ?? item(end, key);
          expect(outermost.container).toBe('');
        }
      }),
    );
  });
});

describe('takeOut and placeItem', () => {
  it('leave an item in the place of its container', () => {
    const out = takeOut(packed, 'k3');
    expect(item(out, 'k3')).toMatchObject({ container: '', place: 'stowed' });
    expect(takeOut(out, 'k3')).toBe(out);
  });

  it('take an item out of its container, with its contents', () => {
    const purse = placeItem(packed, 'k2', 'ready');
    expect(item(purse, 'k2')).toMatchObject({ container: '', place: 'ready' });
    expect(item(purse, 'k3').container).toBe('k2');
  });
});

describe('removing a container', () => {
  it('moves its contents to where it was', () => {
    const noPurse = removeRow(packed, 'equipment', 'k2');
    expect(item(noPurse, 'k3')).toMatchObject({ container: 'k1' });
    const noPack = removeRow(packed, 'equipment', 'k1');
    expect(item(noPack, 'k2')).toMatchObject({ container: '', place: 'stowed' });
    expect(item(noPack, 'k3')).toMatchObject({ container: 'k2' });
    expect(place(noPack, 'k3')).toBe('stowed');
  });

  it('leaves the contents of something worn carried, not worn', () => {
    const belt = owning({ place: 'ready' }, { container: 'k1', place: 'home' });
    expect(item(removeRow(belt, 'equipment', 'k1'), 'k2').place).toBe('carried');
  });

  it('breaks a cycle', () => {
    expect(item(removeRow(cycle, 'equipment', 'a'), 'b').container).toBe('');
  });
});
