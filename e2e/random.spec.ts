import { expect, test } from '@playwright/test';
import { Builder } from './pages/builder.ts';

async function rollOne(builder: Builder): Promise<void> {
  await builder.firstVisit();
  await builder.page.getByRole('button', { name: 'Random character' }).click();
  await builder.expectOpen('Random fighter');
}

async function attributes(builder: Builder): Promise<number[]> {
  await builder.openChapter('Attributes');
  const levels: number[] = [];
  for (const name of ['ST', 'DX', 'IQ', 'HT']) {
    levels.push(Number(await builder.level(name).inputValue()));
  }
  return levels;
}

test('random fighter: the dice give attributes of 7 to 18, two skills and weapons', async ({ page }) => {
  const builder = new Builder(page);
  await rollOne(builder);
  for (const level of await attributes(builder)) {
    expect(level).toBeGreaterThanOrEqual(7);
    expect(level).toBeLessThanOrEqual(18);
  }
  await builder.openChapter('Skills');
  const levels = builder.levels;
  await expect(levels).toHaveCount(2);
  await builder.openChapter('Equipment');
  await expect(page.getByLabel('Quantity of Large knife', { exact: true })).toBeVisible();
  await builder.expectSummary({ 'points left': '0' });
});

test('random fighter: dice that all fall on 1 still give 7, and a skill of DX+1', async ({ page }) => {
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  const builder = new Builder(page);
  await rollOne(builder);
  expect(await attributes(builder)).toEqual([7, 7, 7, 7]);
  await builder.openChapter('Skills');
  const levels = builder.levels;
  await expect(levels).toHaveCount(2);
  for (const level of await levels.all()) await expect(level).toHaveValue('8');
});
