import { createHash } from 'node:crypto';
import { jsPDF } from 'jspdf';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sheetBlocks } from '../sheet-model/model/sheet-blocks.ts';
import type { SheetModel } from '../sheet-model/model/sheet-model.ts';
import { defaultPrintChoices, type PrintChoices } from '../sheet-model/print/print-choices.ts';
import { drawSheets } from '../testing/draw-sheets.ts';
import { someOf } from '../testing/extent.ts';
import { pdfFonts } from '../testing/pdf-fonts.ts';
import { findOverlaps, findTextsInMargins, openPdf, type ReadPage, readPdf } from '../testing/read-pdf.ts';
import {
  blankSheet,
  daiSheet,
  falconSheet,
  figuresNotFound,
  friedrickSheet,
  fullSheet,
  guardSheet,
  hugeSheet,
  mageSheet,
  psychicSheet,
  riderSheet,
} from '../testing/sheet-models.ts';
import { smallJpeg, smallPortrait } from '../testing/small-portrait.ts';

const date = new Date(Date.UTC(2026, 0, 2, 3, 4, 5));
type Paper = PrintChoices['paper'];
const drawFresh = (model: SheetModel, chosen: Partial<PrintChoices>) =>
  drawSheets(jsPDF, pdfFonts, [{ model }], { choices: { ...defaultPrintChoices, ...chosen }, date });
/** Many tests look at the same PDFs, which are drawn and read once. */
const drawn = new Map<string, ReturnType<typeof drawFresh>>();
function drawModel(model: SheetModel, chosen: Partial<PrintChoices>) {
  const what = JSON.stringify([model, { ...defaultPrintChoices, ...chosen }]);
  const pdf = drawn.get(what) ?? drawFresh(model, chosen);
  drawn.set(what, pdf);
  return pdf;
}
const contents = new WeakMap<Uint8Array, ReturnType<typeof readPdf>>();
function readOnce(bytes: Uint8Array): ReturnType<typeof readPdf> {
  const reading = contents.get(bytes) ?? readPdf(bytes);
  contents.set(bytes, reading);
  return reading;
}
const drawAndRead = (model: SheetModel, chosen: Partial<PrintChoices>) => readOnce(drawModel(model, chosen).bytes);
const draw = (model: SheetModel, paper: Paper = 'a4') => drawModel(model, { paper });
const read = (model: SheetModel, paper: Paper = 'a4') => readOnce(draw(model, paper).bytes);
const papers: readonly Paper[] = ['a4', 'letter'];
const words = (pages: readonly ReadPage[]) => pages.flatMap(({ texts }) => texts.map(({ text }) => text));
const joined = (pages: readonly ReadPage[]) => words(pages).join('').replace(/\s/g, '');
// jsPDF catches errors of its modules and only prints them.
beforeEach(() => void vi.spyOn(console, 'error'));
afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

const blockIds = sheetBlocks.map(({ id }) => id);

const wholeSheets = [
  ['a blank character', blankSheet, 1],
  ['John Falcon', falconSheet, 1],
  ['Fiendish Friedrick', friedrickSheet, 1],
  ['Dai Blackthorn', daiSheet, 2],
  ['a full character', fullSheet, 2],
  ['a guard who is open from behind', guardSheet, 1],
  ['a rider', riderSheet, 2],
  ['a mage', mageSheet, 2],
] as const;
describe.each(someOf(wholeSheets, 5))('the PDF of %s', (_, getModel, maxPages) => {
  it.each(someOf(papers, 1))('is complete on %s', async (paper) => {
    const { pages } = await read(getModel(), paper);
    expect(pages.length).toBeLessThanOrEqual(maxPages);
    expect(figuresNotFound(getModel(), words(pages))).toEqual([]);
    expect(pages.flatMap(findTextsInMargins)).toEqual([]);
    expect(pages.flatMap(findOverlaps)).toEqual([]);
    pages.forEach((page, i) => {
      expect(words([page])).toContain(`page ${i + 1} of ${pages.length}`);
    });
  });
});

const withPortrait = (model: SheetModel, portrait = smallPortrait): SheetModel => ({
  ...model,
  head: { ...model.head, portrait },
});
/** Returns the falcon's sheet with `count` possessions. */
function withPossessions(count: number): SheetModel {
  const base = falconSheet();
  const [first] = base.possessions;
  if (!first) throw new Error('no possessions');
  return { ...base, possessions: Array.from({ length: count }, (_, i) => ({ ...first, key: `p${i}` })) };
}

describe('the portrait in the PDF', { timeout: 60_000 }, () => {
  const bare = [
    ['John Falcon', falconSheet],
    ['Fiendish Friedrick', friedrickSheet],
    ['a blank character', blankSheet],
  ] as const;
  it.each(someOf(bare, 1))('does not push the sheet of %s off its page, nor drop a figure', async (_, getModel) => {
    const { pages, tagged } = await read(withPortrait(getModel()));
    expect(pages).toHaveLength(1);
    expect(tagged).toBe(true);
    expect(figuresNotFound(getModel(), words(pages))).toEqual([]);
    expect(pages.flatMap(findTextsInMargins)).toEqual([]);
    expect(pages.flatMap(findOverlaps)).toEqual([]);
  });

  it.each(someOf(papers, 1))('fits on one page of %s if the sheet without it does', (paper) => {
    const pagesOf = (model: SheetModel) => draw(model, paper).pages;
    let most = 52; // near the most that fit
    while (pagesOf(withPossessions(most + 1)) === 1) most += 1;
    while (pagesOf(withPossessions(most)) > 1) most -= 1;
    expect(pagesOf(withPortrait(withPossessions(most)))).toBe(1);
  });

  it('has the unchanged bytes of the JPEG', () => {
    const file = Buffer.from(draw(withPortrait(falconSheet())).bytes);
    expect(file.indexOf(Buffer.from(smallJpeg, 'base64'))).toBeGreaterThan(0);
    expect(file.indexOf('/DCTDecode')).toBeGreaterThan(0);
  });

  it('fills a frame of 27 by 36 mm, whatever its aspect ratio', async () => {
    const boxOf = async (width: number, height: number) => {
      // On a full page it would be smaller.
      const model = withPortrait(falconSheet(), { ...smallPortrait, width, height });
      const { bytes } = drawModel(model, { without: ['possessions'] });
      const document = await openPdf(bytes);
      const tree = JSON.stringify(await (await document.getPage(1)).getStructTree());
      const [left = 0, low = 0, right = 0, high = 0] = JSON.parse(/"bbox":(\[[^\]]+\])/.exec(tree)?.[1] ?? '[]');
      return [right - left, high - low].map((points) => (points / 72) * 25.4);
    };
    const [wide, high] = [await boxOf(480, 640), await boxOf(200, 100)];
    expect(wide[0]).toBeCloseTo(27, 1);
    expect(wide[1]).toBeCloseTo(36, 1);
    expect(high[0]).toBeCloseTo(27, 1);
    expect(high[1]).toBeCloseTo(36, 1);
  });

  it('has an alternative text', async () => {
    const model = withPortrait(fullSheet());
    const document = await openPdf(draw(model).bytes);
    const tree = JSON.stringify(await (await document.getPage(1)).getStructTree());
    expect(tree).toContain('"role":"Figure"');
    expect(tree).toContain('"alt":"Portrait of Žofia Černá of the Upper Ketterwald, called Ольга"');
    const damaged = withPortrait({ ...blankSheet(), head: { ...blankSheet().head, name: '>\\)\ud800\u{1F409}' } });
    const damagedPdf = await openPdf(draw(damaged).bytes);
    const alt = JSON.stringify(await (await damagedPdf.getPage(1)).getStructTree());
    expect(alt).toContain(JSON.stringify('Portrait of >\\)\uFFFD\u{1F409}'));
  });

  it('is the same bytes for the same picture', () => {
    const hash = () =>
      createHash('sha256')
        .update(drawFresh(withPortrait(falconSheet()), {}).bytes)
        .digest('hex');
    expect(hash()).toBe(hash());
  });

  it('does not break the file if the picture is damaged', async () => {
    const data = `data:image/jpeg;base64,/9j/${'AAAA'.repeat(40)}`;
    const { pages } = await read(withPortrait(falconSheet(), { ...smallPortrait, data }));
    expect(figuresNotFound(falconSheet(), words(pages))).toEqual([]);
  });

  it('is replaced by an empty frame only by choice', async () => {
    const { pages } = await drawAndRead(falconSheet(), { portrait: 'sketch' });
    expect(words(pages)).toContain('Portrait');
    expect(pages).toHaveLength(1);
    expect(pages.flatMap(findOverlaps)).toEqual([]);
    expect(words((await read(falconSheet())).pages)).not.toContain('Portrait');
    const filled = await drawAndRead(withPortrait(falconSheet()), { portrait: 'sketch' });
    expect(words(filled.pages)).toContain('Portrait');
  });

  it('is left out by choice', () => {
    const file = Buffer.from(drawModel(withPortrait(falconSheet()), { portrait: 'none' }).bytes);
    expect(file.indexOf('/DCTDecode')).toBe(-1);
  });
});

/** Milliseconds: reading a huge PDF takes seconds on a busy machine. */
const testTimeout = 60_000;

describe('the PDF', { timeout: testTimeout }, () => {
  it('has the size of its paper', async () => {
    const sizes = await Promise.all(papers.map(async (paper) => (await read(falconSheet(), paper)).pages[0]));
    expect(sizes.map((page) => [Math.round(page?.width ?? 0), Math.round(page?.height ?? 0)])).toEqual([
      [595, 842],
      [612, 792],
    ]);
  });

  it('keeps accents and Cyrillic, and names the character', async () => {
    const { pages, info, bookmarks, tagged } = await read(fullSheet());
    expect(joined(pages)).toContain('ŽofiaČernáoftheUpperKetterwald,calledОльга');
    expect(info).toMatchObject({
      Title: 'Žofia Černá of the Upper Ketterwald, called Ольга',
      Author: 'Věra',
      Language: 'en',
    });
    expect(bookmarks).toEqual(expect.arrayContaining(['Attributes', 'Skills', 'Weapons', 'Equipment', 'Story']));
    expect(tagged).toBe(true);
  });

  it('has the spells with the requirements of casting, and no such block without spells', async () => {
    const mage = mageSheet();
    const withManySpells = { ...mage, spells: Array.from({ length: 30 }, () => mage.spells).flat() };
    const { pages, bookmarks } = await read(withManySpells);
    expect(bookmarks).toContain('Spells');
    expect(joined(pages)).toContain('TimeDurationCostTomaintain');
    expect(joined(pages)).toMatch(/CreateFirearea1\d+IQ\S*?1s1minute2peryard1/);
    expect(pages.filter((page) => words([page]).includes('Spells, continued')).length).toBeGreaterThan(1);
    expect(pages.flatMap(findTextsInMargins)).toEqual([]);
    expect(pages.flatMap(findOverlaps)).toEqual([]);
    expect((await read(falconSheet())).bookmarks).not.toContain('Spells');
  });

  it('has the general reaction first, and nothing if there are no modifiers or no such rules', async () => {
    expect(joined((await read(daiSheet())).pages)).toContain(
      'Reaction+/−everyone0theyoungandnaive+2experiencedpeople−2',
    );
    expect((await read(riderSheet())).bookmarks).not.toContain('Reaction +/−');
    expect((await read(falconSheet())).bookmarks).not.toContain('Reaction +/−');
  });

  it('marks characters that its font lacks, and reports them', async () => {
    const model = { ...falconSheet(), story: 'Called 戦士 🐉, armor ≥ 3 → safe; cafe\u0301 co\u00ADop' };
    const { bytes, missing } = draw(model);
    expect(missing).toEqual([{ name: 'John Falcon', characters: ['戦', '士', '🐉'] }]);
    const { pages } = await readPdf(bytes);
    expect(words(pages)).toContain('Called [?][?] [?], armor at least 3 -> safe; café coop');
  });

  it('is the same for the same character and date', () => {
    const hash = () => createHash('sha256').update(drawFresh(fullSheet(), {}).bytes).digest('hex');
    expect(hash()).toBe(hash());
  });

  it('lets a long character continue on further pages', async () => {
    const model = hugeSheet();
    const { pages } = await read(model);
    const allNames = joined(pages);
    const names = [...model.skills, ...model.traits, ...model.possessions].map(({ name }) => name.replace(/\s/g, ''));
    expect(names.filter((name) => !allNames.includes(name))).toEqual([]);
    expect(figuresNotFound(model, words(pages))).toEqual([]);
    expect(pages.flatMap(findTextsInMargins)).toEqual([]);
    expect(pages.flatMap(findOverlaps)).toEqual([]);
    const laterPages = pages.filter((page) => words([page]).includes('Skills, continued'));
    expect(laterPages.length).toBeGreaterThan(1);
    for (const page of laterPages)
      expect(words([page]).filter((text) => text === 'Relative').length).toBeGreaterThan(0);
  });

  it('breaks words that are wider than a column', async () => {
    const long = 'Wollmilchsau'.repeat(30);
    const base = falconSheet();
    const model: SheetModel = {
      ...base,
      head: { ...base.head, name: long, player: long },
      skills: base.skills.map((skill) => ({ ...skill, name: long, note: long })),
      possessions: base.possessions.map((line) => ({ ...line, name: long, inside: long, where: long })),
    };
    const { pages } = await read(model);
    expect(pages.flatMap(findTextsInMargins)).toEqual([]);
    expect(pages.flatMap(findOverlaps)).toEqual([]);
  });
});

describe('a PDF with the player’s choices', { timeout: testTimeout }, () => {
  const faults = (pages: readonly ReadPage[]) => [...pages.flatMap(findTextsInMargins), ...pages.flatMap(findOverlaps)];

  const arrangements = [
    ['landscape', { orientation: 'landscape' }],
    ['landscape on Letter', { orientation: 'landscape', paper: 'letter' }],
    ['compact', { density: 'compact' }],
    ['compact landscape without empty rows', { density: 'compact', orientation: 'landscape', blankRows: false }],
  ] as const;
  it.each(someOf(arrangements, 2))('is complete: %s', async (_, chosen) => {
    for (const getModel of someOf([fullSheet, blankSheet, falconSheet], 1)) {
      const { pages } = await drawAndRead(getModel(), chosen);
      expect(figuresNotFound(getModel(), words(pages))).toEqual([]);
      expect(faults(pages)).toEqual([]);
    }
  });

  it('has the chosen orientation', async () => {
    const [page] = (await drawAndRead(falconSheet(), { orientation: 'landscape' })).pages;
    expect([Math.round(page?.width ?? 0), Math.round(page?.height ?? 0)]).toEqual([842, 595]);
  });

  it('has more on a page if compact', () => {
    const pagesOf = (density: PrintChoices['density']) => drawModel(withPossessions(320), { density }).pages;
    expect(pagesOf('compact')).toBeLessThan(pagesOf('roomy'));
  });

  describe('when a block is left out', () => {
    /** The bookmarks of a sheet without some of its blocks; nothing on it is misplaced. */
    const titles = async (model: SheetModel, without: PrintChoices['without']) => {
      const { pages, bookmarks } = await drawAndRead(model, { without });
      expect(faults(pages)).toEqual([]);
      // The log of points follows if there is space.
      return bookmarks.filter((title) => title !== 'Points earned').length;
    };
    // Between them they have every block; each block is left out of the first that has it.
    const models = [fullSheet, mageSheet, riderSheet, psychicSheet];
    let whole: readonly number[] = [];
    beforeAll(async () => {
      whole = await Promise.all(models.map((make) => titles(make(), [])));
    });

    it.each(someOf(blockIds, 2))('%s is not on the sheet', async (block) => {
      for (const [i, make] of models.entries()) if ((await titles(make(), [block])) < (whole[i] ?? 0)) return;
      expect.unreachable(`no sheet lost ${block}`);
    });
  });

  it('is an empty page with a heading when all blocks are left out', async () => {
    const { pages } = await drawAndRead(falconSheet(), { without: blockIds });
    expect(pages).toHaveLength(1);
    expect(words(pages)).toContain('John Falcon');
  });

  it('has write-in rows or none', () => {
    const size = (blankRows: boolean) => drawModel(blankSheet(), { blankRows }).bytes.length;
    expect(size(false)).toBeLessThan(size(true));
  });

  it('reports progress', () => {
    const reported: number[] = [];
    drawSheets(jsPDF, pdfFonts, [{ model: falconSheet() }], { choices: defaultPrintChoices, date }, (share) =>
      reported.push(share),
    );
    expect(reported).toEqual(reported.toSorted((a, b) => a - b));
    expect(reported[0]).toBeGreaterThan(0);
    expect(reported.at(-1)).toBe(1);
  });
});

it('marks the lost hits, if that is chosen', async () => {
  const whole = falconSheet();
  const wounded: SheetModel = { ...whole, tallies: whole.tallies.map((tally) => ({ ...tally, lost: 5 })) };
  expect(joined((await drawAndRead(wounded, { present: true })).pages)).toContain('now8of13');
  expect(joined((await drawAndRead(wounded, {})).pages)).not.toContain('of13');
  expect(drawModel(wounded, { present: true }).bytes.length).toBeGreaterThan(drawModel(wounded, {}).bytes.length);
});
