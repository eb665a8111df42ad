import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SavedCharacter } from '../../../character/character.ts';
import { catalogFor, deriveCharacter } from '../../../rules/derive-character.ts';
import { skillStat } from '../../../rules/stat-ids.ts';
import { skillWith } from '../../../testing/gcs-sheet-texts.ts';
import { importedSheet } from '../../../testing/open-sheet.ts';
import type { JsonObject, JsonValue } from '../read/gcs-sheet.ts';
import { readGcsSheet } from '../read/read-gcs-sheet.ts';
import { isJsonObject, objectsIn, walkRows } from '../sheet-json.ts';
import { withBodyCalc } from './build-sheet.ts';
import { exportGcsSheet, gcsText } from './export-sheet.ts';
import { openedSheet } from './fixtures/opened-sheet.ts';
import { compareWithCalc } from './open-gcs-sheet.ts';
import '../../../testing/load-rulesets.ts';
import { ownItem } from '../../../testing/huge-character.ts';
import { olderSheets, versionFourSheet, versionOneSheet, versionTwoSheet } from '../../../testing/older-gcs-sheets.ts';
import { typedRace } from '../../../testing/own-rows.ts';
import { item, saved as made, skill } from '../../../testing/rows.ts';

describe('Exported sheets', () => {
  const now = '2026-11-23T12:00:00Z';

  function open(text: string): SavedCharacter {
    const reading = readGcsSheet(text);
    if (!reading.ok) throw new Error(reading.error.code);
    return importedSheet(reading.value.sheet).file;
  }
  const write = (saved: SavedCharacter): JsonObject => exportGcsSheet(deriveCharacter(saved), { now });

  /** Values that every saving writes again. */
  const rewritten = new Set(['calc', 'defaulted_from', 'created_date', 'modified_date']);

  const kept = (value: JsonValue): JsonValue => {
    if (Array.isArray(value)) return value.map(kept);
    if (!isJsonObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, field]) => (rewritten.has(name) ? [] : [[name, kept(field)]])),
    );
  };

  it('have the prices of the campaign in their settings, and bring them back', () => {
    // A level of HT at 15 points; a quarter of Basic Speed at 3 is 12 for a whole one. HT 12: 2 × 15 = 30.
    const prices = { ht: 15, basicSpeed: 3 };
    const sheet = write(made('fourth-edition', { attributes: { ht: 12 }, campaign: { prices } }));
    const settings = isJsonObject(sheet.settings) ? objectsIn(sheet.settings.attributes) : [];
    const costOf = (wanted: string) => settings.find(({ id }) => id === wanted)?.cost_per_point;
    expect([costOf('ht'), costOf('basic_speed'), costOf('st')]).toEqual([15, 12, 10]);
    const opened = open(JSON.stringify(sheet));
    expect(opened.character.campaign.prices).toEqual(prices);
    expect(opened.character.traits).toEqual([]);
    expect(deriveCharacter(opened).worksheet.number('ht.points')).toBe(30);
  });

  describe('an opened GCS sheet', () => {
    it('is exported with everything in it, including unknown keys at all levels', () => {
      expect(kept(write(open(JSON.stringify(openedSheet))))).toEqual(kept(openedSheet));
    });

    it('has recomputed values', () => {
      const sheet = write(open(JSON.stringify(openedSheet)));
      const luck = { value: 5, current: 4, points: 8 };
      expect(sheet.calc).toMatchObject({ thrust: '1d', swing: '2d-1', basic_lift: '34 lb', move: [5, 4, 3, 2, 1] });
      expect(sheet.attributes).toContainEqual({ attr_id: 'st', adj: 3, calc: { value: 13, points: 30 } });
      expect(sheet.attributes).toContainEqual({ attr_id: 'luck', adj: 2, damage: 1, later_key: 1, calc: luck });
      expect(sheet.modified_date).toBe(now);
      expect(gcsText(sheet)).toMatch(/^\{\n\t"version": 5,\n[^\r]*\}\n$/);
    });

    describe('keeps the numbers that GCS computed', () => {
      const calc = {
        level: 11,
        damage: 'R-HT-2 or KO',
        reach: 'C,1',
        strength: '14†',
      };
      const stunner = {
        id: 'estunner000000000',
        description: 'Stunner',
        quantity: 1,
        equipped: true,
        base_weight: '2 lb',
        weapons: [
          {
            id: 'wstunner000000000',
            damage: { type: 'R-HT-2 or KO' },
            usage: 'Touch',
            reach: 'C',
            strength: '10†',
            defaults: [{ type: 'dx', modifier: 0 }],
            calc,
          },
        ],
        calc: { value: 0, extended_value: 0, weight: '2 lb', extended_weight: '2 lb' },
      };
      const sheet = {
        ...openedSheet,
        equipment: [stunner],
        calc: { swing: '2d-1', thrust: '1d', basic_lift: '1,034 lb', move: [5, 4, 3, 2, 1], dodge: [8, 7, 6, 5, 4] },
      };
      const opened = open(JSON.stringify(sheet));
      const calcOf = (written: JsonObject) => objectsIn(objectsIn(written.equipment)[0]?.weapons)[0]?.calc;

      it('with their texts, of a sheet that was only opened', () => {
        const written = write(opened);
        expect(calcOf(written)).toEqual(calc);
        expect(written.calc).toMatchObject({ basic_lift: '1,034 lb' });
      });

      it('except those that a change here changed', () => {
        const { attributes } = opened.character;
        const stronger = { ...opened.character, attributes: { ...attributes, st: 14, dx: 12 } };
        const written = write({ ...opened, character: stronger });
        expect(calcOf(written)).toMatchObject({ level: 12, damage: 'R-HT-2 or KO' });
        expect(written.calc).toMatchObject({ basic_lift: '39 lb' });
      });
    });

    it('counts worn contents of a container, which have a separate row here, in that container', () => {
      const worn = {
        id: 'eworn000000000000',
        description: 'Padded coat',
        base_value: 50,
        base_weight: '6 lb',
        quantity: 1,
        equipped: true,
        features: [{ type: 'dr_bonus', locations: ['torso'], amount: 1 }],
      };
      const inner = { id: 'Einner00000000000', description: 'Layers', quantity: 1, equipped: true, children: [worn] };
      const outer = { id: 'Eouter00000000000', description: 'Armor', quantity: 1, equipped: true, children: [inner] };
      const sheet = write(open(JSON.stringify({ ...openedSheet, equipment: [outer] })));
      expect(sheet.equipment).toMatchObject([
        {
          calc: { extended_value: 50, extended_weight: '6 lb' },
          children: [
            { calc: { extended_value: 50, extended_weight: '6 lb' }, children: [{ id: 'eworn000000000000' }] },
          ],
        },
      ]);
    });

    it('changes only where the character was changed', () => {
      const saved = open(JSON.stringify(openedSheet));
      const [skill] = saved.character.skills;
      const skills = saved.character.skills.map((row) => (row === skill ? { ...row, points: 8 } : row));
      const sheet = write({ ...saved, character: { ...saved.character, skills } });
      expect(skillWith(sheet, 'Rigging')).toMatchObject({
        id: 'srigging000000000',
        points: 8,
        later_key: { deep: [1, 2] },
        third_party: { other: { kept: true } },
      });
      expect(skillWith(sheet, 'Knots')).not.toHaveProperty('third_party');
      const [first] = open(gcsText(sheet)).character.skills;
      expect(first).toEqual({ ...skill, points: 8 });
    });

    it('loses the rows that the character lost, and gets new ones', () => {
      const saved = open(JSON.stringify(openedSheet));
      const [gone, ...equipment] = saved.character.equipment;
      const [trait] = saved.character.traits;
      if (!gone || !trait) throw new Error('The fixture has a trait and an item.');
      const traits = [
        ...saved.character.traits,
        { ...trait, key: 'k900', own: trait.own && { ...trait.own, name: 'Sea Eyes' } },
      ];
      const sheet = write({ ...saved, character: { ...saved.character, traits, equipment } });
      const text = JSON.stringify(sheet);
      expect(text).not.toContain('eoilskin000000000');
      expect(text).toContain('Sea Eyes');
      expect(open(gcsText(sheet)).character.traits.map(({ own }) => own?.name)).toContain('Sea Eyes');
    });
  });

  describe('our own data in a sheet', () => {
    const saved = open(JSON.stringify({ ...openedSheet, id: 'Aown0000000000000' }));
    const own: SavedCharacter = { ...saved, character: { ...saved.character, origin: null } };
    const text = gcsText(write(own));
    const change = (edit: (sheet: { [name: string]: unknown }) => void): SavedCharacter => {
      const sheet: { [name: string]: unknown } = JSON.parse(text);
      edit(sheet);
      return open(JSON.stringify(sheet));
    };

    it('restore the same character', () => {
      expect(open(text)).toEqual(own);
    });

    describe('of items', () => {
      const equipment = [
        item('backpack', { key: 'pack', place: 'carried' }),
        item('dagger', { key: 'knife', place: 'carried', container: 'pack', quantity: 2 }),
        item('boots', { key: 'boots', place: 'ready' }),
      ];
      const sheet = write(made('fourth-edition', { equipment }));
      const changed = (edit: (rows: JsonObject[]) => readonly JsonObject[]) =>
        open(JSON.stringify({ ...sheet, equipment: edit([...objectsIn(sheet.equipment)]) })).character.equipment;

      it('count the contents of a container as often as there are of it now', () => {
        const rows = changed(([pack = {}, ...rest]) => [{ ...pack, quantity: 3 }, ...rest]);
        expect(rows).toMatchObject([
          { entry: 'backpack', quantity: 3 },
          { entry: 'dagger', quantity: 6, container: 'pack' },
          { entry: 'boots', quantity: 1 },
        ]);
      });

      it('leave worn armor on the body that was put into a worn container', () => {
        const rows = changed(([pack = {}, boots = {}]) => [
          { ...pack, equipped: true, children: [...objectsIn(pack.children), boots] },
        ]);
        expect(rows.find(({ key }) => key === 'boots')).toMatchObject({
          entry: 'boots',
          place: 'ready',
          container: '',
        });
      });

      it('are worn if they were put on in their container', () => {
        const packed = write(
          made('fourth-edition', {
            equipment: [
              item('backpack', { key: 'pack', place: 'ready' }),
              item('boots', { key: 'boots', place: 'carried', container: 'pack' }),
              item('dagger', { key: 'knife', place: 'carried', container: 'pack' }),
            ],
          }),
        );
        const [pack = {}] = objectsIn(packed.equipment);
        const children = objectsIn(pack.children).map((row) => ({ ...row, equipped: true, quantity: 2 }));
        const { equipment: rows } = open(JSON.stringify({ ...packed, equipment: [{ ...pack, children }] })).character;
        expect(rows).toMatchObject([
          { entry: 'backpack' },
          { entry: 'boots', place: 'ready', container: '', quantity: 2 },
          { entry: 'dagger', place: 'carried', container: 'pack', quantity: 2 },
        ]);
      });

      it('lie in the container that they were put into', () => {
        const rows = changed(([pack = {}, boots = {}]) => [
          { ...pack, children: [...objectsIn(pack.children), { ...boots, equipped: false }] },
        ]);
        expect(rows.find(({ key }) => key === 'boots')).toMatchObject({ entry: 'boots', container: 'pack' });
      });
    });

    it('keep the keys of rows apart from those that modifiers get', () => {
      const opened = open(
        JSON.stringify({
          version: 5,
          id: 'Akeys000000000000',
          attributes: [],
          traits: [
            {
              id: 'tlungs00000000000',
              name: 'Tar Lungs',
              base_points: 5,
              modifiers: [{ name: 'Deck', cost_adj: '-20%' }],
            },
          ],
          skills: [
            { id: 'sfirst00000000000', name: 'Hauling', difficulty: 'dx/a', points: 1 },
            { id: 'ssecond0000000000', name: 'Splicing', difficulty: 'dx/a', points: 2 },
          ],
        }),
      );
      const skills = opened.character.skills.filter(({ own }) => own?.name !== 'Hauling');
      const text = gcsText(write({ ...opened, character: { ...opened.character, skills } }));
      const reading = readGcsSheet(text);
      if (!reading.ok) throw new Error(reading.error.code);
      const { file, places } = importedSheet(reading.value.sheet);
      expect(file.character.skills.map(({ key }) => key)).toEqual(skills.map(({ key }) => key));
      expect(places.get('ssecond0000000000')?.key).toBe(skills[0]?.key);
    });

    it('fit rows that GCS wrote again in its own way', () => {
      const written = gcsText(
        write(
          made('fourth-edition', {
            race: {
              entry: 'human',
              own: typedRace({
                name: 'Selkie',
                points: 20,
                skills: [{ key: 'rs0', entry: 'light', own: null, speciality: 'Deep', relative: 2 }],
              }),
            },
            skills: [skill('retain-weapon-ranged', 2)],
          }),
        ),
      );
      // A default from an attribute gets a comparison without a text.
      const again = JSON.parse(written, (name, value) =>
        name === 'default' && value.type === 'dx' ? { ...value, name: { compare: 'is' } } : value,
      );
      const { skills, race } = open(JSON.stringify(again)).character;
      expect(skills.map(({ entry }) => entry)).toEqual(['retain-weapon-ranged']);
      expect(race.own?.name).toBe('Selkie');
      const bonuses = [...walkRows(JSON.parse(written))].flatMap(({ row }) => objectsIn(row.features));
      expect(bonuses.filter(({ type }) => type === 'spell_point_bonus')).toEqual([
        {
          type: 'spell_point_bonus',
          match: 'spell_name',
          name: { compare: 'is', qualifier: 'Light (Deep)' },
          amount: expect.any(Number),
        },
      ]);
    });

    it('do not hide changes made in GCS', () => {
      const points = change((sheet) => Object.assign(skillWith(sheet, 'Rigging'), { points: 12 }));
      expect(points.character.skills[0]).toEqual({ ...own.character.skills[0], points: 12 });
      const hair = change((sheet) => Object.assign(sheet.profile ?? {}, { hair: 'white' }));
      expect(hair.character.concept.hair).toBe('white');
      expect(hair.character.concept.story).toBe(own.character.concept.story);
      const stronger = change((sheet) =>
        Object.assign(Array.isArray(sheet.attributes) ? sheet.attributes[0] : {}, { adj: 5 }),
      );
      expect(stronger.character.attributes.st).toBe(15);
      expect(stronger.character.traits).toEqual(own.character.traits);
    });

    it('are not trusted more than any file', () => {
      const odd = change((sheet) =>
        Object.assign(sheet, {
          third_party: { pointwright: { version: 2, ruleset: 'fourth-edition', character: 7, order: 'x' } },
        }),
      );
      expect(odd.character.attributes.st).toBe(13);
      const later = change((sheet) =>
        Object.assign(sheet, { third_party: { pointwright: { version: 99, ruleset: 'fourth-edition' } } }),
      );
      expect(later.character.attributes.st).toBe(13);
    });
  });

  const folder = process.env.POINTWRIGHT_GCS_SHEETS;

  describe.skipIf(!folder)('real sheets (POINTWRIGHT_GCS_SHEETS names their folder)', { timeout: 300_000 }, () => {
    const files = folder
      ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.gcs'))
      : [];
    it.each(files)('%s is exported unchanged', (name) => {
      const text = readFileSync(join(folder ?? '', name), 'utf8');
      expect(kept(write(open(text)))).toEqual(kept(JSON.parse(text)));
    });

    const reportOn = (text: string) => {
      const reading = readGcsSheet(text);
      if (!reading.ok) throw new Error(reading.error.code);
      const imported = importedSheet(reading.value.sheet);
      return compareWithCalc(reading.value.sheet, imported, deriveCharacter(imported.file));
    };

    it.each(files)('%s has the numbers of our sheet when exported, or its own where those differ', (name) => {
      const text = readFileSync(join(folder ?? '', name), 'utf8');
      const before = reportOn(text);
      const exported = reportOn(gcsText(write(open(text))));
      expect(exported.total).toBeGreaterThan(40);
      expect(exported.differences).toEqual(before.differences);
    });
  });
});

describe('The body', () => {
  const body = {
    name: 'Crab',
    roll: '2d',
    locations: [
      {
        id: 'shell',
        table_name: 'Shell',
        slots: 6,
        dr_bonus: 3,
        sub_table: { roll: '1d', locations: [{ id: 'rim', table_name: 'Rim', slots: 6, dr_bonus: 1 }] },
      },
      { id: 'claw', table_name: 'Claw', slots: 5, later_key: 1 },
      { id: 'eye', table_name: 'Eye', slots: 0 },
    ],
  };
  const bonus = (locations: readonly string[], amount: number, specialization?: string) => ({
    type: 'dr_bonus',
    locations,
    amount,
    ...(specialization === undefined ? {} : { specialization }),
  });

  describe('withBodyCalc', () => {
    it('has the rolls of each location, and DR against single kinds of damage as differences', () => {
      const features = [bonus(['claw'], 4), bonus(['claw'], -2, 'Crushing'), bonus(['all'], 1)];
      expect(withBodyCalc(body, features, new Map())).toMatchObject({
        locations: [
          { calc: { roll_range: '2-7', dr: { all: 4 } } },
          { later_key: 1, calc: { roll_range: '8-12', dr: { all: 5, crushing: -2 } } },
          { calc: { roll_range: '-', dr: { all: 1 } } },
        ],
      });
    });

    it('has our number against everything, and keeps the differences', () => {
      const features = [bonus(['claw'], 4), bonus(['claw'], -2, 'crushing')];
      expect(withBodyCalc(body, features, new Map([['claw', 6]])).locations).toContainEqual(
        expect.objectContaining({ id: 'claw', calc: { roll_range: '8-12', dr: { all: 6, crushing: -2 } } }),
      );
    });

    it('adds the DR of a location to that of its parts', () => {
      const features = [bonus(['shell'], 2, 'cutting'), bonus(['rim'], 1, 'cutting'), bonus(['all'], 1)];
      expect(withBodyCalc(body, features, new Map())).toMatchObject({
        locations: [
          { sub_table: { locations: [{ calc: { roll_range: '1-6', dr: { all: 5, cutting: 3 } } }] } },
          {},
          {},
        ],
      });
    });
  });
});

describe('The DR of the vitals', () => {
  it.each(['mail-hauberk', 'cloth-armor-torso'])('is that of the torso, which GCS counts apart: %s', (entry) => {
    const sheet = exportGcsSheet(
      deriveCharacter(made('fourth-edition', { equipment: [item(entry, { place: 'ready' })] })),
      { now: '2026-11-23T12:00:00Z' },
    );
    const [armor] = objectsIn(sheet.equipment);
    const places = objectsIn(armor?.features)
      .filter(({ type }) => type === 'dr_bonus')
      .map(({ locations }) => locations);
    expect(places.length).toBeGreaterThan(0);
    for (const locations of places) expect(locations).toEqual(expect.arrayContaining(['torso', 'vitals']));
  });
});

describe('The relative level of a skill', () => {
  it('is without the penalty for load, which GCS has in the level alone', () => {
    const character = made('fourth-edition', {
      skills: [skill('climbing', 1), skill('swimming', 4)],
      equipment: [item('', { own: ownItem('Anvil', { kind: 'gear', weight: 50 }), place: 'carried' })],
    });
    const sheet = exportGcsSheet(deriveCharacter(character), { now: '2026-11-23T12:00:00Z' });
    // 50 lb at a Basic Lift of 20 is medium encumbrance: −2 to climb, −4 to swim.
    expect(skillWith(sheet, 'Climbing')).toMatchObject({ calc: { level: 7, rsl: 'DX-1' } });
    expect(skillWith(sheet, 'Swimming')).toMatchObject({ calc: { level: 8, rsl: 'HT+2' } });
  });
});

describe('Weapons', () => {
  /** GCS's text for the figures of weapons, never one that it would misread (format, section 7). */
  const grammar: Readonly<Record<string, RegExp>> = {
    strength: /^\d*B?M?R?[†‡]?$/,
    reach: /^(?:C|(?:C,)?\d+(?:-\d+)?)\*?$/,
    parry: /^-?\d+F?U?$/,
    block: /^-?\d+$/,
    accuracy: /^(?:\d+(?:\+\d+)?|Jet)$/,
    range: /^x?[\d,.]+(?:\/x?[\d,.]+)?$/,
    rate_of_fire: /^(?:\d+(?:x\d+)?[!#]?(?:\/\d+(?:x\d+)?[!#]?)?|Jet)$/,
    bulk: /^-?\d+(?:\/-\d+)?\*?$/,
    recoil: /^\d+$/,
  };

  const { items } = catalogFor('fourth-edition');
  const ids = [...items].flatMap(([id, { facet }]) => ((facet.attacks ?? []).length > 0 ? [id] : []));

  describe('that are carried', () => {
    const now = '2026-11-23T12:00:00Z';
    const rows = [
      item('broadsword', { key: 'sword', place: 'ready' }),
      item('dagger', { key: 'knife', place: 'carried' }),
      item('medium-shield', { key: 'targe', place: 'carried' }),
      item('axe', { key: 'axe', place: 'home' }),
    ];
    const sheet = exportGcsSheet(deriveCharacter(made('fourth-edition', { equipment: rows })), { now });
    const equipped = [...objectsIn(sheet.equipment), ...objectsIn(sheet.other_equipment)].map(
      ({ description, equipped: isOn }) => [description, isOn],
    );

    it('are equipped in the file if they do nothing but attack, so that their attacks are listed there too', () => {
      expect(equipped).toEqual([
        ['Broadsword', true],
        ['Dagger', true],
        ['Medium shield', false],
        ['Axe', false],
      ]);
    });

    it('are carried when the file is opened again, also after a change of their number there', () => {
      const placeIn = (text: string) => {
        const reading = readGcsSheet(text);
        if (!reading.ok) throw new Error(reading.error.code);
        const { equipment } = importedSheet(reading.value.sheet).file.character;
        return equipment.find(({ key }) => key === 'knife');
      };
      const more = JSON.parse(JSON.stringify(sheet), (name, value) =>
        name === 'equipment' && Array.isArray(value)
          ? value.map((row) => (row.description === 'Dagger' ? { ...row, quantity: 3 } : row))
          : value,
      );
      expect(placeIn(gcsText(sheet))).toMatchObject({ place: 'carried', quantity: 1 });
      expect(placeIn(JSON.stringify(more))).toMatchObject({ place: 'carried', quantity: 3 });
    });
  });

  it('have the figures of their quality', () => {
    const rows = [
      item('broadsword', { key: 'sword', place: 'ready', quality: 'fine' }),
      item('dagger', { key: 'knife', place: 'ready', quality: 'veryFine' }),
      item('crossbow', { key: 'crossbow', place: 'ready', quality: 'fine' }),
    ];
    const sheet = exportGcsSheet(deriveCharacter(made('fourth-edition', { equipment: rows })), {
      now: '2026-11-23T12:00:00Z',
    });
    const of = (name: string) =>
      objectsIn(objectsIn(sheet.equipment).find(({ description }) => description === name)?.weapons)[0];
    // Basic Set pp. 271–276: sw+1 and thr-1 cut and imp; ranges of 20 and 25 times ST.
    expect(of('Broadsword (fine)')?.damage).toMatchObject({ st: 'sw', base: '2' });
    expect(of('Dagger (very fine)')?.damage).toMatchObject({ st: 'thr', base: '1' });
    expect(of('Crossbow (fine)')?.range).toBe('x24/x30');
    const plain = exportGcsSheet(
      deriveCharacter(made('fourth-edition', { equipment: rows.map((row) => ({ ...row, quality: 'good' as const })) })),
      { now: '2026-11-23T12:00:00Z' },
    );
    expect(objectsIn(objectsIn(plain.equipment)[2]?.weapons)[0]?.range).toBe('x20/x25');
  });

  it('have a strength of their own only if it counts', () => {
    const rows = [
      item('crossbow', { key: 'crossbow', place: 'ready', bowStrength: 14 }),
      item('broadsword', { key: 'sword', place: 'ready', bowStrength: 14 }),
    ];
    const sheet = exportGcsSheet(deriveCharacter(made('fourth-edition', { equipment: rows })), {
      now: '2026-11-23T12:00:00Z',
    });
    expect(objectsIn(sheet.equipment).map(({ description, rated_strength: of }) => [description, of])).toEqual([
      ['Crossbow', 14],
      ['Broadsword', undefined],
    ]);
  });

  it('in a container that there is none of lie beside it in the file, and in it when that is opened', () => {
    const character = made('fourth-edition', {
      equipment: [
        item('backpack', { key: 'pack', place: 'carried', quantity: 0 }),
        item('axe', { key: 'axe', place: 'carried', container: 'pack' }),
      ],
    });
    const sheet = exportGcsSheet(deriveCharacter(character), { now: '2026-11-23T12:00:00Z' });
    expect(objectsIn(sheet.equipment).map(({ description, children = [] }) => [description, children])).toEqual([
      [expect.any(String), []],
      ['Axe', []],
    ]);
    const reading = readGcsSheet(gcsText(sheet));
    if (!reading.ok) throw new Error(reading.error.code);
    const { equipment } = importedSheet(reading.value.sheet).file.character;
    expect(equipment.find(({ key }) => key === 'axe')?.container).toBe('pack');
  });

  describe('what a wildcard skill covers', () => {
    // Sword! is DX/VH at three times the points: 24 buy DX = 12. Feint is at the skill, and 2 points buy +1.
    const character = made('fourth-edition', {
      attributes: { dx: 12 },
      skills: [skill('sword-wildcard', 24), skill('feint-shortsword', 2), skill('knife', 1)],
      equipment: [item('broadsword', { key: 'blade', place: 'ready' })],
    });
    const sheet = exportGcsSheet(deriveCharacter(character), { now: '2026-11-23T12:00:00Z' });
    const bySword = { type: 'skill', name: 'Sword!' };

    it('names it as a use of weapons, and as the base of skills and techniques', () => {
      const [blade] = objectsIn(sheet.equipment);
      const [swing] = objectsIn(blade?.weapons);
      expect(swing?.defaults).toContainEqual(bySword);
      const named = (name: string) => objectsIn(sheet.skills).find((row) => row.name === name);
      expect(named('Feint')?.default).toEqual(bySword);
      expect(named('Knife')?.defaults).toContainEqual(bySword);
    });

    it('has the same levels when it is opened again', () => {
      const reading = readGcsSheet(gcsText(sheet));
      if (!reading.ok) throw new Error(reading.error.code);
      const { file } = importedSheet(reading.value.sheet);
      const { worksheet, context } = deriveCharacter(file);
      const levels = context.skills.map(({ name, key }) => [name, worksheet.number(skillStat(key, 'level'))]);
      expect(Object.fromEntries(levels)).toMatchObject({ 'Sword!': 12, Knife: 12 });
      expect(levels.find(([name]) => String(name).startsWith('Feint'))?.[1]).toBe(13);
      expect(worksheet.number('parry')).toBe(9);
    });
  });

  describe('the weapons of the lists in GCS’s notation', () => {
    const character = made('fourth-edition', { equipment: ids.map((id) => item(id)) });
    const sheet = exportGcsSheet(deriveCharacter(character), { now: '2026-11-23T12:00:00Z' });
    const rows = [...objectsIn(sheet.equipment), ...objectsIn(sheet.other_equipment)];
    const weapons = rows.flatMap((row) =>
      objectsIn(row.weapons).map((weapon): [JsonObject, JsonObject] => [row, weapon]),
    );

    it('have figures that GCS reads correctly', () => {
      expect(weapons.length).toBeGreaterThan(200);
      const others = weapons.flatMap(([row, weapon]) =>
        Object.entries(grammar).flatMap(([name, pattern]) => {
          const text = weapon[name];
          return text === undefined || (typeof text === 'string' && pattern.test(text))
            ? []
            : [`${String(row.description)}: ${name} ${String(text)}`];
        }),
      );
      expect(others).toEqual([]);
    });

    it('have thousands with commas, the reaches as one range, and projectiles by an x', () => {
      const texts = weapons.flatMap(([, weapon]) => [weapon.range, weapon.reach, weapon.rate_of_fire].map(String));
      expect(texts).toEqual(expect.arrayContaining(['1-2', '3x9']));
      expect(texts.some((text) => /\d,\d{3}/.test(text))).toBe(true);
      expect(texts.filter((text) => /\d{4}|×/.test(text))).toEqual([]);
    });
  });
});

describe('Sheets of older versions', () => {
  const now = '2026-11-23T12:00:00Z';

  function read(text: string) {
    const reading = readGcsSheet(text);
    if (!reading.ok) throw new Error(reading.error.code);
    expect(reading.value.log.remarks).toEqual([]);
    const imported = importedSheet(reading.value.sheet);
    return { sheet: reading.value.sheet, imported, saved: imported.file };
  }
  const open = (sheet: object): SavedCharacter => read(JSON.stringify(sheet)).saved;
  const write = (saved: SavedCharacter): JsonObject => exportGcsSheet(deriveCharacter(saved), { now });

  /** Each unknown field, with the name of its owner and its value. */
  function unknownFields(value: JsonValue, owner = ''): string[] {
    if (Array.isArray(value)) return value.flatMap((each: JsonValue) => unknownFields(each, owner));
    if (!isJsonObject(value)) return [];
    const named = [value.name, value.description, value.attr_id, value.usage].find((each) => typeof each === 'string');
    const name = typeof named === 'string' ? named : owner;
    return Object.entries(value).flatMap(([field, inner]) =>
      field.startsWith('later') ? [`${name}: ${field} ${JSON.stringify(inner)}`] : unknownFields(inner, name),
    );
  }

  const asJson = (sheet: object): JsonObject => JSON.parse(JSON.stringify(sheet));
  const withoutOrigin = ({ character: { origin: _, ...character }, ...file }: SavedCharacter) => ({
    ...file,
    character,
  });

  describe.each(olderSheets)('an opened sheet of version %i', (version, sheet) => {
    it('is exported as version 5, with its unknown parts at every level', () => {
      const out = write(open(sheet));
      expect(out.version).toBe(5);
      const unknown = unknownFields(asJson(sheet));
      expect(unknown.length).toBeGreaterThan(version === 1 ? 5 : 20);
      expect(unknownFields(out).sort()).toEqual(unknown.sort());
    });

    it('is the same character when that is opened, and is exported the same again', () => {
      const saved = open(sheet);
      const out = write(saved);
      const again = read(gcsText(out));
      expect(withoutOrigin(again.saved)).toEqual(withoutOrigin(saved));
      expect(write(again.saved)).toEqual(out);
      const { differences, total } = compareWithCalc(again.sheet, again.imported, deriveCharacter(again.saved));
      expect(differences).toEqual([]);
      expect(total).toBeGreaterThan(30);
    });

    it('keeps the unknown parts of other rows after a row was changed and another one deleted', () => {
      const saved = open(sheet);
      const [, ...traits] = saved.character.traits;
      const skills = saved.character.skills.map((row, i) => (i === 0 ? { ...row, points: 12 } : row));
      const out = write({ ...saved, character: { ...saved.character, traits, skills } });
      expect(skillWith(out, version === 1 ? 'Rigging' : 'Brawling')).toMatchObject({ points: 12 });
      const gone = /^(?:Barnacle Skin|Brine Spit|Only at sea|Spit): /;
      const [before, after] = [unknownFields(asJson(sheet)), unknownFields(out)].map((all) => all.sort());
      expect(after).toEqual(before?.filter((each) => !gone.test(each)));
      expect(after?.length).toBeLessThan(before?.length ?? 0);
    });
  });

  describe('the names of version 5', () => {
    it('replace the names of version 2', () => {
      const out = write(open(versionTwoSheet));
      expect(out).not.toHaveProperty('type');
      expect(out).not.toHaveProperty('advantages');
      expect(out.traits).toMatchObject([
        {
          id: expect.stringMatching(/^t[\w-]{16}$/),
          tags: ['Exotic'],
          can_level: true,
          weapons: [
            {
              id: expect.stringMatching(/^W[\w-]{16}$/),
              sv: 1,
              damage: { base_leveled: '1d' },
              calc: { damage: '3d cor' },
            },
          ],
          modifiers: [
            { id: expect.stringMatching(/^m[\w-]{16}$/), cost_adj: '-20%' },
            { cost_adj: '+2', local_notes: 'Smells.' },
            { cost_adj: 'x0.5' },
          ],
          prereqs: { prereqs: [{ type: 'trait_prereq' }] },
        },
        {
          id: expect.stringMatching(/^T[\w-]{16}$/),
          container_type: 'ancestry',
          children: [
            {
              features: [{ locations: ['torso'] }, { per_die: true, tags: { compare: 'is', qualifier: 'Ship' } }],
              local_notes: 'Gray.',
            },
          ],
        },
        { disabled: true },
      ]);
      expect(out.skills).toMatchObject([
        { id: expect.stringMatching(/^s/), tags: ['Combat', 'Unarmed'] },
        { id: expect.stringMatching(/^q/) },
      ]);
      expect(out.spells).toMatchObject([
        { id: expect.stringMatching(/^p/), college: ['Water'] },
        { id: expect.stringMatching(/^r/) },
      ]);
      expect(out.equipment).toMatchObject([
        {
          id: expect.stringMatching(/^E/),
          quantity: 1,
          base_value: '20',
          base_weight: '10 lb',
          children: [{ id: expect.stringMatching(/^e/), base_value: '15', base_weight: '3 lb' }],
        },
      ]);
      expect(out.notes).toMatchObject([{ id: expect.stringMatching(/^n/), markdown: 'Log of the *Heron*.' }]);
      expect(out.settings).toMatchObject({
        show_trait_modifier_adj: true,
        body_type: { name: 'Humanoid', locations: [{ calc: { dr: { all: 1 } } }] },
      });
      const written = JSON.stringify(out);
      for (const old of [
        '"attribute_base"',
        '"categories"',
        '"cost_type":"p',
        '"hit_locations"',
        '"location":',
        '"text"',
      ]) {
        expect(written).not.toContain(old);
      }
      expect(written).toContain('"value":"Math.round($hp / 3 - 1)"');
      expect(written).toContain('"base":"Math.floor($basic_speed)"');
    });

    it('replace the attributes, rules and places of version 1, and GCS’s own settings are filled in', () => {
      const saved = open(versionOneSheet);
      expect(saved).toMatchObject({
        houseRules: ['knowing-your-own-strength'],
        play: { state: { hitsLost: 3 } },
        character: { attributes: { st: 12, dx: 13, iq: 11, ht: 11 } },
      });
      const out = write(saved);
      expect(out.attributes).toContainEqual({ attr_id: 'st', adj: 2, calc: { value: 12, points: 20 } });
      expect(out.attributes).toContainEqual({ attr_id: 'will', adj: 2, calc: { value: 12, points: 10 } });
      expect(out.attributes).toContainEqual({
        attr_id: 'hp',
        adj: 2,
        damage: 3,
        calc: expect.objectContaining({ current: 11 }),
      });
      expect(out.settings).toMatchObject({
        damage_progression: 'knowing_your_own_strength',
        body_type: { roll: '3d' },
      });
      const { body_type: body } = isJsonObject(out.settings) ? out.settings : {};
      const resistances = isJsonObject(body) ? objectsIn(body.locations).map(({ id, calc }) => [id, calc]) : [];
      expect(resistances).toContainEqual(['torso', expect.objectContaining({ dr: { all: 2 } })]);
      expect(resistances).toContainEqual(['eye', expect.objectContaining({ dr: { all: 0 } })]);
      expect(out.print_settings).toEqual({ orientation: 'portrait' });
      for (const old of ['ST', 'DX', 'HP_adj', 'hp_damage', 'will_adj']) expect(out).not.toHaveProperty(old);
    });
  });

  describe('notes with an expression', () => {
    it('keep it, with the text that GCS has computed, which is used here', () => {
      const saved = open(versionFourSheet);
      const notes = ({ character }: SavedCharacter) => character.traits[0]?.own?.notes;
      expect(notes(saved)).toContain('Reach 24 yards.');
      const [trait, ...traits] = saved.character.traits;
      if (!trait) throw new Error('The fixture has a trait.');
      const changed = { ...saved, character: { ...saved.character, traits: [{ ...trait, level: 4 }, ...traits] } };
      for (const each of [saved, changed]) {
        const out = write(each);
        expect(JSON.stringify(out.traits)).toContain('||$st * 2||');
        expect(notes(open(JSON.parse(gcsText(out))))).toEqual(notes(saved));
      }
    });
  });

  /** Players' sheets of older versions, in a folder next to those of version 5. */
  const folder = join(process.env.POINTWRIGHT_GCS_SHEETS ?? '', '..', 'legacy');
  const hasFolder = Boolean(process.env.POINTWRIGHT_GCS_SHEETS) && existsSync(folder);
  const files = hasFolder
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.gcs'))
    : [];

  const texts = [
    'name',
    'notes',
    'text',
    'reference',
    'description',
    'specialization',
    'qualifier',
    'situation',
    'usage',
  ];

  /** All that players wrote or chose by name, in any order. */
  function textsOf(value: JsonValue): string[] {
    if (Array.isArray(value)) return value.flatMap(textsOf);
    if (!isJsonObject(value)) return [];
    return Object.entries(value).flatMap(([field, inner]) =>
      texts.includes(field.replace('local_notes', 'notes').replace('markdown', 'text')) && typeof inner === 'string'
        ? [inner]
        : field === 'calc' || field === 'settings'
          ? []
          : textsOf(inner),
    );
  }

  describe.skipIf(!hasFolder)(
    'real sheets of older versions (in the folder “legacy” next to POINTWRIGHT_GCS_SHEETS)',
    () => {
      it.each(files)('%s is exported with all its texts and numbers, and is the same character again', (name) => {
        const text = readFileSync(join(folder, name), 'utf8');
        const { saved, sheet } = read(text);
        const out = write(saved);
        expect(out.version).toBe(5);
        expect(textsOf(out).filter(Boolean).sort()).toEqual(textsOf(JSON.parse(text)).filter(Boolean).sort());
        const again = read(gcsText(out));
        expect(withoutOrigin(again.saved)).toEqual(withoutOrigin(saved));
        expect(write(again.saved)).toEqual(out);
        expect(again.sheet.traits.length).toBe(sheet.traits.length);
        expect(compareWithCalc(again.sheet, again.imported, deriveCharacter(again.saved)).differences).toEqual([]);
      });
    },
  );
});
