import { expect, type Locator, test } from '@playwright/test';
import { Builder } from './pages/builder.ts';

async function box(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error(`Not on screen: ${place}`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

type Box = Awaited<ReturnType<typeof box>>;
const overlap = (a: Box, b: Box): boolean => a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom;

test('layout: a hint covers nothing of its row, a dialog is opaque while it rises, and figures stay within their frame', async ({
  page,
  isMobile,
}) => {
  const builder = new Builder(page);
  await builder.startBlank('GURPS Lite 3e');
  await builder.add('Skills', 'Survival');
  await builder.add('Skills', 'Stealth');
  const level = builder.level(/^Survival/);
  await level.focus();
  await page.keyboard.press('ArrowUp');
  const hint = await box(page.locator('.hint-popover'));
  expect(overlap(hint, await box(page.locator('.data-row').filter({ hasText: 'Survival' })))).toBe(false);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.keyboard.press('Control+K');
  await page.getByRole('dialog').waitFor();
  const moved = await page.getByRole('dialog').evaluate((dialog) => {
    const inLayers = (rule: CSSRule): CSSRule[] =>
      rule instanceof CSSLayerBlockRule ? [...rule.cssRules].flatMap(inLayers) : [rule];
    const sheet = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].flatMap(inLayers));
    const name = getComputedStyle(dialog).animationName;
    const rule = sheet.find((candidate) => candidate instanceof CSSKeyframesRule && candidate.name === name);
    return rule instanceof CSSKeyframesRule ? [...rule.cssRules].map(({ cssText }) => cssText).join() : '';
  });
  expect(moved).toContain('translate');
  expect(moved).not.toContain('opacity');
  await page.keyboard.press('Escape');
  await page.emulateMedia({ reducedMotion: 'reduce' });

  await builder.item('Chainmail');
  if (isMobile) await page.getByRole('button', { name: 'Sheet' }).click();
  const frames = page.locator('.sheet-frame:has(.sheet-figure-second)');
  await expect(frames.first()).toBeVisible();
  for (const frame of await frames.all()) {
    const around = await box(frame);
    for (const figure of await frame.getByRole('button').all()) {
      const inside = await box(figure);
      expect(inside.y).toBeGreaterThanOrEqual(around.y - 1);
      expect(inside.bottom).toBeLessThanOrEqual(around.bottom + 1);
      expect(inside.height).toBeGreaterThanOrEqual(24);
    }
  }
});
