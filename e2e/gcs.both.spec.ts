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

test('gcs: a dropped sheet opens with a report, is edited, exported and opened again', async ({ page }) => {
  const check = await AccessibilityCheck.begin(page);
  const builder = new Builder(page);
  const report = page.getByRole('dialog', { name: 'Import report' });
  await builder.startBlank('Fourth edition');
  await drop(page, 'ruta.gcs', ruta.replace('"value": 12,', '"value": 14,'));
  await expectVisibleSoon(report);
  await expect(report).toContainText(/numbers agree with the file; \d+ differ/);
  await check.look('import report', { colors: true });
  await report.getByRole('button', { name: 'DX 12, explain' }).click();
  const slip = page.getByRole('dialog', { name: /^DX/ });
  await expect(slip).toBeVisible();
  await slip.getByRole('button', { name: 'Go to DX' }).click();
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
  await builder.openFile(saved.path);
  await builder.expectOpen('Ruta Quill');
  await builder.openChapter('Attributes');
  await expect(builder.level('HT')).toHaveValue('12');
  await builder.menu('Import report…');
  await expect(report).toContainText(/^Import reportAll \d+ numbers agree with the file\./);
});
