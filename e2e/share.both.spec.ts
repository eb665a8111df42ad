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

test('share link: it begins with the shared character, never with the frame of the open one', async ({ page }) => {
  const builder = new Builder(page);
  await builder.startReadyMade('Man to Man', 'Ольга');
  const sharing = new Sharing(page);
  await sharing.open();
  const link = await sharing.link.inputValue();
  await page.goto('about:blank');
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('.top-bar, .summary')) document.documentElement.dataset.sawFrame = '';
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(link);
  const view = new SharedView(page);
  await view.expectShown('Ольга', 'Man to Man · 100 points · no issues');
  await expect(page.locator('html[data-saw-frame]')).toHaveCount(0);
  await page
    .getByRole('button', { name: /^Dodge .*, explain$/ })
    .first()
    .click();
  await expect(page.locator('.slip').getByRole('heading', { level: 2, name: /^Dodge/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.slip')).toHaveCount(0);
  await view.press('Keep a copy');
  await builder.expectOpen('Ольга');
});
