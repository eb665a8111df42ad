import type { Page } from '@playwright/test';

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
