import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankCharacter } from './blank-character.ts';
import type { Character } from './character.ts';
import { containersOf, mayLieIn, placeOf } from './containers.ts';
import { placeItem, putInto, takeOut } from './edit-equipment.ts';
import { addRow, type RowChange, removeRow } from './edit-rows.ts';

/** A character with items "k1", "k2" and so on. */
const owning = (...items: RowChange<'equipment'>[]): Character =>
  items.reduce((character, item) => addRow(character, 'equipment', item), blankCharacter());
const item = (character: Character, key: string) => {
  const found = character.equipment.find((row) => row.key === key);
  if (!found) throw new Error(`no item ${key}`);
  return found;
};
const place = (character: Character, key: string) => placeOf(character.equipment, item(character, key));

/** Two items in each other, as only a file made elsewhere can have them. */
const ring = addRow(
  addRow(blankCharacter(), 'equipment', { container: 'b' }, 'a'),
  'equipment',
  { container: 'a' },
  'b',
);

/** A coin k3 in a purse k2 in a pack k1. */
const packed = owning({ place: 'stowed' }, { container: 'k1' }, { container: 'k2' });

describe('containers', () => {
  it('are found from the nearest outwards', () => {
    expect(containersOf(packed.equipment, 'k3').map((row) => row.key)).toEqual(['k2', 'k1']);
    expect(containersOf(packed.equipment, 'k1')).toEqual([]);
    expect(containersOf(packed.equipment, 'k9')).toEqual([]);
  });

  it('take along what lies in them', () => {
    expect(place(packed, 'k3')).toBe('stowed');
    expect(place(placeItem(packed, 'k1', 'home'), 'k3')).toBe('home');
    expect(place(placeItem(packed, 'k1', 'ready'), 'k3')).toBe('carried');
  });

  it('that are not there count as none, and rings are followed once', () => {
    expect(place(owning({ container: 'k9', place: 'home' }), 'k1')).toBe('home');
    expect(containersOf(ring.equipment, 'a').map((row) => row.key)).toEqual(['b']);
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
    ['what lies in it', 'k1', 'k2'],
    ['what lies in that', 'k1', 'k3'],
    ['what is not there', 'k1', 'k9'],
  ])('does not put an item into %s', (_, key, container) => {
    expect(mayLieIn(packed.equipment, key, container)).toBe(false);
    expect(putInto(packed, key, container)).toBe(packed);
  });

  it('never makes a ring', () => {
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
  it('leave an item beside its container', () => {
    const out = takeOut(packed, 'k3');
    expect(item(out, 'k3')).toMatchObject({ container: '', place: 'stowed' });
    expect(takeOut(out, 'k3')).toBe(out);
  });

  it('take an item in hand out of its container, and leave what lies in it there', () => {
    const purse = placeItem(packed, 'k2', 'ready');
    expect(item(purse, 'k2')).toMatchObject({ container: '', place: 'ready' });
    expect(item(purse, 'k3').container).toBe('k2');
  });
});

describe('removing a container', () => {
  it('moves what lay in it to where it lay', () => {
    const noPurse = removeRow(packed, 'equipment', 'k2');
    expect(item(noPurse, 'k3')).toMatchObject({ container: 'k1' });
    const noPack = removeRow(packed, 'equipment', 'k1');
    expect(item(noPack, 'k2')).toMatchObject({ container: '', place: 'stowed' });
    expect(item(noPack, 'k3')).toMatchObject({ container: 'k2' });
    expect(place(noPack, 'k3')).toBe('stowed');
  });

  it('leaves what lay in something worn carried, not worn', () => {
    const belt = owning({ place: 'ready' }, { container: 'k1', place: 'home' });
    expect(item(removeRow(belt, 'equipment', 'k1'), 'k2').place).toBe('carried');
  });

  it('breaks a ring', () => {
    expect(item(removeRow(ring, 'equipment', 'a'), 'b').container).toBe('');
  });
});
