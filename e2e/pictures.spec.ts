import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { jsPDF } from 'jspdf';
import { drawSheets } from '../src/pdf/draw-sheets.ts';
import { usualPrintChoices } from '../src/rules/print-choices.ts';
import { loadEveryRuleset } from '../src/rules/rulesets.ts';
import { printCharacters } from '../src/testing/print-characters.ts';
import { PdfPictures } from './pages/pdf-picture.ts';

const font = (face: string) =>
  new Uint8Array(readFileSync(new URL(`../src/pdf/fonts/noto-sans-${face}.ttf`, import.meta.url)));

test.beforeAll(async () => {
  await loadEveryRuleset();
});

for (const { kind, ruleset, sheet } of printCharacters) {
  for (const paper of ['a4', 'letter'] as const) {
    test(`the PDF of the ${kind} character of ${ruleset} on ${paper} looks as it did`, async ({ page }) => {
      const fonts = { regular: font('regular'), bold: font('bold') };
      const options = { choices: { ...usualPrintChoices, paper }, date: new Date(0) };
      const { bytes, pages } = drawSheets(jsPDF, fonts, [{ model: sheet() }], options);
      const pdf = await PdfPictures.open(page);
      for (const number of pages > 1 ? [1, Math.ceil(pages / 2)] : [1]) {
        const picture = await pdf.picture(bytes, number);
        expect(picture).toMatchSnapshot(`pdf-${ruleset}-${kind}-${paper}-${number}.png`.toLowerCase(), {
          maxDiffPixelRatio: 0.01,
        });
      }
    });
  }
}
