import type { Browser, Page } from '@playwright/test';
import { Builder } from '../../../e2e/pages/builder.ts';
import { EncounterPage } from '../../../e2e/pages/encounter.ts';
import { type EmptyPage, openPage, pressesOf } from './empty-page.ts';
import { visitProgram } from './open-character.ts';
import type { Extent } from './options.ts';
import { describeAlongside, describeSamples, sample } from './samples.ts';
import { measurePress, type Pressed, pressButton } from './watch-press.ts';

/** Ready-made characters of Man to Man, as often as they are added: ten fighters. */
const fighters = { 'Rainald Kess': 2, 'Aurelio Monforte': 2, 'Wenzel Sedláček': 6 } as const;

/** So often a control is pressed one way before it is pressed as often the other way. */
const run = 3;
/** Between two presses, so that deferred work of the first does not delay the second, in ms. */
const pause = 60;

interface Press {
  readonly name: string;
  /** The part of the screen that has the number. */
  readonly within: string;
  /** The names of the two buttons. */
  readonly buttons: readonly [there: string, back: string];
}

const presses: readonly Press[] = [
  {
    name: 'A hit of another fighter, in the list',
    within: '.fighter-list',
    buttons: ['Wenzel Sedláček 6, Hits: lose 1', 'Wenzel Sedláček 6, Hits: regain 1'],
  },
  {
    name: 'A hit of the fighter that is shown, in the list and with all numbers',
    within: '.fighter-panel',
    buttons: ['Wenzel Sedláček 1, Hits: lose 1', 'Wenzel Sedláček 1, Hits: regain 1'],
  },
];

/** From a press to the number and to the painted frame, in an encounter of ten characters. */
export async function benchPlay(browser: Browser, address: string, empty: EmptyPage, { samples, slowdowns }: Extent) {
  const opened = await openPage(browser);
  const { context, page } = opened;
  await visitProgram(page, address);
  await beginEncounter(page);
  const rows: Record<string, string>[] = [];
  for (const { name, within, buttons } of presses) {
    const row: Record<string, string> = { 'ten fighters': name };
    for (const times of slowdowns) {
      await opened.slowDown(times);
      let made = 0;
      const taken = await sample(samples, async () => {
        const [there, back] = buttons;
        const button = Math.floor(made / run) % 2 === 0 ? there : back;
        made += 1;
        const pressed = await measurePress(page, within, () =>
          pressButton(page.getByRole('button', { name: button, exact: true }).first()),
        );
        await page.waitForTimeout(pause);
        return pressed;
      });
      const of = (key: keyof Pressed) => taken.map((press) => press[key]);
      const beside = (key: keyof Pressed) => pressesOf(empty, times).map((press) => press[key]);
      row[`${times}× number`] = describeAlongside(of('number'), beside('number'));
      row[`${times}× frame`] = describeAlongside(of('frame'), beside('frame'));
      row[`${times}× all`] = describeSamples(of('all'));
    }
    await opened.slowDown(1);
    rows.push(row);
  }
  await context.close();
  return rows;
}

/** Begins the fight of those ten, by the menu. */
export async function beginEncounter(page: Page): Promise<void> {
  await new Builder(page).menu('Encounters…');
  await page.getByRole('dialog', { name: 'Encounters' }).getByRole('button', { name: 'New encounter' }).click();
  await new EncounterPage(page, false).add('Party', fighters);
  await page.getByRole('button', { name: 'Begin the fight' }).click();
  await page.getByRole('button', { name: 'Turn: Wenzel Sedláček 1', exact: true }).waitFor();
}
