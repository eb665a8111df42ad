import { describe, expect, it } from 'vitest';
import { idOf } from '../../../testing/gcs-fixtures.ts';
import { olderSheets } from '../../../testing/older-gcs-sheets.ts';
import { wholeGcsSheet } from '../../../testing/whole-gcs-sheet.ts';
import type { JsonObject } from './gcs-sheet.ts';
import { isObject } from './older-rows.ts';
import { shareScript, toScript, toVersion5 } from './to-version-5.ts';

const asJson = (value: object): JsonObject => JSON.parse(JSON.stringify(value));
const id = (letter: string) => expect.stringMatching(new RegExp(`^${letter}[\\w-]{16}$`));

describe('toVersion5', () => {
  it('leaves a sheet as it is that has these names already', () => {
    const text = JSON.stringify(wholeGcsSheet, (_, value) => (value?.damage?.type ? { ...value, sv: 1 } : value));
    const sheet: JsonObject = JSON.parse(text);
    expect(toVersion5(sheet, 5)).toEqual(sheet);
  });

  it.each(olderSheets)('makes of version %i what it makes no other thing of', (version, sheet) => {
    const once = toVersion5(asJson(sheet), version);
    expect(toVersion5(once, 5)).toEqual(once);
  });

  it('gives rows without an id, with one of another form, or with one that is there twice, another one', () => {
    const row = { id: idOf('s', 1), name: 'Knots' };
    const { skills, equipment } = toVersion5(
      asJson({
        version: 5,
        id: idOf('A', 1),
        skills: [row, row, { name: 'Rigging' }, { id: '7f', name: 'Sails' }, { id: '7f', name: 'Tar' }, 'odd'],
        equipment: [
          { description: 'Chest', children: [], weapons: [{ range: '10' }, { reach: '1' }, { type: 'ranged_weapon' }] },
        ],
      }),
      5,
    );
    expect(skills).toMatchObject([
      row,
      { id: id('s'), name: 'Knots' },
      { id: id('s') },
      { id: id('s') },
      { id: id('s') },
      'odd',
    ]);
    expect(equipment).toMatchObject([{ id: id('E'), weapons: [{ id: id('W') }, { id: id('w') }, { id: id('W') }] }]);
    const ids = Array.isArray(skills) ? skills.map((each) => (isObject(each) ? each.id : each)) : [];
    expect(new Set(ids).size).toBe(6);
  });

  it('keeps an old field beside the new one, and a row whose kind does not belong into its list', () => {
    const { traits } = toVersion5(
      asJson({
        type: 'character',
        version: 4,
        traits: [
          { type: 'trait', name: 'Tar', notes: 'old', local_notes: 'new', categories: 7 },
          { type: 'gadget', id: 'x', name: 'Odd' },
        ],
      }),
      4,
    );
    expect(traits).toEqual([
      { id: id('t'), name: 'Tar', notes: 'old', local_notes: 'new', categories: 7 },
      { type: 'gadget', id: 'x', name: 'Odd' },
    ]);
  });

  it('takes what is no list, no object and no text for what it is', () => {
    const odd = {
      type: 'character',
      version: 2,
      advantages: 7,
      skills: { a: 1 },
      settings: [],
      equipment: [null, [], 3],
    };
    expect(toVersion5(asJson(odd), 2)).toEqual({
      version: 5,
      id: id('A'),
      traits: 7,
      skills: { a: 1 },
      settings: [],
      equipment: [null, [], 3],
    });
  });
});

describe('an expression', () => {
  it.each([
    ['10', '10'],
    ['($dx+$ht)/4', '($dx+$ht)/4'],
    ['floor($basic_speed)', 'Math.floor($basic_speed)'],
    ['max( round(-$hp*5) , $ht )', 'max( round(-$hp*5) , $ht )'.replaceAll(/max|round/g, (name) => `Math.${name}`)],
    ['Math.floor($st)', 'Math.floor($st)'],
  ])('%s is the script %s', (expression, script) => {
    expect(toScript(expression)).toBe(script);
  });

  it.each(['if($st > 10, 1, 2)', 'skill_level("Rigging")', '$st ^ 2', 'alert(1)', '1;2', 'x'.repeat(600)])(
    '%s stays what it is',
    (expression) => {
      expect(toScript(expression)).toBeUndefined();
    },
  );

  it.each([
    [0, 1, 0, '0'],
    [-1, 1, 0, '-$hp'],
    [1, 1, -1, '$hp - 1'],
    [1, 3, 0, 'Math.round($hp / 3)'],
    [-5, 1, 2, 'Math.round(-$hp * 5 + 2)'],
  ])('for %i/%i of a pool and %i is %s', (multiplier, divisor, addition, script) => {
    expect(shareScript('hp', multiplier, divisor, addition)).toBe(script);
  });
});
