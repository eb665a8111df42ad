import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { isCore } from './core.ts';

const ofBuilder = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
/** The axe of AxeBuilder, which itself would send twice as much, twice for each check. */
const axeSource = readFileSync(ofBuilder.resolve('axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The dark theme differs only in its colors, and checking colors takes most of axe's time. */
const colorRules = ['color-contrast', 'link-in-text-block'];
/** The rules that depend on the layout: the rest of a screen is the same on a phone. */
const layoutRules = ['target-size', 'scrollable-region-focusable'];
/** Below this width the window has the layout of a phone. */
const wide = 768;

interface LookOptions {
  /** With the sheet next to the forms: it takes longest to check, and is the same for every chapter and dialog. */
  readonly withSheet?: boolean;
  /**
   * By default only in a wide window: a phone shows the same, in another layout, so that only the rules about that are asked
   * there. True for content that only a phone shows: it is looked at as on the desktop.
   */
  readonly colors?: boolean;
  /** The part whose colors are checked, if the rest was checked before: checking colors takes most of the time. */
  readonly colorsIn?: 'main';
  /**
   * With the colors of the dark theme: not if other rules show the same parts, whose colors are checked there. By default
   * only with `npm test -- --all`: the chapters and the play screen show most of its colors.
   */
  readonly dark?: boolean;
  /** The page shows a part more than once, so that its landmarks share a name. */
  readonly repeats?: boolean;
  /** Only with `npm test -- --all`: what it shows is alike to what other looks show. */
  readonly atLength?: boolean;
}

const repeatRules = ['landmark-unique'];

/** Set by scripts/test.mjs: axe found nothing in this build with these tests before, and would find nothing again. */
const foundNothingBefore = process.env.E2E_AXE === 'done';

/**
 * Runs axe and the checks of a narrow window, screen by screen: all rules in the light theme, and the color rules in
 * the dark theme too.
 */
export class AccessibilityCheck {
  private readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
  }

  static async begin(page: Page): Promise<AccessibilityCheck> {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    return new AccessibilityCheck(page);
  }

  async look(
    where: string,
    {
      withSheet = false,
      colors = this.isWide(),
      colorsIn,
      dark = !isCore,
      repeats = false,
      atLength = false,
    }: LookOptions = {},
  ): Promise<void> {
    if (foundNothingBefore || (isCore && atLength)) return this.expectNoSidewaysScrolling(where);
    if (!(await this.page.evaluate(() => 'axe' in window))) await this.page.evaluate(axeSource);
    await expect(this.page.locator('dialog:popover-open'), 'it is not modal yet').toHaveCount(0);
    // The page behind a modal dialog is inert, and is checked when none is open.
    const isModal = (await this.page.locator('dialog[open]').count()) > 0;
    if (!this.isWide() && !colors) {
      const layout = this.axe(withSheet).withRules(layoutRules);
      await this.expectNothing(where, isModal ? layout.include('dialog[open]') : layout);
      await this.expectNoSidewaysScrolling(where);
      return;
    }
    const withTags = this.axe(withSheet).withTags(tags);
    // Going through a page takes long: all rules look at the same part at once.
    const apart = !colors || (!isModal && colorsIn !== undefined);
    const all = withTags.disableRules([...(apart ? colorRules : []), ...(repeats ? repeatRules : [])]);
    await this.expectNothing(where, isModal ? all.include('dialog[open]') : all);
    if (colors) {
      const lookAtColors = async (theme: string, part: string | undefined) => {
        const axe = this.axe(withSheet).withRules(colorRules);
        await this.expectNothing(`${where}, ${theme} colors`, part ? axe.include(part) : axe);
      };
      if (apart) await lookAtColors('light', colorsIn);
      if (dark) {
        await this.page.emulateMedia({ colorScheme: 'dark' });
        // The page behind a dialog was checked before it was opened.
        const hasDialog = (await this.page.getByRole('dialog').count()) > 0;
        await lookAtColors('dark', hasDialog ? '[role=dialog], dialog[open]' : colorsIn);
        await this.page.emulateMedia({ colorScheme: 'light' });
      }
    }
    await this.expectNoSidewaysScrolling(where);
  }

  async expectNoSidewaysScrolling(where: string): Promise<void> {
    const overflow = await this.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, `${where} scrolls sideways`).toBeLessThanOrEqual(0);
  }

  private isWide(): boolean {
    return (this.page.viewportSize()?.width ?? wide) >= wide;
  }

  private axe(withSheet: boolean): AxeBuilder {
    // Legacy mode runs in the page itself: there are no frames, and the usual mode opens a further page each time.
    const axe = new AxeBuilder({ page: this.page, axeSource: 'void "it is in the page"' }).setLegacyMode();
    // Preloading is only for rules about sound, and about style sheets, that are not used.
    axe.options({ resultTypes: ['violations'], preload: false });
    return withSheet ? axe : axe.exclude('article');
  }

  private async expectNothing(where: string, axe: AxeBuilder): Promise<void> {
    const { violations, passes } = await axe.analyze();
    expect(passes.length, `${where}: axe looked at something`).toBeGreaterThan(0);
    const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    expect.soft(faults, where).toEqual([]);
  }
}
