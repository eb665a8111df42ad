import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { memoizeOnce } from '../src/engine/memoize.ts';
import { loadEveryRuleset, loadRuleset, rulesetAbout, rulesetIds } from '../src/rules/rulesets.ts';
import { openSheet } from '../src/testing/open-sheet.ts';
import { blocksOn, inkOfPdf } from '../src/testing/page-ink.ts';
import { type PrintCharacter, type PrintKind, printCharacters } from '../src/testing/print-characters.ts';
import { readPdf } from '../src/testing/read-pdf.ts';
import { saved } from '../src/testing/rows.ts';
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

/** An empty character of a file, which has no house rules: a new one has those that its ruleset recommends. */
function emptyCharacter(character: PrintCharacter): PrintCharacter {
  const { ruleset } = character;
  const make = () => saved(ruleset, { name: 'Nobody' });
  return { ...character, make, sheet: memoizeOnce(() => openSheet(make()).model) };
}

for (const { ruleset, title, characters } of groups) {
  test(`print of ${ruleset}: ${title} is within the margins, without overlaps, and looks as before`, async ({
    page,
    context,
  }) => {
    test.setTimeout(480_000); // printing a huge sheet twice, and reading it
    await loadRuleset(ruleset);
    const builder = new Builder(page);
    await builder.startBlank(rulesetAbout(ruleset).name);
    const dialog = new PrintDialog(page);
    const drawing = await PdfPictures.open(await context.newPage());
    await page.bringToFront(); // a page behind another draws nothing, and would print its earlier state
    const choose = async (choices: Readonly<Record<string, string>>) => {
      await dialog.open();
      for (const [question, answer] of Object.entries(choices)) await dialog.choose(question, answer);
      await dialog.close();
    };
    // Which one is drawn depends on the id of the character.
    await choose({ Paper: 'A4', Portrait: 'None' });
    for (const character of characters) {
      const { kind } = character;
      if (kind !== 'empty') await builder.openCharacter(character.make());
      const figures = await builder.summaryFigures();
      expect(figures.length).toBeGreaterThan(3);
      const expected = { where: `${kind}, print`, ruleset, kind, paper: 'A4', figures } as const;
      const printed = await printedBytes(page);
      await expectWhole(printed, expected);
      expect
        .soft(await drawing.picture(printed, 1, pictureScale))
        .toMatchSnapshot(pictureName('print', ruleset, kind, 'a4'), { maxDiffPixelRatio: differing.print });

      const compared = kind === 'empty' ? emptyCharacter(character) : character;
      if (kind === 'empty') await builder.openCharacter(compared.make());
      const onA4 = kind === 'empty' ? await printedBytes(page) : printed;
      expect.soft(await blocksOf(onA4), `${kind}, A4`).toEqual(await blocksOf(drawGolden(compared, 'a4')));
      await choose({ Paper: 'Letter' });
      const onLetter = await printedBytes(page);
      if (kind !== 'empty') await expectWhole(onLetter, { ...expected, where: `${kind}, Letter`, paper: 'Letter' });
      expect.soft(await blocksOf(onLetter), `${kind}, Letter`).toEqual(await blocksOf(drawGolden(compared, 'letter')));
      await choose({ Paper: 'A4' });

      if (kind === 'empty') {
        await choose({ What: 'Blank form' });
        for (const formFor of compared.sheet().magic ? (['fighter', 'mage'] as const) : (['fighter'] as const)) {
          for (const paper of ['Letter', 'A4'] as const) {
            const answer = formFor === 'mage' ? { For: 'Mage' } : {};
            await choose({ Paper: paper, ...answer });
            const form = drawGolden(compared, paper === 'A4' ? 'a4' : 'letter', { kind: 'form', formFor });
            const where = `a form for a ${formFor}, ${paper}`;
            expect.soft(await blocksOf(await printedBytes(page)), where).toEqual(await blocksOf(form));
          }
        }
        await choose({ What: 'Whole sheet' });
      }
      if (kind !== 'ordinary') continue;

      // The PDF made by the program in the browser; all others are compared by their bytes, see below.
      const pdf = new Uint8Array(readFileSync((await builder.save('Save as PDF')).path));
      await expectWhole(pdf, { ...expected, where: `${kind}, PDF` });
      expect
        .soft(await drawing.picture(pdf, 1, pictureScale))
        .toMatchSnapshot(pictureName('pdf', ruleset, kind, 'a4', 1), { maxDiffPixelRatio: differing.pdf });
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
