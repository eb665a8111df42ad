import type { Browser, Page } from '@playwright/test';
import { Builder } from '../../../e2e/pages/builder.ts';
import { rulesetOf } from '../../rules/rulesets.ts';
import { type EmptyPage, openPage, pressesOf } from './empty-page.ts';
import { measured, openCharacter, type Size, visitProgram } from './open-character.ts';
import type { Extent } from './options.ts';
import { describeAlongside, describeSamples, sample } from './samples.ts';
import { measurePress, type Pressed, pressButton } from './watch-press.ts';

/** The summary has a number that each of the edits changes. */
const numbers = '[aria-label="Summary"]';
/** So often a control is pressed up before it is pressed down as often: most players take several steps at once. */
const run = 3;
/** Between two presses, so that deferred work of the first does not delay the second, in ms. */
const pause = 60;

interface Chapter {
  readonly name: string;
  readonly link: string;
  /** Prepares the presses. */
  readonly focus?: (page: Page) => Promise<void>;
  /** Presses the control, up or down. */
  press(page: Page, up: boolean): Promise<void>;
}

const stepper = (name: string) => (page: Page, up: boolean) =>
  pressButton(new Builder(page).group(name).getByRole('button', { name: up ? 'Increase' : 'Decrease' }));

const chapters: readonly Chapter[] = [
  { name: 'Attributes, DX', link: '#attributes', press: stepper('DX') },
  { name: 'Traits, a level', link: '#traits', press: stepper(measured.trait) },
  { name: 'Skills, a level', link: '#skills', press: stepper(measured.skill) },
  { name: 'Spells, a level', link: '#spells', press: stepper(measured.spell) },
  {
    name: 'Equipment, a quantity',
    link: '#equipment',
    press: (page, up) => page.keyboard.press(up ? 'ArrowUp' : 'ArrowDown'),
    focus: (page) => page.getByLabel(`Quantity of ${measured.item}`, { exact: true }).focus(),
  },
];

/** From pressing a stepper to the number and to the painted frame, for every ruleset, size and chapter. */
export async function benchEdits(browser: Browser, address: string, empty: EmptyPage, extent: Extent) {
  const rows: Record<string, string>[] = [];
  for (const ruleset of extent.rulesets) {
    for (const size of extent.sizes) {
      process.stderr.write(`[bench] ${rulesetOf(ruleset).name}, ${size}\n`);
      rows.push(...(await editsOf(browser, address, empty, ruleset, size, extent)));
    }
  }
  return rows;
}

async function editsOf(
  browser: Browser,
  address: string,
  empty: EmptyPage,
  ruleset: string,
  size: Size,
  { samples, slowdowns }: Extent,
) {
  const opened = await openPage(browser);
  const { context, page } = opened;
  await visitProgram(page, address);
  await openCharacter(page, ruleset, size);
  const rows: Record<string, string>[] = [];
  for (const { name, link, focus, press } of chapters) {
    if (link === '#spells' && !rulesetOf(ruleset).spells) continue;
    await page.locator(`nav a[href="${link}"]`).click();
    await page.locator('main h1, main h2').first().waitFor();
    await focus?.(page);
    const row: Record<string, string> = { ruleset: rulesetOf(ruleset).name, size, edit: name };
    for (const times of slowdowns) {
      await opened.slowDown(times);
      let presses = 0;
      const taken = await sample(samples, async () => {
        const up = Math.floor(presses / run) % 2 === 0;
        presses += 1;
        const pressed = await measurePress(page, numbers, () => press(page, up));
        await page.waitForTimeout(pause);
        return pressed;
      });
      Object.assign(row, columns(taken, await pressesOf(empty, times), times));
    }
    await opened.slowDown(1);
    rows.push(row);
  }
  await context.close();
  return rows;
}

function columns(taken: readonly Pressed[], beside: readonly Pressed[], times: number): Record<string, string> {
  const of = (key: keyof Pressed) => [taken.map((press) => press[key]), beside.map((press) => press[key])] as const;
  return {
    [`${times}× number`]: describeAlongside(...of('number')),
    [`${times}× frame`]: describeAlongside(...of('frame')),
    [`${times}× all`]: describeSamples(of('all')[0]),
  };
}
