import { describe, expect, it, test } from 'vitest';
import { catalogFor } from '../../rules/derive-character.ts';
import { openSheet } from '../../testing/open-sheet.ts';
import { mageCharacter } from '../../testing/sheet-models.ts';
import { nameItemDrawing } from './item-drawings.ts';
import { pointSegments } from './point-series.ts';

describe('Series of points', () => {
  const mage = mageCharacter();
  const withoutSpells = mage.character.skills.filter(
    ({ entry }) => !openSheet(mage).context.catalog.skills.get(entry)?.facet.spell,
  );

  test('each kind of points has its own color, whatever else the character has', () => {
    const all = pointSegments(openSheet(mage));
    expect(new Set(all.map(({ series }) => series)).size).toBe(all.length);
    const series = new Map(all.map(({ label, series }) => [label, series]));
    const fewer = pointSegments(
      openSheet({ ...mage, character: { ...mage.character, traits: [], skills: withoutSpells } }),
    );
    expect(fewer.length).toBeLessThan(all.length);
    for (const segment of fewer) expect(series.get(segment.label), segment.label).toBe(segment.series);
  });

  test('spells are separate from other skills, and all segments add up to the points spent', () => {
    const sheet = openSheet(mage);
    const segments = pointSegments(sheet);
    expect(segments.filter(({ chapter }) => chapter === 'spells').map(({ label, value }) => [label, value])).toEqual([
      ['spells', 11],
    ]);
    expect(segments.find(({ label }) => label === 'skills')?.value).toBe(8);
    expect(segments.reduce((sum, { value }) => sum + value, 0)).toBe(sheet.worksheet.number('points'));
  });
});

describe('Drawings of items', () => {
  const manToMan = catalogFor('man-to-man').items;
  const lite = catalogFor('lite-3e').items;

  describe('the drawing of an item', () => {
    it.each([
      ['large-knife', 'knife'],
      ['broadsword', 'sword'],
      ['rapier', 'sword'],
      ['light-club', 'mace'],
      ['baton', 'mace'],
      ['hatchet', 'axe'],
      ['mace', 'mace'],
      ['greataxe', 'axe'],
      ['maul', 'mace'],
      ['morningstar', 'flail'],
      ['quarterstaff', 'staff'],
      ['javelin', 'spear'],
      ['halberd', 'polearm'],
      ['longbow', 'bow'],
      ['prodd', 'crossbow'],
      ['staff-sling', 'sling'],
      ['rock', 'thrown'],
      ['brass-knuckles', 'fist'],
      ['large-shield', 'shield'],
      ['chainmail', 'cuirass'],
      ['steel-breastplate', 'cuirass'],
      ['summer-clothing', 'shirt'],
      ['greathelm', 'helm'],
      ['gauntlets', 'glove'],
      ['plate-arms', 'sleeve'],
      ['chain-coif', 'coif'],
      ['plate-legs', 'leggings'],
      ['boots', 'boot'],
      ['arrow', 'arrow'],
      ['quiver', 'sack'],
      ['rope', 'box'],
    ])('exists in Man to Man: %s', (id, drawing) => {
      expect(manToMan.get(id)).toBeDefined();
      expect(nameItemDrawing(manToMan.get(id)?.facet, id)).toBe(drawing);
    });

    it.each([
      ['chain-coif', 'coif'],
      ['leather-cap', 'cap'],
      ['pot-helm', 'pot'],
      ['barrel-helm', 'helm'],
      ['gas-mask', 'mask'],
      ['mail-sleeves', 'sleeve'],
      ['fur-loincloth', 'leggings'],
      ['leather-gloves', 'glove'],
    ])('shows what an armor of the fourth edition covers: %s', (id, drawing) => {
      const item = catalogFor('fourth-edition').items.get(id);
      expect(item).toBeDefined();
      expect(nameItemDrawing(item?.facet, id)).toBe(drawing);
    });

    it.each([
      ['glock-17', 'pistol'],
      ['remington-12g', 'rifle'],
      ['blaster', 'pistol'],
      ['blaster-rifle', 'rifle'],
      ['force-sword', 'sword'],
      ['throwing-axe', 'axe'],
      ['kevlar-light', 'cuirass'],
      ['saddle-horse', 'horse'],
    ])('exists in GURPS Lite: %s', (id, drawing) => {
      expect(lite.get(id)).toBeDefined();
      expect(nameItemDrawing(lite.get(id)?.facet)).toBe(drawing);
    });

    it('is a box for an entry that the ruleset does not know', () => {
      expect(nameItemDrawing(null)).toBe('box');
    });
  });
});
