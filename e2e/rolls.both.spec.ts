import { expect, type Locator, type Page, test } from '@playwright/test';
import { AccessibilityCheck } from './pages/axe.ts';
import { Builder } from './pages/builder.ts';
import { PlayPage } from './pages/play.ts';

/** The thief among the kinds of heroes of GURPS Lite, at the table. */
async function playThief(page: Page): Promise<PlayPage> {
  await new Builder(page).startBlank('Fourth edition', 'Thief');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  return new PlayPage(page);
}
test.describe('shots', () => {
  test('shot', async ({ page }) => {
    await page.emulateMedia({ colorScheme: (page.viewportSize()?.width ?? 0) < 500 ? 'dark' : 'light' });
    const w = page.viewportSize()?.width;
    await page.goto('./');
    await page.getByRole('radio', { name: /Fourth edition/ }).check({ force: true }).catch(() => {});
    await page.screenshot({ path: `/tmp/rolls-shots/0-${w}.png` });
    await page.getByRole('button', { name: /Sturla|Thief/ }).first().click();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    const play = new PlayPage(page);
    await expect(play.screen.getByRole('heading', { name: 'Rolls' })).toBeVisible();
    await page.screenshot({ path: `/tmp/rolls-shots/1-${w}.png` });
    await play.screen.getByRole('button', { name: 'Rolls' }).click({ timeout: 2000 }).catch(() => {});
    await page.screenshot({ path: `/tmp/rolls-shots/2-${w}.png` });
    await play.screen.getByRole('textbox', { name: 'Find a roll' }).fill('ste');
    await page.screenshot({ path: `/tmp/rolls-shots/3-${w}.png` });
    await play.screen.getByRole('button', { name: /^Stealth.*: modifiers, contest/ }).first().click();
    await page.screenshot({ path: `/tmp/rolls-shots/4-${w}.png` });
    await page.getByText('Contest', { exact: true }).click();
    await page.screenshot({ path: `/tmp/rolls-shots/5-${w}.png` });
    await page.getByRole('button', { name: /^Roll the contest/ }).click();
    await page.screenshot({ path: `/tmp/rolls-shots/6-${w}.png` });
  });
});
