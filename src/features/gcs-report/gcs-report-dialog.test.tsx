// @vitest-environment happy-dom
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import '../../testing/screen-setup.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { openGcsSheet } from '../../interchange/gcs/sheet/open-gcs-sheet.ts';
import { openCharacter } from '../../state/character/character-store.ts';
import { openChapter, useViewStore } from '../../state/view/view-store.ts';
import { rutaQuill } from '../../testing/gcs-sheet-texts.ts';
import { GcsReportDialog } from './gcs-report-dialog.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
});

function show(text: string) {
  const opening = openGcsSheet(text);
  if (!opening.ok) throw new Error(opening.error.code);
  openCharacter(opening.value.saved);
  const onClose = vi.fn();
  render(<GcsReportDialog onClose={onClose} />);
  return { onClose, report: opening.value.report };
}

it('the report lists each different number with both values, and explains ours', async () => {
  show(rutaQuill().replace('"value": 12,', '"value": 13,'));
  expect(screen.getByText(/numbers agree with the file; 1 differs\.$/)).toBeTruthy();
  const row = screen.getByText('DX').closest('li');
  expect(row?.textContent).toMatch(/File13Here12/);
  const user = userEvent.setup({ delay: null });
  await user.click(within(row ?? document.body).getByRole('button', { name: 'DX 12, explain' }));
  expect(useViewStore.getState().explanations.current?.trail).toEqual(['dx']);
});

it('the report lists entries without effect, and differences in reading', () => {
  const sheet = JSON.parse(rutaQuill());
  sheet.traits.push({ id: 't0000000000000009', name: 'Unlucky at Sea', disabled: true, base_points: -5 });
  sheet.skills[2].points = 'two';
  show(JSON.stringify(sheet));
  const part = screen.getByRole('region', { name: 'Kept without effect' });
  expect(part.textContent).toContain('Unlucky at Sea');
  expect(screen.getByText('1 value was read differently')).toBeTruthy();
  expect(screen.getByText(/“Knot Reading”, points is/)).toBeTruthy();
});

it('the report says that all numbers agree, and closes when an explanation leads to the forms', () => {
  const { onClose, report } = show(rutaQuill());
  expect(screen.getByText(`All ${report.total} numbers agree with the file.`)).toBeTruthy();
  expect(screen.queryByText('Different here')).toBeNull();
  act(() => openChapter('attributes', { field: 'dx' }));
  expect(onClose).toHaveBeenCalledOnce();
});
