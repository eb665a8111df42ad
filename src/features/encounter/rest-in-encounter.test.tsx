// @vitest-environment happy-dom
import '../../testing/load-rulesets.ts';
import 'fake-indexeddb/auto';
import { act, type RenderResult, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { blankEncounter, type Fighter } from '../../character/encounter.ts';
import { clockOf } from '../../character/encounter-clock.ts';
import { addFighters, changeFighterPlay, playOf } from '../../character/encounter-edits.ts';
import { loadEncounterRules } from '../../state/encounter/encounter-sheets.ts';
import { currentEncounter, showOpenEncounter, undoEncounter } from '../../state/encounter/encounter-store.ts';
import { chooseDice } from '../../state/view/preferences.ts';
import { saved, skill } from '../../testing/rows.ts';
import { FighterHead } from './fighter-head.tsx';

const user = userEvent.setup({ delay: null });
let view: RenderResult;
const named = (name: string, firstAid: number) =>
  saved('lite-3e', { name, attributes: { st: 10, dx: 10, iq: 10, ht: 10 }, skills: [skill('first-aid', firstAid)] });
await loadEncounterRules([named('Anna', 1)]);

const open = () => {
  const encounter = currentEncounter();
  if (!encounter) throw new Error('no encounter');
  return encounter;
};
const fighter = (key: string): Fighter => {
  const found = open().fighters.find((each) => each.key === key);
  if (!found) throw new Error(`no fighter ${key}`);
  return found;
};
const light = { row: 'light', name: 'Light', note: '', cast: 'c1', seconds: 600, lasts: 600, maintain: null };

/** Anna is hurt; Bert, who heals best, lies unconscious; Cara is of their side, the orc heals better than she does. */
beforeEach(() => {
  chooseDice('typed');
  const side = (all: ReturnType<typeof blankEncounter>, name: string, of: string, points: number) =>
    addFighters(all, named(name, points), { side: of });
  const all = side(
    side(side(side(blankEncounter('e'), 'Orc', 'Foes', 8), 'Anna', 'Party', 1), 'Bert', 'Party', 16),
    'Cara',
    'Party',
    4,
  );
  const hurt = changeFighterPlay(all, 'k2', (play) => ({ ...play, state: { ...play.state, hitsLost: 6 } }));
  const down = changeFighterPlay(hurt, 'k3', (play) => ({
    ...play,
    state: { ...play.state, conditions: ['unconscious'] },
  }));
  showOpenEncounter(changeFighterPlay(down, 'k4', (play) => ({ ...play, spells: [light] })));
});
afterEach(() => {
  view.unmount();
  showOpenEncounter(null);
  chooseDice('here');
});

async function openRest() {
  view = render(<FighterHead fighter={fighter('k2')} />);
  act(() => screen.getByRole('button', { name: 'More for Anna' }).focus());
  await user.keyboard('{ArrowDown}');
  await user.click(await screen.findByRole('menuitem', { name: 'Rest and treatment…' }));
  return within(await screen.findByRole('dialog', { name: 'Rest and treatment: Anna' }));
}
const apply = (dialog: Awaited<ReturnType<typeof openRest>>) =>
  user.click(dialog.getByRole('button', { name: 'Apply' }));

test('who treats is the best of the own side, then the others, and nobody who is unconscious', async () => {
  const dialog = await openRest();
  await user.selectOptions(dialog.getByLabelText('Wounds'), 'bandage');
  const field = dialog.getByLabelText('Who treats');
  expect(
    within(field)
      .getAllByRole('option')
      .map((option) => option.textContent?.split(':')[0]),
  ).toEqual(['Anna', 'Cara', 'Orc', 'Somebody else']);
  expect(field).toHaveProperty('value', 'Cara');
});

test('an hour of rest moves the clock for everybody in one step, unless their time has passed already', async () => {
  await apply(await openRest());
  expect(clockOf(open())).toBe(3600);
  expect(playOf(fighter('k4')).spells).toEqual([]);
  expect(open().log.map(({ text }) => text)).toContain('Cara: Light ends.');
  undoEncounter();
  expect([clockOf(open()), playOf(fighter('k4')).spells.length]).toEqual([0, 1]);
  view.unmount();
  const dialog = await openRest();
  await user.click(dialog.getByRole('checkbox', { name: /Time passes for everybody: 1 hour/ }));
  await apply(dialog);
  expect([clockOf(open()), playOf(fighter('k4')).spells.length]).toEqual([0, 1]);
});

test('a roll that is changed leaves the others', async () => {
  const dialog = await openRest();
  await user.selectOptions(dialog.getByLabelText('Wounds'), 'firstAid');
  await user.click(dialog.getByRole('radio', { name: 'A day' }));
  const roll = async (name: RegExp, total: string) => {
    const field = dialog.getByLabelText(name);
    await user.clear(field);
    await user.type(field, `${total}{Enter}`);
  };
  await roll(/^First Aid: what/, '9');
  await roll(/^Hits by first aid: what/, '6');
  await roll(/^Day 1: natural recovery: what/, '5');
  expect(dialog.getByText(/^Success by 5/)).toBeTruthy();
  // First aid fails: its die is not asked for, and the roll of the day is still the 5.
  await roll(/^First Aid: what/, '16');
  expect(dialog.queryByLabelText(/^Hits by first aid/)).toBeNull();
  expect(dialog.getByText(/^Success by 5/)).toBeTruthy();
});
