import { describe, expect, it } from 'vitest';
import { blankCharacter } from '../../character/character.ts';
import { setCampaign } from '../../character/edit-character.ts';
import { addRow } from '../../character/edit-rows.ts';
import { catalogFor, openWorksheet } from '../../rules/derive-character.ts';
import { describeKit, describeKitItems, findKitTechLevel, startingKit } from './starting-kit.ts';

const lite = { ruleset: 'lite-3e', houseRules: [], character: setCampaign(blankCharacter(), 'techLevel', 7) };
const catalog = catalogFor('lite-3e');
const kitOf = (id: string) => {
  const kit = catalog.kits.get(id);
  if (!kit) throw new Error(`no kit ${id}`);
  return kit.facet;
};

describe('startingKit', () => {
  it('puts items where the kit has them, or where they are when they are added', () => {
    const [quiver, , guard, pouch] = startingKit({ catalog }, kitOf('archers-kit'));
    expect(quiver?.row).toMatchObject({ entry: 'quiver', quantity: 1, place: 'carried' });
    expect(quiver?.contents).toMatchObject([{ row: { entry: 'arrow', quantity: 10 } }]);
    expect(guard?.row).toMatchObject({ entry: 'arm-guard', place: 'ready' });
    expect(pouch?.contents.map(({ row }) => [row.entry, row.quantity])).toEqual([
      ['bowstring', 2],
      ['whetstone', 1],
    ]);
  });

  it('leaves out what the ruleset does not have', () => {
    const items = [{ item: 'rope' }, { item: 'no-such-thing', contents: [{ item: 'torch' }] }];
    expect(startingKit({ catalog }, { items }).map(({ row }) => row.entry)).toEqual(['rope']);
  });
});

describe('describeKit', () => {
  it('adds up prices and weights, whatever is on the sheet', () => {
    const items = [
      { item: 'quiver', contents: [{ item: 'arrow', quantity: 10 }] },
      { item: 'bowstring', quantity: 2 },
    ];
    const words = '$36 · 1¾ lb · our prices';
    expect(describeKit(openWorksheet(lite), { items })).toBe(words);
    const character = addRow(lite.character, 'equipment', { entry: 'heavy-plate', quantity: 3 });
    expect(describeKit(openWorksheet({ ...lite, character }), { items })).toBe(words);
  });

  it('has the prices of the setting', () => {
    const items = [{ item: 'flashlight' }];
    expect(describeKit(openWorksheet(lite), { items })).toBe('$20 · 1 lb · our prices');
    const character = setCampaign(lite.character, 'techLevel', 6);
    expect(describeKit(openWorksheet({ ...lite, character }), { items })).toBe('$1 · 1 lb · our prices');
  });
});

describe('describeKitItems', () => {
  it('lists items with what is in them', () => {
    const items = [
      { item: 'sack', contents: [{ item: 'rope' }, { item: 'iron-spike', quantity: 10 }] },
      { item: 'gps-receiver' },
    ];
    expect(describeKitItems(catalog, items)).toBe('sack with rope (10 yards), 10 × iron spike; GPS receiver');
    expect(describeKitItems(catalog, [{ item: 'torch', quantity: 2 }, { item: 'chalk' }])).toBe('2 × torch, chalk');
  });
});

describe('findKitTechLevel', () => {
  it('is that of the latest item', () => {
    expect(findKitTechLevel(catalog, [{ item: 'rope' }, { item: 'sack', contents: [{ item: 'spyglass' }] }])).toBe(4);
    expect(findKitTechLevel(catalog, [{ item: 'rope' }])).toBe(0);
    expect(findKitTechLevel(catalog, kitOf('landing-kit').items)).toBe(9);
  });
});
