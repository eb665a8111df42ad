import { readFileSync } from 'node:fs';
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

test('one field: a fencer of 46 parts is typed in under 560 keys', async ({ page }) => {
  const builder = new Builder(page);
  await builder.startBlank('Fourth edition');
  const keysPressed = await countKeys(page);
  const field = new OneField(page);
  await field.open();
  const numbers = ['st 11', 'dx 14', 'iq 11', 'ht 11', 'hp 12', 'will 12', 'speed 6.5', 'move 7'];
  const advantages = [
    ...['combat r', 'luck', 'weapon master (rapier)', 'enhanced p (rapier)', 'attr', 'charis', 'status 1'],
    ...['ally (pedro, 50%, 12 or less)', 'french (accented)', 'latin (broken)'],
  ];
  const disadvantages = ["code of h (gentleman's)", 'impu', 'over', 'compulsive c', 'sense of d (comrades)'];
  const quirks = ['q: never refuses a toast', 'q: hums while fencing'];
  const skills = [
    ...['rapier 18', 'main-gauche 16', 'acro 13', 'braw 14', 'caro 12', 'climb 13', 'danc 13', 'fast-d (sword) 15'],
    ...[
      'fast-t 11',
      'gamb 11',
      'inti 12',
      'jump 14',
      'ridi (horse) 13',
      'savo (high society) 12',
      'sex ap 11',
      'stea 14',
    ],
    'feint (rapier)+2',
  ];
  const items = ['rapier, fine', 'buff', 'leather g', 'heavy c'];
  const lines = [...numbers, ...advantages, ...disadvantages, ...quirks, ...skills, ...items];
  expect(lines).toHaveLength(46);
  for (const line of lines) await field.enter(line);
  await field.close();
  expect(await keysPressed()).toBeLessThan(560);

  await builder.sheet.expectFigures([
    ['ST', '11'],
    ['DX', '14'],
    ['IQ', '11'],
    ['HT', '11'],
  ]);
  const sheet = await builder.sheet.text();
  const named = [
    ...['Combat Reflexes', 'Luck', 'Weapon Master', 'Enhanced Parry', 'Attractive', 'Charisma', 'Status', 'pedro'],
    ...['Code of Honor', 'Impulsiveness', 'Overconfidence', 'Compulsive Carousing', 'Sense of Duty'],
    ...['Main-Gauche', 'Acrobatics', 'Brawling', 'Climbing', 'Dancing', 'Fast-Draw', 'Fast-Talk', 'Gambling'],
    ...['Intimidation', 'Jumping', 'Riding', 'Savoir-Faire', 'Sex Appeal', 'Stealth', 'Feint', 'Buff coat'],
  ];
  for (const name of named) expect.soft(sheet).toContain(name);
  expect.soft(sheet).toMatch(/Rapier DX, \w+ 18 /);
});

test('one field: the same fencer is pasted as one list, with at most two lines to correct', async ({ page }) => {
  const builder = new Builder(page);
  await builder.startBlank('Fourth edition');
  const field = new OneField(page);
  await field.open();
  const text = readFileSync(new URL('../src/interchange/lines/swashbuckler.txt', import.meta.url), 'utf8');
  await field.input.evaluate((element, list) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', list);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
  await expect(field.selected).toContainText(/Add 4\d|Add 5\d/);
  expect(await field.dialog.getByRole('option', { name: /not found/ }).count()).toBeLessThanOrEqual(2);
  await page.keyboard.press('Enter');
  await expect(field.said).toContainText('lines added');
  // What was not understood stays in the field.
  expect((await field.input.inputValue()).split('|').filter((line) => line.trim() !== '').length).toBeLessThanOrEqual(
    2,
  );
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Backspace');
  await field.close();
  await builder.sheet.expectFigures([
    ['ST', '11'],
    ['DX', '14'],
  ]);
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
