import { expect, type Locator, type Page, test } from '@playwright/test';
import { AccessibilityCheck } from './pages/axe.ts';
import { EncounterPage } from './pages/encounter.ts';

const fighter = 'Isaut de Varenne';
const patient = 'Bjarte Eide';
const healer = 'Rosalind Achterberg';

/** A fight of three of the fourth edition, with dice on the table. */
async function beginFight(page: Page, isMobile: boolean): Promise<EncounterPage> {
  await page.goto('./#encounter');
  await page.getByRole('button', { name: 'New encounter' }).click();
  const fight = new EncounterPage(page, isMobile);
  await fight.add('Party', { [fighter]: 1, [patient]: 1, [healer]: 1 });
  await fight.typeRolls();
  return fight;
}

/** Presses “lose 5” so often. */
async function loseFives(panel: Locator, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await panel.getByRole('button', { name: /^(Hits|HP): lose 5$/ }).click();
}

const dueIn = (panel: Locator): Locator => panel.getByRole('region', { name: 'Roll now' });

async function typeRoll(panel: Locator, roll: RegExp, total: number): Promise<void> {
  const line = dueIn(panel).getByRole('listitem').filter({ hasText: roll });
  await line.getByRole('spinbutton').fill(String(total));
  await line.getByRole('button', { name: /^Enter the roll/ }).click();
}

test('wounds: a fighter at −1×HP rolls to survive, dies at the third threshold, and undo takes the death back', async ({
  page,
  isMobile,
}) => {
  const check = await AccessibilityCheck.begin(page);
  const fight = await beginFight(page, isMobile);
  await fight.show(fighter);
  const panel = fight.fighter(fighter);
  const hits = await fight.hitsLeft(fighter);
  await fight.show(fighter);

  // From full HP beyond −1×HP, press by press: one wound.
  await loseFives(panel, Math.ceil((2 * hits) / 5));
  await expect(dueIn(panel)).toContainText('Withstand a major wound');
  await expect(dueIn(panel)).toContainText(`Survive at −${hits}`);
  await expect(dueIn(panel)).not.toContainText(`Survive at −${2 * hits}`);
  await expect(panel.locator('.life-badge').first()).toContainText('Near death');
  await check.look('rolls of a wound', { colors: false });
  await typeRoll(panel, /^Withstand/, 9);
  await typeRoll(panel, /^Survive/, 8);
  await expect(dueIn(panel)).not.toContainText('Survive');

  await loseFives(panel, Math.ceil(hits / 5));
  await dueIn(panel).getByRole('button', { name: 'Skip: withstand a major wound' }).click();
  await typeRoll(panel, /^Survive at/, 7);
  await loseFives(panel, Math.ceil(hits / 5));
  await expect(dueIn(panel)).toContainText(`Survive at −${3 * hits}`);
  await typeRoll(panel, new RegExp(`^Survive at −${3 * hits}`), 18);
  await expect(dueIn(panel)).toHaveCount(0);
  await expect(panel.locator('.life-badge').first()).toHaveText('Dead');
  await fight.closeFighter();
  await expect(fight.row(fighter).locator('.life-badge')).toHaveText('Dead');
  await fight.expectLogged(`${fighter}: survive at −${3 * hits}: needs`);

  await fight.undo();
  await expect(fight.row(fighter).locator('.life-badge')).toContainText('Near death');
  await expect(fight.row(fighter)).toContainText('Roll due');
});

test('recovery: a wounded fighter is bandaged, treated no second time, and rests a week in care', async ({
  page,
  isMobile,
}) => {
  const check = await AccessibilityCheck.begin(page);
  const fight = await beginFight(page, isMobile);
  await fight.show(patient);
  const panel = fight.fighter(patient);
  const full = await fight.hitsLeft(patient);
  await fight.show(patient);
  await loseFives(panel, 2);
  await dueIn(panel).getByRole('button', { name: 'Skip: withstand a major wound' }).click();

  await fight.choose(patient, 'Rest and treatment…');
  const rest = page.getByRole('dialog', { name: `Rest and treatment: ${patient}` });
  await rest.getByRole('combobox', { name: 'Wounds' }).selectOption('bandage');
  await rest.getByRole('combobox', { name: 'Who treats' }).selectOption(healer);
  await rest.getByText('No rest', { exact: true }).click();
  await rest.getByRole('spinbutton', { name: /^First Aid/ }).fill('5');
  await rest.getByRole('button', { name: /^Enter/ }).click();
  await expect(rest.getByRole('status')).toContainText(new RegExp(`(Hits|HP) ${full - 10} → ${full - 9} of ${full}`));
  await check.look('rest and treatment', { colors: false });
  await rest.getByRole('button', { name: 'Apply' }).click();
  await fight.expectHits(patient, full - 9, full);

  await fight.choose(patient, 'Rest and treatment…');
  await rest.getByRole('combobox', { name: 'Wounds' }).selectOption('firstAid');
  await expect(rest.getByText('These wounds were treated before')).toBeVisible();
  await rest.getByRole('combobox', { name: 'Wounds' }).selectOption('none');
  await rest.getByText('A week', { exact: true }).click();
  await rest.getByRole('combobox', { name: 'In the care of' }).selectOption({ label: 'Another physician' });
  for (const total of [9, 8, 17, 10, 7, 9, 6]) {
    await rest.getByRole('spinbutton').last().fill(String(total));
    await rest.getByRole('button', { name: /^Enter/ }).click();
  }
  await expect(rest.getByRole('status')).toContainText(new RegExp(`(Hits|HP) ${full - 9} → ${full - 3} of ${full}`));
  await rest.getByRole('button', { name: 'Apply' }).click();
  await fight.expectHits(patient, full - 3, full);
  await fight.expectLogged(`${patient}: Day 3: natural recovery`);

  await fight.choose(patient, 'Restore everything');
  await fight.expectHits(patient, full, full);
  await fight.expectLogged(`${patient}: Day 3: natural recovery`);
});
