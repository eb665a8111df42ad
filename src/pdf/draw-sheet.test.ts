import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { jsPDF } from 'jspdf';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SheetModel } from '../rules/sheet-model.ts';
import { type DrawnText, type ReadPage, readPdf } from '../testing/read-pdf.ts';
import {
  blankSheet,
  falconSheet,
  figuresNotFound,
  friedrickSheet,
  fullSheet,
  hugeSheet,
} from '../testing/sheet-models.ts';
import { drawSheet, type Paper } from './draw-sheet.ts';

const font = (face: string) => readFileSync(fileURLToPath(new URL(`./fonts/noto-sans-${face}.ttf`, import.meta.url)));
const fonts = { regular: font('regular'), bold: font('bold') };
const date = new Date(Date.UTC(2026, 0, 2, 3, 4, 5));
const draw = (model: SheetModel, paper: Paper = 'a4') => drawSheet(jsPDF, fonts, model, { paper, date });
const read = (model: SheetModel, paper: Paper = 'a4') => readPdf(draw(model, paper).bytes);
const papers: Paper[] = ['a4', 'letter'];
const words = (pages: readonly ReadPage[]) => pages.flatMap(({ texts }) => texts.map(({ text }) => text));
const joined = (pages: readonly ReadPage[]) => words(pages).join('').replace(/\s/g, '');
const outside = ({ width, height, texts }: ReadPage) =>
  texts.filter(
    ({ left, right, top, bottom }) => left < 35.9 || right > width - 35.9 || bottom < 35 || top > height - 36,
  );

function overlaps({ texts }: ReadPage): string[] {
  const by = 0.3;
  const meet = (a: DrawnText, b: DrawnText) =>
    a.left < b.right - by && b.left < a.right - by && a.bottom < b.top - by && b.bottom < a.top - by;
  return texts.flatMap((a, i) =>
    texts
      .slice(i + 1)
      .filter((b) => meet(a, b))
      .map((b) => `${a.text} / ${b.text}`),
  );
}

// jsPDF catches the errors of its own parts and only prints them.
beforeEach(() => void vi.spyOn(console, 'error'));
afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

describe.each([
  ['a blank character', blankSheet, 1],
  ['John Falcon', falconSheet, 1],
  ['Fiendish Friedrick', friedrickSheet, 1],
  ['a full character', fullSheet, 2],
])('the PDF of %s', (_, make, most) => {
  it.each(papers)('is whole on %s', async (paper) => {
    const { pages } = await read(make(), paper);
    expect(pages.length).toBeLessThanOrEqual(most);
    expect(figuresNotFound(make(), words(pages))).toEqual([]);
    expect(pages.flatMap(outside)).toEqual([]);
    expect(pages.flatMap(overlaps)).toEqual([]);
    pages.forEach((page, i) => {
      expect(words([page])).toContain(`page ${i + 1} of ${pages.length}`);
    });
  });
});

/** A huge PDF takes its reader seconds on a busy machine. */
const PATIENT = 60_000;

describe('the PDF', { timeout: PATIENT }, () => {
  it('has the size of its paper', async () => {
    const sizes = await Promise.all(papers.map(async (paper) => (await read(falconSheet(), paper)).pages[0]));
    expect(sizes.map((page) => [Math.round(page?.width ?? 0), Math.round(page?.height ?? 0)])).toEqual([
      [595, 842],
      [612, 792],
    ]);
  });

  it('keeps accents and Cyrillic, and says who it is', async () => {
    const { pages, info, bookmarks, tagged } = await read(fullSheet());
    expect(joined(pages)).toContain('ŽofiaČernáoftheUpperKetterwald,calledОльга');
    expect(info).toMatchObject({
      Title: 'Žofia Černá of the Upper Ketterwald, called Ольга',
      Author: 'Věra',
      Language: 'en',
    });
    expect(bookmarks).toEqual(expect.arrayContaining(['Attributes', 'Skills', 'Weapons', 'Possessions', 'Story']));
    expect(tagged).toBe(true);
  });

  it('marks what its font lacks, and counts it', async () => {
    const model = { ...falconSheet(), story: 'Called 戦士 🐉, armor ≥ 3 → safe; cafe\u0301 co\u00ADop' };
    const { bytes, missing } = draw(model);
    expect(missing).toEqual(['戦', '士', '🐉']);
    const { pages } = await readPdf(bytes);
    expect(words(pages)).toContain('Called [?][?] [?], armor at least 3 -> safe; café coop');
  });

  it('is the same for the same character and date', () => {
    const hash = () => createHash('sha256').update(draw(fullSheet()).bytes).digest('hex');
    expect(hash()).toBe(hash());
  });

  it.each(papers)('lets a long character flow over pages of %s', async (paper) => {
    const model = hugeSheet();
    const { pages } = await read(model, paper);
    const all = joined(pages);
    const names = [...model.skills, ...model.traits, ...model.possessions].map(({ name }) => name.replace(/\s/g, ''));
    expect(names.filter((name) => !all.includes(name))).toEqual([]);
    expect(figuresNotFound(model, words(pages))).toEqual([]);
    expect(pages.flatMap(outside)).toEqual([]);
    expect(pages.flatMap(overlaps)).toEqual([]);
    const onward = pages.filter((page) => words([page]).includes('Skills, continued'));
    expect(onward.length).toBeGreaterThan(1);
    for (const page of onward) expect(words([page]).filter((text) => text === 'Relative').length).toBeGreaterThan(0);
  });

  it('breaks words that no column holds', async () => {
    const long = 'Wollmilchsau'.repeat(30);
    const base = falconSheet();
    const model: SheetModel = {
      ...base,
      head: { ...base.head, name: long, player: long },
      skills: base.skills.map((skill) => ({ ...skill, name: long, note: long })),
      possessions: base.possessions.map((line) => ({ ...line, name: long, inside: long, where: long })),
    };
    const { pages } = await read(model);
    expect(pages.flatMap(outside)).toEqual([]);
    expect(pages.flatMap(overlaps)).toEqual([]);
  });
});
