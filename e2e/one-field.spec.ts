import { expect, test } from '@playwright/test';
import { AccessibilityCheck } from './pages/axe.ts';
import { Builder } from './pages/builder.ts';
import { countKeys, OneField } from './pages/one-field.ts';

test('one field: an expert types a whole fighter in under 260 keys, without leaving it', async ({ page }) => {
  const builder = new Builder(page);
  await builder.startBlank('GURPS Lite');
  const keysPressed = await countKeys(page);
  const field = new OneField(page);
  await field.open();
  const attributes = ['st 12 dx 13 iq 11 ht 12'];
  const traits = ['comb', 'high p', 'toug', 'strong w 2', 'overc', 'hones'];
  const quirks = ['q:hums in a fight', 'q:hates goblins', 'q:early riser', 'q:saves string', 'q:likes dogs'];
  const skills = [
    ...['broad 15', 'shie 14', 'bow 13', 'knif 13', 'braw 14'],
    ...['stea 13', 'climb 13', 'ridi 12', 'tact 11'],
  ];
  const items = ['broads x1', 'medium s', 'heavy l', 'short b'];
  for (const line of [...attributes, ...traits, ...quirks, ...skills, ...items]) await field.enter(line);
  await field.close();
  expect(await keysPressed()).toBeLessThan(260);

  await builder.sheet.expectFigures([
    ['ST', '12'],
    ['DX', '13'],
    ['IQ', '11'],
    ['HT', '12'],
  ]);
  const sheet = await builder.sheet.text();
  for (const name of [
    'Combat Reflexes',
    'High Pain Threshold',
    'Toughness',
    'Strong Will 2',
    'Overconfidence',
    'Honesty',
  ]) {
    expect.soft(sheet).toContain(name);
  }
  for (const quirk of quirks) expect.soft(sheet).toContain(quirk.slice(2));
  const levels = [
    ...(['Broadsword 15', 'Shield 14', 'Bow 13', 'Knife 13', 'Brawling 14'] as const),
    ...(['Stealth 13', 'Climbing 13', 'Riding 12', 'Tactics 11'] as const),
  ];
  for (const skill of levels) {
    const [name, level] = skill.split(' ');
    expect.soft(sheet).toMatch(new RegExp(`${name} (?:DX|IQ), \\w+ ${level} \\d+ (?:DX|IQ)`));
  }
  for (const item of ['Broadsword', 'Medium shield', 'Heavy leather armor', 'Short bow'])
    expect.soft(sheet).toContain(item);
});

test('one field: a pasted list is one step, and the empty field can undo it', async ({ page }) => {
  const builder = new Builder(page);
  await builder.startBlank('GURPS Lite');
  const field = new OneField(page);
  await field.open();
  await field.input.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', 'ST 12\nLuck\nSkills: Broadsword-15 [24], Stealth-12\nQuirk: hums, loudly\nxyzzy');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(field.selected).toContainText('Add 5');
  await expect(field.dialog.getByRole('option', { name: /xyzzy/ })).toContainText('not found');
  const check = await AccessibilityCheck.begin(page);
  await check.look('a list of lines');
  await page.keyboard.press('Enter');
  await expect(field.input).toHaveValue('xyzzy');
  await expect(field.said).toContainText('5 lines added');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Control+z');
  await expect(field.said).toContainText('Undone: 5 lines added');
  await field.close();
  await expect(builder.sheet.figure('ST', '10')).toBeVisible();
});

test('one field: commands go to the place they name', async ({ page }) => {
  const builder = new Builder(page);
  await builder.startBlank('GURPS Lite');
  const field = new OneField(page);
  await field.open();
  await page.keyboard.type('skills');
  await expect(field.selected).toContainText('Skills');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Skills' })).toBeVisible();
  await field.open();
  await page.keyboard.type('print');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /Print/ })).toBeVisible();
});

test('one field: a mere resemblance to the query is never selected', async ({ page }) => {
  const builder = new Builder(page);
  await builder.startBlank('GURPS Lite');
  const field = new OneField(page);
  await field.open();
  await page.keyboard.type('blakcjack');
  await expect(field.dialog.getByRole('group', { name: 'Similar' })).toBeVisible();
  await expect(field.selected).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(field.said).toContainText('Nothing selected');
});
