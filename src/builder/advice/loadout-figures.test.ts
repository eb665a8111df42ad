import { describe, expect, test } from 'vitest';
import { addRow, placeItem } from '../../character/edit-rows.ts';
import { addLoadout } from '../../character/loadouts.ts';
import { deriveCharacter } from '../../rules/derive-character.ts';
import '../../testing/load-rulesets.ts';
import { typedItem } from '../../testing/own-rows.ts';
import { item, saved } from '../../testing/rows.ts';
import { listLoadouts } from './loadout-figures.ts';

/** With a load of so many pounds in a pack, saved as carried and as dropped. */
function withLoad(ruleset: string, pounds: number) {
  const before = saved(ruleset, { equipment: [typedItem('Pack', { weight: pounds })] });
  const travel = addLoadout(before.character, 'Travel');
  return { ...before, character: addLoadout(placeItem(travel, 'pack', 'stowed'), 'Battle') };
}

describe('The list of loadouts', () => {
  // Fourth edition: Basic Lift of ST 10 is 20 lb, Light to 40 lb, Medium to 60 lb. Basic Speed 5: Move 5 and Dodge 8; Medium
  // is Move 5 × 0.6 = 3 and Dodge 8 − 2 = 6. Third edition: Light to 4 × ST = 40 lb and Medium to 60 lb, Speed 5, Move
  // 5 − 2 = 3, which is Dodge too; without load 5.
  test.each([
    ['fourth-edition', { Travel: ['3', '6'], Battle: ['5', '8'] }],
    ['lite-3e', { Travel: ['3', '3'], Battle: ['5', '5'] }],
    ['man-to-man', { Travel: ['3', '3'], Battle: ['5', '5'] }],
  ])('has load, level, Move and Dodge of each under %s', (ruleset, figures) => {
    const listed = listLoadouts(deriveCharacter(withLoad(ruleset, 50)));
    expect(listed.map(({ name, load, level, isPresent }) => [name, load, level, isPresent])).toEqual([
      ['Travel', '50 lb', 'Medium', false],
      ['Battle', '0 lb', 'None', true],
    ]);
    expect(Object.fromEntries(listed.map(({ name, figures: of }) => [name, of.map(({ text }) => text)]))).toEqual(
      figures,
    );
  });

  test('says what a loadout lacks', () => {
    const { character, ...rest } = withLoad('fourth-edition', 50);
    const equipment = [...character.equipment.slice(1), ...['rope', 'torch'].map((entry) => item(entry))];
    const lacking = deriveCharacter({ ...rest, character: { ...character, equipment } });
    expect(listLoadouts(lacking)[0]?.remark).toMatch(
      /^One of its items is gone\. New since then: .+, Torch; they stay in place\.$/,
    );
    const added = addRow(character, 'equipment', { entry: 'torch' });
    expect(listLoadouts(deriveCharacter({ ...rest, character: added }))[0]?.remark).toBe(
      'New since then: Torch; it stays in place.',
    );
  });
});
