import type { Browser } from '@playwright/test';
import { openPage, slowdowns } from './bench-browser.ts';
import { measurePress, type Pressed, pressButton } from './watch-press.ts';

/** A React page with one button, in the same browser on the same machine: what no program can be faster than. */
export interface EmptyPage {
  readonly address: string;
  readonly presses: ReadonlyMap<number, readonly Pressed[]>;
}

const presses = 40;

/** Measures pressing its button at each slowdown. */
export async function measureEmptyPage(browser: Browser, address: string): Promise<EmptyPage> {
  const opened = await openPage(browser);
  const { context, page } = opened;
  await page.goto(address);
  await page.getByRole('button').waitFor();
  const measured = new Map<number, readonly Pressed[]>();
  for (const times of slowdowns) {
    await opened.slowDown(times);
    const taken: Pressed[] = [];
    for (let i = 0; i < presses; i += 1)
      taken.push(await measurePress(page, 'output', () => pressButton(page, 'Raise')));
    measured.set(times, taken.slice(5)); // the first ones warm up
  }
  await context.close();
  return { address, presses: measured };
}

/** The samples of its button at a slowdown. */
export const pressesOf = ({ presses }: EmptyPage, times: number): readonly Pressed[] => presses.get(times) ?? [];
