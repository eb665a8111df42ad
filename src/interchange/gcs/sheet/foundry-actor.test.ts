import { describe, expect, it } from 'vitest';
import { deriveCharacter } from '../../../rules/derive-character.ts';
import { importedSheet } from '../../../testing/open-sheet.ts';
import { typedRace } from '../../../testing/own-rows.ts';
import { choices, item, saved as made, skill, trait } from '../../../testing/rows.ts';
import { wholeGcsSheet } from '../../../testing/whole-gcs-sheet.ts';
import type { JsonObject } from '../read/gcs-sheet.ts';
import { readGcsSheet } from '../read/read-gcs-sheet.ts';
import { isJsonObject, objectsIn, walkRows } from '../sheet-json.ts';
import { exportFoundryActor } from './foundry-actor.ts';
import '../../../testing/load-rulesets.ts';

describe('The file for Foundry', () => {
  function actorOf(sheet: object): JsonObject {
    const reading = readGcsSheet(JSON.stringify({ version: 5, ...sheet }));
    if (!reading.ok) throw new Error(reading.error.code);
    return exportFoundryActor(deriveCharacter(importedSheet(reading.value.sheet).file), {
      now: '2026-11-23T12:00:00Z',
    });
  }

  it('has every number that is added up there, including rows that are switched off', () => {
    const actor = actorOf({
      ...wholeGcsSheet,
      skills: [{ id: 'Sempty00000000000', name: 'Empty', children: [] }, ...wholeGcsSheet.skills],
    });
    for (const { row, list } of walkRows(actor)) {
      const calc = isJsonObject(row.calc) ? row.calc : {};
      if (list === 'traits') expect(calc.points, String(row.name)).toEqual(expect.any(Number));
      if (list === 'skills' || list === 'spells') expect(row.points, String(row.name)).toEqual(expect.any(Number));
      if (list === 'spells' && /^[pr]/.test(String(row.id))) expect(row.difficulty).toEqual(expect.any(String));
      if (list === 'equipment' || list === 'other_equipment') {
        expect(calc).toMatchObject({
          extended_value: expect.any(Number),
          extended_weight: expect.stringMatching(/ lb$/),
        });
        expect(row).toMatchObject({
          equipped: expect.any(Boolean),
          quantity: expect.any(Number),
          weight: calc.weight,
        });
      }
      for (const weapon of objectsIn(row.weapons)) {
        expect(weapon).toMatchObject({ calc: { level: expect.any(Number), damage: expect.any(String) } });
      }
    }
    for (const attribute of objectsIn(actor.attributes)) {
      expect(attribute).toMatchObject({ calc: { value: expect.any(Number), points: expect.any(Number) } });
    }
    expect(actor.calc).toMatchObject({ basic_lift: expect.stringMatching(/^[\d.]+ lb$/), move: expect.any(Array) });
  });

  it('has the attacks of traits, with their figures', () => {
    const traits = [
      trait('claws', { choices: choices({ kind: 'sharp-claws' }) }),
      trait('innate-attack-burning', { level: 3 }),
    ];
    const skills = [skill('innate-attack-projectile', 4)];
    const actor = exportFoundryActor(deriveCharacter(made('fourth-edition', { traits, skills })), {
      now: '2026-11-26T12:00:00Z',
    });
    const weapons = objectsIn(actor.traits).flatMap((row) => objectsIn(row.weapons));
    // ST 10: thrust 1d−2, one less for a punch at DX 10, as it is for a kick at DX−2. Projectile (DX/E) with 4 points is 12.
    expect(weapons).toMatchObject([
      { usage: 'Punch', calc: { level: 10, damage: '1d-3 cut', parry: '8' } },
      { usage: 'Kick', calc: { level: 8, damage: '1d-2 cut' } },
      { usage: 'Shot', calc: { level: 12, damage: '3d burn' } },
    ]);
  });

  it('counts the points of spells under a heading once', () => {
    const spells = [
      {
        id: 'Pwater00000000000',
        name: 'Water',
        children: [
          { id: 'pshape00000000000', name: 'Shape Brine', difficulty: 'iq/h', college: ['Water'], points: 4 },
          { id: 'pcalm000000000000', name: 'Calm Swell', difficulty: 'iq/h', college: ['Water'], points: 2 },
        ],
      },
    ];
    expect(actorOf({ attributes: [], spells }).spells).toMatchObject([
      { points: 0, children: [{ points: 4 }, { points: 2 }] },
    ]);
  });

  it('has notes in the expected fields, and names instead of comparisons', () => {
    const actor = actorOf({
      attributes: [],
      traits: [
        {
          id: 'tsealegs000000000',
          source: { library: 'Own', path: 'a', id: 'b' },
          name: 'Sea Legs',
          local_notes: 'Never sick.',
          base_points: 5,
          modifiers: [{ id: 'mdeck000000000000', name: 'On deck', cost_adj: '-20%', local_notes: 'Not ashore.' }],
        },
      ],
      skills: [
        {
          id: 'qknot000000000000',
          name: 'Blind Knot',
          difficulty: 'a',
          default: { type: 'dx', modifier: -3 },
          points: 1,
        },
        {
          id: 'qhaul000000000000',
          name: 'Haul',
          difficulty: 'h',
          default: { type: 'skill', name: { compare: 'is', qualifier: 'Rigging' }, modifier: -1 },
          points: 2,
        },
      ],
      notes: [{ id: 'nlog0000000000000', markdown: 'Log of the *Heron*.' }],
    });
    const traits = objectsIn(actor.traits);
    expect(traits.find(({ name }) => name === 'Sea Legs')).toMatchObject({
      notes: 'Never sick.',
      calc: { points: 4, resolved_notes: 'Never sick.' },
      modifiers: [{ notes: 'Not ashore.' }],
    });
    expect(JSON.stringify(traits)).not.toContain('"source"');
    expect(actor.skills).toMatchObject([{ default: { name: 'DX' } }, { default: { name: 'Rigging' } }]);
    expect(actor.notes).toMatchObject([
      { text: 'Log of the *Heron*.', calc: { resolved_text: 'Log of the *Heron*.' } },
    ]);
  });

  it('has a body that the system knows, without tables inside its locations', () => {
    const bodyOf = (name: string) => ({
      name,
      roll: '2d',
      locations: [
        {
          id: 'shell',
          choice_name: 'Shell',
          table_name: 'Shell',
          slots: 11,
          sub_table: { roll: '1d', locations: [] },
        },
      ],
    });
    const settings = (name: string) => actorOf({ attributes: [], settings: { body_type: bodyOf(name) } }).settings;
    expect(settings('Quadruped')).toMatchObject({ body_type: { id: 'quadruped', name: 'Quadruped' } });
    expect(settings('Reef Thing')).toMatchObject({
      body_type: { name: 'Humanoid', locations: [{ calc: { dr: { all: 0 } } }] },
    });
    expect(JSON.stringify(settings('Reef Thing'))).not.toContain('sub_table');
  });

  const actorOfOurs = (character: Parameters<typeof made>[1]): JsonObject =>
    exportFoundryActor(deriveCharacter(made('fourth-edition', character)), { now: '2026-11-27T12:00:00Z' });
  const weaponsOf = (actor: JsonObject, list: 'traits' | 'equipment') =>
    objectsIn(actor[list]).flatMap((row) => objectsIn(row.weapons));

  it('has what each weapon adds to Parry and Block, so that the coming version has our numbers', () => {
    // Broadsword (DX/A) with 8 points at DX 12 is 13: Parry 9. Combat Reflexes adds 1 to all, Enhanced Parry 2 to this skill.
    const actor = actorOfOurs({
      attributes: { dx: 12 },
      traits: [
        trait('combat-reflexes'),
        trait('enhanced-parry', { level: 2, choices: choices({ weapon: 'broadsword' }) }),
      ],
      skills: [skill('broadsword', 8)],
      equipment: [item('broadsword', { place: 'ready' }), item('rapier', { place: 'ready' })],
    });
    const [swing] = weaponsOf(actor, 'equipment');
    expect(actor.calc).toMatchObject({ parry_bonus: 1 });
    expect(swing).toMatchObject({ parry: '2', calc: { level: 14, parry: '13' } });
    const rapier = weaponsOf(actor, 'equipment').find(
      ({ calc }) => isJsonObject(calc) && String(calc.parry).endsWith('F'),
    );
    expect(rapier?.parry).toMatch(/^-?\d+F$/);
    const kick = weaponsOf(actor, 'traits').find(({ usage }) => usage === 'Kick');
    expect(kick?.parry ?? 'No').toBe('No');
  });

  it('has the whole size in the profile, where the coming version looks, and no feature that adds to it once more', () => {
    const race = typedRace({ name: 'Giant', effects: [{ stat: 'sizeModifier', add: 2 }] });
    const actor = actorOfOurs({ race: { entry: 'human', own: race } });
    expect(actor.profile).toMatchObject({ SM: 2 });
    expect(JSON.stringify(actor)).not.toContain('"sm"');
  });

  it('counts in groups what is under any other heading than a race or alternatives', () => {
    const headed = (type?: string) =>
      objectsIn(
        actorOf({
          attributes: [],
          traits: [
            {
              id: 'Theading000000000',
              name: 'Heading',
              ...(type === undefined ? {} : { container_type: type }),
              children: [{ id: 'tinside0000000000', name: 'Sea Legs', base_points: 5 }],
            },
          ],
        }).traits,
      ).find(({ name }) => name === 'Heading')?.container_type;
    expect([
      headed(),
      headed('meta_trait'),
      headed('attributes'),
      headed('ancestry'),
      headed('alternative_abilities'),
    ]).toEqual(['group', 'group', 'group', 'race', 'alternative_abilities']);
  });

  it('has Move and Dodge of the unharmed, which the system halves itself', () => {
    const hurt = actorOf({
      attributes: [{ attr_id: 'hp', adj: 0, damage: 9 }],
    });
    expect(hurt.calc).toMatchObject({ move: [5, 4, 3, 2, 1], dodge: [8, 7, 6, 5, 4] });
    expect(objectsIn(hurt.attributes).find(({ attr_id: id }) => id === 'hp')).toMatchObject({ calc: { current: 1 } });
  });

  it('weighs containers so that they and their contents come to the load, and writes weights without commas', () => {
    const equipment = [
      {
        id: 'Epack000000000000',
        description: 'Weightless pack',
        quantity: 1,
        base_weight: '5 lb',
        equipped: true,
        features: [{ type: 'contained_weight_reduction', reduction: '50%' }],
        children: [{ id: 'eanvil00000000000', description: 'Anvil', quantity: 2, base_weight: '1,000 lb' }],
      },
    ];
    const [pack] = objectsIn(actorOf({ attributes: [], equipment }).equipment);
    // 5 lb and half of 2,000 are 1,005; without the 2,000 that are counted by themselves −995 are left.
    expect(pack).toMatchObject({ weight: '-995 lb', calc: { weight: '-995 lb', extended_weight: '1005 lb' } });
    expect(objectsIn(pack?.children)).toMatchObject([{ weight: '1000 lb', quantity: 2 }]);
  });

  it('names a technique once, after the skill that it builds on', () => {
    const actor = actorOfOurs({
      skills: [skill('rapier', 4), skill('feint', 2, { speciality: 'Rapier' })],
    });
    const feint = objectsIn(actor.skills).find(({ name }) => name === 'Feint');
    expect(feint).toMatchObject({ default: { name: 'Rapier' } });
    expect(feint?.specialization ?? '').toBe('');
  });

  it('has a name for those without one', () => {
    expect(actorOfOurs({}).profile).toMatchObject({ name: 'Unnamed' });
  });
});
