import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { jsPDF } from 'jspdf';
import { serializeFile } from '../src/character/file/serialize-file.ts';
import { drawSheets } from '../src/pdf/draw-sheets.ts';
import { usualPrintChoices } from '../src/rules/print-choices.ts';
import { loadEveryRuleset } from '../src/rules/rulesets.ts';
import { printCharacters } from '../src/testing/print-characters.ts';
import { Builder } from './pages/builder.ts';
import { PdfPictures } from './pages/pdf-picture.ts';
import { PrintDialog } from './pages/print-dialog.ts';
import { printedBytes } from './pages/printing.ts';

const font = (face: string) =>
  new Uint8Array(readFileSync(new URL(`../src/pdf/fonts/noto-sans-${face}.ttf`, import.meta.url)));

const rulesetNames = {
  'man-to-man': 'Man to Man',
  'lite-3e': 'GURPS Lite 3e',
  'fourth-edition': 'Fourth edition',
} as const;

/** Small enough to be kept, large enough to be judged. */
const SCALE = 0.8;

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
        const picture = await pdf.picture(bytes, number, SCALE);
        expect(picture).toMatchSnapshot(`pdf-${ruleset}-${kind}-${paper}-${number}.png`.toLowerCase(), {
          maxDiffPixelRatio: 0.01,
        });
      }
    });
  }
}

for (const { kind, ruleset, make } of printCharacters) {
  test(`the print of the ${kind} character of ${ruleset} looks as it did`, async ({ page, context }) => {
    test.slow(kind === 'huge');
    const builder = new Builder(page);
    const character = make();
    await builder.startBlank(rulesetNames[ruleset]);
    if (kind !== 'empty') {
      const buffer = Buffer.from(serializeFile(character, 'test'));
      await builder.openFile({ name: 'character.json', mimeType: 'application/json', buffer });
      await builder.expectOpen(character.character.name);
    }
    const print = new PrintDialog(page);
    for (const paper of ['A4', 'Letter'] as const) {
      await print.open('Print…');
      await print.choose('Paper', paper);
      await print.close();
      const bytes = await printedBytes(page);
      const pdf = await PdfPictures.open(await context.newPage());
      expect(await pdf.picture(bytes, 1, SCALE)).toMatchSnapshot(
        `print-${ruleset}-${kind}-${paper}.png`.toLowerCase(),
        // Another version of the browser may set a line a little otherwise.
        { maxDiffPixelRatio: 0.02 },
      );
    }
  });
}
