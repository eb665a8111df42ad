import { expect, test } from '@playwright/test';
import { Builder } from './pages/builder.ts';
import { buildJohnFalcon, falconFigures } from './pages/john-falcon.ts';
import { pdfPages } from './pages/pdf-text.ts';

test('John Falcon by hand: every figure of his sheet, saved, opened again, and as PDF', async ({ page, browser }) => {
  test.slow();
  const builder = new Builder(page);
  await builder.startBlank('Man to Man');
  await buildJohnFalcon(builder);

  await builder.sheet.expectFigures(falconFigures);
  for (const [level, limit] of [
    ['none', '18'],
    ['light', '36'],
    ['medium', '54'],
    ['heavy', '108'],
    ['extra-heavy', '180'],
  ]) {
    await expect.soft(builder.sheet.figure(`Load limit, ${level}`, limit ?? '')).toBeVisible();
  }
  await builder.expectSummary({ 'points left': '0', load: '38.125 lb', Move: '5', Dodge: '5', Parry: '8', Block: '5' });
  await expect(page.getByRole('button', { name: 'No issues' })).toBeVisible();

  await builder.place('Crossbow', 'Dropped');
  await builder.sheet.expectFigures([
    ['Load in pounds', '32.125'],
    ['Move', '6'],
    ['Dodge', '6'],
  ]);
  await builder.expectSummary({ load: '32.125 lb (light)', Move: '6', Dodge: '6' });
  await builder.place('Crossbow', 'Carried');

  const file = await builder.save('Save as file');
  expect(file.name).toBe('John-Falcon.json');
  const sheet = await builder.sheet.text();

  const pdf = await builder.save('Save as PDF');
  expect.soft(pdf.name).toBe('John-Falcon.pdf');
  const pages = await pdfPages(pdf.path);
  expect(pages).toHaveLength(1);
  const cells = (pages[0] ?? '').split(' ¦ ').map((cell) => cell.trim());
  for (const [name, text] of falconFigures) {
    expect
      .soft(
        cells.some((cell) => cell.split(/\s+/).includes(text)),
        `${name} ${text} in the PDF`,
      )
      .toBe(true);
  }

  const fresh = await browser.newContext();
  const importingBuilder = new Builder(await fresh.newPage());
  await importingBuilder.startBlank('Man to Man');
  await importingBuilder.openFile(file.path);
  await expect(importingBuilder.sheet.figure('Point total', '100')).toBeVisible();
  expect(await importingBuilder.sheet.text()).toBe(sheet);
  await fresh.close();
});
