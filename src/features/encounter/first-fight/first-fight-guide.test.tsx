// @vitest-environment happy-dom
import '../../../testing/load-rulesets.ts';
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteEncounter } from '../../../state/encounter/encounter-actions.ts';
import { currentEncounter, editFighter, undoEncounter } from '../../../state/encounter/encounter-store.ts';
import {
  beginFirstFight,
  continueFirstFight,
  finishFirstFight,
  firstFightParts,
  useFirstFight,
} from '../../../state/encounter/first-fight.ts';
import { closeEncounter } from '../../../state/encounter/open-encounter.ts';
import { chooseDice } from '../../../state/view/preferences.ts';
import { showEncounter, useViewStore } from '../../../state/view/view-store.ts';
import { johnFalcon } from '../../../testing/book-characters.ts';
import { clearDatabase } from '../../../testing/browser-storage.ts';
import { someOf } from '../../../testing/extent.ts';
import { item, saved, skill } from '../../../testing/rows.ts';
import { eventually, settle } from '../../../testing/settle.ts';
import { EncounterScreen } from '../encounter-screen.tsx';

const user = userEvent.setup({ delay: null });
const noReadyMade = async () => [];

const heroes = {
  'man-to-man': johnFalcon(),
  'lite-3e': johnFalcon('lite-3e'),
  'fourth-edition': saved('fourth-edition', {
    name: 'Falcon',
    attributes: { st: 12, dx: 13 },
    skills: [skill('broadsword', 12)],
    equipment: [item('broadsword')],
  }),
} as const;

const begin = async (ruleset: keyof typeof heroes) => {
  expect(await beginFirstFight(heroes[ruleset], 'levy')).toBe(true);
  render(<EncounterScreen loadReadyMade={noReadyMade} onClose={vi.fn()} />);
  await settle();
};

beforeEach(async () => {
  await clearDatabase();
  chooseDice('typed');
});
afterEach(async () => {
  cleanup();
  finishFirstFight();
  showEncounter(false);
  await closeEncounter();
  chooseDice('here');
});

const guide = () => screen.queryByRole('region', { name: /^First fight: (?!what)/ });
const title = () => guide()?.querySelector('h3')?.textContent?.replace('First fight: ', '') ?? '';
const press = (name: RegExp | string) => {
  const [button] = screen.getAllByRole('button', { name });
  if (!button) throw new Error(`no button ${name}`);
  return user.click(button);
};

/** Types the dice of an attack: it hits for the least damage, or at the end the most, and everything else is missed. */
async function fightItOut(isLast: boolean): Promise<void> {
  const dialog = within(screen.getByRole('dialog', { name: / attacks / }));
  expect(dialog.getByRole('region', { name: 'First fight: what this means' }).textContent).not.toBe('');
  for (let roll = 0; roll < 12; roll += 1) {
    const apply = dialog.getByRole<HTMLButtonElement>('button', { name: 'Apply' });
    if (!apply.disabled) return user.click(apply);
    const enter = dialog.queryByRole('button', { name: /^Enter: / });
    if (!enter) {
      const options = dialog.getAllByRole('button').filter((each) => each.className.includes('exchange-option'));
      const [first] = options;
      if (first) await user.click(first);
      continue;
    }
    const name = enter.getAttribute('aria-label') ?? '';
    const field = dialog.getAllByRole<HTMLInputElement>('spinbutton', { name: /what the/ }).at(-1);
    if (!field) throw new Error('no field');
    const total = /attack/.test(name) ? 7 : Number(field.min) >= 3 ? 13 : Number(isLast ? field.max : field.min);
    fireEvent.change(field, { target: { value: `${total}` } });
    await user.click(enter);
  }
  throw new Error('the attack has no end');
}

/** Does what the guide says, as a newcomer would. */
async function follow(): Promise<void> {
  const at = title();
  if (at === 'Rounds and turns') return press('Begin the fight');
  if (at === 'A maneuver') return press('Go on');
  if (at === 'A wound' || at === 'The turn is over' || at === 'No attack this turn' || at === 'Nothing to attack with')
    return press('Next turn');
  if (at === 'Undo, and the log') return press(/^Undo/);
  if (at === 'Undone') return press(/^Redo/);
  if (at === 'A roll is due') return press(/^Skip/);
  if (at === 'The end') {
    const [menu] = screen.getAllByRole('button', { name: 'More for the encounter' });
    act(() => menu?.focus());
    await user.keyboard('{ArrowDown}');
    return user.click(await screen.findByRole('menuitem', { name: 'End the fight' }));
  }
  await press(/^Attack with/);
  await screen.findByRole('region', { name: 'First fight: what this means' });
  return fightItOut(useFirstFight.getState().fight?.done.includes('undo') ?? false);
}

test.each(someOf(['lite-3e', 'fourth-edition', 'man-to-man'] as const, 1))(
  'who does what the guide says comes to the end of a first fight under %s',
  async (ruleset) => {
    await begin(ruleset);
    await screen.findByRole('region', { name: 'First fight: Rounds and turns' });
    const titles: string[] = [];
    for (let step = 0; step < 60 && title() !== 'The fight is over'; step += 1) {
      titles.push(title());
      await follow();
      await settle();
    }
    expect([...new Set(titles)]).toEqual(
      expect.arrayContaining(['Rounds and turns', 'A maneuver', 'A wound', 'Undo, and the log', 'Undone', 'The end']),
    );
    // The foe may be too hurt to strike back.
    const done = useFirstFight.getState().fight?.done ?? [];
    expect(firstFightParts.filter((part) => part !== 'foe' && !done.includes(part))).toEqual([]);
    expect(currentEncounter()?.round).toBe(0);
    await press('Finish');
    expect(guide()).toBeNull();
    expect(useFirstFight.getState().fight).toBeNull();
  },
);

test('a maneuver that allows no attack is fine: the guide says so, and waits', async () => {
  await begin('fourth-edition');
  await screen.findByRole('region', { name: 'First fight: Rounds and turns' });
  await press('Begin the fight');
  await settle();
  expect(title()).toBe('A maneuver');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Maneuver' }), 'Do Nothing');
  await settle();
  expect(title()).toBe('No attack this turn');
  await press('Next turn');
  await settle();
  // It is the foe's turn, as if nothing had been missed.
  expect(title()).toBe('Levied peasant’s turn');
  act(() => void undoEncounter());
  await settle();
  expect(title()).toBe('Undone');
});

test('“Show me” gives the focus to the control of the step, which is marked', async () => {
  await begin('man-to-man');
  await screen.findByRole('region', { name: 'First fight: Rounds and turns' });
  expect(document.documentElement.dataset.guideAt).toBe('next');
  await press('Show me');
  expect(document.activeElement?.textContent).toBe('Begin the fight');
  await press('Begin the fight');
  await settle();
  expect(document.documentElement.dataset.guideAt).toBe('maneuver');
  await press('Show me');
  expect(document.activeElement?.tagName).toBe('SELECT');
});

test('a hit that is lost before the fight is not its end', async () => {
  await begin('man-to-man');
  await screen.findByRole('region', { name: 'First fight: Rounds and turns' });
  act(() => editFighter(currentEncounter()?.fighters[0]?.key ?? '', 'Wounded', (play) => play, 'Slips.'));
  expect(currentEncounter()?.log).toHaveLength(1);
  expect(title()).toBe('Rounds and turns');
});

test('a closed guide is continued where it was, after a reload too', async () => {
  await begin('man-to-man');
  await screen.findByRole('region', { name: 'First fight: Rounds and turns' });
  await press('Begin the fight');
  await press('Close the guide');
  expect(guide()).toBeNull();
  expect(document.documentElement.dataset.guideAt).toBeUndefined();
  // The next page reads what this one remembers.
  expect(JSON.parse(localStorage.getItem('pointwright.first-fight') ?? '')).toMatchObject({ done: ['begin'] });
  await act(closeEncounter);
  showEncounter(false);
  await act(continueFirstFight);
  expect(useViewStore.getState().encounter).toBe(true);
  await eventually(() => expect(title()).toBe('A maneuver'));
});

test('a first fight that was deleted is forgotten, and a notice says so', async () => {
  await begin('man-to-man');
  await act(async () => void (await deleteEncounter(currentEncounter()?.id ?? '')));
  await act(continueFirstFight);
  expect(useFirstFight.getState().fight).toBeNull();
  expect(useViewStore.getState().notices[0]?.title).toBe('The first fight could not be opened');
});
