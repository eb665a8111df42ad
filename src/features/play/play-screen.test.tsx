// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { openCharacter } from '../../state/character/character-store.ts';
import { item, saved, skill } from '../../testing/rows.ts';
import { PlayScreen } from './play-screen.tsx';

const user = userEvent.setup({ delay: null });
const arrows = () =>
  screen.getByText('Arrow', { selector: 'legend' }).closest('fieldset')?.querySelector('output')?.textContent;

beforeEach(() =>
  openCharacter(
    saved('fourth-edition', {
      skills: [skill('bow', 4)],
      equipment: [item('longbow', { place: 'ready' }), item('arrow', { quantity: 20 })],
    }),
  ),
);

test('only a roll uses up an arrow, and undo restores it', async () => {
  render(<PlayScreen onClose={vi.fn()} />);
  await user.click(await screen.findByLabelText(/^Roll Longbow/));
  expect(arrows()).toMatch(/^19/);
  await user.click(screen.getByLabelText(/^Undo/));
  expect(arrows()).toMatch(/^20/);
});

test('an arrow is used up by an attack on a target', async () => {
  render(<PlayScreen onClose={vi.fn()} />);
  await user.click(await screen.findByLabelText(/^Attack with Longbow/));
  await user.click(screen.getByText('Apply'));
  expect(arrows()).toMatch(/^19/);
});

test('a learned technique is the first of the other actions, with its level and a roll for the log', async () => {
  openCharacter(
    saved('fourth-edition', {
      attributes: { dx: 12 },
      // Judo 4 points: DX. A Hard technique for 4 points: from −3 to 0.
      skills: [skill('judo', 4), skill('sweeping-kick', 4, { speciality: 'Judo' })],
    }),
  );
  render(<PlayScreen onClose={vi.fn()} />);
  await user.click(await screen.findByText('Other actions'));
  const actions = within(screen.getByRole('region', { name: 'Other actions' }));
  const [first] = actions.getAllByRole('listitem');
  expect(first?.textContent).toMatch(/^Sweeping Kick12Roll 74%.* Against it: any active defense\.$/);
  await user.click(actions.getByRole('button', { name: /^Roll Sweeping Kick/ }));
  expect(screen.getByRole('log').textContent).toMatch(/Sweeping Kick: needs 12, rolled \d+, /);
  await user.click(actions.getByText(/^Unavailable actions \(\d+\)$/));
  expect(actions.getByRole('button', { name: 'Pin the foe must be held first, explain' })).toBeTruthy();
});

test('a fighter without a shield sees why there is no Block', async () => {
  render(<PlayScreen onClose={vi.fn()} />);
  expect(await screen.findByRole('button', { name: /^Block now no shield in hand, explain$/ })).toBeTruthy();
});
