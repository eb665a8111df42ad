import { expect, test } from 'vitest';
import { typedRace, typedSkill } from '../../testing/own-rows.ts';
import { choices, trait } from '../../testing/rows.ts';
import { blankCharacter } from '../character.ts';
import { setOwnRace } from '../edit-character.ts';
import { parseFile } from './parse-file.ts';
import { serializeFile } from './serialize-file.ts';

const blank = blankCharacter();
const opened = (text: string) => {
  const reading = parseFile(text);
  if (!reading.ok) throw new Error(`not opened: ${reading.problem.code}`);
  return reading;
};
const fileWith = (character: unknown): string =>
  JSON.stringify({ format: 'pointwright', version: 1, ruleset: 'lite-3e', character });

test('parseFile restores a custom race unchanged', () => {
  const own = typedRace({
    name: 'Cat',
    points: null,
    st: -1,
    dx: 2,
    traits: [
      trait('toughness', { key: 'k1', level: 2 }),
      trait('phobia', { key: 'k2', choices: choices({ object: 'dogs' }) }),
    ],
    skills: [
      { key: 'k3', entry: 'survival', own: null, speciality: 'Forest', relative: -1 },
      { key: 'k4', entry: '', own: typedSkill('Pounce', 0).own, speciality: '', relative: 1 },
    ],
    effects: [{ stat: 'move', add: 1, times: null, perLevel: false, when: 'on all fours' }],
    basedOn: 'halfling',
    description: 'Walks alone.',
  });
  const character = setOwnRace(blank, own);
  const { saved, report } = opened(serializeFile({ ruleset: 'lite-3e', houseRules: [], character }, '1.0.0'));
  expect(saved.character).toEqual(character);
  expect(report).toEqual([]);
});

test('parseFile: a custom race from before racial templates keeps its price and has no parts', () => {
  const own = { name: 'Orc', points: -5, st: 1, dx: 0, iq: -1, ht: 0, effects: [], description: '' };
  const { saved, report } = opened(fileWith({ race: { entry: 'human', own } }));
  expect(saved.character.race.own).toEqual({ ...own, traits: [], skills: [], basedOn: '' });
  expect(report).toEqual([]);
});

test('parseFile replaces row keys that are reserved for racial rows', () => {
  const { saved, report } = opened(fileWith({ traits: [{ key: 'race.trait0' }, { key: 'race' }] }));
  expect(saved.character.traits.map(({ key }) => key)).toEqual(['k1', 'race']);
  expect(report).toEqual([
    { code: 'row-key-replaced', path: ['character', 'traits', 0], why: 'unusable', fresh: 'k1' },
  ]);
});
