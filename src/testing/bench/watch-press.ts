import type { Locator, Page } from '@playwright/test';

declare global {
  interface Window {
    /** The durations in ms of tasks of 50 ms and more. */
    longTasks: number[];
  }
}

/** Records long tasks of each page that is loaded from now on. */
export async function watchTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longTasks.push(duration);
    }).observe({ type: 'longtask' });
  });
}

/** Measures how long something takes and how long it blocks the page at a time. */
export async function measureTasks(
  page: Page,
  what: string,
  work: () => Promise<void>,
): Promise<Record<string, string>> {
  await page.evaluate(() => (window.longTasks = []));
  const began = performance.now();
  await work();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const tasks = await page.evaluate(() => window.longTasks);
  const over = tasks.filter((duration) => duration > 100).length;
  const longest = tasks.length === 0 ? 'under 50' : Math.max(...tasks).toFixed(0);
  process.stderr.write(`[bench] ${what}: ${seconds} s, longest task ${longest} ms, ${over} over 100 ms\n`);
  return { what, seconds, 'longest task, ms': longest, 'tasks over 100 ms': String(over) };
}

/** The effect of one press, in milliseconds after the input event's own time stamp. */
export interface Pressed {
  /** The first number in the page has changed. */
  readonly number: number;
  /**
   * The frame with that change is painted: the first task after the next animation frame, before deferred work of the
   * page.
   */
  readonly frame: number;
  /** The frame with the last change is painted, after which the page is idle. */
  readonly all: number;
}

declare global {
  interface Window {
    /** Waits for the next press and its effect on the parts of the page that this selector names. */
    watchPress(selector: string): Promise<Pressed>;
    /** The press that `startWatching` waits for. */
    pressed: Promise<Pressed> | undefined;
  }
}

/** A press that changes nothing for so long has failed, in ms. */
const longest = 30_000;

/** Adds `watchPress` to each page that is loaded from now on. Changes in live regions do not count: nobody sees them. */
export async function installWatch(page: Page): Promise<void> {
  await page.addInitScript((patience) => {
    let last = 0;
    for (const kind of ['click', 'keydown', 'change']) {
      window.addEventListener(kind, (event) => (last = event.timeStamp), { capture: true });
    }
    const afterPaint = (callback: () => void) =>
      requestAnimationFrame(() => {
        // Not a message: it would come after those by which React continues work deferred until after the frame.
        scheduler.postTask(callback, { priority: 'user-blocking' }).catch(console.error);
      });
    const isSeen = (record: MutationRecord, within: string | null) => {
      const element = record.target instanceof Element ? record.target : record.target.parentElement;
      return element?.closest('[aria-live]') === null && (within === null || element.closest(within) !== null);
    };
    const changes = { subtree: true, childList: true, characterData: true } as const;

    window.watchPress = (selector) =>
      new Promise((resolve, reject) => {
        setTimeout(() => reject(new Error(`The press changed nothing in ${selector}`)), patience);
        let number: number | undefined;
        let frame: number | undefined;
        let all = 0;
        // Not requestIdleCallback, which a page without further frames may never call.
        const whenQuiet = () =>
          scheduler.postTask(
            () => {
              observer.disconnect();
              if (number !== undefined && frame !== undefined) resolve({ number, frame, all });
            },
            { priority: 'background' },
          );
        const observer = new MutationObserver((records) => {
          const now = performance.now();
          if (!records.some((record) => isSeen(record, number === undefined ? selector : null))) return;
          const isFirst = number === undefined;
          const began = last;
          number ??= now - began;
          afterPaint(() => {
            all = performance.now() - began;
            if (!isFirst) return;
            frame = all;
            whenQuiet();
          });
        });
        observer.observe(document.documentElement, changes);
      });
  }, longest);
}

/** Presses, and measures the effect on the parts of the page that the selector names. */
export async function measurePress(page: Page, selector: string, press: () => Promise<void>): Promise<Pressed> {
  // Without waiting for its promise, which the press resolves.
  await page.evaluate((parts) => {
    window.pressed = window.watchPress(parts);
    window.pressed.catch(() => undefined); // reported to the waiter below
  }, selector);
  await press();
  return page.evaluate(() => window.pressed ?? Promise.reject(new Error('Nothing was watched')));
}

/** How long the pointer is on a button before it presses, so that its hint is shown, and how long a press takes, in ms. */
const hover = 250;
const press = 50;

/**
 * Presses a button in the middle, once it is in view, as a hand does: the pointer is there before, and the button stays down for a
 * moment. Playwright's own click waits until the button no longer moves, which takes several frames of a slow page, and sends all
 * events at once, so that the time of the last one includes the work of those before.
 */
export async function pressButton(button: Locator): Promise<void> {
  const page = button.page();
  const { x, y, isHovered } = await button.evaluate((element) => {
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2, isHovered: element.matches(':hover') };
  });
  if (!isHovered) {
    await page.mouse.move(x, y);
    await page.waitForTimeout(hover);
  }
  await page.mouse.down();
  await page.waitForTimeout(press);
  await page.mouse.up();
}
