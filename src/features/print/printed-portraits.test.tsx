// @vitest-environment happy-dom

import { render } from '@testing-library/react';
import { jsPDF } from 'jspdf';
import { afterEach, expect, test } from 'vitest';
import type { PageNode } from '../../pdf/drawing.ts';
import { pdfRequest } from '../../pdf/pdf-request.ts';
import { writePdf } from '../../pdf/write-pdf.ts';
import { noDrawing } from '../../sheet-model/portraits/no-drawing.ts';
import { defaultPrintChoices, type PrintChoices } from '../../sheet-model/print/print-choices.ts';
import { usePreferences } from '../../state/view/preferences.ts';
import { openSheet } from '../../testing/open-sheet.ts';
import { pdfFonts } from '../../testing/pdf-fonts.ts';
import { openPdf } from '../../testing/read-pdf.ts';
import { riderCharacter, riderSheet } from '../../testing/sheet-models.ts';
import { smallPortrait } from '../../testing/small-portrait.ts';
import { DrawnPage } from './drawn-page.tsx';
import { layOutRun } from './page-run.ts';
import { loadPortraits } from './printed-portraits.ts';

const sheet = openSheet(riderCharacter());
const layOut = (head: object = {}, chosen: Partial<PrintChoices> = {}) => {
  const model = { ...riderSheet(), head: { ...riderSheet().head, ...head } };
  const choices = { ...defaultPrintChoices, ...chosen };
  return { choices, run: layOutRun([{ id: 'one', sheet, model }], choices, []) };
};
const drawings = (nodes: readonly PageNode[]): readonly PageNode[] =>
  nodes.flatMap((node) => ('nodes' in node ? drawings(node.nodes) : node.kind === 'drawing' ? [node] : []));
const countIn = (...args: Parameters<typeof layOut>) => drawings(layOut(...args).run.pages.nodes).length;

afterEach(() => usePreferences.setState({ pictures: 'shown' }));

test('a sheet without a picture has the drawn portrait, unless that or all of them are turned off', async () => {
  await loadPortraits();
  expect(countIn()).toBe(1);
  expect(countIn({ portrait: smallPortrait })).toBe(0);
  expect(countIn({ drawing: noDrawing })).toBe(0);
  expect(countIn({}, { portrait: 'none' })).toBe(0);
  expect(countIn({}, { portrait: 'sketch' })).toBe(0);
  expect(countIn({}, { kind: 'form' })).toBe(0);
  usePreferences.setState({ pictures: 'hidden' });
  expect(countIn()).toBe(0);
});

test('the drawn portrait is in the preview and in the PDF, as lines', async () => {
  await loadPortraits();
  const { run, choices } = layOut();
  const { container } = render(<DrawnPage laidOut={run} choices={choices} page={1} number={1} all={1} />);
  const paths = container.querySelectorAll('.drawn-drawing path').length;
  expect(paths).toBeGreaterThan(10);
  const without = layOut({}, { portrait: 'none' });
  const operators = async ({ run, choices }: typeof without) => {
    const request = pdfRequest([{ model: riderSheet() }], [run.pages], choices, new Date(0));
    const document = await openPdf(writePdf(jsPDF, pdfFonts, [run.pages], request).bytes);
    return (await (await document.getPage(1)).getOperatorList()).fnArray.length;
  };
  expect(await operators({ run, choices })).toBeGreaterThan((await operators(without)) + paths);
});
