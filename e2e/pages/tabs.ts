import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { Builder } from './builder.ts';
import { holdWrites } from './storage.ts';

/** One of several tabs of the program in one browser. */
export class Tab extends Builder {
  /** "Saved", "Saving…", "Not saved: …". */
  readonly saving: Locator;
  /** The alert about a conflict or a failure. */
  readonly problem: Locator;
  /** The notice. */
  readonly notice: Locator;

  constructor(page: Page) {
    super(page);
    this.saving = page.getByRole('banner').getByText(/^(Saved|Saving…|Not saved)/);
    this.problem = page.getByRole('alert');
    this.notice = page.getByRole('main').getByRole('status');
  }

  /** Opens a tab, which shows the character that was open last. */
  static async open(context: BrowserContext, name: string): Promise<Tab> {
    const tab = new Tab(await context.newPage());
    await tab.page.goto('./');
    await tab.expectOpen(name);
    return tab;
  }

  /** Opens a tab with a new blank character, named and stored. */
  static async begin(context: BrowserContext, name: string): Promise<Tab> {
    const tab = new Tab(await context.newPage());
    await tab.startBlank('Man to Man');
    await tab.name(name);
    await tab.expectSaved();
    return tab;
  }

  /** Ends the tab at once, as when the system runs out of memory. */
  async crash(): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page);
    const crashed = this.page.waitForEvent('crash');
    session.send('Page.crash').catch(() => undefined); // a crashed page does not respond
    await crashed;
    await this.page.close();
  }

  async expectNotSaved(why: string): Promise<void> {
    await expect(this.saving).toHaveText(`Not saved: ${why}`);
  }
}

/** Two tabs with different names for the same character: one saved first, the other has the conflict. */
export interface TabConflict {
  readonly first: { readonly tab: Tab; readonly name: string };
  readonly conflicting: { readonly tab: Tab; readonly name: string };
}

/** Changes the name to changed in both tabs while nothing can be written, then releases the writes. */
export async function createConflict(
  context: BrowserContext,
  [tabA, tabB]: readonly [Tab, Tab],
  base = 'Vojta',
): Promise<TabConflict> {
  const releaseWrites = await holdWrites(context);
  const a = { tab: tabA, name: `${base} by one` };
  const b = { tab: tabB, name: `${base} by the other` };
  for (const { tab, name } of [a, b]) {
    await tab.name(name);
    await expect(tab.saving).toHaveText('Saving…');
  }
  await releaseWrites();
  await expect.poll(async () => (await tabA.problem.count()) + (await tabB.problem.count())).toBe(1);
  return (await tabA.problem.isVisible()) ? { first: b, conflicting: a } : { first: a, conflicting: b };
}
