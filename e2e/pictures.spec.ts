import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { loadEveryRuleset } from '../src/rules/rulesets.ts';
import { type PrintKind, printCharacters } from '../src/testing/print-characters.ts';
import { readPdf } from '../src/testing/read-pdf.ts';
import { Builder } from './pages/builder.ts';
import { PdfPictures } from './pages/pdf-picture.ts';
import { PrintDialog } from './pages/print-dialog.ts';
import { misplaced, ofTheForms, printedBytes } from './pages/printing.ts';

const rulesetNames = {
  'man-to-man': 'Man to Man',
  'lite-3e': 'GURPS Lite 3e',
  'fourth-edition': 'Fourth edition',
} as const;

const papers = { A4: [595, 842], Letter: [612, 792] } as const;

/** The fewest and the most pages that a sheet may have. */
const pagesOf: Readonly<Record<PrintKind, readonly [number, number]>> = {
  empty: [1, 1],
  ordinary: [1, 1],
  Unicode: [1, 1],
  huge: [6, 14],
};

/** Small enough to be kept, large enough to be judged. */
const SCALE = 0.8;
/** The share of a picture that may differ: another version of the browser may set a line of the print a little otherwise. */
const differing = { print: 0.02, pdf: 0.01 } as const;

test.beforeAll(async () => {
  await loadEveryRuleset();
});

for (const { kind, ruleset, make } of printCharacters) {
  test(`the ${kind} sheet of ${ruleset} is whole in print and as PDF, within the margins and nothing over another, and looks as it did`, async ({
    page,
    context,
  }) => {
    test.slow(kind === 'huge');
    const builder = new Builder(page);
    await builder.startBlank(rulesetNames[ruleset]);
    if (kind !== 'empty') await builder.openCharacter(make());
    const figures = await builder.summaryFigures();
    expect(figures.length).toBeGreaterThan(3);
    const drawing = await PdfPictures.open(await context.newPage());
    const print = new PrintDialog(page);
    for (const paper of ['A4', 'Letter'] as const) {
      await print.open('Print…');
      await print.choose('Paper', paper);
      await print.close();
      const faces = {
        print: await printedBytes(page),
        pdf: new Uint8Array(readFileSync((await builder.save('Save as PDF')).path)),
      };
      for (const face of ['print', 'pdf'] as const) {
        const where = `${face}, ${paper}`;
        const { pages } = await readPdf(faces[face].slice());
        const [fewest, most] = pagesOf[kind];
        expect(pages.length, `pages ${where}`).toBeGreaterThanOrEqual(fewest);
        expect(pages.length, `pages ${where}`).toBeLessThanOrEqual(most);
        for (const [i, one] of pages.entries()) {
          expect([Math.round(one.width), Math.round(one.height)]).toEqual(papers[paper]);
          expect.soft(misplaced(one), `${where}, page ${i + 1}`).toEqual([]);
          expect.soft(one.texts.map(({ text }) => text).join('')).toContain(`page ${i + 1} of ${pages.length}`);
        }
        const text = pages.flatMap((one) => one.texts.map((piece) => piece.text)).join(' ');
        for (const words of [rulesetNames[ruleset], 'ST', 'Dodge', 'Possessions']) expect(text).toContain(words);
        const pieces = text.split(/\s+/);
        for (const figure of figures) expect.soft(pieces, `${figure} ${where}`).toContain(figure);
        expect(text).not.toMatch(ofTheForms);

        const middle = Math.ceil(pages.length / 2);
        for (const number of face === 'pdf' && middle > 1 ? [1, middle] : [1]) {
          const name = [face, ruleset, kind, paper, ...(face === 'pdf' ? [number] : [])].join('-').toLowerCase();
          const picture = await drawing.picture(faces[face], number, SCALE);
          expect.soft(picture).toMatchSnapshot(`${name}.png`, { maxDiffPixelRatio: differing[face] });
        }
      }
    }
  });
}
