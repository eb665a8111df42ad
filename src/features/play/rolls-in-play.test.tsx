// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { openCharacter } from '../../state/character/character-store.ts';
import { chooseDice } from '../../state/view/preferences.ts';
import { item, saved, skill } from '../../testing/rows.ts';
import { PlayScreen } from './play-screen.tsx';

const user = userEvent.setup({ delay: null });

beforeEach(() => {
  chooseDice('typed');
  openCharacter(
    saved('fourth-edition', {
      attributes: { dx: 12, iq: 11 },
      skills: [skill('lockpicking', 8, { techLevel: 3 }), skill('stealth', 8)],
      equipment: [item('large-knife', { place: 'ready' })],
    }),
  );
});

const card = async () => within(await screen.findByRole('region', { name: 'Rolls' }));
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
const type = async (within: ReturnType<typeof dialog>, of: string, total: number) => {
  await user.type(
    within.getByRole('spinbutton', { name: new RegExp(`^${of}: what the three dice show`) }),
    String(total),
  );
  await user.click(within.getByRole('button', { name: `Enter the roll of ${of}` }));
};
const log = () => screen.getByRole('log').textContent;

test('a lock is picked with modifiers of the situation, by 2', async () => {
  render(<PlayScreen onClose={vi.fn()} />);
  await user.click((await card()).getByRole('button', { name: 'Lockpicking/TL3: modifiers, contest' }));
  const roll = dialog('Lockpicking/TL3');
  await user.selectOptions(roll.getByRole('combobox', { name: 'Equipment' }), 'Improvised (−5)');
  await user.selectOptions(roll.getByRole('combobox', { name: 'Time taken' }), '4 times as long (+2)');
  expect(roll.getByRole('button', { name: 'Lockpicking/TL3 10, explain' })).toBeTruthy();
  await type(roll, 'Lockpicking/TL3', 8);
  expect(log()).toContain('Lockpicking/TL3: needs 10, rolled 8, success by 2.');
  await user.click(roll.getByRole('button', { name: 'Close' }));
  // The roll made last is on top of the list.
  const [first] = (await card()).getAllByRole('listitem');
  expect(first?.textContent).toMatch(/^Lockpicking\/TL3/);
});
