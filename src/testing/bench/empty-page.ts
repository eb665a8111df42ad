import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { browserArguments } from '../browser-arguments.ts';
import type { Extent } from './options.ts';
import { installWatch, measurePress, type Pressed, pressButton } from './watch-press.ts';

/** A React page with one button, in the same browser on the same machine: no program can be faster. */
export interface EmptyPage {
  readonly address: string;
  readonly presses: ReadonlyMap<number, readonly Pressed[]>;
}

/** How many presses are samples, unless a number is given, and how many before them only warm up. */
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

/** 9 Mbps and 60 ms, as a middling mobile network. */
const network = { offline: false, latency: 60, downloadThroughput: 9e6 / 8, uploadThroughput: 9e6 / 8 };

export interface Opened {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly cdp: CDPSession;
  slowDown(times: number): Promise<void>;
  slowNetwork(): Promise<void>;
}

/** Starts the tests' browser. `executablePath` is '' for Playwright's own. */
export function launchBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...browserArguments],
  });
}

/** Opens a page of this width in an empty profile, with motion, as most players have it. */
export async function openPage(browser: Browser, width = 1440): Promise<Opened> {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  return openPageIn(context);
}

/** Opens another page in a profile. */
export async function openPageIn(context: BrowserContext): Promise<Opened> {
  const page = await context.newPage();
  await installWatch(page);
  const cdp = await context.newCDPSession(page);
  return {
    context,
    page,
    cdp,
    async slowDown(rate) {
      await cdp.send('Emulation.setCPUThrottlingRate', { rate });
    },
    async slowNetwork() {
      await cdp.send('Network.enable');
      await cdp.send('Network.emulateNetworkConditions', network);
    },
  };
}
