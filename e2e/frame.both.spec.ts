import { expect, test } from '@playwright/test';
import { Builder } from './pages/builder.ts';

test('frame: the bars at the top stay in view, and scroll along in a low window', async ({ page }) => {
  const builder = new Builder(page);
  await builder.startReadyMade('GURPS Lite 3e', 'Tamsin Oakhollow');
  await builder.openChapter('Spells');
  const undo = page.getByRole('button', { name: 'Nothing to undo' });
  await page.evaluate(() => window.scrollTo(0, 500));
  await expect(undo).toBeInViewport();
  await expect(builder.summary).toBeInViewport();
  await page.setViewportSize({ width: 740, height: 360 });
  await page.evaluate(() => window.scrollTo(0, 500));
  await expect(undo).not.toBeInViewport();
  await expect(builder.summary).not.toBeInViewport();
});
