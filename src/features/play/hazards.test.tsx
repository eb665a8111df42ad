// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openCharacter, useCharacterStore } from '../../state/character/character-store.ts';
import { chooseDice } from '../../state/view/preferences.ts';
import { item, saved, skill } from '../../testing/rows.ts';
import { PlayScreen } from './play-screen.tsx';

const user = userEvent.setup({ delay: null });

beforeEach(() => {
  chooseDice('typed');
  openCharacter(saved('fourth-edition', { attributes: { st: 10, dx: 10, iq: 10, ht: 10 } }));
});
afterEach(() => chooseDice('here'));

const play = () => useCharacterStore.getState().saved.play;

/** Opens the form for a hazard. */
async function choose(name: string) {
  render(<PlayScreen onClose={vi.fn()} />);
  await user.click(await screen.findByRole('button', { name: 'Hazard…' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Hazard: / }));
  await user.selectOptions(dialog.getByLabelText('What harms'), name);
  return dialog;
}

/** Types what the dice of a roll show. */
async function typeRoll(dialog: ReturnType<typeof within>, name: RegExp, total: number) {
  await user.type(dialog.getByLabelText(name), `${total}`);
  await user.click(dialog.getByRole('button', { name: /^Enter: / }));
}

test('a fall of 5 yards takes typed dice, shows what comes of it, and is applied with the rolls that it makes due', async () => {
  const dialog = await choose('Fall');
  const yards = dialog.getByLabelText('Yards fallen');
  await user.clear(yards);
  await user.type(yards, '5{Enter}');
  expect(dialog.getByRole('button', { name: 'damage of the fall: 2d, explain' })).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Apply' })).toHaveProperty('disabled', true);
  await typeRoll(dialog, /^damage of the fall: what/, 9);
  expect(dialog.getByRole('status').textContent).toContain('HP 10 → 1 of 10');
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
  expect(play()?.state.hitsLost).toBe(9);
  expect(within(screen.getByRole('region', { name: 'Roll now' })).getByText('Withstand a major wound')).toBeTruthy();
  expect(screen.getByRole('log').textContent).toContain('Fall. Damage of the fall: 9 damage (cr), 9 HP lost.');
  await user.click(screen.getByRole('button', { name: /^Undo: Fall/ }));
  expect(play()?.state.hitsLost ?? 0).toBe(0);
});

test('a breath is held by HT; then each second is due, until the hazard is ended', async () => {
  const dialog = await choose('No air');
  expect(dialog.getByRole('button', { name: 'Begins in 10 seconds, explain' })).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Begin' }));
  const going = within(screen.getByRole('region', { name: 'Hazards' }));
  expect(going.getByText('due in 10 seconds')).toBeTruthy();
  for (let turn = 0; turn <= 10; turn += 1)
    await user.click(screen.getByRole('button', { name: /^(Begin the fight|Next turn)/ }));
  const due = within(screen.getByRole('region', { name: 'Roll now' }));
  expect(due.getByText('due now')).toBeTruthy();
  await user.click(due.getByRole('button', { name: 'No air: roll' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: /^No air: / })).getByRole('button', { name: 'Apply' }),
  );
  expect(play()?.state.fatigueLost).toBe(1);
  await user.click(screen.getByRole('button', { name: 'No air: Breathes again' }));
  expect(play()?.hazards).toBeUndefined();
});

test('a door is struck: the target has its DR and hits, is easier to hit by its size, and keeps what it lost', async () => {
  openCharacter(
    saved('man-to-man', {
      attributes: { st: 11, dx: 12, ht: 10 },
      skills: [skill('shortsword', 2)],
      equipment: [item('shortsword', { key: 'sword', place: 'ready' })],
    }),
  );
  render(<PlayScreen onClose={vi.fn()} />);
  await user.click(await screen.findByText(/^Target: /));
  const target = within(screen.getByRole('region', { name: 'Target' }));
  await user.selectOptions(target.getByLabelText('What it is'), 'Wooden slab, 1″ (a door): DR 2, 10 hits');
  await user.selectOptions(target.getByLabelText('Its size'), 'twice a man (+5)');
  expect(target.queryByLabelText('Its ST')).toBeNull();
  expect(target.queryByLabelText('Its Dodge')).toBeNull();
  expect(play()?.target).toMatchObject({ damageResistance: 2, hits: 10, hitsLost: 0 });
  await user.click(screen.getByRole('button', { name: /^Attack with Shortsword, swing/ }));
  const attack = within(await screen.findByRole('dialog', { name: / attacks / }));
  await typeRoll(attack, /what the 3 dice show$/, 10);
  await typeRoll(attack, /what the die shows$/, 6);
  await user.click(attack.getByRole('button', { name: 'Apply' }));
  expect(play()?.target.hitsLost).toBe(5);
  expect(screen.getByRole('log').textContent).toContain('Wooden slab, 1″ (a door): 5 hits left.');
  expect(screen.getByText(/^Target: Wooden slab, 1″ \(a door\), 5 of 10 hits/)).toBeTruthy();
});
