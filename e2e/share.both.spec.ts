import { expect, test } from '@playwright/test';
import { AccessibilityCheck } from './pages/axe.ts';
import { Builder } from './pages/builder.ts';
import { SharedView, Sharing } from './pages/sharing.ts';

test('share link: it is made, read by a camera, opened and kept', async ({ page }) => {
  test.slow(); // checks take long on slow machines
  const check = await AccessibilityCheck.begin(page);
  const builder = new Builder(page);
  await builder.startReadyMade('Man to Man', 'Ольга');
  const sharing = new Sharing(page);
  await sharing.open();
  await check.look('sharing');
  const link = await sharing.link.inputValue();
  await sharing.code.scrollIntoViewIfNeeded();
  expect(await sharing.readCode()).toBe(link);
  await sharing.close();

  await builder.startAnotherBlank('Man to Man');
  const view = new SharedView(page);
  await page.goto(link.replace('#share=1.', '#share=9.'));
  await expect(view.refused).toBeVisible();
  await check.look('a link refused');
  await page.goto(link);
  await view.expectShown('Ольга', 'Man to Man · 100 points · no issues');
  await check.look('a shared character');
  await view.press('Keep a copy');
  await view.expectLeft();
  await builder.expectOpen('Ольга');
});
