import { describe, expect, it } from 'vitest';
import { addCampaignAttribute } from '../../../character/campaign-edits.ts';
import { campaignAttributeBases, type SavedCharacter } from '../../../character/character.ts';
import { deriveCharacter } from '../../../rules/derive-character.ts';
import { saved, trait } from '../../../testing/rows.ts';
import type { JsonObject } from '../read/gcs-sheet.ts';
import { objectsIn } from '../sheet-json.ts';
import { readBase, writeBase } from './campaign-attributes.ts';
import { exportGcsSheet, gcsText } from './export-sheet.ts';
import { openGcsSheet } from './open-gcs-sheet.ts';

const now = '2026-01-02T03:04:05Z';
const hero = (): SavedCharacter => {
  const plain = saved('fourth-edition', { attributes: { iq: 12 } });
  const first = addCampaignAttribute(plain.character, { name: 'Sanity', short: 'San', base: 'will', bought: 2 });
  const character = addCampaignAttribute(first, { name: 'Luck pool', base: 'none', add: 3, price: 2, kind: 'pool' });
  return { ...plain, character };
};
const written = (file: SavedCharacter): JsonObject => exportGcsSheet(deriveCharacter(file), { now });
const opened = (sheet: JsonObject): SavedCharacter => {
  const opening = openGcsSheet(gcsText(sheet));
  if (!opening.ok) throw new Error('the sheet was refused');
  return opening.value.saved;
};

describe('What an attribute starts from, in GCS', () => {
  it.each(campaignAttributeBases)('%s is read back as it was written', (base) => {
    for (const add of [0, 3, -2]) expect(readBase(writeBase({ base, add }))).toEqual({ base, add });
  });

  it('any other calculation is unknown', () => {
    for (const text of ['$st * 2', 'Math.floor($st)', '$st + $iq', 'alert(1)', '', '$st + 1e9']) {
      expect(readBase(text)).toBeNull();
    }
  });
});

describe('Attributes of a campaign in a sheet of GCS', () => {
  it('are definitions with what was bought, and with the value that GCS works out', () => {
    const sheet = written(hero());
    const settings = sheet.settings as JsonObject;
    expect(objectsIn(settings.attributes).slice(-2)).toEqual([
      { id: 'san', type: 'integer', name: 'San', full_name: 'Sanity', base: '$will', cost_per_point: 5 },
      { id: 'luck_pool', type: 'pool', name: 'Luck pool', base: '3', cost_per_point: 2 },
    ]);
    expect(objectsIn(sheet.attributes).slice(-2)).toEqual([
      { attr_id: 'san', adj: 2, calc: { value: 14, points: 10 } },
      { attr_id: 'luck_pool', adj: 0, calc: { value: 3, current: 3, points: 0 } },
    ]);
  });

  it('are the same when the sheet is opened again', () => {
    const file = hero();
    expect(opened(written(file)).character.campaign).toEqual(file.character.campaign);
  });

  it('have the levels that were bought in GCS since, and the points that were spent of a pool', () => {
    const sheet = written(hero());
    const changed = {
      ...sheet,
      attributes: objectsIn(sheet.attributes).map((each) =>
        each.attr_id === 'san' ? { ...each, adj: 4 } : each.attr_id === 'luck_pool' ? { ...each, damage: 2 } : each,
      ),
    };
    const { character, play } = opened(changed);
    expect(character.campaign.attributes?.map(({ name, bought }) => [name, bought])).toEqual([
      ['Sanity', 4],
      ['Luck pool', 0],
    ]);
    expect(play?.pools).toEqual({ k2: 2 });
  });

  it('have what was changed in GCS even if an import would make something else of them', () => {
    // A free attribute, and a pool whose name begins that of an advantage.
    const plain = saved('fourth-edition', { traits: [trait('luck')] });
    const first = addCampaignAttribute(plain.character, { name: 'Renown', base: 'none', price: 0, bought: 1 });
    const character = addCampaignAttribute(first, { name: 'Luck', base: 'none', price: 2, kind: 'pool', bought: 2 });
    const sheet = written({ ...plain, character });
    const changes: Readonly<Record<string, object>> = { renown: { adj: 5 }, luck: { adj: 3, damage: 2 } };
    const changed = {
      ...sheet,
      attributes: objectsIn(sheet.attributes).map((each) => ({ ...each, ...changes[String(each.attr_id)] })),
    };
    const after = opened(changed);
    expect(after.character.campaign.attributes?.map(({ name, bought }) => [name, bought])).toEqual([
      ['Renown', 5],
      ['Luck', 3],
    ]);
    expect(Object.values(after.play?.pools ?? {})).toEqual([2]);
  });
});
