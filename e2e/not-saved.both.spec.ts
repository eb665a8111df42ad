import { expect, test } from '@playwright/test';
import { AccessibilityCheck } from './pages/axe.ts';
import { mayRunOutOfRoom, setRoom } from './pages/storage.ts';
import { Tab } from './pages/tabs.ts';

test('saving status: “not saved” stays in sight and leads to why', async ({ page }) => {
  test.slow(); // checks take long on slow machines
  const check = await AccessibilityCheck.begin(page);
  await mayRunOutOfRoom(page);
  const tab = new Tab(page);
  await tab.startBlank('GURPS Lite 3e');
  await setRoom(page, false);
  await tab.name('Anna');
  await tab.expectNotSaved('storage full');
  await tab.saving.scrollIntoViewIfNeeded();
  await expect(tab.saving).toBeInViewport({ ratio: 1 }); // nothing of it is cut off
  await expect(tab.problem).toBeInViewport();
  await check.look('not saved');

  const line = page.getByRole('button', { name: 'Not saved: storage full' });
  await expect(line).toBeHidden();
  await page.getByRole('textbox', { name: 'Story' }).scrollIntoViewIfNeeded();
  await expect(tab.problem).not.toBeInViewport();
  await expect(line).toBeInViewport({ ratio: 1 });
  await check.look('not saved, scrolled away');
  await line.click();
  await expect(tab.problem).toBeInViewport();
  await expect(tab.problem.getByRole('button', { name: 'Save as file' })).toBeFocused();
  await expect(line).toBeHidden();
});
