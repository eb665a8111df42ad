import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { jsPDF } from 'jspdf';
import { describe, expect, it } from 'vitest';
import { defaultPrintChoices } from '../sheet-model/print/print-choices.ts';
import { drawSheets } from '../testing/draw-sheets.ts';
import { atFullLength, someOf } from '../testing/extent.ts';
import { pdfFonts } from '../testing/pdf-fonts.ts';
import { printCharacters } from '../testing/print-characters.ts';
import { findOverlaps, findTextsInMargins, type ReadPage, readPdf } from '../testing/read-pdf.ts';
import { figuresNotFound } from '../testing/sheet-models.ts';
import { readSections, writeSections } from '../testing/text-sections.ts';

const date = new Date(Date.UTC(2026, 0, 2, 3, 4, 5));

/** Returns the texts of a page in the order in which they were drawn, with those of a line joined. */
function lines({ texts }: ReadPage): string {
  let height = Number.NaN;
  return texts
    .map(({ text, bottom }) => {
      const between = Math.abs(bottom - height) < 0.5 ? ' | ' : '\n';
      height = bottom;
      return between + text.trim();
    })
    .join('')
    .trim();
}

/** The fewest and most pages that a character of a kind has. */
const expectedPages = { empty: [1, 1], ordinary: [1, 2], Unicode: [1, 1], huge: [7, 17] } as const;

// Reading a huge PDF takes seconds on a busy machine.
describe.each([...new Set(printCharacters.map(({ ruleset }) => ruleset))])(
  'the PDFs of %s',
  { timeout: 120_000 },
  (ruleset) => {
    const golden = `golden/${ruleset}.txt`;
    const path = new URL(golden, import.meta.url);
    const goldenTexts = readSections(existsSync(path) ? readFileSync(path, 'utf8') : '');
    /** The golden texts, replaced by the texts of the PDFs as those are drawn. */
    const texts = new Map(goldenTexts);
    // Drawing a huge one takes as long as drawing all others.
    const characters = printCharacters.filter(
      (character) => character.ruleset === ruleset && (atFullLength || character.kind !== 'huge'),
    );
    const papers = ['a4', 'letter'] as const;

    it.each(characters.flatMap((character) => someOf(papers, 1).map((paper) => ({ ...character, paper }))))(
      'the PDF of the $kind character is complete on $paper',
      async ({ kind, sheet, paper }) => {
        const model = sheet();
        const { bytes } = drawSheets(jsPDF, pdfFonts, [{ model }], {
          choices: { ...defaultPrintChoices, paper },
          date,
        });
        const hash = createHash('sha256').update(bytes).digest('hex');
        const title = `${kind.toLowerCase()} ${paper}`;
        // These bytes were found complete when the golden text was written, and reading takes longer than drawing.
        if ((kind === 'huge' || !atFullLength) && goldenTexts.get(title)?.startsWith(`sha256 ${hash},`)) return;
        const { pages, tagged, info } = await readPdf(bytes);
        const words = kind === 'huge' ? [`${pages.length} pages`] : pages.map(lines);
        texts.set(title, `sha256 ${hash}, ${bytes.length} bytes\n\n${words.join('\n\n')}\n`);
        const [fewest, most] = expectedPages[kind];
        expect(pages.length).toBeGreaterThanOrEqual(fewest);
        expect(pages.length).toBeLessThanOrEqual(most);
        const drawn = pages.flatMap(({ texts }) => texts.map(({ text }) => text));
        expect(figuresNotFound(model, drawn)).toEqual([]);
        expect(pages.flatMap(findTextsInMargins)).toEqual([]);
        expect(pages.flatMap(findOverlaps)).toEqual([]);
        expect(tagged).toBe(true);
        expect(info).toMatchObject({ Title: model.head.name || 'Blank character' });
        pages.forEach((page, i) => {
          expect(page.texts.map(({ text }) => text)).toContain(`page ${i + 1} of ${pages.length}`);
        });
        // The size budget of a file without a portrait: its fonts, and each page.
        expect(bytes.length).toBeLessThan(60_000 + 15_000 * pages.length);
      },
    );

    it('their texts are the golden texts', async () => {
      await expect(writeSections(texts)).toMatchFileSnapshot(golden);
    });
  },
);
