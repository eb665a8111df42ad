import type { Browser, Page } from '@playwright/test';
import { catalogFor } from '../../rules/derive-character.ts';
import { rulesetOf } from '../../rules/rulesets.ts';
import { type EmptyPage, openPage, pressesOf } from './empty-page.ts';
import { measureOpening, type Opening, openCharacter, visitProgram } from './open-character.ts';
import type { Extent } from './options.ts';
import { describeAlongside, describeSamples } from './samples.ts';
import { measurePress, type Pressed } from './watch-press.ts';

const query = 'broadsword';
/** Times that the query is typed, unless a number is given: each of its letters is a sample. */
const rounds = 1;

/** Pages that are loaded, unless a number is given, for the first opening of the search in each. */
const pages = 2;
/** Time for the page's idle loading, in ms. */
const loading = 2500;

/**
 * From Ctrl+K to the painted field and list of the search, the first time in a page and after that; and from a key in
 * the search for a skill to the painted list, if there is one.
 */
export async function benchPicker(browser: Browser, address: string, empty: EmptyPage, extent: Extent) {
  const rows: Record<string, string>[] = [];
  const { samples: count, slowdowns } = extent;
  for (const ruleset of extent.rulesets) {
    if (catalogFor(rulesetOf(ruleset).id).skills.size === 0) continue;
    for (const size of extent.sizes.filter((each) => each !== 'blank')) {
      const opened = await openPage(browser);
      const { context, page } = opened;
      await visitProgram(page, address);
      await openCharacter(page, ruleset, size);
      await page.locator('nav a[href="#skills"]').click();
      const row: Record<string, string> = { ruleset: rulesetOf(ruleset).name, size, ...(await openings(page, count)) };
      await page.getByRole('button', { name: 'Add a skill' }).first().click();
      const search = page.getByRole('dialog').getByRole('combobox').first();
      await page.getByRole('listbox').getByRole('option').first().waitFor();
      for (const times of slowdowns) {
        await opened.slowDown(times);
        const taken: Pressed[] = [];
        for (let round = 0; round < (count ?? rounds); round += 1) {
          await search.fill('');
          await page.waitForTimeout(400);
          for (const letter of query) {
            taken.push(await measurePress(page, '[role=listbox]', () => search.press(letter)));
          }
        }
        const beside = pressesOf(empty, times);
        const of = (key: keyof Pressed, from: readonly Pressed[]) => from.map((press) => press[key]);
        row[`${times}× key → list`] = describeAlongside(of('number', taken), of('number', beside));
        row[`${times}× → frame`] = describeAlongside(of('frame', taken), of('frame', beside));
        row[`${times}× all`] = describeSamples(of('all', taken));
      }
      rows.push(row);
      await context.close();
    }
  }
  return rows;
}

/** How long the search takes to open, at full speed. */
async function openings(page: Page, count = pages): Promise<Record<string, string>> {
  const taken: Record<'first' | 'later', Opening[]> = { first: [], later: [] };
  await page.getByRole('banner').getByText('Saved', { exact: true }).waitFor({ state: 'attached' });
  while (taken.first.length < count) {
    await page.reload();
    await page.locator('main h2').first().waitFor();
    await page.waitForTimeout(loading);
    taken.first.push(await measureOpening(page));
    taken.later.push(await measureOpening(page));
  }
  const of = (when: keyof typeof taken) => {
    const part = (key: keyof Opening) => describeSamples(taken[when].map((opening) => opening[key]));
    return `${part('field')}, ${part('list')}`;
  };
  return { '1× first opening: field, list': of('first'), '1× later': of('later') };
}
