import type { Browser } from '@playwright/test';
import { openPage } from './bench-browser.ts';
import type { Extent } from './options.ts';
import { measurePress, type Pressed, pressButton } from './watch-press.ts';

/** A React page with one button, in the same browser on the same machine: what no program can be faster than. */
export interface EmptyPage {
  readonly address: string;
  readonly presses: ReadonlyMap<number, readonly Pressed[]>;
}

/** Presses that are samples, unless a number is given, and those before them, which only warm up. */
const presses = 35;
const warmingUp = 5;

/** Measures pressing its button at each slowdown. */
export async function measureEmptyPage(
  browser: Browser,
  address: string,
  { samples = presses, slowdowns }: Extent,
): Promise<EmptyPage> {
  const opened = await openPage(browser);
  const { context, page } = opened;
  await page.goto(address);
  await page.getByRole('button').waitFor();
  const measured = new Map<number, readonly Pressed[]>();
  for (const times of slowdowns) {
    await opened.slowDown(times);
    const taken: Pressed[] = [];
    for (let i = 0; i < warmingUp + samples; i += 1)
      taken.push(await measurePress(page, 'output', () => pressButton(page.getByRole('button', { name: 'Raise' }))));
    measured.set(times, taken.slice(warmingUp));
  }
  await context.close();
  return { address, presses: measured };
}

/** The samples of its button at a slowdown. */
export const pressesOf = ({ presses }: EmptyPage, times: number): readonly Pressed[] => presses.get(times) ?? [];
