import { createHash } from 'node:crypto';
import { jsPDF } from 'jspdf';
import { describe, expect, it } from 'vitest';
import type { SheetModel } from '../sheet-model/model/sheet-model.ts';
import { statBlock } from '../sheet-model/model/stat-block.ts';
import { defaultPrintChoices, type PrintChoices } from '../sheet-model/print/print-choices.ts';
import { drawSheets } from '../testing/draw-sheets.ts';
import { someOf } from '../testing/extent.ts';
import { pdfFonts } from '../testing/pdf-fonts.ts';
import { findOverlaps, findTextsInMargins, type ReadPage, readPdf } from '../testing/read-pdf.ts';
import {
  blankSheet,
  daiSheet,
  falconSheet,
  friedrickSheet,
  fullSheet,
  hugeSheet,
  mageSheet,
  riderSheet,
} from '../testing/sheet-models.ts';
import { packed, statBlockPhrases } from '../testing/stat-block-phrases.ts';

const date = new Date(Date.UTC(2026, 0, 2, 3, 4, 5));
const draw = (models: readonly SheetModel[], chosenChoices: Partial<PrintChoices> = {}) => {
  const choices: PrintChoices = { ...defaultPrintChoices, kind: 'stat-block', ...chosenChoices };
  return drawSheets(
    jsPDF,
    pdfFonts,
    models.map((model) => ({ model })),
    { choices, date },
  );
};
const read = (models: readonly SheetModel[], chosenChoices: Partial<PrintChoices> = {}) =>
  readPdf(draw(models, chosenChoices).bytes);
const papers = ['a4', 'letter'] as const;
const words = ({ texts }: ReadPage) => texts.map(({ text }) => text);
const faults = (pages: readonly ReadPage[]) => [...pages.flatMap(findTextsInMargins), ...pages.flatMap(findOverlaps)];
/** Returns the height of a text above the bottom of the page. */
const heightOf = (page: ReadPage | undefined, text: string) =>
  page?.texts.find((item) => item.text === text)?.bottom ?? Number.NaN;
const renamed = (model: SheetModel, name: string): SheetModel => ({ ...model, head: { ...model.head, name } });
/** Milliseconds: reading a huge PDF takes seconds on a busy machine. */
const testTimeout = 60_000;

describe.each([
  ['a blank character', blankSheet, 1],
  ['John Falcon', falconSheet, 1],
  ['Fiendish Friedrick', friedrickSheet, 1],
  ['Dai Blackthorn', daiSheet, 1],
  ['a full character', fullSheet, 1],
  ['a rider', riderSheet, 1],
  ['a mage', mageSheet, 1],
  ['a huge character', hugeSheet, 12],
])('the stat block of %s', { timeout: testTimeout }, (_, getModel, maxPages) => {
  it.each(someOf(papers, 1))('has every value on %s, within the margins and without overlaps', async (paper) => {
    const model = getModel();
    const { pages } = await read([model], { paper });
    expect(pages.length).toBeLessThanOrEqual(maxPages);
    // Without page footers and the repeated name, which come between the parts of an entry.
    const inBlock = pages.flatMap(({ texts }) => texts.filter(({ bottom }) => bottom > 42).map(({ text }) => text));
    const drawn = packed(inBlock.filter((text) => !text.endsWith(', continued')).join(''));
    const phrases = statBlockPhrases(statBlock(model));
    expect(phrases.length).toBeGreaterThan(15);
    expect(phrases.filter((phrase) => !drawn.includes(phrase))).toEqual([]);
    expect(faults(pages)).toEqual([]);
  });
});

describe('stat blocks', { timeout: testTimeout }, () => {
  it.each(papers)('are two to a page of %s, one in each half', async (paper) => {
    const models = [falconSheet(), mageSheet(), riderSheet()];
    const { pages, bookmarks } = await read(models, { paper });
    expect(pages).toHaveLength(2);
    const [first, second] = pages;
    const middle = (first?.height ?? 0) / 2;
    expect(heightOf(first, 'John Falcon')).toBeGreaterThan(middle + 200);
    expect(heightOf(first, 'Maren Tide')).toBeGreaterThan(middle - 60);
    expect(heightOf(first, 'Maren Tide')).toBeLessThan(middle);
    expect(heightOf(second, 'Calamity Jane')).toBeGreaterThan(middle + 200);
    // No text at the cutting line.
    for (const { texts } of pages) {
      expect(texts.filter(({ top, bottom }) => top > middle - 10 && bottom < middle + 10)).toEqual([]);
    }
    expect(pages.map((page) => words(page).filter((text) => / · |^page/.test(text)))).toEqual([
      ['John Falcon · Maren Tide', 'page 1 of 2'],
      ['page 2 of 2'],
    ]);
    expect(bookmarks).toEqual(['John Falcon', 'Maren Tide', 'Calamity Jane']);
  });

  it('continue under the name if the character is crowded, and the next starts in the next free half', async () => {
    const models = [renamed(falconSheet(), 'Before'), hugeSheet(), renamed(falconSheet(), 'After')];
    const { pages } = await read(models);
    expect(pages.length).toBeGreaterThan(2);
    expect(faults(pages)).toEqual([]);
    const [first, ...otherBlocks] = pages;
    const middle = (first?.height ?? 0) / 2;
    expect(heightOf(first, 'Crowded')).toBeLessThan(middle);
    const laterPages = otherBlocks.filter((page) => words(page).includes('Crowded, continued'));
    expect(laterPages.length).toBeGreaterThanOrEqual(otherBlocks.length - 1);
    const last = pages.at(-1);
    const [end] = (last?.texts ?? []).filter(({ text }) => text === 'After');
    expect(end).toBeDefined();
    const above = (last?.texts ?? []).filter(({ bottom }) => bottom > (end?.top ?? 0));
    expect(above.every(({ bottom }) => bottom > middle)).toBe(true);
  });

  it('do not overlap, whatever their kinds', async () => {
    const models = [blankSheet(), fullSheet(), daiSheet(), friedrickSheet(), mageSheet()];
    const { pages } = await read(models, { paper: 'letter' });
    expect(pages).toHaveLength(3);
    expect(faults(pages)).toEqual([]);
  });

  it('break names that are wider than a line', async () => {
    const long = 'Wollmilchsau'.repeat(30);
    const base = fullSheet();
    const model: SheetModel = {
      ...renamed(base, long),
      skills: base.skills.map((skill) => ({ ...skill, name: long })),
      attacks: base.attacks.map((line) => ({ ...line, item: long, use: long })),
      possessions: base.possessions.map((line) => ({ ...line, name: long })),
      ruleset: { ...base.ruleset, name: long },
    };
    const { pages } = await read([model, falconSheet()]);
    expect(faults(pages)).toEqual([]);
    expect(packed(pages.flatMap(words).join(''))).toContain(long);
  });

  it('have write-in lines or none', () => {
    const size = (blankRows: boolean) => draw([falconSheet()], { blankRows }).bytes.length;
    expect(size(false)).toBeLessThan(size(true));
  });

  it('are on portrait pages, whatever the orientation of sheets', async () => {
    const [page] = (await read([falconSheet()], { orientation: 'landscape' })).pages;
    expect(page?.height).toBeGreaterThan(page?.width ?? Number.NaN);
  });

  it('report the characters that their font lacks by name, and only those that they print', () => {
    const withStrangeName = { ...renamed(mageSheet(), '戦士'), story: '🐉' };
    const { missing } = draw([falconSheet(), withStrangeName]);
    expect(missing).toEqual([{ name: '戦士', characters: ['戦', '士'] }]);
  });

  it('are the same for the same characters and date', () => {
    const hash = () =>
      createHash('sha256')
        .update(draw([fullSheet(), mageSheet()]).bytes)
        .digest('hex');
    expect(hash()).toBe(hash());
  });
});
