import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SavedCharacter } from '../../../character/character.ts';
import { deriveCharacter } from '../../../rules/derive-character.ts';
import { skillWith } from '../../../testing/gcs-sheet-texts.ts';
import { importedSheet } from '../../../testing/open-sheet.ts';
import { compareWithCalc } from '../compare/compare-with-calc.ts';
import type { JsonObject, JsonValue } from '../read/gcs-sheet.ts';
import { readGcsSheet } from '../read/read-gcs-sheet.ts';
import { isJsonObject } from '../sheet-json.ts';
import { exportGcsSheet, gcsText } from './export-sheet.ts';
import { openedSheet } from './fixtures/opened-sheet.ts';

const now = '2026-11-23T12:00:00Z';

function open(text: string): SavedCharacter {
  const reading = readGcsSheet(text);
  if (!reading.ok) throw new Error(reading.problem.code);
  return importedSheet(reading.sheet).file;
}
const write = (saved: SavedCharacter): JsonObject => exportGcsSheet(deriveCharacter(saved), { now });

/** What a saving writes anew. */
const writtenAnew = new Set(['calc', 'defaulted_from', 'created_date', 'modified_date']);

const kept = (value: JsonValue): JsonValue => {
  if (Array.isArray(value)) return value.map(kept);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) => (writtenAnew.has(name) ? [] : [[name, kept(field)]])),
  );
};

describe('a sheet of GCS that was opened', () => {
  it('goes out with everything in it, unknown keys at all levels too', () => {
    expect(kept(write(open(JSON.stringify(openedSheet))))).toEqual(kept(openedSheet));
  });

  it('has what was worked out anew', () => {
    const sheet = write(open(JSON.stringify(openedSheet)));
    const luck = { value: 5, current: 4, points: 8 };
    expect(sheet.calc).toMatchObject({ thrust: '1d', swing: '2d-1', basic_lift: '34 lb', move: [5, 4, 3, 2, 1] });
    expect(sheet.attributes).toContainEqual({ attr_id: 'st', adj: 3, calc: { value: 13, points: 30 } });
    expect(sheet.attributes).toContainEqual({ attr_id: 'luck', adj: 2, damage: 1, later_key: 1, calc: luck });
    expect(sheet.modified_date).toBe(now);
    expect(gcsText(sheet)).toMatch(/^\{\n\t"version": 5,\n[^\r]*\}\n$/);
  });

  it('counts what is worn in a container, which has a row of its own here, in that container', () => {
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
        children: [{ calc: { extended_value: 50, extended_weight: '6 lb' }, children: [{ id: 'eworn000000000000' }] }],
      },
    ]);
  });

  it('changes where the character was changed, and nowhere else', () => {
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

  it('loses the rows that the character lost, and has new ones', () => {
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

  it('give the same character back', () => {
    expect(open(text)).toEqual(own);
  });

  it('do not hide what was changed in GCS', () => {
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

  it('are no more trusted than any file', () => {
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
  it.each(files)('%s goes out as it came in', (name) => {
    const text = readFileSync(join(folder ?? '', name), 'utf8');
    expect(kept(write(open(text)))).toEqual(kept(JSON.parse(text)));
  });

  it.each(files)('%s has the numbers of our sheet when it goes out', (name) => {
    const text = gcsText(write(open(readFileSync(join(folder ?? '', name), 'utf8'))));
    const reading = readGcsSheet(text);
    if (!reading.ok) throw new Error(reading.problem.code);
    const imported = importedSheet(reading.sheet);
    const { total, differences } = compareWithCalc(reading.sheet, imported, deriveCharacter(imported.file));
    expect(total).toBeGreaterThan(40);
    expect(differences).toEqual([]);
  });
});
