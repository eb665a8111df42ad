import { expect, test } from '@playwright/test';
import { serializeFile } from '../src/character/file/serialize-file.ts';
import { fiendishFriedrick } from '../src/testing/book-characters.ts';
import { Builder } from './pages/builder.ts';
import { pdfPages } from './pages/pdf-text.ts';

test('Fiendish Friedrick from a saved file, with what the large shield changes in brackets', async ({ page }) => {
  const builder = new Builder(page);
  await builder.startBlank('Man to Man');
  const buffer = Buffer.from(serializeFile(fiendishFriedrick(), 'test'));
  await builder.openFile({ name: 'friedrick.json', mimeType: 'application/json', buffer });

  await builder.sheet.expectFigures([
    ['Point total', '100'],
    ['ST', '12'],
    ['Points for ST', '20'],
    ['Points for DX', '20'],
    ['Points for HT', '45'],
    ['Thrust', '1−1'],
    ['Swing', '1+2'],
    ['Basic Speed', '8.125'],
    ['Move', '5'],
    ['Load in pounds', '81'],
    ['Load limit, none', '24'],
    ['Load limit, light', '48'],
    ['Load limit, medium', '72'],
    ['Load limit, heavy', '144'],
    ['Load limit, extra-heavy', '240'],
    ['Dodge', '5'],
    ['Parry', '7'],
    ['Parry', '6 with the shield in hand'],
    ['Block', '4'],
    ['Passive defense, armor', '3'],
    ['Passive defense, shield', '4'],
    ['Passive defense', '7'],
    ['Damage resistance', '4'],
    ['Axe/Mace', '14'],
    ['Knife', '14'],
    ['Shield', '12'],
    ['Running', '13'],
    ['Damage of Axe, swing', '1+4'],
    ['Skill with Axe, swing', '14'],
    ['Skill with Axe, swing', '12 with large shield'],
    ['Damage of Large knife, swing', '1'],
    ['Damage of Large knife, thrust', '1−1'],
    ['Total cost', '970'],
  ]);
  const sheet = await builder.sheet.text();
  expect(sheet).toContain('14 (12)');
  expect(sheet).toContain('7 (6)');

  const [text = ''] = await pdfPages((await builder.save('Save as PDF')).path);
  for (const figure of ['8.125', '1+4', '14 (12)', '7 (6)', '970', '81']) {
    expect.soft(text.replace(/\s*¦\s*/g, ' ').replace(/\s+/g, ' '), figure).toContain(figure);
  }
});
