import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { AccessibilityCheck } from './pages/axe.ts';
import { Builder } from './pages/builder.ts';
import { expectVisibleSoon } from './pages/expect-soon.ts';

const ruta = readFileSync(join('src', 'testing', 'gcs-sheets', 'ruta-quill.gcs'), 'utf8');

async function drop(page: Page, name: string, content: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([title = '', text = '']) => {
      const carried = new DataTransfer();
      carried.items.add(new File([text], title));
      return carried;
    },
    [name, content],
  );
  await page.getByRole('main').dispatchEvent('drop', { dataTransfer });
}

test('gcs: a dropped sheet opens with a report, is edited, exported and opened again', { tag: '@core' }, async ({
  page,
}) => {
  const check = await AccessibilityCheck.begin(page);
  const builder = new Builder(page);
  const report = page.getByRole('dialog', { name: 'Import report' });
  await builder.startBlank('Fourth edition');
  await drop(page, 'ruta.gcs', ruta.replace('"value": 12,', '"value": 14,'));
  await expectVisibleSoon(report);
  await expect(report).toContainText(/numbers agree with the file; \d+ differ/);
  await check.look('import report');
  await report.getByRole('button', { name: 'DX 12, explain' }).click();
  const explanation = page.getByRole('dialog', { name: /^DX/ });
  await expect(explanation).toBeVisible();
  await explanation.getByRole('button', { name: 'Go to DX' }).click();
  await expect(report).toBeHidden();
  await builder.expectOpen('Ruta Quill');
  await builder.attribute('HT', 12);
  await builder.expectSummary({ Dodge: '10' });

  const saved = await builder.save('Save as GCS file (.gcs)');
  expect(saved.name).toBe('Ruta-Quill.gcs');
  const written = JSON.parse(readFileSync(saved.path, 'utf8'));
  expect(written).toMatchObject({ version: 5, third_party: { otherprogram: { color: 'teal' } } });
  expect(written.traits[1]).toMatchObject({ name: 'Salt Cutter', vtt_notes: 'keep me' });
  await builder.startAnotherBlank('Man to Man');
  // The figure of the file that was wrong is kept as it was: nothing of it was changed here.
  await builder.openFile(saved.path);
  await expectVisibleSoon(report);
  await expect(report).toContainText(/numbers agree with the file; 1 differs\./);
  await page.keyboard.press('Escape');
  await builder.expectOpen('Ruta Quill');
  await builder.openChapter('Attributes');
  await expect(builder.level('HT')).toHaveValue('12');
});

const block = `Marek of the Ford
ST 12 [20]; DX 14 [80]; IQ 11 [20]; HT 12 [20].
HP 12; Will 11; Per 11; FP 12.
Advantages: Combat Reflexes [15]; Glass Eye of Marn [5].
Disadvantages: Bad Temper (12) [-10].
Skills: Broadsword (A) DX+2 [8]-16; Stealth (A) DX [2]-15;
Fast-Draw (Sword) (E) DX+1 [1]-15.
He still owes the ferryman for the crossing, and both of them know it!
Equipment: Broadsword ($600, 3 lbs.)`;

test('stat block: one is pasted, reviewed and turned into a character', { tag: '@core' }, async ({ page }) => {
  const check = await AccessibilityCheck.begin(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Paste a stat block' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste a stat block' });
  await dialog.getByRole('textbox', { name: 'Stat block' }).fill(block);

  await expect(dialog.getByText('Marek of the Ford · 161 points · Fourth edition', { exact: true })).toBeVisible();
  await expect(dialog.getByText(/1 guessed, 1 not understood/).first()).toBeVisible();
  const findings = dialog.getByRole('region', { name: 'Disagrees with the rules' });
  await expect(findings.getByText('Stealth-15 in the text; 14 by the rules for 2 points.').first()).toBeVisible();
  await check.look('a stat block', { dark: true });

  // The level of the text in place of its points: DX+1 of an average skill is 4 points (Basic Set p. 170).
  await findings.getByRole('radio', { name: 'Reach level 15 (4 points)' }).check({ force: true });
  await expect(dialog.getByText('Marek of the Ford · 163 points · Fourth edition', { exact: true })).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Show only guesses and unread parts' }).check();
  const lines = dialog.getByRole('region', { name: 'Part by part' }).getByRole('listitem');
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toContainText('Guessed: not in the lists: custom advantage, 5 points');

  await dialog.getByRole('button', { name: 'Make this character' }).click();
  await expect(dialog).toHaveCount(0);
  const sheet = page.getByRole('article', { name: /^Sheet of/ });
  await expect(sheet).toContainText('Broadsword');
  await expect(sheet.getByRole('button', { name: 'Broadsword 16, explain' }).first()).toBeVisible();
  await expect(sheet.getByText('Glass Eye of Marn')).toBeVisible();
  await expect(page.getByLabel('Notes', { exact: true })).toHaveValue(/owes the ferryman/);
});

test('stat block: one pasted into the page opens its dialog', async ({ page }) => {
  await new Builder(page).startBlank('Man to Man');
  await page.evaluate((text) => {
    const data = new DataTransfer();
    data.setData('text', text);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
  }, block);
  await expect(
    page
      .getByRole('dialog')
      .getByText(/Marek of the Ford · 161 points/)
      .first(),
  ).toBeVisible();
});
