import { test as base, expect } from '@playwright/test';
import { Builder } from './pages/builder.ts';
import { Library } from './pages/library.ts';
import { Site } from './pages/site.ts';
import { watch } from './pages/watch.ts';

/** A host by a name that is not localhost: over plain http it is not a secure context. */
const test = base.extend<{ site: Site }, { launchOptions: object }>({
  launchOptions: [
    ({ launchOptions }: { launchOptions: { args?: string[] } }, use: (options: object) => Promise<void>) =>
      use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), '--host-resolver-rules=MAP table.test 127.0.0.1'],
      }),
    { scope: 'worker' },
  ],
  serviceWorkers: 'allow',
  site: async ({ browserName: _ }, use) => {
    const site = await Site.open();
    await use(site);
    site.close();
  },
  baseURL: async ({ site }, use) => use(site.address.replace('127.0.0.1', 'table.test')),
});

test('plain http: the whole program works from another device, and says what needs https', async ({
  page,
  baseURL,
}) => {
  const seen = await watch(page, new URL(baseURL ?? '').origin);
  const builder = new Builder(page);
  await builder.startBlank('Man to Man');
  expect(await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto, 'locks' in navigator])).toEqual([
    false,
    false,
    false,
  ]);
  await builder.name('Anna');
  await builder.attribute('ST', 13);
  await builder.expectSaved();
  await page.reload();
  await builder.expectOpen('Anna');
  await expect(builder.sheet.figure('ST', '13')).toBeVisible();
  expect((await builder.save('Save as PDF')).name).toBe('Anna.pdf');
  const file = await builder.save('Save as file');
  await builder.openFile(file.path);
  await builder.expectOpen('Anna');

  const dialog = page.getByRole('dialog');
  await builder.menu('About Pointwright');
  await expect(dialog).toContainText('browsers save apps for offline use only over https');
  await page.keyboard.press('Escape');

  await builder.menu('Text for chat and forums…');
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(dialog).toContainText('Copy buttons need https');
  await expect(dialog.getByRole('textbox', { name: 'Preview' })).toBeFocused();
  await page.keyboard.press('Escape');

  await builder.menu('Share by link…');
  await expect(dialog).toContainText('Browsers allow copying and sharing only over https');
  await page.keyboard.press('Escape');

  const library = new Library(page);
  await library.open();
  await expect(library.screen).toContainText('browsers protect storage only over https');
  await library.expectNames('Anna', 'Anna');
  expect(seen.faults).toEqual([]);
});
