import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { loadEveryRuleset, loadRuleset, rulesetAbout, rulesetIds } from '../src/rules/rulesets.ts';
import { blocksOn, inkOfPdf } from '../src/testing/page-ink.ts';
import { type PrintKind, printCharacters } from '../src/testing/print-characters.ts';
import { readPdf } from '../src/testing/read-pdf.ts';
import { Builder } from './pages/builder.ts';
import { drawGolden, goldenHash, goldenPapers, readCompared, writeCompared } from './pages/pdf-goldens.ts';
import { PrintDialog } from './pages/print-dialog.ts';
import { misplaced, ofTheForms, PdfPictures, printedBytes } from './pages/printing.ts';

const papers = { A4: [595, 842], Letter: [612, 792] } as const;
type Paper = keyof typeof papers;

/** The fewest and the most pages that a sheet may have. */
const pageLimits: Readonly<Record<PrintKind, readonly [number, number]>> = {
  empty: [1, 1],
  ordinary: [1, 2], // two if the type of one page would be too small
  Unicode: [1, 1],
  huge: [6, 17],
};

/** Small enough to be kept, large enough to be judged. */
const pictureScale = 0.8;
/** The share of a picture that may differ: another version of the browser may set a line of the print a little otherwise. */
const differing = { print: 0.02, pdf: 0.01 } as const;

const pictureName = (...parts: readonly (string | number)[]): string => `${parts.join('-').toLowerCase()}.png`;

interface Expected {
  readonly where: string;
  readonly ruleset: string;
  readonly kind: PrintKind;
  readonly paper: Paper;
  /** The figures of the summary. */
  readonly figures: readonly string[];
}

/** Checks a printed or saved sheet: its paper and pages, that all is within the margins and apart, and its texts. */
async function expectWhole(bytes: Uint8Array, { where, ruleset, kind, paper, figures }: Expected): Promise<void> {
  const { pages } = await readPdf(bytes.slice());
  const [fewest, most] = pageLimits[kind];
  expect(pages.length, `pages ${where}`).toBeGreaterThanOrEqual(fewest);
  expect(pages.length, `pages ${where}`).toBeLessThanOrEqual(most);
  for (const [i, page] of pages.entries()) {
    expect([Math.round(page.width), Math.round(page.height)]).toEqual(papers[paper]);
    expect.soft(misplaced(page), `${where}, page ${i + 1}`).toEqual([]);
    expect.soft(page.texts.map(({ text }) => text).join('')).toContain(`page ${i + 1} of ${pages.length}`);
  }
  const text = pages.flatMap((page) => page.texts.map((piece) => piece.text)).join(' ');
  for (const words of [rulesetAbout(ruleset).name, 'ST', 'Dodge', 'Equipment']) expect(text).toContain(words);
  const pieces = text.split(/\s+/);
  for (const figure of figures) expect.soft(pieces, `${figure} ${where}`).toContain(figure);
  expect(text).not.toMatch(ofTheForms);
}

/** The blocks of each page with their rows: the browser's print and the PDF have the same. */
const blocksOf = async (bytes: Uint8Array) => (await inkOfPdf(bytes)).map(blocksOn);

/** The huge ones by themselves, so that no test takes long. */
const groups = rulesetIds.flatMap((ruleset) =>
  [false, true].map((huge) => ({
    ruleset,
    title: huge ? 'huge sheet' : 'empty, ordinary and Unicode sheets',
    characters: printCharacters.filter(
      (character) => character.ruleset === ruleset && (character.kind === 'huge') === huge,
    ),
  })),
);

for (const { ruleset, title, characters } of groups) {
  test(`print of ${ruleset}: ${title} is within the margins, without overlaps, and looks as before`, async ({
    page,
    context,
  }) => {
    test.slow(); // printing a huge sheet, and reading it
    await loadRuleset(ruleset);
    const builder = new Builder(page);
    await builder.startBlank(rulesetAbout(ruleset).name);
    const dialog = new PrintDialog(page);
    const drawing = await PdfPictures.open(await context.newPage());
    await page.bringToFront(); // a page behind another draws nothing, and would print its earlier state
    await dialog.open();
    await dialog.choose('Paper', 'A4');
    // Which one is drawn depends on the id of the character.
    await dialog.choose('Portrait', 'None');
    await dialog.close();
    for (const character of characters) {
      const { kind, make } = character;
      if (kind !== 'empty') await builder.openCharacter(make());
      const figures = await builder.summaryFigures();
      expect(figures.length).toBeGreaterThan(3);
      const expected = { where: `${kind}, print`, ruleset, kind, paper: 'A4', figures } as const;
      const printed = await printedBytes(page);
      await expectWhole(printed, expected);
      // A new character has the house rules that its ruleset recommends.
      if (kind !== 'empty')
        expect.soft(await blocksOf(printed), kind).toEqual(await blocksOf(drawGolden(character, 'a4')));
      expect
        .soft(await drawing.picture(printed, 1, pictureScale))
        .toMatchSnapshot(pictureName('print', ruleset, kind, 'a4'), { maxDiffPixelRatio: differing.print });
      if (kind !== 'ordinary') continue;

      // The PDF made by the program in the browser; all others are compared by their bytes, see below.
      const pdf = new Uint8Array(readFileSync((await builder.save('Save as PDF')).path));
      await expectWhole(pdf, { ...expected, where: `${kind}, PDF` });
      expect
        .soft(await drawing.picture(pdf, 1, pictureScale))
        .toMatchSnapshot(pictureName('pdf', ruleset, kind, 'a4', 1), { maxDiffPixelRatio: differing.pdf });
      await dialog.open();
      await dialog.choose('Paper', 'Letter');
      await dialog.close();
      const onLetter = await printedBytes(page);
      await expectWhole(onLetter, { ...expected, where: `${kind}, print on Letter`, paper: 'Letter' });
      expect.soft(await blocksOf(onLetter), 'Letter').toEqual(await blocksOf(drawGolden(character, 'letter')));
      await dialog.open();
      await dialog.choose('What', 'Blank form');
      await dialog.close();
      const form = drawGolden(character, 'letter', { kind: 'form' });
      expect.soft(await blocksOf(await printedBytes(page)), 'form').toEqual(await blocksOf(form));
      await dialog.open();
      await dialog.choose('What', 'Whole sheet');
      await dialog.choose('Paper', 'A4');
      await dialog.close();
    }
  });
}

test('PDF: files with changed bytes look as before', { tag: '@core' }, async ({ page }, { config }) => {
  const updates = config.updateSnapshots === 'changed' || config.updateSnapshots === 'all';
  const compared = readCompared();
  const hashes: Record<string, string> = {};
  let drawing: PdfPictures | null = null;
  for (const character of printCharacters) {
    const { ruleset, kind } = character;
    for (const paper of goldenPapers) {
      const name = `${ruleset}-${kind}-${paper}`.toLowerCase();
      hashes[name] = goldenHash(character, paper);
      if (hashes[name] === compared[name]) continue;
      await loadEveryRuleset();
      drawing ??= await PdfPictures.open(page);
      const bytes = drawGolden(character, paper);
      const middle = Math.ceil((await readPdf(bytes)).pages.length / 2);
      for (const number of middle > 1 ? [1, middle] : [1]) {
        expect
          .soft(await drawing.picture(bytes, number, pictureScale))
          .toMatchSnapshot(pictureName('pdf', name, number), { maxDiffPixelRatio: differing.pdf });
      }
    }
  }
  if (updates) writeCompared(hashes);
});
