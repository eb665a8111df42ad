// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { openCharacter } from '../../state/character/character-store.ts';
import { currentPlay, undoPlay } from '../../state/play/play-store.ts';
import { chooseDice } from '../../state/view/preferences.ts';
import { saved, skill, trait } from '../../testing/rows.ts';
import { PlayScreen } from './play-screen.tsx';

const user = userEvent.setup({ delay: null });

/** GURPS Lite: IQ 13 and Magery 2; 4 points in a spell are 15. Spell Throwing for a point is DX 12. */
const liteMage = () =>
  saved('lite-3e', {
    attributes: { st: 12, dx: 12, iq: 13, ht: 10 },
    traits: [trait('magery', { level: 2 })],
    skills: [
      skill('fireball', 4),
      skill('shield-spell', 4),
      skill('light', 4),
      skill('daze', 4),
      skill('spell-throwing', 1),
    ],
  });

beforeEach(() => {
  chooseDice('typed');
  openCharacter(liteMage());
});

const card = async () => within(await screen.findByRole('region', { name: 'Spells' }, { timeout: 5000 }));

/** Types what the dice show for the roll of this name. */
async function type(name: RegExp, total: string): Promise<void> {
  const field = await screen.findByLabelText(name);
  await user.type(field, `${total}{Enter}`);
}

async function cast(spell: string, amount?: [label: string, value: string]): Promise<void> {
  await user.click((await card()).getByRole('button', { name: `Cast ${spell}` }));
  const dialog = within(await screen.findByRole('dialog', { name: `Cast ${spell}` }));
  if (amount) {
    await user.clear(dialog.getByLabelText(amount[0]));
    await user.type(dialog.getByLabelText(amount[0]), `${amount[1]}{Enter}`);
  }
  await user.click(dialog.getByRole('button', { name: /^(Cast|Begin casting .*)$/ }));
}

test('a spell in the list of rolls is cast from there', async () => {
  render(<PlayScreen onClose={vi.fn()} />);
  const rolls = within(await screen.findByRole('region', { name: 'Rolls' }));
  await user.type(rolls.getByRole('searchbox', { name: 'Find a roll' }), 'light');
  await user.click(rolls.getByRole('button', { name: 'Cast Light…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cast Light' }));
  await user.click(dialog.getByRole('button', { name: 'Cast' }));
  await type(/^Casting Light.*: what/, '10');
  expect(screen.getByRole('log').textContent).toContain('Light is cast, 1 energy.');
  // Only spells are cast.
  await user.clear(rolls.getByRole('searchbox', { name: 'Find a roll' }));
  await user.type(rolls.getByRole('searchbox', { name: 'Find a roll' }), 'vision');
  expect(rolls.queryByRole('button', { name: /^Cast/ })).toBeNull();
});

test('a spell is cast, stays on, is told to cost 1 of the next roll, and ends; undo brings it back', async () => {
  render(<PlayScreen onClose={vi.fn()} />);
  await cast('Light');
  await type(/^Casting Light.*: what/, '10');
  expect(screen.getByRole('log').textContent).toContain('Light is cast, 1 energy.');
  expect((await card()).getByText('1 minute left')).toBeTruthy();
  await cast('Shield (spell)', ['Points of PD', '2']);
  expect((await card()).getByRole('button', { name: 'Shield (spell): roll to cast 14, explain' })).toBeTruthy();
  await type(/^Casting Shield.*: what/, '9');
  // Move 5 is Dodge 5, and the spell adds 2.
  expect(screen.getAllByRole('button', { name: 'Dodge and passive defense 7, explain' })).not.toHaveLength(0);
  expect(currentPlay().state.fatigueLost).toBe(5);
  await user.click((await card()).getByRole('button', { name: 'End Light, 1 energy' }));
  expect(currentPlay().spells.map(({ name }) => name)).toEqual(['Shield (spell)']);
  undoPlay();
  expect(currentPlay().spells).toHaveLength(2);
});

test('when the time is over the spell is maintained', async () => {
  render(<PlayScreen onClose={vi.fn()} />);
  await cast('Light');
  await type(/^Casting Light.*: what/, '10');
  await user.click((await card()).getByRole('button', { name: 'Let 1 minute pass' }));
  expect(screen.getByRole('log').textContent).toContain('Light: its time is over; 1 energy maintains it.');
  await user.click((await card()).getByRole('button', { name: 'Maintain Light, 1 energy' }));
  expect(currentPlay()).toMatchObject({ state: { fatigueLost: 2 }, spells: [{ seconds: 60 }] });
});

test('in a fight a fireball of two dice takes two turns, then it is a line of attack that is thrown away', async () => {
  render(<PlayScreen onClose={vi.fn()} />);
  await user.click(await screen.findByRole('button', { name: 'Begin the fight' }));
  await cast('Fireball', ['Dice', '2']);
  const box = within((await card()).getByRole('region', { name: 'Casting Fireball' }));
  expect(box.getByText(/0 of 2 turns/)).toBeTruthy();
  expect(screen.queryByLabelText(/^Casting Fireball.*: what/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Next turn' }));
  await user.click(screen.getByRole('button', { name: 'Next turn' }));
  await type(/^Casting Fireball.*: what/, '10');
  expect((await card()).getByText('Fireball is in your hand')).toBeTruthy();
  const attacks = within(screen.getByRole('region', { name: 'Attacks' }));
  // The turn is free for the throw.
  expect(attacks.getByRole('button', { name: /^Attack with Fireball, thrown/ })).toBeTruthy();
});

test('a wound while concentrating asks for Will−3, and a failure loses the spell', async () => {
  render(<PlayScreen onClose={vi.fn()} />);
  await user.click(await screen.findByRole('button', { name: 'Begin the fight' }));
  await cast('Fireball', ['Dice', '3']);
  await user.click(screen.getByRole('button', { name: /^Hits: lose 1$|Lose 1 hit|^Hits.*lose 1/i }));
  expect((await card()).getByRole('button', { name: 'keep concentrating 10, explain' })).toBeTruthy();
  await type(/^Keep concentrating: what/, '13');
  expect(screen.getByRole('log').textContent).toContain('Fireball is lost.');
  expect(currentPlay().casting).toBeNull();
});

test('a resisted spell is a contest with the subject', async () => {
  render(<PlayScreen onClose={vi.fn()} />);
  await cast('Daze');
  await type(/^Casting Daze.*: what/, '12');
  await type(/^the subject resists/, '9');
  // 15 − 12 = 3 against the 10 − 9 = 1 of an ordinary person.
  expect(screen.getByRole('log').textContent).toContain('Daze on the subject is cast: the subject is dazed, 3 energy.');
});

test('a roll to cast stays made when the screen is left before the subject resists', async () => {
  const { unmount } = render(<PlayScreen onClose={vi.fn()} />);
  await cast('Daze');
  await type(/^Casting Daze.*: what/, '12');
  unmount();
  render(<PlayScreen onClose={vi.fn()} />);
  expect((await card()).getByText('Daze: needs 15, rolled 12, success by 3.')).toBeTruthy();
  expect(screen.queryByLabelText(/^Casting Daze.*: what/)).toBeNull();
  await type(/^the subject resists/, '6');
  expect(screen.getByRole('log').textContent).toContain('Daze on the subject: the subject resists, 3 energy.');
  expect(currentPlay().casting).toBeNull();
});

test('what the spell of somebody else does is added by hand, acts, and is ended', async () => {
  openCharacter(saved('lite-3e', {}));
  render(<PlayScreen onClose={vi.fn()} />);
  await user.click(await screen.findByText('Spells at work on you: none'));
  await user.selectOptions(await screen.findByLabelText('Spell'), 'Haste');
  await user.click(screen.getByRole('button', { name: 'Add the effect' }));
  // Move 5 is Dodge 5, and the spell adds 1.
  expect(screen.getAllByRole('button', { name: 'Dodge and passive defense 6, explain' })).not.toHaveLength(0);
  await user.click((await card()).getByRole('button', { name: 'End the effect of Haste' }));
  expect(screen.getAllByRole('button', { name: 'Dodge and passive defense 5, explain' })).not.toHaveLength(0);
});

test('a character without spells has no card of them', async () => {
  openCharacter(saved('lite-3e', {}));
  render(<PlayScreen onClose={vi.fn()} />);
  await screen.findByRole('region', { name: 'Attacks' });
  expect(screen.queryByRole('region', { name: 'Spells' })).toBeNull();
});
