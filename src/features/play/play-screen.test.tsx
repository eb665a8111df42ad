// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
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
