import { test } from '@playwright/test';
import { Builder } from './pages/builder.ts';
import { buildHero, expectHero, investigator, knight, mage } from './pages/three-heroes.ts';

for (const [kind, hero] of [
  ['a knight with shield, lance and warhorse', knight],
  ['an investigator of our time with contacts, a gun and a phobia', investigator],
  ['a mage with twenty spells', mage],
] as const) {
  test(`fourth edition, from the lists: ${kind}`, async ({ page }) => {
    const builder = new Builder(page);
    await buildHero(builder, hero);
    await expectHero(builder, hero);
  });
}
