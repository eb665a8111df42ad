import { describe, expect, it } from 'vitest';
import { defaultsToEachOther, readDefaults } from './read-default.ts';
import { readPrerequisites } from './read-prerequisites.ts';
import { listSkillRows } from './read-skill-row.ts';

describe('a row of a table of skills', () => {
  it('has name, grade, defaults, page, description and keywords', () => {
    const [skill] = listSkillRows(
      { weaving: ['Weaving', 'IQ/H/TL', 'IQ-6 sewing-4', 300, 'Making cloth.', 'cloth pit_loom'] },
      'Arts and crafts',
    );
    expect(skill).toEqual({
      id: 'weaving',
      name: 'Weaving',
      description: 'Making cloth.',
      keywords: ['cloth', 'pit loom'],
      field: 'Arts and crafts',
      facet: {
        cite: { book: 'Basic Set', page: 300 },
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'hard',
        defaults: [
          { attribute: 'iq', penalty: 6 },
          { skill: 'sewing', penalty: 4 },
        ],
        techLevel: true,
      },
    });
  });

  it('has the shared entry in place of these, under the name of this edition', () => {
    const smith = { name: 'Blacksmith', description: 'Working iron.', keywords: ['iron'] };
    const [skill] = listSkillRows({
      blacksmith: [smith, 'IQ/A', 'none', 221, { name: 'Smith', of: 'Metal: Copper | Iron' }],
    });
    expect(skill).toMatchObject({
      name: 'Smith',
      description: 'Working iron.',
      facet: { speciality: { label: 'Metal', choices: ['Copper', 'Iron'] } },
    });
  });

  it('says what a skill is used for in a fight', () => {
    const [bow, shield] = listSkillRows({
      bow: ['Bow', 'DX/A', 'DX-5', 182, 'Shooting.', 'arrow', { use: 'ranged' }],
      shield: ['Shield', 'DX/E', 'DX-4', 220, 'Blocking.', 'block', { use: 'block' }],
    });
    expect(bow?.facet).toMatchObject({ combat: true, weapon: true, ranged: true });
    expect(shield?.facet).toMatchObject({ combat: true, block: true });
  });
});

describe('readDefaults', () => {
  it('reads specialities in parentheses, with spaces in them', () => {
    expect(readDefaults('DX-5 piloting(Light Airplane)-2 engineer(same)-0')).toEqual([
      { attribute: 'dx', penalty: 5 },
      { skill: 'piloting', speciality: 'Light Airplane', penalty: 2 },
      { skill: 'engineer', speciality: 'same', penalty: 0 },
    ]);
  });

  it('leaves out the skill itself', () => {
    expect(readDefaults('guns-pistol-2 guns-rifle-2', 'guns-rifle')).toEqual([{ skill: 'guns-pistol', penalty: 2 }]);
  });

  it('throws where nothing can be read', () => {
    expect(() => readDefaults('DX-5 Sewing-4')).toThrow('No attribute: Sewing');
    expect(() => readDefaults('sewing(-4 x-4')).toThrow('No default: sewing(-4');
  });
});

describe('defaultsToEachOther', () => {
  it('gives each of the choices the others', () => {
    expect(defaultsToEachOther('survival', 'Arctic | Desert | Plains', 3)).toEqual({
      Arctic: 'survival(Desert)-3 survival(Plains)-3',
      Desert: 'survival(Arctic)-3 survival(Plains)-3',
      Plains: 'survival(Arctic)-3 survival(Desert)-3',
    });
  });
});

describe('readPrerequisites', () => {
  it('reads traits, skills, spells, attributes and counts', () => {
    expect(readPrerequisites('IQ 12, trait magery 1, spell fear, 2 spells of Fire, 5 colleges')).toEqual([
      { attribute: 'iq', atLeast: 12 },
      { trait: 'magery', level: 1 },
      { spell: 'fear' },
      { spells: 2, college: 'Fire' },
      { colleges: 5 },
    ]);
    expect(readPrerequisites('skill public-speaking(Storytelling) 12 or skill singing')).toEqual([
      { any: [{ skill: 'public-speaking', speciality: 'Storytelling', level: 12 }, { skill: 'singing' }] },
    ]);
  });

  it('throws where nothing can be read', () => {
    expect(() => readPrerequisites('a good heart')).toThrow('No prerequisite: a good heart');
  });
});
