import type { Browser } from '@playwright/test';
import { catalogFor } from '../../rules/derive-character.ts';
import { rulesetIds, rulesetOf } from '../../rules/rulesets.ts';
import { openPage, slowdowns } from './bench-browser.ts';
import { type EmptyPage, pressesOf } from './empty-page.ts';
import { openCharacter, visitProgram } from './open-character.ts';
import { describeBeside, describeSamples } from './samples.ts';
import { measurePress, type Pressed } from './watch-press.ts';

const query = 'broadsword';
/** Times that the query is typed, unless a number is given: each of its letters is a sample. */
const rounds = 1;

/** From a key in the search for a skill to the painted list, where there is a list. */
export async function benchPicker(browser: Browser, address: string, empty: EmptyPage, count = rounds) {
  const rows: Record<string, string>[] = [];
  for (const ruleset of rulesetIds) {
    if (catalogFor(rulesetOf(ruleset).id).skills.size === 0) continue;
    for (const size of ['ordinary', 'huge'] as const) {
      const opened = await openPage(browser);
      const { context, page } = opened;
      await visitProgram(page, address);
      await openCharacter(page, ruleset, size);
      await page.locator('nav a[href="#skills"]').click();
      await page.getByRole('button', { name: 'Add a skill' }).first().click();
      const search = page.getByRole('dialog').getByRole('combobox').first();
      await page.getByRole('listbox').getByRole('option').first().waitFor();
      const row: Record<string, string> = { ruleset: rulesetOf(ruleset).name, size };
      for (const times of slowdowns) {
        await opened.slowDown(times);
        const taken: Pressed[] = [];
        for (let round = 0; round < count; round += 1) {
          await search.fill('');
          await page.waitForTimeout(400);
          for (const letter of query) {
            taken.push(await measurePress(page, '[role=listbox]', () => search.press(letter)));
          }
        }
        const beside = pressesOf(empty, times);
        const of = (key: keyof Pressed, from: readonly Pressed[]) => from.map((press) => press[key]);
        row[`${times}× key → list`] = describeBeside(of('number', taken), of('number', beside));
        row[`${times}× → frame`] = describeBeside(of('frame', taken), of('frame', beside));
        row[`${times}× all`] = describeSamples(of('all', taken));
      }
      rows.push(row);
      await context.close();
    }
  }
  return rows;
}
