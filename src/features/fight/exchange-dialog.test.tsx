// @vitest-environment happy-dom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ExchangeSetup } from '../../rules/combat/exchange/participant.ts';
import { loadRuleset } from '../../rules/rulesets.ts';
import { chooseExchangeSpeed, letShieldsBreak, usePreferences } from '../../state/view/preferences.ts';
import { fiendishFriedrick, johnFalcon } from '../../testing/book-characters.ts';
import { combatantOf } from '../../testing/combatant.ts';
import { item, saved, skill } from '../../testing/rows.ts';
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
  // The first roll is by chance: only one that differs from it is typed.
  for (const value of ['10', '9']) fireEvent.change(attackRoll(), { target: { value } });
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
  // The first roll is by chance, and may be the 17 that is typed.
  fireEvent.change(field, { target: { value: '9' } });
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

/** Somebody with these items; Axe/Mace and Shield are learned. */
const person = (name: string, place: 'carried' | 'ready') =>
  combatantOf(
    name,
    saved('man-to-man', {
      attributes: { st: 11, dx: 12, iq: 10, ht: 11 },
      skills: [skill('axe-mace', 4), skill('shield', 4)],
      equipment: [item('axe', { key: 'axe', place }), item('small-shield', { key: 'shield', place })],
    }),
    rules,
  );

test('a defender whose weapon is not in hand can take it in hand, and the log says so', async () => {
  chooseExchangeSpeed('careful');
  const onApply = vi.fn();
  render(
    <ExchangeDialog
      setup={{ ...setup, defender: person('Bandit', 'carried') }}
      attack="Broadsword, swing"
      onApply={onApply}
      onClose={vi.fn()}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Take in hand: Axe' }));
  expect(screen.queryByRole('button', { name: 'Take in hand: Axe' })).toBeNull();
  const enter = async (name: RegExp, total: string) => {
    await user.type(screen.getByRole('spinbutton', { name }), total);
    await user.keyboard('{Enter}');
  };
  await enter(/attack with/, '9');
  await user.click(screen.getByRole('button', { name: 'Parry, Axe' }));
  await enter(/Parry, Axe/, '6');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(onApply).toHaveBeenCalledWith(
    expect.objectContaining({
      defender: expect.objectContaining({ places: expect.objectContaining({ axe: 'ready' }) }),
    }),
    ['Bandit takes the axe in hand.'],
  );
});

test('nothing is offered where weapon and shield are in hand', () => {
  render(
    <ExchangeDialog
      setup={{ ...setup, defender: person('Bandit', 'ready') }}
      attack=""
      onApply={vi.fn()}
      onClose={vi.fn()}
    />,
  );
  expect(screen.queryByRole('button', { name: /^Take in hand/ })).toBeNull();
});

test('the quick mode asks who else is in a close combat, and a choice in the steps can be changed', async () => {
  const { attacker } = setup;
  const target = { ...attacker.situation.target, inMelee: true };
  const blow: ExchangeSetup = {
    ...setup,
    attacker: { ...attacker, situation: { ...attacker.situation, target } },
    bystanders: [{ key: 'a', combatant: person('Anna', 'ready') }],
  };
  chooseExchangeSpeed('careful');
  render(<ExchangeDialog setup={blow} attack="" onApply={vi.fn()} onClose={vi.fn()} />);
  await user.type(attackRoll(), '16');
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('radio', { name: 'Quick' }));
  expect(screen.getByRole('button', { name: 'Apply' }).hasAttribute('disabled')).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Anna' }));
  expect(screen.getByRole('button', { name: 'Apply' }).hasAttribute('disabled')).toBe(false);
  expect(screen.getByText(/^It may hit Anna: \d+ against 9/)).toBeTruthy();
});

test('whether shields take damage is a switch that the browser remembers', async () => {
  const first = render(
    <ExchangeDialog
      setup={{ ...setup, defender: person('Bandit', 'ready') }}
      attack=""
      onApply={vi.fn()}
      onClose={vi.fn()}
    />,
  );
  const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Shields take damage' });
  expect(box().checked).toBe(true);
  await user.click(box());
  expect(box().checked).toBe(false);
  first.unmount();
  expect(usePreferences.getState().shieldsBreak).toBe(false);
  letShieldsBreak(true);
});
