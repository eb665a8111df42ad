import { expect, test } from 'vitest';
import { openSheet } from '../../testing/open-sheet.ts';
import { mageCharacter, mageSheet } from '../../testing/sheet-models.ts';

const { spells, skills } = mageSheet();
const line = (name: string) => spells.find((spell) => spell.name === name);

test('spellLines: a spell has the figures of a skill, and the requirements of casting in words', () => {
  expect(line('Create Fire')).toMatchObject({
    kind: 'IQ, hard',
    points: { text: '1' },
    level: { text: '13' },
    relative: 'IQ',
    chance: '84%',
    class: 'area',
    time: '1 s',
    duration: '1 minute',
    cost: '2 per yard',
    maintain: '1',
    casting: ['cost 2 per yard', 'maintain 1', '1 s to cast', 'lasts 1 minute'],
    prerequisites: 'Ignite Fire at 12',
  });
  expect(line('Sleep')).toMatchObject({ class: 'resisted by HT', cost: '4', maintain: '' });
  expect(line('Fireball')?.prerequisites).toMatch(/, Create Fire at 12, Shape Fire at 12$/);
  expect(line('Light')).toMatchObject({ note: 'on the staff', prerequisites: '' });
});

test('buildModel: spells and skills are in separate lists', () => {
  expect(spells).toHaveLength(7);
  expect(skills.map(({ name }) => name)).toEqual(['Staff', 'Spell Throwing', 'Language (Elvish)']);
});

test('spellLines: a typed-in spell has the bonus of Magery and its typed prerequisites', () => {
  // IQ 13 + 2 for Magery; 1 point in a very hard spell is 3 lower.
  expect(line('Frostbite')).toMatchObject({
    kind: 'IQ, very hard',
    level: { text: '12' },
    class: 'resisted by HT',
    prerequisites: 'Magery, any two spells of cold',
  });
});

test('buildModel: rules without magic show typed-in spells, and keep the others as unknown skills', () => {
  const { model } = openSheet({ ...mageCharacter(), ruleset: 'man-to-man' });
  expect(model.spells.map(({ name }) => name)).toEqual(['Frostbite']);
  expect(model.skills.map(({ kind }) => kind)).toContain('unknown');
});
