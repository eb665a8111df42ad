// @vitest-environment happy-dom
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { openCharacter } from '../../state/character/character-store.ts';
import { currentPlay, undoPlay } from '../../state/play/play-store.ts';
import { chooseDice } from '../../state/view/preferences.ts';
import { item, saved, skill } from '../../testing/rows.ts';
import { PlayScreen } from './play-screen.tsx';

const user = userEvent.setup({ delay: null });

beforeEach(() => {
  chooseDice('typed');
  openCharacter(
    saved('fourth-edition', {
      attributes: { dx: 12, iq: 11 },
      skills: [skill('lockpicking', 8, { techLevel: 3 }), skill('stealth', 8), skill('intimidation', 8)],
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
  await user.click((await card()).getByRole('button', { name: 'Lockpicking/TL3: more ways to roll' }));
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

test('an influence roll is a contest with the Will of somebody named, and one line of the log with its reaction', async () => {
  render(<PlayScreen onClose={vi.fn()} />);
  await user.click((await card()).getByRole('button', { name: 'Intimidation: more ways to roll' }));
  const roll = dialog('Intimidation');
  await user.click(roll.getByRole('radio', { name: 'Influence' }));
  await user.type(roll.getByRole('textbox', { name: 'Who' }), 'the guard');
  await type(roll, 'Intimidation', 9);
  expect(roll.getByText('Intimidation: 9')).toBeTruthy();
  await type(roll, 'the guard’s Will', 12);
  await type(roll, 'Intimidation', 15);
  await type(roll, 'the guard’s Will', 6);
  const lines = screen.getByRole('log').querySelectorAll('li');
  expect([...lines].map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(
      /^Intimidation 13 against the guard’s Will 10, .* wins by 6\. Bad reaction, very bad if the threat was empty: they do not care about you/,
    ),
    expect.stringMatching(/Intimidation wins by 6\. Good reaction: they like you/),
  ]);
});

test('a phone that is turned keeps the open roll and what is typed', async () => {
  const view = new Set<() => void>();
  let matches = true;
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return matches;
    },
    addEventListener: (_: string, changed: () => void) => view.add(changed),
    removeEventListener: (_: string, changed: () => void) => view.delete(changed),
  }));
  const turn = (isNarrow: boolean) =>
    act(() => {
      matches = isNarrow;
      for (const changed of view) changed();
    });
  render(<PlayScreen onClose={vi.fn()} />);
  await user.click(await screen.findByText('Take damage', { selector: 'summary' }));
  await user.type(screen.getByLabelText('Damage rolled'), '7');
  await user.click((await card()).getByRole('button', { name: 'Stealth: more ways to roll' }));
  await user.selectOptions(dialog('Stealth').getByRole('combobox', { name: 'Difficulty' }), 'Hard (−4)');
  for (const isNarrow of [false, true]) {
    turn(isNarrow);
    expect(document.querySelector('.play-columns') === null).toBe(isNarrow);
    expect(dialog('Stealth').getByRole('button', { name: 'Stealth 10, explain' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Damage rolled').value).toBe('7');
  }
  vi.unstubAllGlobals();
});

test('a long task goes on from day to day, is undone, and ends', async () => {
  render(<PlayScreen onClose={vi.fn()} />);
  await user.click((await card()).getByRole('button', { name: 'Stealth: more ways to roll' }));
  const roll = dialog('Stealth');
  await user.click(roll.getByRole('radio', { name: 'A day of a long task' }));
  const task = within(roll.getByRole('region', { name: 'Long task' }));
  await user.type(task.getByLabelText('What is to be done'), 'Watch the fort');
  await user.clear(task.getByLabelText('Man-hours asked'));
  await user.type(task.getByLabelText('Man-hours asked'), '20{Enter}');
  await user.selectOptions(roll.getByRole('combobox', { name: 'Supervisor' }), 'Success (+1)');
  expect(roll.getByRole('button', { name: 'Stealth 15, explain' })).toBeTruthy();
  await type(roll, 'Stealth', 12);
  expect(log()).toContain('Watch the fort: 8 man-hours done, 12 left after 1 day.');
  expect(task.getByRole('button', { name: 'Man-hours left 12, explain' })).toBeTruthy();

  // A long day that is not endured; then a critical failure, whose dice are typed.
  await user.clear(task.getByLabelText('Hours worked'));
  await user.type(task.getByLabelText('Hours worked'), '12{Enter}');
  await type(roll, 'HT for a long day', 12);
  expect(roll.getByRole('button', { name: 'Stealth 11, explain' })).toBeTruthy();
  await type(roll, 'Stealth', 18);
  await user.type(roll.getByRole('spinbutton', { name: 'the man-hours ruined: what the two dice show' }), '5');
  await user.click(roll.getByRole('button', { name: 'Enter the roll of the man-hours ruined' }));
  expect(log()).toContain(
    'Watch the fort: 5 man-hours are ruined, 17 left after 2 days. The long day costs 4 points of fatigue.',
  );
  expect(currentPlay()).toMatchObject({ state: { fatigueLost: 4 }, tasks: [{ done: 3, days: 2 }] });
  act(() => undoPlay());
  expect(task.getByRole('button', { name: 'Man-hours left 12, explain' })).toBeTruthy();

  await user.click(task.getByRole('button', { name: 'End this task' }));
  expect(currentPlay().tasks).toBeUndefined();
  expect(task.getByLabelText('What is to be done')).toBeTruthy();
});
