// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { openCharacter } from '../../state/character/character-store.ts';
import { usePreferences } from '../../state/view/preferences.ts';
import { saved } from '../../testing/rows.ts';
import { GlossaryDialog } from './glossary-dialog.tsx';
import { TermOfNumber } from './term-of-number.tsx';

const user = userEvent.setup({ delay: null });

test('the glossary has the words of the rules in force, is searched, and leads from one word to another', async () => {
  openCharacter(saved('man-to-man', {}));
  render(<GlossaryDialog onClose={vi.fn()} />);
  const dialog = within(await screen.findByRole('dialog', { name: 'Glossary' }));
  expect(dialog.getByRole('heading', { name: /^Passive Defense/ })).toBeTruthy();
  expect(dialog.queryByRole('heading', { name: /^Quick contest|^Magery/ })).toBeNull();
  await user.type(dialog.getByRole('searchbox', { name: 'Find a word' }), 'pd');
  expect(dialog.getAllByRole('heading', { level: 3 })[0]?.textContent).toMatch(/^Passive Defense/);
  await user.click(dialog.getByRole('button', { name: 'Damage Resistance' }));
  expect(document.activeElement?.textContent).toMatch(/^Damage Resistance/);
  await user.type(dialog.getByRole('searchbox', { name: 'Find a word' }), 'xyzzy');
  expect(dialog.queryAllByRole('heading', { level: 3 })).toEqual([]);
  expect(dialog.getByText(/No such word here/)).toBeTruthy();
});

test('an explained number says what its word means, and goes on saying so once it was asked', async () => {
  const { unmount } = render(<TermOfNumber stat="line:sword.0.parry" rulesetId="fourth-edition" />);
  const meaning = screen.getByText(/^Deflecting a blow/);
  expect(meaning.closest('details')?.open).toBe(false);
  await user.click(screen.getByText('What “Parry” means'));
  expect(usePreferences.getState().terms).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Block' }));
  expect(screen.getByText(/^Catching a blow/)).toBeTruthy();
  unmount();
  render(<TermOfNumber stat="dodge" rulesetId="fourth-edition" />);
  expect(screen.getByText(/^Getting out of the way/).closest('details')?.open).toBe(true);
});

test('a number without a word in the glossary is only calculated', () => {
  const { container } = render(<TermOfNumber stat="item:rope.quantity" rulesetId="fourth-edition" />);
  expect(container.textContent).toBe('');
});
