// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { johnFalcon } from '../../testing/book-characters.ts';
import { openSheet } from '../../testing/open-sheet.ts';
import { OddsPanel } from './odds-dialog.tsx';

const user = userEvent.setup({ delay: null });
const status = () => screen.getByRole('status').textContent;
const show = (ruleset?: string) => render(<OddsPanel sheet={openSheet(johnFalcon(ruleset))} />);

/** Chooses an option of a combo box by typing a part of its name. */
async function pick(field: string, name: string) {
  const box = screen.getByRole('combobox', { name: field });
  await user.click(box);
  await user.type(box, `${name}{Enter}`);
}

test('the dialog begins with the best skill, and shows its chance of success', () => {
  show();
  expect(status()).toBe('98% to roll Crossbow at 17 or less');
  const rows = within(screen.getByRole('table', { name: 'Outcomes of the roll' })).getAllByRole('row');
  expect(rows.slice(1).map((row) => row.textContent)).toEqual([
    'Critical success 3 to 69%',
    'Ordinary success 7 to 1689%',
    'Critical failure 17 to 182%',
  ]);
});

test('a modifier changes the number, another roll can be searched for', async () => {
  show();
  await pick('Roll against', 'dod');
  expect(screen.getByRole('combobox').getAttribute('value')).toBe('Dodge');
  const before = status();
  await user.click(screen.getByRole('button', { name: 'Increase Modifier' }));
  expect(status()).not.toBe(before);
  await pick('Roll against', 'a number');
  expect(status()).toBe('84% to roll 13 or less');
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'The curve of three dice. Success 84%, critical success 2%, critical failure 2%.',
  );
});

test('contests are quick and regular, and resisted only if the book has that', async () => {
  show();
  await user.click(screen.getByRole('radio', { name: 'Contest' }));
  await pick('Roll against', 'a number');
  expect(status()).toMatch(/^\d+% to win: 12 against 12$/);
  expect(screen.queryByRole('radio', { name: 'Resisted' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Regular' }));
  expect(status()).toBe('50% to win: 12 against 12');
});

test('an attack is rolled against a defense and armor', async () => {
  show('lite-3e');
  await user.click(screen.getByRole('radio', { name: 'Attack' }));
  await pick('Attack', 'other numbers');
  expect(status()).toBe('38% to wound: 12 against 10, 1d cr against DR 0');
  await user.click(screen.getByRole('checkbox', { name: 'Defends' }));
  expect(status()).toBe('74% to wound: 12 against no defense, 1d cr against DR 0');
  await user.type(screen.getByRole('textbox', { name: 'Damage' }), '{Control>}a{/Control}many{Enter}');
  expect(status()).toContain('1d cr');
  for (let i = 0; i < 6; i++) await user.click(screen.getByRole('button', { name: 'Increase DR' }));
  expect(screen.getByText('This attack cannot wound.')).toBeDefined();
});
