// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openCharacter } from '../../state/character/character-store.ts';
import { askRoll } from '../../state/view/rolling.ts';
import { item, saved, skill } from '../../testing/rows.ts';
import { SheetRoll } from './roll-host.tsx';

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
