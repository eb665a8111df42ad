import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import type { SavedCharacter } from '../src/character/character.ts';
import { johnFalcon } from '../src/testing/book-characters.ts';
import { ownItem, ownSkill, ownTrait } from '../src/testing/huge-character.ts';
import { unicodeCharacter } from '../src/testing/print-characters.ts';
import { type ReadPage, readPdf } from '../src/testing/read-pdf.ts';
import { item, saved, skill, trait } from '../src/testing/rows.ts';
import { mageCharacter } from '../src/testing/sheet-models.ts';
import { Builder } from './pages/builder.ts';
import { falconFigures } from './pages/heroes.ts';
import { daysAgo, falcon, named, visit } from './pages/library.ts';
import { PrintDialog } from './pages/print-dialog.ts';
import { misplaced, ofTheForms, pdfPages, printedPages, printedPlaces, readable } from './pages/printing.ts';

const papers = ['A4', 'Letter'] as const;

const rows = <Row>(count: number, make: (i: number) => Row) => Array.from({ length: count }, (_, i) => make(i));
/** Somebody of several pages. */
const crowded = saved('man-to-man', {
  name: 'Crowded',
  attributes: { st: 14, dx: 13, iq: 11, ht: 12 },
  skills: rows(120, (i) => skill('', 1 + (i % 5), { key: `s${i}`, own: ownSkill(`Own skill ${i}`) })),
  traits: rows(80, (i) => trait('', { key: `t${i}`, own: ownTrait(`Own trait ${i}`) })),
  equipment: rows(120, (i) => item('', { key: `e${i}`, own: ownItem(`Own item ${i}`) })),
});

/** Opens the builder with a character, or a blank one. */
async function begin(page: Page, ruleset: string, character?: SavedCharacter): Promise<Builder> {
  const builder = new Builder(page);
  await builder.startBlank(ruleset);
  if (character) await builder.openCharacter(character);
  return builder;
}

async function choosePaper(page: Page, paper: (typeof papers)[number]): Promise<void> {
  const print = new PrintDialog(page);
  await print.open();
  await print.choose('Paper', paper);
  await print.close();
}

test('print: the sheet of John Falcon fits on one page, on either paper', { tag: '@core' }, async ({ page }) => {
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

test('print dialog: a choice shows in the preview at once, applies to the print, and is remembered', async ({
  page,
}) => {
  const builder = await begin(page, 'Man to Man', johnFalcon());
  const print = new PrintDialog(page);
  await print.open();
  await expect(print.dialog.getByRole('button', { name: 'Print', exact: true })).toBeFocused();
  await expect(print.preview).toContainText('Shortsword');
  await print.expectPage('Page 1 of 1');
  await print.choose('Paper', 'A4');
  await print.choose('Orientation', 'Landscape');
  await print.choose('Type', 'Compact');
  await print.tick('Equipment', false);
  await print.tick('Empty rows to write in', false);
  await expect(print.preview).not.toContainText('Equipment');
  await print.tick('Calculations', true);
  await print.tick('Combat reference', true);
  await print.dialog.getByRole('button', { name: 'Next page' }).click();
  await expect(print.dialog.getByText(/^Page 2 of \d/)).toBeVisible();
  await expect(print.preview).toContainText('Combat reference');
  await print.close();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();

  const check = async () => {
    const pages = await printedPlaces(page);
    expect(pages.map(({ width, height }) => [Math.round(width), Math.round(height)])[0]).toEqual([842, 595]);
    const texts = pages.map(({ texts }) => texts.map(({ text }) => text).join(' '));
    expect(texts[0]).not.toContain('Equipment');
    expect(texts[0]).toContain('Weapons');
    expect(texts[1]).toContain('Combat reference');
    expect(texts.slice(2).join(' ')).toContain('Calculations');
    for (const [i, pageText] of pages.entries()) expect.soft(misplaced(pageText), `page ${i + 1}`).toEqual([]);
  };
  await check();
  await builder.expectSaved();
  await page.reload();
  await builder.expectOpen('John Falcon');
  await print.open();
  await expect(print.dialog.getByRole('checkbox', { name: 'Equipment' })).not.toBeChecked();
  await expect(print.dialog.getByRole('radio', { name: 'Landscape' })).toBeChecked();
  await print.close();
  await check();

  const pdf = await readPdf(new Uint8Array(readFileSync((await builder.save('Save as PDF')).path)));
  expect(pdf.pages[0]).toMatchObject({ width: expect.closeTo(842, 0), height: expect.closeTo(595, 0) });
  const text = pdf.pages.flatMap(({ texts }) => texts.map((piece) => piece.text)).join(' ');
  expect(text).toContain('Weapons');
  expect(text).not.toContain('Total cost; weight as carried');
});

test('stat blocks: those of two characters fit on one page, in print and as PDF', async ({ page }) => {
  const builder = await begin(page, 'Man to Man', johnFalcon());
  await builder.expectSaved();
  await builder.openCharacter(mageCharacter());
  await builder.expectSaved();
  const print = new PrintDialog(page);
  await print.open();
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
    await print.choose('Whose sheet', 'This character');
  }
  await print.close();
});

test('PDF: several characters share one, each with its pages and bookmarks', async ({ page }) => {
  test.slow(); // one of them is crowded
  const builder = await begin(page, 'Man to Man', johnFalcon());
  await builder.expectSaved();
  await builder.openCharacter(crowded);
  await builder.expectSaved();
  await builder.openCharacter(mageCharacter());
  await builder.expectSaved();
  const print = new PrintDialog(page);
  await print.open();
  await print.choose('Paper', 'A4');
  await print.chooseEverybody();
  await expect(print.preview).toContainText('Own trait 7');
  await expect(print.dialog.getByText(/^Page 1 of \d+$/)).toBeVisible();

  const counts = async (pages: readonly ReadPage[]) => {
    const owners = pages.map(({ texts }, i) => {
      const foot = texts.filter(({ bottom }) => bottom < 42).map(({ text }) => text);
      const words = foot.join('').replace(/\s/g, ''); // browsers draw a text in pieces
      expect(words).toContain(`page${i + 1}of${pages.length}`);
      return ['John Falcon', 'Crowded', 'Maren Tide'].find((name) => words.includes(name.replace(' ', '')));
    });
    expect([...new Set(owners)]).toEqual(['Crowded', 'John Falcon', 'Maren Tide']);
    const [crowds, falcons, mages] = [...new Set(owners)].map(
      (owner) => owners.filter((pageOwner) => pageOwner === owner).length,
    );
    expect(crowds).toBeGreaterThan(2);
    expect([falcons, mages]).toEqual([1, 1]);
  };
  await counts(await printedPlaces(page));
  const { name, bytes } = await print.savePdf();
  expect(name).toBe('3-characters.pdf');
  const { pages, bookmarks, below } = await readPdf(bytes);
  await counts(pages);
  expect(bookmarks).toEqual(['Crowded', 'John Falcon', 'Maren Tide']);
  expect(below['Maren Tide']).toEqual(expect.arrayContaining(['Attributes', 'Skills', 'Spells', 'Equipment']));
  await expect(print.dialog.getByText(new RegExp(`^Saved: ${pages.length} pages`)).first()).toBeVisible();

  await print.close();
  expect(await printedPages(page), 'the open one again').toHaveLength(1);
});

/** Opens the print dialog for this many stored characters. */
async function printMany(page: Page, count: number): Promise<PrintDialog> {
  const names = rows(count, (i) => `Guard ${i + 1}`);
  const library = await visit(
    page,
    names.map((name) => ({
      id: name,
      name,
      ruleset: 'man-to-man',
      saved: named(falcon, name),
      updated: daysAgo(1),
    })),
  );
  await library.close();
  const print = new PrintDialog(page);
  await print.open();
  await print.choose('Whose sheet', 'Several');
  await print.dialog.getByRole('button', { name: 'None', exact: true }).click();
  await print.dialog.getByRole('searchbox').fill('Guard');
  await print.dialog.getByRole('button', { name: 'All found' }).click();
  return print;
}

test('many sheets: counting pages, preparing to print and making a PDF can be stopped', async ({ page }) => {
  await page.route(/pdf-worker/, () => undefined); // never answered
  let downloads = 0;
  page.on('download', () => (downloads += 1));
  const print = await printMany(page, 60);
  await print.stop('Counting pages');
  await expect(print.dialog.getByText(/^Counted: \d+ of 60/)).toBeVisible();
  await expect(print.preview).toHaveAccessibleName('Page 1, as it will be printed');

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await print.dialog.getByRole('button', { name: 'Print', exact: true }).click();
  await print.stop('Preparing to print');
  await expect(page.locator('.sheet-print-root')).toHaveCount(0); // nothing is left of it
  await expect(page.locator('body')).not.toHaveAttribute('data-printed');

  await print.dialog.getByRole('button', { name: 'Save as PDF', exact: true }).click();
  await print.stop('Making the PDF');
  await expect(print.dialog.getByText('Stopped: no file was saved').first()).toBeVisible();
  expect(downloads).toBe(0);
});

test('many sheets: all prepared sheets are printed, each on its own page', async ({ page }) => {
  const print = await printMany(page, 12);
  await print.expectPage('Page 1 of 12');
  await page.evaluate(() => {
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'));
      document.body.setAttribute(
        'data-printed',
        String(document.querySelectorAll('.sheet-print-root .drawn-page').length),
      );
    };
  });
  await print.dialog.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', '12');
  const pages = await printedPages(page);
  expect(pages).toHaveLength(12);
  for (const [i, text] of pages.entries()) {
    expect.soft(text).toContain(`Guard ${i + 1} `);
    expect.soft(text).toContain(`page ${i + 1} of 12`);
  }
  await expect(page.locator('.sheet-print-root')).toHaveCount(0);
});

test('PDF: missing characters are named, and accents and Cyrillic can be read from it', async ({ page }) => {
  const builder = await begin(page, 'Man to Man', unicodeCharacter('man-to-man'));
  const print = new PrintDialog(page);
  await print.open();
  await expect(print.dialog.getByText(/has no 日 本 🐉/)).toBeVisible();
  const download = page.waitForEvent('download');
  await print.dialog.getByRole('button', { name: 'Save as PDF', exact: true }).click();
  await download;
  await expect(print.dialog.getByText(/^Saved: 1 page/).first()).toBeVisible(); // it is said aloud as well
  await expect(print.dialog.getByText(/has no 日 本 🐉/)).toBeVisible();
  await expect(builder.spoken('Saved: ')).toBeAttached();

  await print.close();
  await builder.startAnotherBlank('Man to Man');
  await builder.name('Žofia Černá');
  await builder.story('Sworn sister of Ольга.');
  const pdf = await builder.save('Save as PDF');
  expect(pdf.name).toMatch(/^Žofia-Černá\.pdf$/);
  const [text = ''] = await pdfPages(pdf.path);
  expect(readable(text)).toContain('Žofia Černá');
  expect(readable(text)).toContain('Sworn sister of Ольга.');
});

test('print dialog: it works by keyboard alone, and offers to print if a PDF cannot be made', async ({ page }) => {
  await page.route(/\.ttf/, (route) => route.abort());
  await begin(page, 'Man to Man', johnFalcon());
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  const print = new PrintDialog(page);
  await print.open();
  await print.dialog.getByRole('radio', { name: 'A4' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(print.dialog.getByRole('radio', { name: 'Letter' })).toBeChecked();
  for (let i = 0; i < 4; i++) await page.keyboard.press('Tab');
  await expect(print.dialog.getByRole('checkbox').first()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(print.preview).not.toContainText('Fatigue');
  await print.close();
  await print.open();
  await print.dialog.getByRole('button', { name: 'Save as PDF', exact: true }).click();
  await expect(print.dialog.getByRole('alert')).toContainText('The PDF could not be made');
  await print.dialog.getByRole('button', { name: 'Print instead' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
});
