import { test } from '@playwright/test';
import { Builder } from './pages/builder.ts';
import { robot } from './pages/exotic-heroes.ts';
import { buildHero, expectHero } from './pages/heroes.ts';

test('fourth edition: a quadruped robot with a striker is built on a phone from the lists', async ({ page }) => {
  const builder = new Builder(page);
  await buildHero(builder, robot);
  await page.getByRole('button', { name: 'Sheet', exact: true }).click();
  await expectHero(builder, robot);
});
