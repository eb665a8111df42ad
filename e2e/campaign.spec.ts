import { expect, test } from '@playwright/test';
import { setCampaignBooks, setJob } from '../src/character/campaign-edits.ts';
import { saved, skill, trait } from '../src/testing/rows.ts';
import { AccessibilityCheck } from './pages/axe.ts';
import { Builder } from './pages/builder.ts';
import { PlayPage } from './pages/play.ts';

const fourth = 'Fourth edition';

test('campaign: an attribute of its own is defined, bought, on the sheet and spent in play', async ({ page }) => {
  const builder = new Builder(page);
  await builder.startBlank(fourth);
  await builder.openCharacter(saved('fourth-edition', { name: 'Ashe', attributes: { iq: 12 } }));
  const main = page.getByRole('main');
  await builder.openChapter('Concept');
  await main.getByText(/any tech level/).click();
  await main.getByText('Further attributes', { exact: true }).click();
  await main.getByRole('button', { name: 'Add an attribute' }).click();
  const fields = main.getByRole('group', { name: 'Unnamed attribute' });
  await fields.getByLabel('Name', { exact: true }).fill('Sanity');
  await fields.getByLabel('Name', { exact: true }).blur();
  const sanity = main.getByRole('group', { name: 'Sanity' });
  await sanity.getByLabel('Starts from').selectOption('Will');
  await sanity.getByLabel('Use').selectOption('Pool of points');
  await (await AccessibilityCheck.begin(page)).look('attributes of a campaign');

  // Will is IQ 12. Sanity starts there; a level at 5 points makes it 13.
  await builder.openChapter('Attributes');
  await builder.group('Sanity').getByRole('button', { name: 'Increase' }).click();
  await expect(builder.group('Sanity').getByRole('spinbutton')).toHaveValue('13');
  await builder.sheet.figure('Sanity', '13').first().click();
  await expect(page.getByText('bought up').first()).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Play', exact: true }).first().click();
  const play = new PlayPage(page);
  await play.screen.getByRole('button', { name: 'Sanity: lose 1', exact: true }).click();
  await expect(play.screen.getByText(/Sanity: 12 of 13 left/).first()).toBeAttached();
});

test('campaign: a month of work is rolled, pays, and is undone in one step', async ({ page }) => {
  const builder = new Builder(page);
  await builder.startBlank(fourth);
  const hero = saved('fourth-edition', {
    name: 'Piet',
    campaign: { techLevel: 3 },
    skills: [skill('merchant', 8)],
  });
  await builder.openCharacter({
    ...hero,
    character: setJob(hero.character, { title: 'Trader', skill: 'Merchant' }),
  });
  await builder.openChapter('Concept');
  const main = page.getByRole('main');
  const job = main.getByRole('region', { name: 'Job' });
  // TL3 starts with $1,000, an average job pays $700, and Status 0 costs $600: $100 left.
  await expect(job).toContainText('Pays $700 a month. Cost of living $600; $100 left. Roll against 12.');
  await job.getByLabel('Your own dice').fill('10');
  await job.getByRole('button', { name: 'Roll a month' }).click();
  await expect(job).toContainText('Trader, a month: rolled 10 against 12, made by 2.');
  await expect(job).toContainText('You have $1,100.');
  await (await AccessibilityCheck.begin(page)).look('job');
  await page.keyboard.press('Control+z');
  await expect(job).not.toContainText('You have');
  await expect(job).toContainText('Roll against 12.');
});

test('campaign: books and tech levels that are not in use are reported and hidden in lists', async ({ page }) => {
  const builder = new Builder(page);
  await builder.startBlank(fourth);
  const hero = saved('fourth-edition', { name: 'Cave dweller', skills: [skill('research', 4, { techLevel: 8 })] });
  await builder.openCharacter({
    ...hero,
    character: setCampaignBooks(hero.character, { highestTechLevel: 3, hidden: true }),
  });
  await builder.openChapter('Skills');
  await expect(
    page
      .getByRole('main')
      .getByText(/TL 8; this campaign has TL 3 or lower/)
      .first(),
  ).toBeVisible();
  await builder.openChapter('Equipment');
  await page.getByRole('main').getByRole('button', { name: 'Add an item' }).click();
  const picker = page.getByRole('dialog');
  await picker.getByRole('combobox').first().fill('flashlight');
  await expect(picker.getByRole('option', { name: /Create custom “flashlight”/ })).toBeVisible();
  await expect(picker.getByRole('option', { name: /Heavy flashlight/ })).toHaveCount(0);
});

test('campaign: an Ally stands for a character of the library, and the price follows', async ({ page }) => {
  const builder = new Builder(page);
  await builder.startBlank(fourth);
  // 50 points against a budget of 100: 50%, which the table prices at 2.
  await builder.openCharacter(saved('fourth-edition', { name: 'Garth', attributes: { st: 15 } }));
  await builder.expectSaved();
  await builder.openCharacter(
    saved('fourth-edition', { name: 'Owner', campaign: { budget: 100 }, traits: [trait('ally', { key: 'k1' })] }),
  );
  await builder.openChapter('Advantages');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /^Open Ally/ }).click();
  const field = main.getByRole('combobox', { name: /Character of your library/ });
  await field.fill('Garth');
  await field.press('Enter');
  await expect(main.getByText('Garth: 50 points, 50% of your 100.')).toBeVisible();
  await expect(main.getByRole('button', { name: /Open Garth/ })).toBeVisible();
});
