import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SavedCharacter } from '../../../character/character.ts';
import type { JsonObject, JsonValue } from '../read/gcs-sheet.ts';
import { readGcsSheet } from '../read/read-gcs-sheet.ts';
import '../../../testing/load-rulesets.ts';
import { deriveCharacter } from '../../../rules/derive-character.ts';
import { skillWith } from '../../../testing/gcs-sheet-texts.ts';
import { olderSheets, versionFourSheet, versionOneSheet, versionTwoSheet } from '../../../testing/older-gcs-sheets.ts';
import { importedSheet } from '../../../testing/open-sheet.ts';
import { compareWithCalc } from '../compare/compare-with-calc.ts';
import { isJsonObject, objectsIn } from '../sheet-json.ts';
import { exportGcsSheet, gcsText } from './export-sheet.ts';

const now = '2026-11-23T12:00:00Z';

function read(text: string) {
  const reading = readGcsSheet(text);
  if (!reading.ok) throw new Error(reading.problem.code);
  expect(reading.log.remarks).toEqual([]);
  const imported = importedSheet(reading.sheet);
  return { sheet: reading.sheet, imported, saved: imported.file };
}
const open = (sheet: object): SavedCharacter => read(JSON.stringify(sheet)).saved;
const write = (saved: SavedCharacter): JsonObject => exportGcsSheet(deriveCharacter(saved), { now });

/** Each field that nobody knows, with the name of what it is on and its value. */
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
const withoutOrigin = ({ character: { origin: _, ...character }, ...file }: SavedCharacter) => ({ ...file, character });

describe.each(olderSheets)('a sheet of version %i that was opened', (version, sheet) => {
  it('goes out as version 5, with its unknown parts at every level', () => {
    const out = write(open(sheet));
    expect(out.version).toBe(5);
    const unknown = unknownFields(asJson(sheet));
    expect(unknown.length).toBeGreaterThan(version === 1 ? 5 : 20);
    expect(unknownFields(out).sort()).toEqual(unknown.sort());
  });

  it('is the same character when that is opened, and goes out the same again', () => {
    const saved = open(sheet);
    const out = write(saved);
    const again = read(gcsText(out));
    expect(withoutOrigin(again.saved)).toEqual(withoutOrigin(saved));
    expect(write(again.saved)).toEqual(out);
    const { differences, total } = compareWithCalc(again.sheet, again.imported, deriveCharacter(again.saved));
    expect(differences).toEqual([]);
    expect(total).toBeGreaterThan(30);
  });

  it('keeps the unknown parts of the other rows where a row was changed and another one deleted', () => {
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
  it('are those of what version 2 has under others', () => {
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

  it('are those of the attributes, rules and places of version 1, and what GCS would take from its own settings is there', () => {
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
    expect(out.settings).toMatchObject({ damage_progression: 'knowing_your_own_strength', body_type: { roll: '3d' } });
    const { body_type: body } = isJsonObject(out.settings) ? out.settings : {};
    const resistances = isJsonObject(body) ? objectsIn(body.locations).map(({ id, calc }) => [id, calc]) : [];
    expect(resistances).toContainEqual(['torso', expect.objectContaining({ dr: { all: 2 } })]);
    expect(resistances).toContainEqual(['eye', expect.objectContaining({ dr: { all: 0 } })]);
    expect(out.print_settings).toEqual({ orientation: 'portrait' });
    for (const old of ['ST', 'DX', 'HP_adj', 'hp_damage', 'will_adj']) expect(out).not.toHaveProperty(old);
  });
});

describe('notes with an expression', () => {
  it('keep it, with the text that GCS has worked out, and that is what counts here', () => {
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

/** Sheets of older versions that players have, in a folder beside those of version 5. */
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

describe.skipIf(!hasFolder)('real sheets of older versions (POINTWRIGHT_GCS_SHEETS has a “legacy” beside it)', () => {
  it.each(files)('%s goes out with all its texts and numbers, and is the same character again', (name) => {
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
});
