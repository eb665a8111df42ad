import { test } from '@playwright/test';
import { Builder } from './pages/builder.ts';
import { Explanation } from './pages/explanation.ts';
import { addOwnEntry } from './pages/own-entry.ts';

test('fourth edition: a fighter, everything typed in by hand', async ({ page }) => {
  test.slow();
  const builder = new Builder(page);
  await builder.startBlank('Fourth edition');
  await builder.name('Ásdís');
  await builder.attribute('ST', 13);
  await builder.attribute('DX', 12);
  await builder.attribute('HT', 11);

  await addOwnEntry(builder, 'Advantages', 'Battle Nerves', {
    fields: { Kind: 'advantage', Points: '15' },
    lists: { Effects: [{ Changes: 'every active defense', Adds: '1' }] },
  });
  await addOwnEntry(builder, 'Skills', 'Saex Fighting', {
    fields: { Attribute: 'DX', Difficulty: 'average', 'A fighting skill': true },
    lists: { Defaults: [{ Attribute: 'DX', less: '5' }] },
  });
  await builder.skillLevel('Saex Fighting', 13);
  await addOwnEntry(builder, 'Skills', 'Linden Shield', {
    fields: { Attribute: 'DX', Difficulty: 'easy', 'Used for': 'blocking (shield)' },
  });
  await builder.skillLevel('Linden Shield', 13);
  await addOwnEntry(builder, 'Equipment', 'Long saex', {
    fields: { Kind: 'weapon', 'Price, each': '500', 'Weight, each': '3' },
    lists: {
      Attacks: [
        {
          Use: 'swing',
          Skill: 'Saex Fighting',
          'Damage based on': 'swing',
          Adds: '1',
          Type: 'cut',
          'Minimum ST': '10',
        },
      ],
    },
  });
  await addOwnEntry(builder, 'Equipment', 'Round linden shield', {
    fields: { Kind: 'shield', 'Weight, each': '15', 'Defense bonus': '2' },
  });
  await addOwnEntry(builder, 'Equipment', 'Ring shirt', {
    fields: {
      Kind: 'armor',
      'Weight, each': '20',
      'Damage resistance': '4',
      Protects: 'torso, arms',
    },
  });
  // 38 lb: light, from 34. ST 13 swings 2d−1.
  await builder.sheet.expectFigures([
    ['Points for ST', '30'],
    ['Points for DX', '40'],
    ['Points for HT', '10'],
    ['Points for Saex Fighting', '4'],
    ['Points for Linden Shield', '2'],
    ['Point total', '101'],
    ['Speed', '5¾'],
    ['Load in pounds', '38'],
    ['Move', '4'],
    ['Dodge', '10'],
    ['Parry', '12'],
    ['Block', '12'],
    ['Saex Fighting', '13'],
    ['Damage of Long saex, swing', '2d'],
    ['Parry with Long saex, swing', '12'],
    ['DR, torso', '4'],
    ['DR, arms', '4'],
  ]);

  await builder.sheet.figure('Dodge', '10').click();
  const why = new Explanation(page);
  await why.expectTitle('Dodge 10');
  await why.expectSteps([
    ['Basic Speed', '5¾'],
    ['base', '+3'],
    ['light encumbrance', '−1'],
    ['Battle Nerves', '+1'],
    ['Round linden shield', '+2'],
  ]);
  await page.keyboard.press('Escape');

  await builder.place('Round linden shield', 'Dropped');
  await builder.sheet.expectFigures([
    ['Dodge', '9'],
    ['Parry', '10'],
    ['Block', '–'],
  ]);
});
