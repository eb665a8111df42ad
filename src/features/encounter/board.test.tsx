// @vitest-environment happy-dom
import '../../testing/load-rulesets.ts';
import 'fake-indexeddb/auto';
import { act, type RenderResult, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { blankEncounter } from '../../character/encounter.ts';
import { addFighters, changeFighter } from '../../character/encounter-edits.ts';
import { loadEncounterRules } from '../../state/encounter/encounter-sheets.ts';
import {
  currentEncounter,
  editEncounter,
  editFighter,
  showOpenEncounter,
} from '../../state/encounter/encounter-store.ts';
import { johnFalcon } from '../../testing/book-characters.ts';
import { Board } from './board.tsx';
import { FighterList, FighterPanel } from './fighter-list.tsx';

await loadEncounterRules([johnFalcon()]);

const user = userEvent.setup({ delay: null });
const onShow = vi.fn<(key: string) => void>();
let view: RenderResult;
const fighters = () => currentEncounter()?.fighters ?? [];
const rows = () => within(screen.getByRole('list', { name: /^Everybody/ })).getAllByRole('listitem');
const row = (name: string) => {
  const found = rows().find((each) => each.textContent?.includes(name));
  if (!found) throw new Error(`no row of ${name}`);
  return found;
};

/** Three foes: the second is hidden, the third is mortally wounded, and rolls are due. */
beforeEach(async () => {
  showOpenEncounter(addFighters(blankEncounter('e'), johnFalcon(), { copies: 3, side: 'Foes' }));
  editEncounter('hidden', (encounter) => changeFighter(encounter, 'k2', { hidden: true }));
  editFighter('k3', 'a wound', (play) => ({
    ...play,
    state: { ...play.state, hitsLost: 12, conditions: ['stunned'] },
  }));
  await act(async () => {
    view = render(<Board onShow={onShow} />);
  });
});
afterEach(() => {
  view.unmount();
  showOpenEncounter(null);
});

test('a hidden fighter is shown by a press, on the board and in the list alike', async () => {
  const button = { name: 'Hidden: show John Falcon 2 to the players' };
  await act(async () => view.rerender(<FighterList />));
  expect(screen.getByRole('button', button)).toBeTruthy();
  await act(async () => view.rerender(<Board onShow={onShow} />));
  await user.click(screen.getByRole('button', button));
  expect(fighters()[1]?.hidden).toBe(false);
  expect(screen.queryByRole('button', button)).toBeNull();
});

test('a roll of a turn is due in the fighter’s own turn, not in that of another', async () => {
  const inFight = (turnOf: string) => editEncounter('a turn', (encounter) => ({ ...encounter, round: 2, turnOf }));
  editFighter('k3', 'in a fight', (play) => ({ ...play, turn: 2 }));
  await act(async () => inFight('k1'));
  expect(row('John Falcon 3').textContent).not.toContain('Roll due');
  await act(async () => view.rerender(<FighterPanel fighterKey="k3" />));
  expect(screen.queryByRole('region', { name: 'Roll now' })).toBeNull();
  await act(async () => inFight('k3'));
  expect(screen.getByRole('region', { name: 'Roll now' }).textContent).toContain('Shake off the stun');
  await act(async () => view.rerender(<Board onShow={onShow} />));
  expect(row('John Falcon 3').textContent).toContain('Roll due');
});

test('the roll for a crippled limb is due after the fight, not in it', async () => {
  editFighter('k3', 'crippled', (play) => ({
    ...play,
    turn: 2,
    state: { ...play.state, hitsLost: 6, conditions: [], crippled: ['leg'] },
  }));
  await act(async () => editEncounter('a turn', (encounter) => ({ ...encounter, round: 2, turnOf: 'k3' })));
  await act(async () => view.rerender(<FighterPanel fighterKey="k3" />));
  const isAsked = () => screen.queryByText(/^Recover the use of the/) !== null;
  expect(isAsked()).toBe(false);
  editFighter('k3', 'the fight ends', (play) => ({ ...play, turn: 0 }));
  await act(async () => editEncounter('the fight ends', (encounter) => ({ ...encounter, round: 0, turnOf: '' })));
  expect(isAsked()).toBe(true);
  await act(async () => view.rerender(<Board onShow={onShow} />));
  expect(row('John Falcon 3').textContent).toContain('Roll due');
});

test('a name shows the fighter, and the rolls that are due are the same there as in the list', async () => {
  editFighter('k3', 'in a fight', (play) => ({ ...play, turn: 1 }));
  await act(async () => view.rerender(<Board onShow={onShow} />));
  expect(row('John Falcon 3').textContent).toContain('Roll due');
  expect(screen.getByRole('region', { name: 'What is due next' }).textContent).toMatch(/John Falcon 3: \w/);
  await user.click(within(row('John Falcon 1')).getByRole('button', { name: 'John Falcon 1' }));
  expect(onShow).toHaveBeenCalledWith('k1');
});
