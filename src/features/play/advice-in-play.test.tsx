// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { openCharacter } from '../../state/character/character-store.ts';
import { currentPlay, undoPlay } from '../../state/play/play-store.ts';
import { item, saved, skill } from '../../testing/rows.ts';
import { PlayScreen } from './play-screen.tsx';

const user = userEvent.setup({ delay: null });

beforeEach(() =>
  openCharacter(
    saved('lite-3e', {
      attributes: { st: 12, dx: 12 },
      skills: [skill('broadsword', 4)],
      equipment: [item('broadsword', { place: 'ready' })],
    }),
  ),
);

test('advice is given when it is asked for; a choice fills in the turn, and one undo takes it back', async () => {
  render(<PlayScreen onClose={vi.fn()} />);
  expect(screen.queryByRole('dialog', { name: 'Advice for this turn' })).toBeNull();
  const before = currentPlay();
  await user.click(await screen.findByRole('button', { name: 'Advise…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Advice for this turn' });
  await within(dialog).findByText(/ways compared/, undefined, { timeout: 20_000 });
  expect(dialog.textContent).toContain('The defenses of the target are not known');
  const best = within(dialog)
    .getAllByRole('listitem')
    .find((choice) => choice.textContent?.includes('Most injury'));
  if (!best) throw new Error('nothing does the most injury');
  expect(best.textContent).toMatch(/All-Out Attack.*Broadsword.*no defense/);
  await user.click(within(best).getByRole('button', { name: /^Choose All-Out Attack/ }));
  expect(screen.queryByRole('dialog', { name: 'Advice for this turn' })).toBeNull();
  expect(currentPlay().choice.maneuver).toBe('allOutAttack');
  undoPlay();
  expect(currentPlay().choice).toEqual(before.choice);
});
