import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { serializeFile } from '../src/character/file/serialize-file.ts';
import type { SavedCharacter } from '../src/character/saved-character.ts';
import { johnFalcon } from '../src/testing/book-characters.ts';
import { ownItem, ownSkill, ownTrait } from '../src/testing/huge-character.ts';
import { type ReadPage, readPdf } from '../src/testing/read-pdf.ts';
import { item, saved, skill, trait } from '../src/testing/rows.ts';
import { mageCharacter } from '../src/testing/sheet-models.ts';
import { Builder, rulesets } from './pages/builder.ts';
import { falconFigures } from './pages/john-falcon.ts';
import { pdfPages } from './pages/pdf-text.ts';
import { PrintDialog } from './pages/print-dialog.ts';
import { misplaced, printedPages, printedPlaces, readable } from './pages/printing.ts';

const ofTheForms = /Menu|Undo|Redo|Add…|Add an? |Saved|findings|Chapters|Start blank|Make a character|explain/;
const ids = { 'Man to Man': 'man-to-man', 'GURPS Lite 3e': 'lite-3e', 'Fourth edition': 'fourth-edition' } as const;
const papers = ['A4', 'Letter'] as const;

/** Scripts of many kinds, and words that no line can hold. */
const unicode = (ruleset: string): SavedCharacter =>
  saved(ruleset, {
    name: 'Žofia Ольга Ὀδυσσεύς of the Upper Ketterwald',
    concept: {
      appearance: 'A'.repeat(80),
      story: `Sworn sister of Ольга, of the house of ${'Straße'.repeat(14)}.`,
      notes: 'She owes the smith 40 $ – 日本 will not be in the PDF.',
    },
    traits: [trait('toughness', { note: 'n'.repeat(80) })],
    equipment: [item('', { key: 'long', own: ownItem('Donaudampfschiff'.repeat(5)), note: 'x'.repeat(80) })],
  });

/** So many rows of each kind, typed in: the same for all rules. */
const crowded =
  (skills: number, traits: number, items: number) =>
  (ruleset: string): SavedCharacter => {
    const rows = <Row>(count: number, make: (i: number) => Row) => Array.from({ length: count }, (_, i) => make(i));
    return saved(ruleset, {
      name: 'Crowded',
      attributes: { st: 14, dx: 13, iq: 11, ht: 12 },
      skills: rows(skills, (i) => skill('', 1 + (i % 5), { key: `s${i}`, own: ownSkill(`Own skill ${i}`) })),
      traits: rows(traits, (i) => trait('', { key: `t${i}`, own: ownTrait(`Own trait ${i}`) })),
      equipment: rows(items, (i) => item('', { key: `e${i}`, own: ownItem(`Own item ${i}`) })),
    });
  };

/** Opens the builder with a character, or a blank one. */
async function begin(page: Page, ruleset: (typeof rulesets)[number], character?: SavedCharacter): Promise<Builder> {
  const builder = new Builder(page);
  await builder.startBlank(ruleset);
  if (character) await open(builder, character);
  return builder;
}

async function open(builder: Builder, character: SavedCharacter): Promise<void> {
  const buffer = Buffer.from(serializeFile(character, 'test'));
  await builder.openFile({ name: 'character.json', mimeType: 'application/json', buffer });
  await builder.expectOpen(character.character.name);
}

async function choosePaper(page: Page, paper: (typeof papers)[number]): Promise<void> {
  const print = new PrintDialog(page);
  await print.open('Print…');
  await print.choose('Paper', paper);
  await print.close();
}

/** The figures in the strip of the summary: "5", "38.125". */
async function summaryFigures(builder: Builder): Promise<string[]> {
  const names = await builder.summary
    .getByRole('button', { name: /, explain$/ })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
  // What is spent too much stands on the sheet as less than nothing.
  return names.filter((name) => !/\bover\b/.test(name)).flatMap((name) => /−?\d[\d.]*[¼½¾]?/.exec(name) ?? []);
}

test('the sheet of John Falcon prints on one page, on either paper', async ({ page }) => {
  await begin(page, 'Man to Man', johnFalcon());
  for (const paper of papers) {
    await choosePaper(page, paper);
    const pages = await printedPages(page);
    expect(pages, paper).toHaveLength(1);
    const [text = ''] = pages;
    expect(text).toContain('John Falcon');
    const words = text.split(' ');
    for (const [name, figure] of falconFigures) {
      expect.soft(words, `${name} ${figure} on ${paper}`).toContain(figure);
    }
    expect(text).not.toMatch(ofTheForms);
  }
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible(); // back on screen
});

const sizes = { A4: [595, 842], Letter: [612, 792] } as const;

for (const ruleset of rulesets) {
  for (const [kind, make, pages] of [
    ['blank', undefined, [1, 1]],
    ['ordinary', crowded(12, 6, 12), [1, 1]],
    ['Unicode', unicode, [1, 1]],
    ['huge', crowded(120, 80, 120), [4, 12]],
  ] as const) {
    test(`a ${kind} sheet of ${ruleset} is whole in print and as PDF, within the margins and nothing over another`, async ({
      page,
    }) => {
      test.slow(kind === 'huge');
      const builder = await begin(page, ruleset, make?.(ids[ruleset]));
      const figures = await summaryFigures(builder);
      expect(figures.length).toBeGreaterThan(3);
      for (const paper of papers) {
        await choosePaper(page, paper);
        const saved = await builder.save('Save as PDF');
        const faces = {
          printed: await printedPlaces(page),
          saved: (await readPdf(new Uint8Array(readFileSync(saved.path)))).pages,
        };
        for (const [face, pagesOf] of Object.entries(faces)) {
          const where = `${face}, ${paper}`;
          const [fewest, most] = pages;
          expect(pagesOf.length, `pages ${where}`).toBeGreaterThanOrEqual(fewest);
          expect(pagesOf.length, `pages ${where}`).toBeLessThanOrEqual(most);
          for (const [i, one] of pagesOf.entries()) {
            expect([Math.round(one.width), Math.round(one.height)]).toEqual(sizes[paper]);
            expect.soft(misplaced(one), `${where}, page ${i + 1}`).toEqual([]);
            expect.soft(one.texts.map(({ text }) => text).join('')).toContain(`page ${i + 1} of ${pagesOf.length}`);
          }
          const text = pagesOf.flatMap((one) => one.texts.map((piece) => piece.text)).join(' ');
          for (const words of [ruleset, 'ST', 'Dodge', 'Possessions']) expect(text).toContain(words);
          const pieces = text.split(/\s+/);
          for (const figure of figures) expect.soft(pieces, `${figure} ${where}`).toContain(figure);
          expect(text).not.toMatch(ofTheForms);
        }
      }
    });
  }
}

test('what is chosen shows in the preview at once, holds in print, and is remembered', async ({ page }) => {
  const builder = await begin(page, 'Man to Man', johnFalcon());
  const print = new PrintDialog(page);
  await print.open('Print…');
  await expect(print.dialog.getByRole('button', { name: 'Print', exact: true })).toBeFocused();
  await expect(print.preview).toContainText('Shortsword');
  await print.expectPage('Page 1 of 1');
  await print.choose('Paper', 'A4');
  await print.choose('Held', 'Sideways');
  await print.choose('Lines', 'Compact');
  await print.tick('Possessions', false);
  await print.tick('Empty rows to write in', false);
  await expect(print.preview).not.toContainText('Possessions');
  await print.tick('Worked numbers', true);
  await print.tick('Combat quick reference', true);
  await expect(print.preview).toContainText('Combat quick reference');
  await print.dialog.getByRole('button', { name: 'Next page' }).click();
  await expect(print.dialog.getByText(/^Page 2 of \d/)).toBeVisible();
  await print.close();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();

  const check = async () => {
    const pages = await printedPlaces(page);
    expect(pages.map(({ width, height }) => [Math.round(width), Math.round(height)])[0]).toEqual([842, 595]);
    const texts = pages.map(({ texts }) => texts.map(({ text }) => text).join(' '));
    expect(texts[0]).not.toContain('Possessions');
    expect(texts[0]).toContain('Weapons');
    expect(texts[1]).toContain('Combat quick reference');
    expect(texts.slice(2).join(' ')).toContain('Worked numbers');
    for (const [i, one] of pages.entries()) expect.soft(misplaced(one), `page ${i + 1}`).toEqual([]);
  };
  await check();
  await builder.expectSaved();
  await page.reload();
  await builder.expectOpen('John Falcon');
  await print.open('Save as PDF…');
  await expect(print.dialog.getByRole('button', { name: 'Save as PDF', exact: true })).toBeFocused();
  await expect(print.dialog.getByRole('checkbox', { name: 'Possessions' })).not.toBeChecked();
  await expect(print.dialog.getByRole('radio', { name: 'Sideways' })).toBeChecked();
  await print.close();
  await check();

  const pdf = await readPdf(new Uint8Array(readFileSync((await builder.save('Save as PDF')).path)));
  expect(pdf.pages[0]).toMatchObject({ width: expect.closeTo(842, 0), height: expect.closeTo(595, 0) });
  const text = pdf.pages.flatMap(({ texts }) => texts.map((piece) => piece.text)).join(' ');
  expect(text).toContain('Weapons');
  expect(text).not.toContain('Total cost; weight as carried');
});

test('stat blocks of two characters come on one page, in print and as PDF', async ({ page }) => {
  const builder = await begin(page, 'Man to Man', johnFalcon());
  await builder.expectSaved();
  await open(builder, mageCharacter());
  await builder.expectSaved();
  const print = new PrintDialog(page);
  await print.open('Save as PDF…');
  await print.choose('What', 'Stat block');
  for (const paper of papers) {
    await print.choose('Paper', paper);
    await print.expectPage('Page 1 of 1');
    await expect(print.preview).toContainText('Maren Tide');
    await print.chooseEverybody();
    await print.expectPage('Page 1 of 1');
    await expect(print.preview).toContainText('John Falcon');

    const [printed, ...more] = await printedPlaces(page);
    expect(more).toEqual([]);
    const { name, bytes } = await print.savePdf();
    expect(name).toBe('2-stat-blocks.pdf');
    const pdf = await readPdf(bytes);
    expect(pdf.pages).toHaveLength(1);
    expect(pdf.bookmarks).toEqual(['John Falcon', 'Maren Tide']);
    for (const one of [printed, ...pdf.pages]) {
      if (!one) throw new Error('no page');
      expect([Math.round(one.width), Math.round(one.height)]).toEqual(sizes[paper]);
      expect(misplaced(one)).toEqual([]);
      const text = one.texts
        .map((piece) => piece.text)
        .join('')
        .replace(/\s/g, '');
      for (const words of ['Shortsword16', 'Load38.125lb(medium)', 'CreateFire-13;', 'page1of1']) {
        expect.soft(text, `${words} on ${paper}`).toContain(words);
      }
      const named = (name: string) => one.texts.find((piece) => piece.text.startsWith(name))?.bottom ?? Number.NaN;
      expect(named('John')).toBeGreaterThan(one.height / 2);
      expect(named('Maren')).toBeLessThan(one.height / 2);
    }
    await print.choose('Whose', 'This character');
  }
  await print.close();
});

test('several characters come in one PDF, each with its pages and bookmarks', async ({ page }) => {
  test.slow(); // one of them is crowded
  const builder = await begin(page, 'Man to Man', johnFalcon());
  await builder.expectSaved();
  await open(builder, crowded(120, 80, 120)('man-to-man'));
  await builder.expectSaved();
  await open(builder, mageCharacter());
  await builder.expectSaved();
  const print = new PrintDialog(page);
  await print.open('Save as PDF…');
  await print.choose('Paper', 'A4');
  await print.chooseEverybody();
  await expect(print.preview).toContainText('Own skill 7');
  await expect(print.dialog.getByText(/^Page 1 of \d+$/)).toBeVisible();

  const counts = async (pages: readonly ReadPage[]) => {
    const owners = pages.map(({ texts }, i) => {
      const foot = texts.filter(({ bottom }) => bottom < 42).map(({ text }) => text);
      const words = foot.join('').replace(/\s/g, ''); // browsers draw a text in pieces
      expect(words).toContain(`page${i + 1}of${pages.length}`);
      return ['John Falcon', 'Crowded', 'Maren Tide'].find((name) => words.includes(name.replace(' ', '')));
    });
    expect([...new Set(owners)]).toEqual(['Crowded', 'John Falcon', 'Maren Tide']);
    const [crowds, falcons, mages] = [...new Set(owners)].map((one) => owners.filter((other) => other === one).length);
    expect(crowds).toBeGreaterThan(2);
    expect([falcons, mages]).toEqual([1, 1]);
  };
  await counts(await printedPlaces(page));
  const { name, bytes } = await print.savePdf();
  expect(name).toBe('3-characters.pdf');
  const { pages, bookmarks, below } = await readPdf(bytes);
  await counts(pages);
  expect(bookmarks).toEqual(['Crowded', 'John Falcon', 'Maren Tide']);
  expect(below['Maren Tide']).toEqual(expect.arrayContaining(['Attributes', 'Skills', 'Spells', 'Possessions']));
  await expect(print.dialog.getByText(new RegExp(`^Saved: ${pages.length} pages`)).first()).toBeVisible();

  await print.close();
  expect(await printedPages(page), 'the open one again').toHaveLength(1);
});

test('by keyboard alone', async ({ page }) => {
  await begin(page, 'Man to Man', johnFalcon());
  const print = new PrintDialog(page);
  await print.open('Print…');
  await print.dialog.getByRole('radio', { name: 'A4' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(print.dialog.getByRole('radio', { name: 'Letter' })).toBeChecked();
  for (let i = 0; i < 4; i++) await page.keyboard.press('Tab');
  await expect(print.dialog.getByRole('checkbox').first()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(print.preview).not.toContainText('Fatigue');
  await print.close();
});

test('characters that the PDF lacks are named', async ({ page }) => {
  const builder = await begin(page, 'Man to Man', unicode('man-to-man'));
  const print = new PrintDialog(page);
  await print.open('Save as PDF…');
  await expect(print.dialog.getByText(/has no 日 本/)).toBeVisible();
  const download = page.waitForEvent('download');
  await print.dialog.getByRole('button', { name: 'Save as PDF', exact: true }).click();
  await download;
  await expect(print.dialog.getByText(/^Saved: 1 page/).first()).toBeVisible(); // it is said aloud as well
  await expect(print.dialog.getByText(/has no 日 本/)).toBeVisible();
  await expect(builder.spoken('Saved: ')).toBeAttached();
});

test('a PDF that cannot be made says so, and offers to print', async ({ page }) => {
  await page.route(/\.ttf/, (route) => route.abort());
  await begin(page, 'Man to Man', johnFalcon());
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  const print = new PrintDialog(page);
  await print.open('Save as PDF…');
  await print.dialog.getByRole('button', { name: 'Save as PDF', exact: true }).click();
  await expect(print.dialog.getByRole('alert')).toContainText('The PDF could not be made');
  await print.dialog.getByRole('button', { name: 'Print instead' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
});

test('names with accents and in Cyrillic can be read from the PDF', async ({ page }) => {
  const builder = new Builder(page);
  await builder.startBlank('Man to Man');
  await builder.name('Žofia Černá');
  await builder.story('Sworn sister of Ольга.');
  const pdf = await builder.save('Save as PDF');
  expect(pdf.name).toMatch(/^Žofia-Černá\.pdf$/);
  const [text = ''] = await pdfPages(pdf.path);
  expect(readable(text)).toContain('Žofia Černá');
  expect(readable(text)).toContain('Sworn sister of Ольга.');
});
