import type { Page } from '@playwright/test';
import { measuredFile, type Size } from './measured-characters.ts';

/** Visits the program for the first time, and starts with a blank character. */
export async function visitProgram(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const start = page.getByRole('button', { name: 'Start blank' });
  await start.click();
  await start.waitFor({ state: 'hidden' });
}

/** Opens a character as a file by the menu, and waits for its name in the top bar. */
export async function openCharacter(page: Page, ruleset: string, size: Size): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Open a file' }).click();
  const file = measuredFile(ruleset, size);
  await (await choosing).setFiles(file);
  await page
    .getByRole('heading', { level: 1 })
    .filter({ hasText: `, ${size}` })
    .waitFor();
}
