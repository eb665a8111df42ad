// @vitest-environment happy-dom
import '../../testing/load-rulesets.ts';
import 'fake-indexeddb/auto';
import { act, type RenderResult, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { blankEncounter } from '../../character/encounter.ts';
import { addFighters } from '../../character/encounter-edits.ts';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { currentEncounter, showOpenEncounter } from '../../state/encounter/encounter-store.ts';
import type { ReadyFighter } from '../../state/encounter/ready-fighters.ts';
import { johnFalcon } from '../../testing/book-characters.ts';
import { clearDatabase, storeCharacter } from '../../testing/browser-storage.ts';
import { eventually } from '../../testing/settle.ts';
import { AddFighters } from './add-fighters.tsx';
import { findReadyFighters } from './fighters-to-add.ts';

const user = userEvent.setup({ delay: null });
const onClose = vi.fn();
const noReadyMade = async () => [];
let view: RenderResult;
/** Shows the dialog for an encounter that has as many fighters. */
const showWith = async (fighters: number) => {
  showOpenEncounter(addFighters(blankEncounter('e1'), johnFalcon(), { copies: fighters }));
  await act(async () => {
    view = render(<AddFighters loadReadyMade={noReadyMade} onClose={onClose} />);
  });
};
const more = async (times: number) => {
  const button = await screen.findByRole('button', { name: 'One John Falcon more' });
  for (let time = 0; time < times; time += 1) await user.click(button);
};
const count = () => currentEncounter()?.fighters.length;

beforeEach(async () => {
  onClose.mockClear();
  await clearDatabase();
  await storeCharacter('falcon', johnFalcon());
});
afterEach(() => {
  view.unmount();
  showOpenEncounter(null);
});

test('the dialog adds fighters and closes', async () => {
  await showWith(1);
  await more(2);
  await user.click(screen.getByRole('button', { name: 'Add 2 fighters' }));
  await eventually(() => expect(onClose).toHaveBeenCalled());
  expect(count()).toBe(3);
});

test('the dialog says how many fit, and how many of the requested ones were added', async () => {
  await showWith(98);
  await more(2);
  expect(screen.queryByText(/at most/)).toBeNull();
  await more(1);
  expect(screen.getByText('An encounter has at most 100 fighters')).toBeTruthy();
  expect(screen.getByText('There is room for 2 more.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add 3 fighters' }));
  await screen.findByText('2 of 3 fighters were added. There is no room for more.');
  expect([count(), onClose.mock.calls.length]).toEqual([100, 0]);
  expect(document.body.textContent).not.toContain('3 fighters added');
  expect(document.activeElement?.textContent).toBe('Add');
});

test('a quick line adds numbered copies of a foe with its printed numbers', async () => {
  await showWith(1);
  await user.click(screen.getByRole('radio', { name: 'Type or paste' }));
  const field = screen.getByRole('textbox', { name: /Lines or stat blocks/ });
  await user.click(field);
  await user.paste('bandit x4: ST 11, axe 12, 1d+2 cut, Dodge 8, DR 1, HP 11');
  await user.tab();
  await screen.findByText('Bandit × 4');
  expect(screen.getByText('ST 11, HP 11, Dodge 8, DR 1; axe 12, 1d+2 cut')).toBeTruthy();
  expect(screen.getByText(/Not given, so DX 10, IQ 10, HT 11\./)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add 4 fighters' }));
  await eventually(() => expect(onClose).toHaveBeenCalled());
  const fighters = currentEncounter()?.fighters ?? [];
  expect(fighters.map(({ name }) => name)).toEqual(['', 'Bandit 1', 'Bandit 2', 'Bandit 3', 'Bandit 4']);
  expect(fighters[1]).toMatchObject({ side: 'Foes', printed: { dodge: 8, hitPoints: 11 } });
});

test('foes of an empty encounter are under the rules of the open character, later under those of the first fighter', async () => {
  const rules = async (way: string) => {
    await user.click(screen.getByRole('radio', { name: way }));
    return screen.getByRole('combobox', { name: 'Rules' });
  };
  const before = useCharacterStore.getState();
  useCharacterStore.setState({ saved: { ...before.saved, ruleset: 'fourth-edition' } });
  await showWith(0);
  expect(await rules('Type or paste')).toHaveProperty('value', 'fourth-edition');
  expect(await rules('Stock foes')).toHaveProperty('value', 'fourth-edition');
  view.unmount();
  await showWith(1);
  expect(await rules('Type or paste')).toHaveProperty('value', 'man-to-man');
  useCharacterStore.setState(before);
});

test('stock foes are listed by kind, found without accents and added hidden', async () => {
  await showWith(1);
  await user.click(screen.getByRole('radio', { name: 'Stock foes' }));
  await screen.findByRole('region', { name: 'Beasts' });
  await user.type(screen.getByRole('textbox', { name: 'Search' }), 'wölf');
  await eventually(() => expect(screen.queryByRole('region', { name: 'People' })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'One Wolf more' }));
  await user.click(screen.getByRole('checkbox', { name: 'Hidden from the players' }));
  await user.click(screen.getByRole('button', { name: 'Add 1 fighter' }));
  await eventually(() => expect(onClose).toHaveBeenCalled());
  expect(currentEncounter()?.fighters[1]).toMatchObject({
    side: 'Foes',
    hidden: true,
    character: { character: { name: 'Wolf' } },
    printed: { move: 9 },
  });
});

test('the party and its foes are added at once, each to their own side, and only those are hidden who are to be', async () => {
  await showWith(0);
  await more(1);
  await user.click(screen.getByRole('radio', { name: 'Stock foes' }));
  await screen.findByRole('region', { name: 'Beasts' });
  await user.click(screen.getByRole('checkbox', { name: 'Hidden from the players' }));
  await user.click(screen.getByRole('button', { name: 'One Wolf more' }));
  await user.click(screen.getByRole('button', { name: 'One Wolf more' }));
  expect(screen.getByText('Joins: Foes')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Type or paste' }));
  await user.click(screen.getByRole('textbox', { name: /Lines or stat blocks/ }));
  await user.paste('bandit: ST 11, axe 12, 1d+2 cut, HP 11');
  await screen.findByRole('button', { name: 'Add 4 fighters' });
  // What was typed is still there after a look at the others.
  await user.click(screen.getByRole('radio', { name: 'Characters' }));
  expect(screen.getByText('Joins: Party')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add 4 fighters' }));
  await eventually(() => expect(onClose).toHaveBeenCalled());
  const joined = (currentEncounter()?.fighters ?? []).map(({ name, side, hidden, character }) => [
    name || character.character.name,
    side,
    hidden ?? false,
  ]);
  expect(joined.sort()).toEqual([
    ['Bandit', 'Foes', false],
    ['John Falcon', 'Party', false],
    ['Wolf 1', 'Foes', true],
    ['Wolf 2', 'Foes', true],
  ]);
});

const fighter = (name: string, line: string): ReadyFighter => ({
  id: name,
  name,
  line,
  points: 100,
  ruleset: 'lite-3e',
  load: () => Promise.resolve(''),
});
const all = [
  fighter('Lucía Arrieta', 'Archer: quick and deadly at a distance.'),
  fighter('Wenzel Sedláček', 'Three javelins and a sword.'),
  fighter('Νεφέλη Δάρα', 'Healer.'),
  fighter('Савва Лукич', 'Бывалый, тихий.'),
];
const found = (query: string) => findReadyFighters(all, query).map(({ name }) => name);

test.each([
  ['lucia', 'Lucía Arrieta'],
  ['LUCÍA', 'Lucía Arrieta'],
  ['sedlacek wenzel', 'Wenzel Sedláček'],
  ['νεφελη', 'Νεφέλη Δάρα'],
  ['тихии', 'Савва Лукич'],
  ['deadly  archer', 'Lucía Arrieta'],
])('%s finds a ready-made fighter', (query, name) => {
  expect(found(query)).toEqual([name]);
});

test('an empty query finds all, and unknown words find none', () => {
  expect(found(' ')).toHaveLength(all.length);
  expect(found('lucia dragon')).toEqual([]);
});
