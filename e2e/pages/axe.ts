import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export const colorSchemes = ['light', 'dark'] as const;
type ColorScheme = (typeof colorSchemes)[number];

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Dark differs from light in nothing but colors. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Looks for what axe and a narrow window object to, screen by screen. */
export class AccessibilityCheck {
  private readonly page: Page;
  private readonly colorScheme: ColorScheme;

  private constructor(page: Page, colorScheme: ColorScheme) {
    this.page = page;
    this.colorScheme = colorScheme;
  }

  static async begin(page: Page, colorScheme: ColorScheme): Promise<AccessibilityCheck> {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    return new AccessibilityCheck(page, colorScheme);
  }

  /** The sheet beside the forms takes long and need not be looked at again for each chapter. */
  async look(where: string, { withSheet = true } = {}): Promise<void> {
    // Legacy mode runs in the page itself: there are no frames, and the usual mode opens a further page each time.
    const axe = new AxeBuilder({ page: this.page }).options({ resultTypes: ['violations'] }).setLegacyMode();
    if (!withSheet) axe.exclude('article');
    const { violations, passes } = await (this.colorScheme === 'light'
      ? axe.withTags(tags)
      : axe.withRules(colorRules)
    ).analyze();
    expect(passes.length, `${where}: axe looked at something`).toBeGreaterThan(0);
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    expect.soft(found, where).toEqual([]);
    const overflow = await this.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, `${where} scrolls sideways`).toBeLessThanOrEqual(0);
  }
}
