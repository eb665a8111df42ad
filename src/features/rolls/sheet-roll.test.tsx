// @vitest-environment happy-dom
import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openCharacter } from '../../state/character/character-store.ts';
import { currentSheet } from '../../state/character/derived-character.ts';
import { askRoll } from '../../state/view/rolling.ts';
import { useViewStore } from '../../state/view/view-store.ts';
import { item, saved, skill } from '../../testing/rows.ts';
import { SheetRoll } from './roll-host.tsx';

test('a roll says that its rules could not be loaded', async () => {
  openCharacter(saved('lite-3e', {}));
  vi.spyOn(currentSheet().ruleset, 'loadRollRules').mockRejectedValueOnce(new Error('offline'));
  render(<SheetRoll />);
  act(() => askRoll(1, 'dx', undefined));
  expect((await screen.findByRole('dialog', { name: 'Roll' })).textContent).toContain('could not be loaded');
});

test('a roll of a number that is gone is over', async () => {
  openCharacter(saved('lite-3e', {}));
  render(<SheetRoll />);
  act(() => askRoll(1, 'skill:none.level', undefined));
  await waitFor(() => expect(useViewStore.getState().rolling.asked).toBeNull());
});

test.each(['man-to-man', 'lite-3e', 'fourth-edition'])('a number of the sheet is rolled under %s', async (ruleset) => {
  openCharacter(
    saved(ruleset, {
      attributes: { dx: 12 },
      skills: [skill('broadsword', 4)],
      equipment: [item('broadsword', { place: 'ready' })],
    }),
  );
  render(<SheetRoll />);
  act(() => askRoll(1, 'dodge', undefined));
  expect(await screen.findByRole('dialog', { name: 'Dodge' })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Roll Dodge, \d+%$/ })).toBeTruthy();
});
