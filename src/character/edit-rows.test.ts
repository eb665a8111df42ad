import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { arbitraryCharacter } from '../testing/arbitrary-character.ts';
import { caseCount } from '../testing/case-seed.ts';
import { blankCharacter, type Character, type RowChapter } from './character.ts';
import {
  addRow,
  arrangeRows,
  changeRow,
  createKeyGenerator,
  duplicateRow,
  newId,
  newKey,
  removeRow,
} from './edit-rows.ts';
import { parseFile } from './file/parse-file.ts';
import { serializeFile } from './file/serialize-file.ts';
import { newModifier } from './new-modifier.ts';
import { ownEffectSchema } from './own-effect.ts';
import { maxRows, maxTextLength } from './schema-parts.ts';

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
        expect(read).toMatchObject({ ok: true, report: [] });
      }),
      { numRuns: caseCount(200) },
    );
  });
});

describe('arrangeRows', () => {
  const order = (character: Character) => character.skills.map(({ entry }) => entry).join('');

  it('orders the given rows among the places that they had, and leaves the others where they are', () => {
    expect(order(arrangeRows(three, 'skills', ['k3', 'k2', 'k1']))).toBe('cba');
    expect(order(arrangeRows(three, 'skills', ['k3', 'k1']))).toBe('cba');
    expect(order(arrangeRows(three, 'skills', ['k2', 'k1']))).toBe('bac');
  });

  it('does not change a character whose rows are in this order, and ignores keys that it does not have', () => {
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

  it('gives the modifiers of a copied trait keys of their own', () => {
    const modifiers = [newModifier('k2', { name: 'Limited', percent: -10 })];
    const character = addRow(blankCharacter(), 'traits', { entry: 'luck', modifiers }, 'k1');
    const { traits } = duplicateRow(character, 'traits', 'k1', 'k3');
    expect(traits.map((trait) => [trait.key, trait.modifiers.map(({ key }) => key)])).toEqual([
      ['k1', ['k2']],
      ['k3', ['k4']],
    ]);
  });
});
