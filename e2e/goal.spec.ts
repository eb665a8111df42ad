import { expect, test } from '@playwright/test';
import { AccessibilityCheck } from './pages/axe.ts';
import { Builder } from './pages/builder.ts';

test('a goal is reached by the cheapest way, which one press takes and another undoes', async ({ page }) => {
  const check = await AccessibilityCheck.begin(page);
  const builder = new Builder(page);
  await builder.startReadyMade('GURPS Lite', 'Tamsin Oakhollow');
  const figure = builder.summary.getByRole('button', { name: /^Dodge \d+, explain$/ });
  const dodge = async () => Number(/\d+/.exec((await figure.getAttribute('aria-label')) ?? '')?.[0]);
  const before = await dodge();
  await figure.click();
  const explanation = page.getByRole('dialog', { name: /^Dodge/ });
  await explanation.getByText('What would make this more?').click();
  await expect(explanation.getByLabel('Dodge, at least')).toHaveValue(`${before + 1}`);
  await explanation.getByRole('button', { name: 'Find ways' }).click();
  const ways = explanation.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Take / }) });
  await expect(ways.first()).toBeVisible({ timeout: 30_000 });
  // The cheapest is the first.
  const prices = (await ways.allInnerTexts()).map((text) => Number(/^\+?(\d+) points?/.exec(text)?.[1] ?? 0));
  expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  await check.look('ways to a goal');

  await ways
    .first()
    .getByRole('button', { name: /^Take / })
    .click();
  await expect(explanation.getByText(/: taken\.$/)).toBeVisible();
  await expect.poll(dodge).toBeGreaterThan(before);
  await explanation.getByRole('button', { name: 'Undo' }).click();
  await expect(explanation.getByText(/: taken\.$/)).toBeHidden();
  await expect.poll(dodge).toBe(before);
  await explanation.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Nothing to undo' })).toBeVisible();
});
