import { expect, type Locator } from '@playwright/test';

/**
 * Expects something that usually takes a few hundred milliseconds: a page load, a stored change. From a quarter of a
 * second on, Playwright looks only every half second; with a short time limit it looks every tenth.
 */
export async function expectVisibleSoon(locator: Locator, options?: { readonly timeout: number }): Promise<void> {
  await locator.waitFor({ timeout: 2_000 }).catch(() => undefined);
  await expect(locator).toBeVisible(options);
}
