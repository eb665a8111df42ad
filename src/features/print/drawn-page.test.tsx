// @vitest-environment happy-dom

import { fireEvent, render, within } from '@testing-library/react';
import { jsPDF } from 'jspdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { pageFoot } from '../../pdf/paper.ts';
import { pdfRequest } from '../../pdf/pdf-request.ts';
import { writePdf } from '../../pdf/write-pdf.ts';
import { defaultPrintChoices, type PrintChoices } from '../../sheet-model/print/print-choices.ts';
import { atFullLength, someOf } from '../../testing/extent.ts';
import { openSheet } from '../../testing/open-sheet.ts';
import { blocksOn, inkOfMarks, inkOfPdf, inkOfPicture } from '../../testing/page-ink.ts';
import { pdfFonts } from '../../testing/pdf-fonts.ts';
import { printCharacters } from '../../testing/print-characters.ts';
import { DrawnPage } from './drawn-page.tsx';
import { PagePreview } from './page-preview.tsx';
import { layOutRun, type PageRun } from './page-run.ts';
import { loadPortraits } from './printed-portraits.ts';
import { PrintedRun } from './printed-run.tsx';

const forms = [{ formFor: 'fighter' }, { formFor: 'mage' }] as const;
const kinds: readonly Partial<PrintChoices>[] = [
  {},
  { density: 'large' },
  { density: 'compact', orientation: 'landscape', blankRows: false },
];
const papers = ['a4', 'letter'] as const;
// A form has nothing of its character.
const characters = printCharacters.flatMap(({ kind, ruleset, make }) => [
  ...kinds.map((choices) => ({ kind, ruleset, make, choices })),
  ...(kind === 'empty'
    ? forms.map((form) => ({ kind, ruleset, make, choices: { kind: 'form', ...form } as const }))
    : []),
]);
const cases = characters
  .flatMap((character) => papers.map((paper) => ({ ...character, paper, name: JSON.stringify(character.choices) })))
  .filter(({ kind }) => kind !== 'huge' || atFullLength);

/** Returns the pages of the preview, one after the other. */
function previewedPages(run: PageRun, choices: PrintChoices, count: number): readonly Element[] {
  const none = () => undefined;
  const counts = { runs: [run], pagesOf: () => count, missing: [], counted: 1, isTotalKnown: true } as const;
  const idle = { onCount: none, isCounting: false, isStopped: false, stop: none, resume: none } as const;
  const { container, unmount } = render(<PagePreview choices={choices} counts={{ ...counts, ...idle }} />);
  const pages = Array.from({ length: count }, (_, i) => {
    if (i > 0) fireEvent.click(within(container).getByRole('button', { name: 'Next page' }));
    expect(container.querySelectorAll('.drawn-page')).toHaveLength(1);
    return [...container.querySelectorAll('.drawn-page')].map((page) => page.cloneNode(true) as Element);
  }).flat();
  unmount();
  return pages;
}

describe('the pages of a sheet', { timeout: 120_000 }, () => {
  // They would be loaded between a page and its copy.
  beforeAll(loadPortraits);

  it.each(someOf(cases, 7))(
    // with each kind of character and of page
    'of the $kind character of $ruleset on $paper have the same blocks and rows in preview, print and PDF: $name',
    async ({ make, paper, choices: chosen }) => {
      const choices = { ...defaultPrintChoices, ...chosen, paper };
      const sheet = openSheet(make());
      const run: PageRun = [{ id: 'one', sheet, model: sheet.model }];
      const { pages, byPage } = layOutRun(run, choices, []);
      const feet = byPage.map((_, i) => pageFoot(choices, pages.feet, i + 1, i + 1, pages.count));
      const laidOut = byPage.map((nodes, i) => blocksOn(inkOfMarks([...nodes, ...(feet[i] ?? [])])));
      expect(laidOut.flat().filter(({ ruled, written }) => ruled > 1 && written > 1).length).toBeGreaterThan(4);

      const { bytes } = writePdf(jsPDF, pdfFonts, [pages], pdfRequest(run, [pages], choices, new Date(0)));
      const saved = (await inkOfPdf(bytes)).map(blocksOn);
      const previewed = previewedPages(run, choices, pages.count).map((page) => blocksOn(inkOfPicture(page)));
      const { container, unmount } = render(
        <PrintedRun run={run} choices={choices} position={1} before={0} all={pages.count} />,
      );
      const printed = [...container.querySelectorAll('.drawn-page')].map((page) => blocksOn(inkOfPicture(page)));
      unmount();
      expect(saved).toEqual(laidOut);
      expect(previewed).toEqual(laidOut);
      expect(printed).toEqual(laidOut);
    },
  );

  it('have headings, tables and rows for screen readers', () => {
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
