import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type CustomEntry, customEntrySchemas } from '../../../character/custom-entry.ts';
import '../../../testing/load-rulesets.ts';
import { item, skill, trait } from '../../../testing/rows.ts';
import { kindByName, readGcsLibrary } from '../read/read-rows.ts';
import { convertLibrary } from './convert-library.ts';
import { exportLibraryFiles, type LibraryFile } from './export-library.ts';
import type { LibraryEntry } from './library-entry.ts';

const ownTrait = (own: object): CustomEntry => ({ list: 'traits', own: z.parse(customEntrySchemas.traits, own) });
const ownSkill = (own: object): CustomEntry => ({ list: 'skills', own: z.parse(customEntrySchemas.skills, own) });
const ownItem = (own: object): CustomEntry => ({ list: 'equipment', own: z.parse(customEntrySchemas.equipment, own) });
const template = (own: object): CustomEntry => ({
  list: 'templates',
  own: z.parse(customEntrySchemas.templates, { ruleset: 'fourth-edition', ...own }),
});

/** The entries of a file as My entries would read them. */
function read({ name, text }: LibraryFile): readonly LibraryEntry[] {
  const kind = kindByName(name);
  if (kind === null) throw new Error(`${name} is no library file.`);
  const reading = readGcsLibrary(text, kind);
  if (!reading.ok) throw new Error(reading.error.code);
  expect(reading.value.log.remarks).toEqual([]);
  return convertLibrary(reading.value.file, name);
}

describe('exportLibraryFiles', () => {
  it('writes nothing without entries', () => {
    expect(exportLibraryFiles([])).toEqual([]);
  });

  it('writes a file for each kind of entry, which is read back with the same figures', () => {
    const files = exportLibraryFiles([
      ownTrait({
        name: 'Sea Legs',
        kind: 'advantage',
        points: 3,
        pointsPerLevel: 4,
        effects: [{ stat: 'dx', add: 1, perLevel: true }],
      }),
      ownSkill({ name: 'Caulking', attribute: 'iq', difficulty: 'hard', defaults: [{ attribute: 'iq', penalty: 6 }] }),
      ownSkill({ name: 'Calm Waves', attribute: 'iq', difficulty: 'hard', spell: { class: 'area', cost: '2' } }),
      ownItem({
        name: 'Boat hook',
        kind: 'weapon',
        cost: 30,
        weight: 4.5,
        attacks: [{ name: 'thrust', skills: [{ skill: 'spear' }], type: 'imp', adds: 1, reach: '1,2' }],
      }),
    ]);
    expect(files.map(({ name }) => name)).toEqual([
      'My-traits.adq',
      'My-skills.skl',
      'My-spells.spl',
      'My-equipment.eqp',
    ]);
    expect(JSON.parse(files[0]?.text ?? '').rows).toMatchObject([{ can_level: true, levels: 1 }]);
    const [traits, skills, spells, equipment] = files.map(read);
    expect(traits?.map(({ rows }) => rows[0])).toMatchObject([
      {
        own: {
          name: 'Sea Legs',
          points: 3,
          pointsPerLevel: 4,
          effects: [{ stat: 'dx', add: 1, perLevel: true }],
        },
      },
    ]);
    expect(skills?.map(({ rows }) => rows[0])).toMatchObject([
      { own: { name: 'Caulking', attribute: 'iq', difficulty: 'hard', defaults: [{ attribute: 'iq', penalty: 6 }] } },
    ]);
    expect(spells?.map(({ rows }) => rows[0])).toMatchObject([
      { own: { name: 'Calm Waves', spell: { class: 'area', cost: '2' } } },
    ]);
    expect(equipment?.map(({ rows }) => rows[0])).toMatchObject([
      {
        own: {
          name: 'Boat hook',
          cost: 30,
          weight: 4.5,
          attacks: [
            {
              name: 'Thrust',
              skills: expect.arrayContaining([{ skill: 'Spear', penalty: 0 }]),
              type: 'imp',
              adds: 1,
              reach: '1-2',
            },
          ],
        },
      },
    ]);
    expect(files.map(({ text }) => text).join('')).not.toMatch(/"calc"|third_party|Natural Attacks/);
  });

  it('writes a race among the traits, with its parts', () => {
    const own = z.parse(customEntrySchemas.races, {
      name: 'Selkie',
      points: 30,
      st: 2,
      traits: [trait('combat-reflexes')],
    });
    const [file] = exportLibraryFiles([{ list: 'races', own }]);
    expect(JSON.parse(file?.text ?? '').rows).toMatchObject([
      { name: 'Selkie', container_type: 'ancestry', children: [{ base_points: 20 }, { name: 'Combat Reflexes' }, {}] },
    ]);
  });

  describe('a template', () => {
    const [file] = exportLibraryFiles([
      template({
        name: 'Harbor pilot',
        description: 'Brings ships in.',
        attributes: { st: 10, dx: 12, iq: 11, ht: 10 },
        secondary: { perception: 2 },
        traits: [
          trait('combat-reflexes', { key: 'reflexes' }),
          trait('luck', { key: 'luck' }),
          trait('fit', { key: 'fit' }),
        ],
        skills: [
          skill('boating', 4, { key: 'boating', speciality: 'Motorboat' }),
          skill('swimming', 2, { key: 'swimming' }),
          skill('stealth', 2, { key: 'stealth' }),
        ],
        equipment: [item('dagger', { key: 'dagger' })],
        choices: [
          { words: 'Advantages', points: 15, rows: ['luck', 'fit'] },
          { words: '', count: 1, rows: ['swimming', 'stealth'] },
        ],
      }),
      template({ name: 'Old salt', ruleset: 'lite-3e', traits: [trait('luck')] }),
    ]);
    const content = JSON.parse(file?.text ?? '');

    it('has what everybody gets, and a container to pick from for each choice', () => {
      expect(file?.name).toBe('Harbor-pilot.gct');
      expect(content).toMatchObject({
        version: 5,
        traits: [
          {
            name: 'Attributes',
            container_type: 'attributes',
            children: [
              { name: 'DX +2', base_points: 40, features: [{ attribute: 'dx', amount: 2 }] },
              { name: 'IQ +1', base_points: 20 },
              { name: 'Per +2', base_points: 10, features: [{ attribute: 'per', amount: 2 }] },
            ],
          },
          { name: 'Combat Reflexes' },
          {
            name: 'Advantages',
            template_picker: { type: 'points', qualifier: { compare: 'is', qualifier: 15 } },
            children: [{ name: 'Luck' }, { name: 'Fit' }],
          },
        ],
        skills: [
          { name: 'Boating', specialization: 'Motorboat', points: 4 },
          {
            name: 'Choice 2',
            template_picker: { type: 'count', qualifier: { compare: 'is', qualifier: 1 } },
            children: [{ name: 'Swimming' }, { name: 'Stealth' }],
          },
        ],
        equipment: [{ description: 'Dagger' }],
        notes: [{ markdown: 'Brings ships in.' }],
      });
    });

    it('is read back with its choices', () => {
      const [entry] = file ? read(file) : [];
      expect(entry?.choices).toMatchObject([
        { wanted: { by: 'points', compare: 'is', amount: 15 } },
        { wanted: { by: 'count', compare: 'is', amount: 1 } },
      ]);
    });
  });

  it('says what to choose where GCS cannot count it: from several lists, and from equipment', () => {
    const [file] = exportLibraryFiles([
      template({
        name: 'Diver',
        traits: [trait('luck', { key: 'luck' })],
        skills: [skill('swimming', 2, { key: 'swimming' })],
        equipment: [item('dagger', { key: 'dagger' }), item('axe', { key: 'axe' })],
        choices: [
          { words: 'Talents', points: 15, rows: ['luck', 'swimming'] },
          { words: 'Blade', count: 1, rows: ['dagger', 'axe'] },
        ],
      }),
    ]);
    const { traits, skills, equipment } = JSON.parse(file?.text ?? '');
    for (const [choice] of [traits, skills]) {
      expect(choice).toMatchObject({ name: 'Talents', local_notes: 'Choose 15 points, from all lists together' });
      expect(choice).not.toHaveProperty('template_picker');
    }
    expect(equipment).toMatchObject([{ description: 'Blade', local_notes: 'Choose 1', children: [{}, {}] }]);
  });
});
