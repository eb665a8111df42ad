// @vitest-environment happy-dom
import { act, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { openCharacter, useCharacterStore } from '../../state/character/character-store.ts';
import { currentSheet } from '../../state/character/derived-character.ts';
import { useFrequentRolls } from '../../state/play/frequent-rolls.ts';
import { useRollRulesStore } from '../../state/play/roll-rules.ts';
import { askRoll, closeRoll } from '../../state/view/rolling.ts';
import { useViewStore } from '../../state/view/view-store.ts';
import { item, saved, skill } from '../../testing/rows.ts';
import { SheetRoll } from './roll-host.tsx';

test('a roll says that its rules could not be loaded', async () => {
  openCharacter(saved('lite-3e', {}));
  useRollRulesStore.setState({}, true);
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

test('a roll is remembered as that of the list, and a defense, which the list has not, never', async () => {
  openCharacter(
    saved('fourth-edition', {
      skills: [skill('broadsword', 4)],
      equipment: [item('broadsword', { key: 'sword', place: 'ready' })],
    }),
  );
  const { id } = useCharacterStore.getState();
  const { result } = renderHook(() => useFrequentRolls(id));
  render(<SheetRoll />);
  const roll = async (stat: string, name: RegExp) => {
    act(() => askRoll(1, stat, undefined));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name }));
    const keep = dialog.queryByRole('checkbox', { name: 'Keep on top of the list' });
    act(closeRoll);
    return keep !== null;
  };
  expect(await roll('dodge', /^Roll Dodge/)).toBe(false);
  expect(result.current.last).toEqual([]);
  expect(await roll('frightCheck', /^Roll Fright Check/)).toBe(true);
  expect(result.current.last).toEqual(['fright']);
  const damage = currentSheet()
    .worksheet.ids()
    .find((stat) => /^line:.*\.damage$/.test(stat));
  await roll(damage ?? '', /^Roll .*damage/i);
  expect(result.current.last).toEqual([expect.stringMatching(/^fight:/), 'fright']);
});
