import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { EmptyPage } from './empty-page.ts';
import { type Opened, openPage, openPageIn } from './empty-page.ts';
import { openCharacter, visitProgram } from './open-character.ts';
import type { Extent } from './options.ts';
import { describeAlongside, quantile } from './samples.ts';

/** Layout differs by width, time hardly does: at full speed one width is enough. */
const widths = new Map<number, readonly number[]>([
  [1, [1440]],
  [4, [360, 1024, 1440]],
]);
/** Visits to each page, unless a number is given. */
const visits = 2;

/** The times of one visit, in ms from the start of the navigation. */
interface Visit {
  readonly fcp: number;
  readonly lcp: number;
  /** The first control works: the rules of the start page, the menu, or the button of the empty page. */
  readonly usable: number;
  /** Requests that were begun until it was usable, and in all until the network is idle. */
  readonly requests: number;
  readonly allRequests: number;
  /** Bytes of these over the network, as compressed. */
  readonly bytes: number;
  readonly allBytes: number;
}

declare global {
  interface Window {
    visit: { lcp: number; usable: number };
    /** The sum of all layout shifts. */
    shift: number;
  }
}

/** First and return visits over a middling mobile network, at 360, 1024 and 1440 px; the return visit has a character of 30 entries. */
export async function benchVisits(
  browser: Browser,
  address: string,
  empty: EmptyPage,
  { samples: count = visits, slowdowns }: Extent,
) {
  const rows: Record<string, string>[] = [];
  for (const times of slowdowns) {
    const beside = await repeat(count, () => firstVisit(browser, empty.address, times, 1440));
    for (const width of widths.get(times) ?? []) {
      const first = await repeat(count, () => firstVisit(browser, address, times, width));
      const shifts = await repeat(count, () => firstShift(browser, address, times, width));
      rows.push(rowOf('first', times, width, first, beside, shifts));
    }
    for (const width of widths.get(times) ?? []) {
      const { taken, shifts } = await returnVisits(browser, address, times, width, count);
      rows.push(rowOf('return', times, width, taken, beside, shifts));
    }
    rows.push(rowOf('empty page', times, 1440, beside, [], []));
  }
  return rows;
}

async function repeat<T>(count: number, take: () => Promise<T>): Promise<readonly T[]> {
  const taken: T[] = [];
  while (taken.length < count) taken.push(await take());
  return taken;
}

async function firstVisit(browser: Browser, address: string, times: number, width: number): Promise<Visit> {
  const opened = await openPage(browser, width);
  await opened.slowNetwork();
  const visit = await measureVisit(opened, address, times);
  await opened.context.close();
  return visit;
}

async function firstShift(browser: Browser, address: string, times: number, width: number): Promise<number> {
  const opened = await openPage(browser, width);
  await opened.slowNetwork();
  const shift = await measureShift(opened, address, times);
  await opened.context.close();
  return shift;
}

/**
 * Visits with the service worker in place, each in a new page. Nothing comes over the network, which is not slowed down: for that
 * the browser notes where in the scripts each request was made, and parses them once more.
 */
async function returnVisits(browser: Browser, address: string, times: number, width: number, count: number) {
  const { context, page } = await openPage(browser, width);
  await visitProgram(page, address);
  await openCharacter(page, 'lite-3e', 'ordinary');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.getByRole('banner').getByText('Saved', { exact: true }).waitFor({ state: 'attached' });
  await page.close();
  await visitUntilKept(context, address);
  const inNewPages = <T>(measure: (opened: Opened, address: string, times: number) => Promise<T>) =>
    repeat(count, async () => {
      const opened = await openPageIn(context);
      const result = await measure(opened, address, times);
      await opened.page.close();
      return result;
    });
  const taken = await inNewPages(measureVisit);
  const shifts = await inNewPages(measureShift);
  await context.close();
  return { taken, shifts };
}

/** A visit of a few seconds: long enough for its page to be kept, with which the next one begins. */
async function visitUntilKept(context: BrowserContext, address: string): Promise<void> {
  const { page } = await openPageIn(context);
  await page.goto(address);
  // Not waitForFunction, for which a promise is true at once.
  const isKept = () =>
    page.evaluate(async () => {
      const stored = await caches.match(new URL('last-page', document.baseURI).href);
      const kept: { token: string } | undefined = await stored?.json();
      return kept !== undefined && kept.token === localStorage.getItem('pointwright.last-page');
    });
  while (!(await isKept())) await page.waitForTimeout(100);
  await page.close();
}

/**
 * Visits without touching anything: a click would move the page too, and where it is answered late, that could not be told from a
 * shift. Players' own clicks excuse shifts for half a second.
 */
async function measureShift(opened: Opened, address: string, times: number): Promise<number> {
  const { page } = opened;
  await opened.slowDown(times);
  await page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) window.shift += Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address);
  await page.locator('main h1, main h2').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1_000);
  return page.evaluate(() => window.shift);
}

async function measureVisit(opened: Opened, address: string, times: number): Promise<Visit> {
  const { page } = opened;
  await opened.slowDown(times);
  await watchVisit(page);
  await page.goto(address);
  await page.waitForFunction(() => window.visit.usable > 0);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
  return page.evaluate((): Visit => {
    const { lcp, usable } = window.visit;
    const loaded = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].filter(
      (entry) => entry instanceof PerformanceResourceTiming,
    );
    const early = loaded.filter(({ startTime }) => startTime <= usable);
    const bytesOf = (entries: readonly PerformanceResourceTiming[]) =>
      entries.reduce((sum, { transferSize }) => sum + transferSize, 0);
    return {
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      lcp,
      usable,
      requests: early.length,
      allRequests: loaded.length,
      bytes: bytesOf(early),
      allBytes: bytesOf(loaded),
    };
  });
}

/** Tries the first control until it responds, by clicks of a script. */
async function watchVisit(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.visit = { lcp: Number.NaN, usable: 0 };
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) window.visit.lcp = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    // Not that of the last visit's page, which is shown until the program is ready.
    const menu = () => document.querySelector<HTMLElement>('#root header button[aria-haspopup=menu]');
    // On the start page: the second ruleset, whose ready-made characters then replace the first one's.
    const ruleset = () => document.querySelectorAll<HTMLElement>('main input[type=radio]')[1];
    const firstCard = () => document.querySelector('.sheet-card-name')?.textContent ?? '';
    let cardBefore = '';
    const hasResponded = () =>
      menu()?.getAttribute('aria-expanded') === 'true' ||
      (cardBefore !== '' && firstCard() !== cardBefore) ||
      (document.querySelector('output')?.textContent ?? '0') !== '0';
    const trying = setInterval(() => {
      if (!hasResponded()) {
        cardBefore ||= firstCard();
        (menu() ?? ruleset() ?? document.querySelector<HTMLElement>('output ~ button'))?.click();
      }
      if (!hasResponded()) return;
      clearInterval(trying);
      window.visit.usable = performance.now();
      if (menu()?.getAttribute('aria-expanded') === 'true') menu()?.click();
      else document.querySelector<HTMLElement>('main input[type=radio]')?.click();
    }, 10);
  });
}

function rowOf(
  visit: string,
  times: number,
  width: number,
  taken: readonly Visit[],
  beside: readonly Visit[],
  shifts: readonly number[],
) {
  const of = (key: keyof Visit) => taken.map((each) => each[key]);
  const withRatio = (key: keyof Visit) =>
    describeAlongside(
      of(key),
      beside.map((each) => each[key]),
    );
  const middle = (key: keyof Visit) => quantile(of(key), 0.5);
  const kB = (key: keyof Visit) => (middle(key) / 1000).toFixed(0);
  return {
    visit: `${visit}, ${times}×, ${width} px`,
    FCP: withRatio('fcp'),
    LCP: withRatio('lcp'),
    usable: withRatio('usable'),
    'CLS, the worst': shifts.length > 0 ? Math.max(...shifts).toFixed(3) : '–',
    'requests until usable, in all': `${middle('requests')}, ${middle('allRequests')}`,
    'kB until usable, in all': `${kB('bytes')}, ${kB('allBytes')}`,
  };
}
