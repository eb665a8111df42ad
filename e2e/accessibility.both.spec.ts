import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { serializeFile } from '../src/character/file/serialize-file.ts';
import { fiendishFriedrick } from '../src/testing/book-characters.ts';
import { Builder } from './pages/builder.ts';

const chapters = ['Concept', 'Attributes', 'Advantages', 'Skills', 'Equipment'] as const;

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on any screen (${colorScheme})`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const builder = new Builder(page);
    const check = async (where: string) => {
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      expect.soft(violations.map(({ id, nodes }) => `${where}: ${id} ${nodes[0]?.html}`)).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(overflow, `${where} scrolls sideways`).toBeLessThanOrEqual(0);
    };
    await builder.firstVisit();
    await check('first visit');
    await page.getByRole('button', { name: 'Start blank' }).click();
    for (const chapter of chapters) {
      await builder.openChapter(chapter);
      await check(`empty ${chapter}`);
    }
    const buffer = Buffer.from(serializeFile(fiendishFriedrick(), 'test'));
    await builder.openFile({ name: 'friedrick.json', mimeType: 'application/json', buffer });
    for (const chapter of chapters) {
      await builder.openChapter(chapter);
      await check(chapter);
    }
    await builder.summary.getByRole('button', { name: /^Move/ }).click();
    await check('explanation');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Add…' }).click();
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
    await check('picker');
    await page.keyboard.press('Escape');
    await builder.menu('About Pointwright');
    await check('about');
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: /finding/i })
      .first()
      .click();
    await check('findings');
  });
}
