import { expect, test } from '@playwright/test';
import { Builder } from './pages/builder.ts';

test('undo buttons: they undo and redo, and are large enough to be hit', async ({ page, isMobile }) => {
  const builder = new Builder(page);
  await builder.startBlank('GURPS Lite 3e');
  await builder.name('Ana');
  await builder.attribute('ST', 12);
  const undo = page.getByRole('banner').getByRole('button', { name: /^(Undo|Nothing to undo)/ });
  const redo = page.getByRole('banner').getByRole('button', { name: /^(Redo|Nothing to redo)/ });
  for (const button of [undo, redo]) {
    const box = await button.boundingBox();
    const least = isMobile ? 44 : 24;
    expect(box?.width).toBeGreaterThanOrEqual(least);
    expect(box?.height).toBeGreaterThanOrEqual(least);
  }
  for (const name of ['Undo: ST 10 → 12', 'Undo: Name: Ana']) {
    await expect(undo).toHaveAccessibleName(name);
    await (isMobile ? undo.tap() : undo.click());
  }
  await expect(undo).toHaveAccessibleName('Nothing to undo');
  for (const name of ['Redo: Name: Ana', 'Redo: ST 10 → 12']) {
    await expect(redo).toHaveAccessibleName(name);
    await (isMobile ? redo.tap() : redo.click());
  }
  await builder.expectOpen('Ana');
  await expect(builder.level('ST')).toHaveValue('12');
});
