import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { equipmentRowSchema } from '../../character/equipment-rows.ts';
import { readGcsLibrary } from '../../character/gcs/read-gcs-library.ts';
import { skillRowSchema } from '../../character/skill-rows.ts';
import { traitRowSchema } from '../../character/trait-rows.ts';
import { gcsFixture, gcsFixtures } from '../../testing/gcs-fixtures.ts';
import { effectOf } from '../resolve/own-effects.ts';
import { convertLibrary } from './convert-library.ts';
import type { LibraryChoice, LibraryEntry, LibraryRow } from './library-entry.ts';
import { readStoredEntry } from './read-stored-entry.ts';

function entriesOf(name: string): LibraryEntry[] {
  const { content, kind } = gcsFixture(name);
  const reading = readGcsLibrary(JSON.stringify(content), kind);
  if (!reading.ok) throw new Error(reading.problem.code);
  return convertLibrary(reading.file, name);
}
const rowOf = (name: string, at = 0): LibraryRow | undefined => entriesOf(name)[at]?.rows[0];

describe('a trait of a library file', () => {
  it('has its price, levels, modifiers in force and on offer, and its source', () => {
    expect(rowOf('Harbor.adq')).toMatchObject({
      level: 2,
      modifiers: [{ name: 'Only at sea', percent: -30 }],
      own: {
        name: 'Sea Legs',
        kind: 'advantage',
        points: 3,
        pointsPerLevel: 4,
        page: 'HB12',
        source: 'Harbor.adq',
        offered: [
          { name: 'In any weather', percent: 20, level: 2 },
          { name: 'Blessed', times: 0.5 },
          { name: 'With crew', points: 5, appliesTo: 'levels' },
        ],
      },
    });
  });

  it('has effects for what effects can say, and notes for everything else', () => {
    const { own } = rowOf('Harbor.adq') ?? {};
    expect(own?.effects).toEqual([
      { stat: 'dx', add: 1 },
      { stat: 'liftingStrength', add: 1, perLevel: true },
      { stat: 'skills', by: 'name', match: 'starts', selection: 'Rig', add: 1, perLevel: true },
      { stat: 'reactionOf', selection: 'sailors', add: 2 },
      { stat: 'resistance', selection: 'hands', add: 1 },
      { stat: 'resistance', selection: 'feet', add: 1 },
      { stat: 'damageResistance', add: 2, when: 'against burning' },
      { stat: 'priceOf:st', how: 'times', times: 0.6 },
      { stat: 'damagePerDie', by: 'name', match: 'is', selection: 'Boat hook', add: 1 },
    ]);
    expect(own?.notes).toEqual([
      'Steady on deck.',
      'Requires Sea Legs 2; (DX 12 or Rigging); what a script of the file says, which is not run',
      'A script in the file’s notes was not run; the value stored with it is used',
      '+3 to resist seasickness',
      'Not applied: some bonus of tomorrow +7',
    ]);
  });

  it('is a disadvantage, a quirk or an advantage by its tags or else by its price', () => {
    expect(rowOf('Harbor.adq', 1)).toMatchObject({
      own: { kind: 'disadvantage', notes: ['−2 to actions while it lasts'] },
      selfControl: 12,
    });
    expect(rowOf('Harbor.adq', 2)).toMatchObject({ own: { kind: 'quirk', notes: ['To be filled in: Habit'] } });
    expect(rowOf('Old ways.adq')).toMatchObject({
      own: { kind: 'advantage' },
      modifiers: [{ name: 'Callused', points: 3 }],
    });
  });
});

describe('a skill or spell of a library file', () => {
  it('has its attribute, difficulty, speciality and defaults', () => {
    expect(rowOf('Deck work.skl')).toEqual({
      list: 'skills',
      speciality: 'Square',
      points: 1,
      own: {
        name: 'Rigging',
        attribute: 'dx',
        kind: 'physical',
        difficulty: 'average',
        defaults: [
          { attribute: 'dx', penalty: 5 },
          { skill: 'Climbing', penalty: 3 },
          { skill: 'Seamanship', penalty: 2 },
        ],
        loadTimes: 1,
        techLevel: true,
        tags: ['Outdoor'],
        notes: ['Default: anything with “Rope”−4'],
        page: 'HB20',
        source: 'Deck work.skl',
      },
    });
  });

  it('of a technique builds on its skill, and no higher than its limit', () => {
    expect(rowOf('Deck work.skl', 1)).toMatchObject({
      own: { difficulty: 'techniqueHard', defaults: [{ skill: 'Rigging (Square)', penalty: 4 }], maximum: 4 },
    });
  });

  it('is cast as the file says; one of ritual magic builds on its college', () => {
    expect(rowOf('Tides.spl')).toMatchObject({
      own: {
        attribute: 'iq',
        difficulty: 'veryHard',
        spell: {
          class: 'area',
          resistedBy: 'HT',
          cost: '2',
          maintain: '1',
          time: '3 sec',
          colleges: ['Water'],
          prerequisites: '3 spells of the college Water',
        },
      },
    });
    expect(rowOf('Tides.spl', 1)).toMatchObject({
      own: { difficulty: 'techniqueHard', defaults: [{ skill: 'Ritual Lore (Water)', penalty: 5 }], maximum: 5 },
    });
    expect(rowOf('Old tides.spl')).toMatchObject({
      own: { difficulty: 'hard', spell: { class: 'regular', colleges: ['Water'] } },
    });
  });
});

describe('an item of a library file', () => {
  it('costs and weighs what its modifiers make of it', () => {
    // (40 + 5) dollars × (1 + 3), and 5 − 1 pounds; what is not switched on is on offer.
    expect(rowOf('Chandler.eqp')).toMatchObject({
      own: {
        name: 'Boat hook',
        kind: 'weapon',
        cost: 180,
        weight: 4,
        techLevel: 1,
        legalityClass: 4,
        notes: ['With Fine (+3 CF), Light ($+5, -1 lb)', 'Can be had with Gilded (+9 CF)'],
      },
    });
  });

  it('has its attacks', () => {
    const row = rowOf('Chandler.eqp');
    expect(row?.list === 'equipment' && row.own.attacks).toEqual([
      {
        name: 'Thrust',
        skills: [
          { attribute: 'dx', penalty: 5 },
          { skill: 'Spear', penalty: 0 },
          { skill: 'Staff', penalty: 2 },
        ],
        type: 'imp',
        armorDivisor: 2,
        basis: 'thrust',
        adds: 2,
        moreDice: 1,
        minimumStrength: 10,
        twoHanded: true,
        reach: '1,2*',
        parry: 0,
        unbalanced: true,
      },
      {
        name: 'Thrown',
        skills: [{ skill: 'Thrown Weapon (Spear)', penalty: 0 }],
        type: 'cr',
        explosive: true,
        fragments: '2d cut',
        basis: 'fixed',
        dice: 6,
        adds: 0,
        times: 3,
        ranged: true,
        parry: null,
        accuracy: 2,
        scope: 1,
        halfDamage: 'ST',
        maximum: 'STx1.5',
        rateOfFire: '1',
        shots: 'T(1)',
        bulk: -6,
      },
    ]);
  });

  it('is armor with DR by place, or a shield with its bonus', () => {
    expect(rowOf('Chandler.eqp', 1)).toMatchObject({
      own: {
        kind: 'armor',
        weight: 6,
        damageResistance: 3,
        damageResistanceCrushing: 1,
        places: ['torso', 'arms', 'groin', 'neck'],
        parts: [{ places: ['neck'], damageResistance: 1 }],
      },
    });
    expect(rowOf('Chandler.eqp', 2)).toMatchObject({ own: { kind: 'shield', defenseBonus: 2 } });
  });

  it('has what is in it, with the value that is stored beside a script', () => {
    expect(rowOf('Chandler.eqp', 3)).toMatchObject({
      own: { name: 'Ditty bag', kind: 'container', weight: 0.5 },
      contents: [{ own: { name: 'Needle' }, quantity: 3 }, { own: { name: 'Pearl', cost: 300 } }],
    });
  });
});

describe('a template', () => {
  it('is one entry, with the rows that it always has and those to choose from', () => {
    expect(entriesOf('Deckhand.gct')).toMatchObject([
      {
        heading: { name: 'Deckhand', chapter: 'templates', page: 'HB50', figures: 'template, 3 entries, 1 choice' },
        rows: [
          { own: { name: 'Increased Strength', pointsPerLevel: 10 }, level: 2 },
          { own: { name: 'Seamanship' }, points: 4 },
          { own: { name: 'Knife' } },
        ],
        choices: [
          {
            title: 'Flaws: −15 points of these',
            rows: [{ own: { name: 'Brawler’s Temper' } }, { own: { name: 'Drinker' } }],
          },
        ],
        notes: ['Works before the mast.'],
      },
    ]);
  });
});

describe('modifiers of their own', () => {
  it('are entries too', () => {
    expect(entriesOf('Tricks.adm')).toMatchObject([
      {
        heading: { name: 'By moonlight', chapter: 'modifiers', keywords: 'Limits' },
        modifier: { name: 'By moonlight', percent: -20, page: 'HB40' },
      },
    ]);
    expect(entriesOf('Wares.eqm')).toMatchObject([{ heading: { chapter: 'itemModifiers', figures: '+1 CF' } }]);
  });
});

describe.each(gcsFixtures.map(({ name }) => name))('every row of %s', (name) => {
  const schemas = { traits: traitRowSchema, skills: skillRowSchema, equipment: equipmentRowSchema };
  const rowsOf = (choice: LibraryChoice): LibraryRow[] => [...choice.rows, ...(choice.choices ?? []).flatMap(rowsOf)];
  const rows = entriesOf(name).flatMap(({ rows: fixed, choices = [] }) => [...fixed, ...choices.flatMap(rowsOf)]);

  it('fits the schema of a character’s rows, and its effects are understood', () => {
    for (const row of rows) {
      const own = z.safeParse(schemas[row.list], { key: 'k1', ...row, modifiers: [] });
      expect(own.error).toBeUndefined();
      for (const effect of own.data?.own?.effects ?? []) expect(effectOf(effect)).not.toBeNull();
    }
  });

  it('is the same when it was stored', () => {
    const text = JSON.stringify(entriesOf(name));
    for (const [place, entry] of entriesOf(name).entries()) {
      const stored = readStoredEntry(text, place);
      expect(stored?.rows.map(({ row }) => row.own?.name)).toEqual(entry.rows.map(({ own }) => own.name));
    }
    expect(readStoredEntry(text, 999)).toBeNull();
    expect(readStoredEntry('{', 0)).toBeNull();
  });
});
