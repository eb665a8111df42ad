import { expect, type Locator, test } from '@playwright/test';
import { item, saved } from '../src/testing/rows.ts';
import { Builder } from './pages/builder.ts';

test('frame: the bars at the top stay in view, and scroll along in a low window', async ({ page }) => {
  const builder = new Builder(page);
  await builder.startReadyMade('GURPS Lite 3e', 'Tamsin Oakhollow');
  await builder.openChapter('Spells');
  const undo = page.getByRole('button', { name: 'Nothing to undo' });
  await page.evaluate(() => window.scrollTo(0, 500));
  await expect(undo).toBeInViewport();
  await expect(builder.summary).toBeInViewport();
  await page.setViewportSize({ width: 740, height: 360 });
  await page.evaluate(() => window.scrollTo(0, 500));
  await expect(undo).not.toBeInViewport();
  await expect(builder.summary).not.toBeInViewport();

  await page.setViewportSize({ width: 320, height: 256 }); // 1280 × 1024 at a zoom of 400%
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('button', { name: 'Play', exact: true }).first().click();
  const play = page.getByRole('dialog', { name: /^Play: / });
  const title = play.getByRole('heading', { name: /^Play: / });
  await expect(title).toBeInViewport();
  await play.getByRole('region', { name: 'Attacks' }).evaluate((part) => part.scrollIntoView());
  await expect(title).not.toBeInViewport();
  await expect(play.getByText('Rolls are shown here.')).toBeInViewport();
});

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not shown');
  return box;
};

test('frame: "What next" stays whole under the bars while the chapter scrolls', async ({ page, isMobile }) => {
  test.skip(isMobile, 'A phone has neither.');
  const builder = new Builder(page);
  await builder.startReadyMade('GURPS Lite 3e', 'Tamsin Oakhollow');
  await builder.openChapter('Spells');
  const guide = page.getByRole('complementary', { name: 'What next' });
  for (const top of [20, 40, 300]) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    const bars = await boxOf(builder.summary);
    expect((await boxOf(guide)).y).toBeGreaterThanOrEqual(Math.floor(bars.y + bars.height));
  }
});

test('frame: a long sum of money stays in the rail', async ({ page, isMobile }) => {
  test.skip(isMobile, 'A phone has neither.');
  const builder = new Builder(page);
  await builder.startBlank('Fourth edition');
  const gear = [item('longbow', { costOverride: 1_234_567.75, place: 'ready' })];
  await builder.openCharacter(saved('fourth-edition', { name: 'Rich', equipment: gear }));
  const link = page.getByRole('navigation', { name: 'Chapters' }).getByRole('link', { name: /^Equipment/ });
  await expect(link).toContainText('$1,234,567.75');
  const [place, figure] = [await boxOf(link), await boxOf(link.getByText('$1,234,567.75'))];
  expect(figure.x).toBeGreaterThanOrEqual(place.x);
  expect(figure.x + figure.width).toBeLessThanOrEqual(place.x + place.width);
});
