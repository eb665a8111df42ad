import { expect, test } from '@playwright/test';
import { serializeFile } from '../src/character/file/serialize-file.ts';
import { johnFalcon } from '../src/testing/book-characters.ts';
import { Builder, rulesets } from './pages/builder.ts';
import { falconFigures } from './pages/john-falcon.ts';
import { pdfPages } from './pages/pdf-text.ts';
import { printedPages, readable } from './pages/printing.ts';

const ofTheForms = /Menu|Undo|Redo|Add…|Add an? |Saved|findings|Chapters|Start blank|Make a character|explain/;

test('the sheet of John Falcon prints on one page, on either paper', async ({ page }) => {
  const builder = new Builder(page);
  await builder.startBlank('Man to Man');
  const buffer = Buffer.from(serializeFile(johnFalcon(), 'test'));
  await builder.openFile({ name: 'falcon.json', mimeType: 'application/json', buffer });
  await builder.expectOpen('John Falcon');
  for (const format of ['A4', 'Letter'] as const) {
    const pages = await printedPages(page, format);
    expect(pages, format).toHaveLength(1);
    const [text = ''] = pages;
    expect(text).toContain('John Falcon');
    const words = text.split(' ');
    for (const [name, figure] of falconFigures) {
      expect.soft(words, `${name} ${figure} on ${format}`).toContain(figure);
    }
    expect(text).not.toMatch(ofTheForms);
  }
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible(); // back on screen
});

for (const ruleset of rulesets) {
  test(`a blank sheet of ${ruleset} prints without the forms`, async ({ page }) => {
    const builder = new Builder(page);
    await builder.startBlank(ruleset);
    const text = (await printedPages(page, 'A4')).join(' ');
    for (const words of [ruleset, 'ST', 'Dodge', 'Possessions']) expect(text).toContain(words);
    expect(text).not.toMatch(ofTheForms);
  });

  test(`a blank sheet of ${ruleset} prints on one page`, async ({ page }) => {
    const builder = new Builder(page);
    await builder.startBlank(ruleset);
    expect(await printedPages(page, 'A4')).toHaveLength(1);
  });
}

test('names with accents and in Cyrillic can be read from the PDF', async ({ page }) => {
  const builder = new Builder(page);
  await builder.startBlank('Man to Man');
  await builder.name('Žofia Černá');
  await builder.story('Sworn sister of Ольга.');
  const pdf = await builder.save('Save as PDF');
  expect(pdf.name).toMatch(/^Žofia-Černá\.pdf$/);
  const [text = ''] = await pdfPages(pdf.path);
  expect(readable(text)).toContain('Žofia Černá');
  expect(readable(text)).toContain('Sworn sister of Ольга.');
});
