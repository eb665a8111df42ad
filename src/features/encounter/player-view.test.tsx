// @vitest-environment happy-dom
import '../../testing/load-rulesets.ts';
import 'fake-indexeddb/auto';
import { act, type RenderResult, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { blankEncounter } from '../../character/encounter.ts';
import { addFighters, changeFighter, changeFighterPlay } from '../../character/encounter-edits.ts';
import { loadEncounterRules } from '../../state/encounter/encounter-sheets.ts';
import { currentEncounter, editEncounter, showOpenEncounter } from '../../state/encounter/encounter-store.ts';
import { johnFalcon } from '../../testing/book-characters.ts';
import { endTurn } from './next-turn.ts';
import { PlayerView } from './player-view.tsx';

await loadEncounterRules([johnFalcon()]);

let view: RenderResult;
const titleBefore = document.title;
const named = (name: string) => ({ ...johnFalcon(), character: { ...johnFalcon().character, name } });
const log = () =>
  within(screen.getByRole('region', { name: 'Log' }))
    .queryAllByRole('listitem')
    .map((line) => line.textContent);

/** Anna, whose window it is, and three foes of whom the second is hidden: Orc 1, Orc, Orc chief. */
beforeEach(() => {
  const party = addFighters(blankEncounter('e', 'Ford'), named('Anna'), { side: 'Party' });
  const first = addFighters(party, named('Orc chief'), { side: 'Foes' });
  const second = addFighters(first, named('Orc'), { side: 'Foes', hidden: true });
  showOpenEncounter(addFighters(second, named('Wolf'), { side: 'Foes' }));
});
afterEach(() => {
  view.unmount();
  showOpenEncounter(null);
  document.title = titleBefore;
});

test('the player’s window has their name as its title, and says what a wound has done to others', async () => {
  editEncounter('a wound', (encounter) =>
    changeFighterPlay(encounter, 'k4', (play) => ({
      ...play,
      state: { ...play.state, hitsLost: 30, conditions: ['unconscious', 'mortallyWounded'], posture: 'lying' },
    })),
  );
  view = render(<PlayerView fighterKey="k1" />);
  expect(document.title).toBe('Anna – Pointwright');
  const seen = within(screen.getByRole('region', { name: 'In view' })).getAllByRole('listitem');
  expect(seen.map((line) => line.textContent)).toEqual([
    'Orc chief Foes',
    'Wolf Foes, Unconscious, mortally wounded, lying',
  ]);
});

test('what is said of somebody hidden stays with the game master, also once they are shown, renamed or gone', async () => {
  view = render(<PlayerView fighterKey="k1" />);
  await act(async () =>
    editEncounter('a shot', (encounter) => encounter, 'Orc shoots from the trees.', 'Orc chief waves.'),
  );
  expect(log()).toEqual(['Orc chief waves.']);
  await act(async () =>
    editEncounter('shown', (encounter) => changeFighter(encounter, 'k3', { hidden: false, name: 'Scout' })),
  );
  await act(async () => editEncounter('a shot', (encounter) => encounter, 'Scout comes into view.'));
  expect(log()).toEqual(['Scout comes into view.', 'Orc chief waves.']);
});

test('whether a side fights on is asked of the game master alone: it would count the hidden', async () => {
  endTurn();
  editEncounter('the chief flees', (encounter) => changeFighter(encounter, 'k2', { out: 'fled' }));
  endTurn();
  expect(
    currentEncounter()
      ?.log.map(({ text }) => text)
      .join(' '),
  ).toContain('Foes: the first is down.');
  view = render(<PlayerView fighterKey="k1" />);
  expect(log().join(' ')).not.toContain('Do they fight on?');
  expect(log()).toContain('Round 1 begins.');
});
