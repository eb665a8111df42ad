// @vitest-environment happy-dom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ExchangeSetup } from '../../rules/combat/exchange/participant.ts';
import { loadRuleset } from '../../rules/rulesets.ts';
import { chooseExchangeSpeed, usePreferences } from '../../state/view/preferences.ts';
import { fiendishFriedrick, johnFalcon } from '../../testing/book-characters.ts';
import { combatantOf } from '../../testing/combatant.ts';
import { ExchangeDialog } from './exchange-dialog.tsx';

const user = userEvent.setup({ delay: null });
const rules = await (await loadRuleset('man-to-man')).loadFightRules();
const setup: ExchangeSetup = {
  attacker: combatantOf('Falcon', johnFalcon(), rules),
  line: 'sword.0',
  defender: combatantOf('Friedrick', fiendishFriedrick(), rules),
};

beforeEach(() => chooseExchangeSpeed('quick'));

const show = () =>
  render(<ExchangeDialog setup={setup} attack="Broadsword, swing" onApply={vi.fn()} onClose={vi.fn()} />);
const steps = () => screen.queryAllByRole('listitem').filter((item) => item.className === 'exchange-step');
const attackRoll = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: /attack with/ });

test('a quick exchange is over at once; in careful mode it starts at the first roll', async () => {
  show();
  expect(steps().length).toBeGreaterThan(0);
  await user.click(screen.getByRole('radio', { name: 'Careful' }));
  expect(steps()).toEqual([]);
  expect(screen.getByRole('button', { name: /^Roll: Falcon’s attack/ })).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Quick' }));
  expect(steps().length).toBeGreaterThan(0);
});

test('rolls typed by the player stay when the exchange becomes careful', async () => {
  show();
  fireEvent.change(attackRoll(), { target: { value: '9' } });
  await user.click(screen.getByRole('radio', { name: 'Careful' }));
  expect(steps()).toHaveLength(1);
  expect(attackRoll().value).toBe('9');
});

test('the speed applies to this attack, unless it is chosen for every one', async () => {
  const { unmount } = show();
  await user.click(screen.getByRole('radio', { name: 'Careful' }));
  expect(usePreferences.getState().exchangeSpeed).toBe('quick');
  unmount();
  const again = show();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Quick' }).checked).toBe(true);
  await user.click(screen.getByRole('radio', { name: 'Careful' }));
  await user.click(screen.getByRole('checkbox', { name: 'Always careful' }));
  again.unmount();
  show();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Careful' }).checked).toBe(true);
});

test('a typed roll takes effect while typing, in the field that keeps the focus', async () => {
  show();
  const field = attackRoll();
  await user.clear(field);
  await user.type(field, '1');
  const step = within(steps()[0] ?? document.body);
  expect(step.queryByText(/: 17 against/)).toBeNull();
  await user.type(field, '7');
  expect(step.getByText(/: 17 against/)).toBeTruthy();
  expect(document.activeElement).toBe(field);
  expect(attackRoll()).toBe(field);
});

test('an impossible roll is reset when the field is left', async () => {
  show();
  const field = attackRoll();
  const before = field.value;
  await user.clear(field);
  await user.type(field, '20');
  await user.tab();
  expect(field.value).toBe(before);
});
