import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../read/gcs-sheet.ts';
import '../../../testing/load-rulesets.ts';
import { catalogFor, deriveCharacter } from '../../../rules/derive-character.ts';
import { item, saved } from '../../../testing/rows.ts';
import { objectsIn } from '../sheet-json.ts';
import { exportGcsSheet } from './export-sheet.ts';

/** What GCS writes for the figures of weapons, and nothing that it would read as something else (format, section 7). */
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

describe('the weapons of the lists as GCS has them', () => {
  const character = saved('fourth-edition', { equipment: ids.map((id) => item(id)) });
  const sheet = exportGcsSheet(deriveCharacter(character), { now: '2026-11-23T12:00:00Z' });
  const rows = [...objectsIn(sheet.equipment), ...objectsIn(sheet.other_equipment)];
  const weapons = rows.flatMap((row) =>
    objectsIn(row.weapons).map((weapon): [JsonObject, JsonObject] => [row, weapon]),
  );

  it('have figures that GCS reads as what they are', () => {
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
