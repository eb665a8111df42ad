// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ComboBox } from './combo-box.tsx';

test('a field that searches its options ignores accents', async () => {
  const options = ['Épée', 'Straße', 'Shield'].map((label) => ({ value: label, label }));
  const user = userEvent.setup({ delay: null });
  render(<ComboBox label="Weapon" value="" options={options} onCommit={() => {}} />);
  const field = screen.getByRole('combobox');
  await user.click(field);
  await user.type(field, 'epee');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Épée']);
  await user.clear(field);
  await user.type(field, 'STRASS');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Straße']);
});
