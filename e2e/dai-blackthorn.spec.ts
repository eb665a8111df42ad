import { expect, test } from '@playwright/test';
import { Builder } from './pages/builder.ts';
import { daiFigures, finishDaiBlackthorn } from './pages/dai-blackthorn.ts';
import { Explanation } from './pages/explanation.ts';
import { pdfPages } from './pages/pdf-text.ts';

test('Dai Blackthorn, half of him by hand: every figure of his printed sheet, or the rule behind another one', async ({
  page,
}) => {
  const builder = new Builder(page);
  await builder.startBlank('GURPS Lite 3e');
  await finishDaiBlackthorn(builder);

  await builder.sheet.expectFigures(daiFigures);
  await expect(builder.sheet.figure('Area Knowledge (The city)', '13')).toBeVisible();
  await expect(builder.sheet.figure('Block', '–')).toBeVisible();
  await builder.expectSummary({ 'points left': '0', load: '7¾ lb', Move: '6', Dodge: '6', Parry: '7' });
  const sheet = await builder.sheet.text();
  for (const words of ['Thieves’ Guild', 'Poor', 'sensitive about height', 'Flamboyant showoff', 'Illiterate']) {
    expect.soft(sheet.toLowerCase()).toContain(words.toLowerCase());
  }

  // The printed $200 leave out the silver: one dollar more than he has is said, with the rest of what he has.
  await page.getByRole('button', { name: /^1 issue/ }).click();
  await expect(page.getByRole('dialog')).toContainText('$210 spent of $200.');
  await page.keyboard.press('Escape');

  await builder.sheet.figure('Hearing', '17').click();
  const why = new Explanation(page);
  await why.expectTitle('Hearing 17');
  await expect(why.panel).toContainText('Acute Hearing');
  await page.keyboard.press('Escape');

  const pdf = await builder.save('Save as PDF');
  const cells = (await pdfPages(pdf.path))
    .join(' ¦ ')
    .split(' ¦ ')
    .map((cell) => cell.trim());
  for (const [name, text] of daiFigures) {
    expect
      .soft(
        cells.some((cell) => cell.split(/\s+/).includes(text)),
        `${name} ${text} in the PDF`,
      )
      .toBe(true);
  }
});
