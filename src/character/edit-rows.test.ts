import fc from 'fast-check';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { arbitraryCharacter } from '../testing/arbitrary-character.ts';
import { caseCount } from '../testing/extent.ts';
import { typedRace } from '../testing/own-rows.ts';
import { trait } from '../testing/rows.ts';
import { smallPortrait } from '../testing/small-portrait.ts';
import { addItems, type PackedItem } from './add-items.ts';
import { blankCharacter, type Character, type RowChapter } from './character.ts';
import { canContain, containersOf, placeOf } from './containers.ts';
import { ownEffectSchema } from './custom-effect.ts';
import {
  addEarned,
  changeEarned,
  removeEarned,
  setAttribute,
  setCampaign,
  setConcept,
  setName,
  setOwnRace,
  setPortrait,
  setRace,
  setRaised,
  setSecondary,
  unwaive,
  waive,
  withChoice,
} from './edit-character.ts';
import {
  addRow,
  arrangeRows,
  changeRow,
  createKeyGenerator,
  duplicateRow,
  keysInUse,
  newId,
  newKey,
  placeItem,
  putInto,
  type RowChange,
  removeRow,
  takeOut,
} from './edit-rows.ts';
import { serializeFile } from './file/character-file.ts';
import { parseFile } from './file/parse-file.ts';
import { maxRows, maxTextLength } from './schema-parts.ts';
import { newModifier } from './trait-rows.ts';

describe('Edits of rows', () => {
  describe('new id', () => {
    afterEach(() => {
      vi.unstubAllGlobals();
    });

    it('newId returns a different version 4 UUID each time', () => {
      const ids = Array.from({ length: 1_000 }, newId);
      for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(new Set(ids).size).toBe(1_000);
    });

    it('newId writes each byte in its place', () => {
      const bytes = (value: number) => ({ getRandomValues: (array: Uint8Array) => array.fill(value) });
      vi.stubGlobal('crypto', bytes(0));
      expect(newId()).toBe('00000000-0000-4000-8000-000000000000');
      vi.stubGlobal('crypto', bytes(255));
      expect(newId()).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
    });
  });

  describe('newKey', () => {
    it.each<[string[], string]>([
      [[], 'k1'],
      [['k1', 'k2'], 'k3'],
      [['k3', 'k1'], 'k4'],
      [['bag', 'k01', 'k-1', 'kk2', ''], 'k1'],
      [['k999999999', 'k1000000000'], 'k1000000001'],
      [['k99999999999999999999'], 'k1'],
    ])('after %j returns %s', (used, key) => {
      expect(newKey(used)).toBe(key);
    });

    it('differs from the keys that createKeyGenerator returned before', () => {
      const next = createKeyGenerator(['k5']);
      expect([next(), next()]).toEqual(['k6', 'k7']);
    });
  });

  const keys = (character: Character, chapter: RowChapter) => character[chapter].map((row) => row.key);
  const three = ['a', 'b', 'c'].reduce((character, entry) => addRow(character, 'skills', { entry }), blankCharacter());

  describe('addRow', () => {
    it('adds a row with its defaults and the next free key at the end', () => {
      const character = addRow(addRow(blankCharacter(), 'traits', { entry: 'luck' }), 'skills', { points: 2 });
      expect(character.traits).toMatchObject([{ key: 'k1', entry: 'luck', own: null, level: 1, gained: 'creation' }]);
      expect(character.skills).toMatchObject([{ key: 'k2', entry: '', points: 2 }]);
    });

    it('uses the given key, unless the chapter has it', () => {
      const character = addRow(blankCharacter(), 'equipment', { entry: 'rope' }, 'mine');
      expect(keys(character, 'equipment')).toEqual(['mine']);
      expect(addRow(character, 'equipment', {}, 'mine')).toBe(character);
    });

    it('does not reuse a key that a waived finding refers to', () => {
      const character = { ...blankCharacter(), waivers: [{ finding: 'two-hands:k7', reason: '' }] };
      expect(keys(addRow(character, 'skills', {}), 'skills')).toEqual(['k8']);
    });

    it('does not change a full chapter', () => {
      const skills = Array.from({ length: maxRows / 3 + 1 }, () => three.skills).flat();
      const full = { ...blankCharacter(), skills };
      expect(addRow(full, 'skills', {})).toBe(full);
    });
  });

  describe('changeRow', () => {
    it('sets fields of one row and keeps the other row objects', () => {
      const changed = changeRow(three, 'skills', 'k2', { points: 8 });
      expect(changed.skills[1]).toEqual({ ...three.skills[1], points: 8 });
      expect(changed.skills[0]).toBe(three.skills[0]);
      expect(three.skills[1]?.points).toBe(0);
    });

    it('keeps fields of a later version', () => {
      const later = { ...three, skills: three.skills.map((row) => Object.assign({ stars: 3 }, row)) };
      expect(changeRow(later, 'skills', 'k1', { note: 'x' }).skills[0]).toMatchObject({ stars: 3, note: 'x' });
    });

    it('returns the same character if nothing differs or the row does not exist', () => {
      expect(changeRow(three, 'skills', 'k2', { points: 0 })).toBe(three);
      expect(changeRow(three, 'skills', 'k9', { points: 1 })).toBe(three);
    });

    it('clamps numbers and texts to the bounds of a file', () => {
      const character = addRow(blankCharacter(), 'equipment', {});
      const row = changeRow(character, 'equipment', 'k1', {
        quantity: -3,
        bowStrength: Number.POSITIVE_INFINITY,
        costOverride: Number.NaN,
        note: `${'n'.repeat(maxTextLength - 1)}😀😀`,
      }).equipment[0];
      expect(row).toMatchObject({ quantity: 0, bowStrength: 1_000_000_000, costOverride: null });
      expect(row?.note.slice(-3)).toBe('n😀');
      const trait = addRow(character, 'traits', {
        level: 1e12,
        own: {
          attacks: [],
          name: 'Tough',
          kind: 'advantage',
          points: -1e12,
          pointsPerLevel: 0,
          holds: '',
          effects: [{ ...z.parse(ownEffectSchema, { stat: 'dr' }), add: 1e12 }],
          offered: [],
          prerequisites: [],
          notes: [],
          source: '',
          description: '',
          page: '',
        },
      }).traits[0];
      expect(trait).toMatchObject({ level: 1e9, own: { points: -1e9, effects: [{ add: 1e9 }] } });
    });
  });

  describe('removeRow', () => {
    it('removes one row and keeps its waivers', () => {
      const waived = { ...three, waivers: [{ finding: 'odd:k2', reason: '' }] };
      const character = removeRow(waived, 'skills', 'k2');
      expect(keys(character, 'skills')).toEqual(['k1', 'k3']);
      expect(character.waivers).toBe(waived.waivers);
      expect(removeRow(three, 'skills', 'k9')).toBe(three);
    });
  });

  describe('any edits of rows', () => {
    const chapter = fc.constantFrom<RowChapter>('traits', 'skills', 'equipment');
    const number = fc.oneof(fc.integer(), fc.double());
    const edit = fc.record({
      kind: fc.constantFrom('add', 'remove', 'move', 'change'),
      chapter,
      which: fc.nat(5),
      number,
    });

    it('do not mutate their input, and return a character that a file can hold', () => {
      fc.assert(
        fc.property(arbitraryCharacter, fc.array(edit, { maxLength: 8 }), (start, edits) => {
          const before = JSON.stringify(start);
          const character = edits.reduce((now, { kind, chapter, which, number }) => {
            const key = now[chapter][which]?.key ?? '';
            if (kind === 'add') return addRow(now, chapter, { note: 'new' });
            if (kind === 'remove') return removeRow(now, chapter, key);
            if (kind === 'move') return arrangeRows(now, chapter, [key, ...keys(now, chapter)].toReversed());
            if (chapter === 'traits') return changeRow(now, 'traits', key, { level: number });
            if (chapter === 'skills') return changeRow(now, 'skills', key, { points: number });
            return changeRow(now, 'equipment', key, { quantity: number });
          }, start);
          expect(JSON.stringify(start)).toBe(before);
          const read = parseFile(serializeFile({ ruleset: '', houseRules: [], character }, ''));
          expect(read).toMatchObject({ ok: true, value: { report: [] } });
        }),
        { numRuns: caseCount(200) },
      );
    });
  });

  describe('arrangeRows', () => {
    const order = (character: Character) => character.skills.map(({ entry }) => entry).join('');

    it('orders the given rows among their places, and leaves the rest in place', () => {
      expect(order(arrangeRows(three, 'skills', ['k3', 'k2', 'k1']))).toBe('cba');
      expect(order(arrangeRows(three, 'skills', ['k3', 'k1']))).toBe('cba');
      expect(order(arrangeRows(three, 'skills', ['k2', 'k1']))).toBe('bac');
    });

    it('does not change a character whose rows are in this order, and ignores unknown keys', () => {
      expect(arrangeRows(three, 'skills', ['k1', 'k3'])).toBe(three);
      expect(order(arrangeRows(three, 'skills', ['k9', 'k2', 'k2', 'k1']))).toBe('bac');
    });
  });

  describe('duplicateRow', () => {
    it('adds the copy right after the row', () => {
      const copied = duplicateRow(three, 'skills', 'k2', 'k4');
      expect(copied.skills.map(({ key, entry }) => `${key} ${entry}`)).toEqual(['k1 a', 'k2 b', 'k4 b', 'k3 c']);
      expect(duplicateRow(three, 'skills', 'k9', 'k4')).toBe(three);
    });

    it('gives the modifiers of a copied trait their own keys', () => {
      const modifiers = [newModifier('k2', { name: 'Limited', percent: -10 })];
      const character = addRow(blankCharacter(), 'traits', { entry: 'luck', modifiers }, 'k1');
      const { traits } = duplicateRow(character, 'traits', 'k1', 'k3');
      expect(traits.map((trait) => [trait.key, trait.modifiers.map(({ key }) => key)])).toEqual([
        ['k1', ['k2']],
        ['k3', ['k4']],
      ]);
    });
  });
});

describe('Edits of chapters', () => {
  const blank = blankCharacter();

  describe('edits of attributes', () => {
    it('set one number and keep the rest', () => {
      const character = setSecondary(setRaised(setAttribute(blank, 'dx', 13), 'iq', 1), 'basicSpeed', -2);
      expect(character.attributes).toEqual({ st: 10, dx: 13, iq: 10, ht: 10 });
      expect(character.raised).toEqual({ st: 0, dx: 0, iq: 1, ht: 0 });
      expect(character.secondary).toMatchObject({ basicSpeed: -2, will: 0 });
      expect(character.concept).toBe(blank.concept);
      expect(blank.attributes.dx).toBe(10);
    });

    it.each([
      [0, 0],
      [-4, -4],
      [400, 400],
      [12.4, 12],
      [1e300, 1_000_000_000],
      [Number.NEGATIVE_INFINITY, -1_000_000_000],
      [Number.NaN, 10],
    ])('clamp %d to %i, the bounds of a file', (level, clamped) => {
      expect(setAttribute(blank, 'st', level).attributes.st).toBe(clamped);
    });
  });

  describe('edits of the concept', () => {
    it('set one field', () => {
      const character = setConcept(setConcept(setName(blank, 'Žofie'), 'height', 70), 'handedness', 'left');
      expect(character).toMatchObject({ name: 'Žofie', concept: { height: 70, handedness: 'left', hair: '' } });
      expect(setCampaign(character, 'budget', 150).campaign).toEqual({ ...blank.campaign, budget: 150 });
      expect(setName(blank, 'x'.repeat(maxTextLength + 5)).name.length).toBe(maxTextLength);
    });

    it('keep the listed race under a custom one, to return to it', () => {
      const own = typedRace({ name: 'Otter', points: 5.5, st: 0.5 });
      const otter = setOwnRace(setRace(blank, 'elf'), own);
      expect(otter.race).toEqual({ entry: 'elf', own: { ...own, st: 1 } });
      expect(setOwnRace(otter, null).race).toEqual({ entry: 'elf', own: null });
      expect(setRace(otter, 'dwarf').race).toEqual({ entry: 'dwarf', own: null });
    });

    it('do not reuse keys of a custom race', () => {
      const traits = [trait('night-vision', { key: 'k7', modifiers: [newModifier('k8', { percent: 10 })] })];
      const skills = [{ key: 'k12', entry: 'stealth', own: null, speciality: '', relative: 0 }];
      expect(newKey(keysInUse(setOwnRace(blank, typedRace({ name: 'Cat', traits }))))).toBe('k9');
      expect(newKey(keysInUse(setOwnRace(blank, typedRace({ name: 'Cat', traits, skills }))))).toBe('k13');
    });
  });

  describe('the portrait', () => {
    it('is set, replaced and removed', () => {
      const character = setPortrait(blank, smallPortrait);
      expect(character).toEqual({ ...blank, portrait: smallPortrait });
      expect(setPortrait(character, smallPortrait)).toBe(character);
      expect(setPortrait(character, { ...smallPortrait, width: 17 }).portrait?.width).toBe(17);
      expect(setPortrait(character, null)).toEqual(blank);
      expect(setPortrait(blank, null)).toBe(blank);
    });

    it('is unchanged if the new one is invalid', () => {
      const character = setPortrait(blank, smallPortrait);
      expect(setPortrait(character, { ...smallPortrait, height: 0 })).toBe(character);
    });
  });

  describe('waivers', () => {
    it('are added, changed and removed by the id of the finding', () => {
      const once = waive(blank, 'over-budget', 'the GM said so');
      const twice = waive(waive(once, 'odd:k1', 'yes'), 'over-budget', 'still');
      expect(twice.waivers).toEqual([
        { finding: 'over-budget', reason: 'still' },
        { finding: 'odd:k1', reason: 'yes' },
      ]);
      expect(unwaive(twice, 'over-budget').waivers).toEqual([{ finding: 'odd:k1', reason: 'yes' }]);
      expect(unwaive(twice, 'other')).toBe(twice);
    });
  });

  describe('earned points', () => {
    it('are added, changed and removed', () => {
      const two = addEarned(addEarned(blank, { points: 3, why: 'the dragon' }), {});
      expect(two.earned).toEqual([
        { key: 'k1', date: '', points: 3, why: 'the dragon' },
        { key: 'k2', date: '', points: 0, why: '' },
      ]);
      expect(changeEarned(two, 'k2', { points: 1 }).earned[1]?.points).toBe(1);
      expect(changeEarned(two, 'k9', { points: 1 })).toBe(two);
      expect(removeEarned(two, 'k1').earned.map((row) => row.key)).toEqual(['k2']);
      expect(removeEarned(two, 'k9')).toBe(two);
    });
  });
});

describe('Edits of the character', () => {
  const before = [
    { parameter: 'power', value: 'group' },
    { parameter: 'who', value: 'the Guild' },
  ];

  test('withChoice appends, replaces or removes a choice', () => {
    expect(withChoice([], 'power', 'group')).toEqual([{ parameter: 'power', value: 'group' }]);
    expect(withChoice(before, 'power', 'large')).toEqual([{ parameter: 'power', value: 'large' }, before[1]]);
    expect(withChoice(before, 'power', '')).toEqual([before[1]]);
    expect(withChoice(before, 'frequency', '')).toEqual(before);
  });
});

describe('Edits of equipment', () => {
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

    it('count as none if missing, and cycles are followed once', () => {
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
    it('moves its contents to its place', () => {
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
});

describe('Adding items', () => {
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
      const { character, first } = addItems(owning({ entry: 'torch', quantity: 2 }), [
        single('torch', { quantity: 3 }),
      ]);
      expect(listed(character)).toEqual([['k1', 'torch', 5, '']]);
      expect(first).toBe('k1');
    });

    it.each([
      ['in another place', { place: 'home' }],
      ['with a price of its own', { costOverride: 3 }],
      ['with a note', { note: 'wet' }],
      ['in a container', { container: 'k2' }],
    ] as const)('adds a row next to an item %s', (_, difference) => {
      const character = owning({ entry: 'torch', ...difference }, { entry: 'sack' });
      const after = addItems(character, [single('torch')]).character.equipment;
      expect(after.slice(0, 2)).toEqual(character.equipment);
      expect(after.slice(2)).toMatchObject([{ entry: 'torch', quantity: 1, container: '' }]);
    });

    it('adds a second container with its contents next to the first', () => {
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
});
