import { expect, test } from '@playwright/test';
import { Builder } from './pages/builder.ts';

const tooWeak = 'ST 6 is below the minimum of 7.';
const untrained = '½ point buys no level of Broadsword. The lowest costs 1.';

test('findings: they are at the field and in the list; one is allowed with a reason, which is saved in the file', async ({
  page,
  browser,
}) => {
  const builder = new Builder(page);
  await builder.startBlank('Man to Man');
  await builder.name('Keeper');
  await builder.attribute('ST', 6);
  const main = page.getByRole('main');
  await expect(main.getByText(tooWeak)).toBeVisible();
  await builder.add('Skills', 'Broadsword');
  await builder.points('Broadsword', 0.5);
  await expect(main.getByText(untrained)).toBeVisible();

  await page.getByRole('button', { name: '2 issues', exact: true }).click();
  const list = page.getByRole('dialog');
  await expect(list.getByRole('listitem').filter({ hasText: tooWeak })).toContainText('Man to Man p.');
  await expect(list.getByRole('listitem').filter({ hasText: untrained })).toBeVisible();
  await list.getByRole('button', { name: `Show me: ${tooWeak}` }).click();
  await expect(list).toBeHidden();
  await expect(builder.level('ST')).toBeFocused();

  await main.getByRole('button', { name: `Allow: ${tooWeak}` }).click();
  const reason = main.getByRole('textbox', { name: /^Reason/ });
  await expect(reason).toBeFocused();
  await reason.fill('Cursed in the cradle');
  await page.keyboard.press('Enter');
  await expect(main.getByText('Allowed: Cursed in the cradle')).toBeVisible();

  const file = await builder.save('Save as file');
  const fresh = await browser.newContext();
  const otherBuilder = new Builder(await fresh.newPage());
  await otherBuilder.startBlank('Man to Man');
  await otherBuilder.openFile(file.path);
  await otherBuilder.expectOpen('Keeper');
  await otherBuilder.page.getByRole('button', { name: '1 issue, 1 allowed', exact: true }).click();
  const opened = otherBuilder.page.getByRole('dialog');
  await expect(opened.getByRole('listitem').filter({ hasText: tooWeak })).toContainText('“Cursed in the cradle”');
  await expect(opened.getByRole('button', { name: `Allow: ${untrained}` })).toBeVisible();
  await opened.getByRole('button', { name: `Undo: ${tooWeak}` }).click();
  await expect(opened.getByRole('heading', { name: '2 issues' })).toBeVisible();
  await fresh.close();
});
