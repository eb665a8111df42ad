// @vitest-environment happy-dom

import { render } from '@testing-library/react';
import { jsPDF } from 'jspdf';
import { describe, expect, it } from 'vitest';
import { pdfRequest } from '../../pdf/pdf-request.ts';
import { writePdf } from '../../pdf/write-pdf.ts';
import { defaultPrintChoices, type PrintChoices } from '../../sheet-model/print/print-choices.ts';
import { atFullLength, someOf } from '../../testing/extent.ts';
import { openSheet } from '../../testing/open-sheet.ts';
import { pdfFonts } from '../../testing/pdf-fonts.ts';
import { printCharacters } from '../../testing/print-characters.ts';
import { type ReadPage, readPdf } from '../../testing/read-pdf.ts';
import { DrawnPage } from './drawn-page.tsx';
import { layOutRun } from './page-run.ts';

/** A text of a page: its words without spaces, and its place in points from the upper left corner. */
type Placed = readonly [text: string, x: number, y: number];

const bare = (text: string): string => text.replace(/\s/g, '');
const inOrder = (texts: readonly Placed[]): readonly Placed[] =>
  texts.filter(([text]) => text !== '').toSorted(([a, x, y], [b, u, v]) => y - v || x - u || (a < b ? -1 : 1));

const ofPdf = ({ height, texts }: ReadPage): readonly Placed[] =>
  // A reader puts the baseline at 20 and 72 % of the type above the foot and below the top of a letter.
  inOrder(
    texts.map(({ text, left, bottom, top }) => [
      bare(text),
      Math.round(left),
      Math.round(height - bottom - ((top - bottom) * 0.2) / 0.92),
    ]),
  );

const ofPreview = (page: Element): readonly Placed[] =>
  inOrder(
    Array.from(page.querySelectorAll('text'), (text): Placed => {
      const at = (name: string): number => Number(text.getAttribute(name));
      return [bare(text.textContent ?? ''), Math.round(at('x')), Math.round(at('y'))];
    }),
  );

/** The number of lines to write on, and between rows. */
const linesOf = (page: Element): number => page.querySelector('.drawn-line')?.getAttribute('d')?.split('M').length ?? 0;

const kinds: readonly Partial<PrintChoices>[] = [{}, { kind: 'form', formFor: 'mage' }, { density: 'large' }];
const characters = printCharacters.filter(({ kind }) => kind !== 'huge' || atFullLength);
const cases = characters.flatMap(({ kind, ruleset, make }) =>
  (['a4', 'letter'] as const).flatMap((paper) =>
    someOf(kinds, 2).map((choices) => ({ kind, ruleset, make, paper, choices, name: JSON.stringify(choices) })),
  ),
);

describe('a page', { timeout: 60_000 }, () => {
  it.each(cases)(
    'of the $kind character of $ruleset on $paper has in the preview what it has in the PDF: $name',
    async ({ make, paper, choices: chosen }) => {
      const choices = { ...defaultPrintChoices, ...chosen, paper };
      const sheet = openSheet(make());
      const subject = { id: 'one', sheet, model: sheet.model };
      const laidOut = layOutRun([subject], choices, []);
      const request = pdfRequest([subject], [laidOut.pages], choices, new Date(0));
      const { bytes } = writePdf(jsPDF, pdfFonts, [laidOut.pages], request);
      const { pages } = await readPdf(bytes);
      expect(pages).toHaveLength(laidOut.pages.count);
      for (const [i, page] of pages.entries()) {
        const number = i + 1;
        const { container, unmount } = render(
          <DrawnPage laidOut={laidOut} choices={choices} page={number} number={number} all={pages.length} />,
        );
        // Letters that the typeface of the PDF lacks are on the screen.
        const isWhole = laidOut.pages.missing.length === 0;
        const words = (texts: readonly Placed[]) => texts.map(([text]) => text).join('');
        const [preview, pdf] = [ofPreview(container), ofPdf(page)];
        if (isWhole) expect(words(preview).length).toBe(words(pdf).length);
        // A reader joins pieces of a line, so that the first words of each line are compared.
        const rows = (texts: readonly Placed[]) => new Set(texts.map(([, , y]) => y));
        const apart = [...rows(pdf)].filter((y) => ![...rows(preview)].some((other) => Math.abs(other - y) <= 1));
        expect(apart, 'lines of the PDF that the preview has not').toEqual([]);
        expect(linesOf(container)).toBeGreaterThan(0);
        unmount();
      }
    },
  );

  it('has headings, tables and rows for screen readers', () => {
    const [character] = printCharacters.filter(({ kind }) => kind === 'ordinary');
    if (!character) throw new Error('no ordinary character');
    const sheet = openSheet(character.make());
    const laidOut = layOutRun([{ id: 'one', sheet, model: sheet.model }], defaultPrintChoices, []);
    const { container } = render(
      <DrawnPage laidOut={laidOut} choices={defaultPrintChoices} page={1} number={1} all={1} />,
    );
    const names = (role: string) => Array.from(container.querySelectorAll(`[role="${role}"]`));
    expect(names('heading').map((title) => title.textContent)).toEqual(
      expect.arrayContaining(['Attributes', 'Hits and fatigue']),
    );
    const tables = names('table').map((table) => table.getAttribute('aria-label'));
    expect(tables).toEqual(expect.arrayContaining(['Attributes', 'Load']));
    for (const row of names('row')) expect(row.closest('[role="table"]')).not.toBeNull();
  });
});
