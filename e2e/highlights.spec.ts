import { expect, type Page, test } from '@playwright/test';
import { johnFalcon } from '../src/testing/book-characters.ts';
import { Builder } from './pages/builder.ts';

/** The properties that a started animation changes, and whether its element was in view then. */
interface Started {
  readonly name: string;
  readonly properties: readonly string[];
  readonly inView: boolean;
}

declare global {
  interface Window {
    startedAnimations: Started[];
  }
}

/** Notes every animation that begins from now on. */
const noteAnimations = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.startedAnimations = [];
    document.addEventListener('animationstart', ({ target, animationName: name }) => {
      if (!(target instanceof Element)) return;
      const { top, bottom } = target.getBoundingClientRect();
      const keyframes = target
        .getAnimations({ subtree: true })
        .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []));
      const properties = keyframes.flatMap((keyframe) => Object.keys(keyframe));
      const inView = bottom >= 0 && top <= innerHeight;
      window.startedAnimations.push({ name, inView, properties: [...new Set(properties)].sort() });
    });
  });
const started = (page: Page): Promise<Started[]> => page.evaluate(() => window.startedAnimations);

async function raiseDexterity(page: Page): Promise<void> {
  const builder = new Builder(page);
  await builder.startBlank('Man to Man');
  await builder.openCharacter(johnFalcon());
  await builder.openChapter('Attributes');
  await noteAnimations(page);
  await builder.group('DX').getByRole('button', { name: 'Increase' }).click();
}

test('highlights: the results of a step are marked if in view, by opacity alone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await raiseDexterity(page);
  await expect.poll(() => started(page)).not.toEqual([]);
  for (const { name, properties, inView } of await started(page)) {
    expect([name, inView]).toEqual(['just-changed', true]);
    expect(properties).toEqual(['composite', 'computedOffset', 'easing', 'offset', 'opacity']);
  }
});

test('highlights: nothing is animated for players who want less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' }); // as the other tests run
  await raiseDexterity(page);
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('over');
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done)))));
  expect(await started(page)).toEqual([]);
});
