import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { blankEncounter } from '../../character/encounter.ts';
import { addFighters, changeFighter, playOf } from '../../character/encounter-edits.ts';
import * as dice from '../../state/character/roll-dice.ts';
import { loadEncounterRules } from '../../state/encounter/encounter-sheets.ts';
import {
  currentEncounter,
  editEncounter,
  editFighter,
  showOpenEncounter,
  undoEncounter,
} from '../../state/encounter/encounter-store.ts';
import { usePreferences } from '../../state/view/preferences.ts';
import { johnFalcon } from '../../testing/book-characters.ts';
import { endTurn, endWholeFight } from './next-turn.ts';

await loadEncounterRules([johnFalcon()]);

const state = () => {
  const encounter = currentEncounter();
  if (!encounter) throw new Error('no encounter');
  return encounter;
};
const stateOf = (key: string) => {
  const fighter = state().fighters.find((each) => each.key === key);
  if (!fighter) throw new Error(`no fighter ${key}`);
  return playOf(fighter);
};
const log = () => state().log.map(({ round, text }) => `${round}: ${text}`);

/** Two copies of John Falcon, who take turns in the order of the list: k1, k2. */
beforeEach(() => {
  vi.restoreAllMocks();
  showOpenEncounter(addFighters(blankEncounter('e', 'Duel'), johnFalcon(), { copies: 2 }));
});

describe('the end of a turn', () => {
  it('begins the first round before the fight, and everybody’s first turn', () => {
    endTurn();
    expect([state().round, state().turnOf]).toEqual([1, 'k1']);
    expect([stateOf('k1').turn, stateOf('k2').turn]).toEqual([1, 1]);
    expect(log()).toEqual(['1: Round 1 begins.']);
  });

  it('dice decide at the start among those who are tied, and are of different kinds or sides', () => {
    for (const [key, side] of [
      ['k1', 'Party'],
      ['k2', 'Foes'],
    ] as const)
      editEncounter('side', (all) => changeFighter(all, key, { side }));
    vi.spyOn(dice, 'rollDice').mockReturnValueOnce(2).mockReturnValueOnce(5);
    endTurn();
    expect(state().turnOf).toBe('k2');
    expect(log()[0]).toBe('1: Tied for their turns, the dice say: John Falcon 2, John Falcon 1.');
    endTurn();
    expect(state().turnOf).toBe('k1');
  });

  it('with dice on the table, the log says who is tied', () => {
    usePreferences.setState({ dice: 'off' });
    editEncounter('side', (all) => changeFighter(all, 'k2', { side: 'Foes' }));
    endTurn();
    expect(log()[0]).toBe(
      '1: Tied for their turns: John Falcon 1, John Falcon 2. Roll dice, and set their places in the order.',
    );
    usePreferences.setState({ dice: 'here' });
  });

  it('ends the shock of that fighter’s wounds, and not of the other’s', () => {
    endTurn();
    for (const key of ['k1', 'k2'])
      editFighter(key, 'wounded', (play) => ({ ...play, state: { ...play.state, hitsLost: 2, wounds: 2 } }));
    endTurn();
    expect(state().turnOf).toBe('k2');
    expect([stateOf('k1').state.wounds, stateOf('k2').state.wounds]).toEqual([0, 2]);
  });

  it('logs the maneuver of a fighter who has attacked or chosen another one, and none for who did nothing', () => {
    endTurn();
    endTurn();
    expect(log()).toEqual(['1: Round 1 begins.']);
    editFighter('k2', 'waits', (play) => ({ ...play, choice: { ...play.choice, maneuver: 'wait' } }));
    endTurn();
    expect(log()[1]).toMatch(/John Falcon 2: Wait\./);
    editFighter('k1', 'attacked', (play) => ({ ...play, state: { ...play.state, attacksMade: 1 } }));
    endTurn();
    expect(log().at(-1)).toBe('2: John Falcon 1: Step and Attack.');
  });

  it('keeps the fighter’s parries, which count until their own next turn begins', () => {
    endTurn();
    const parried = (count: number, key: string) =>
      editFighter(key, 'parried', (play) => ({ ...play, state: { ...play.state, parries: { sword: count } } }));
    const parries = () => ['k1', 'k2'].map((key) => stateOf(key).state.parries);
    parried(1, 'k1');
    parried(2, 'k2');
    endTurn();
    expect(parries()).toEqual([{ sword: 1 }, {}]);
    parried(1, 'k2');
    endTurn();
    expect([state().turnOf, ...parries()]).toEqual(['k1', {}, { sword: 1 }]);
    expect([stateOf('k1').turn, stateOf('k2').turn]).toEqual([2, 2]);
  });

  it('begins the first turn of a fighter who joins later', () => {
    endTurn();
    editEncounter('added', (encounter) => addFighters(encounter, johnFalcon()));
    expect(stateOf('k3').turn).toBe(0);
    endTurn();
    endTurn();
    expect([state().turnOf, stateOf('k3').turn]).toEqual(['k3', 1]);
  });

  it('begins the next round after the last fighter; one who fled has no turn', () => {
    endTurn();
    editEncounter('flees', (encounter) => changeFighter(encounter, 'k2', { out: 'fled' }));
    endTurn();
    expect([state().round, state().turnOf]).toEqual([2, 'k1']);
    expect(log().slice(-1)).toEqual(['2: Round 2 begins.']);
  });

  it('is one undo step', () => {
    endTurn();
    const before = state();
    endTurn();
    expect(undoEncounter()).toBe('John Falcon 2’s turn');
    expect(state()).toBe(before);
  });

  it('changes nothing if nobody takes turns', () => {
    for (const key of ['k1', 'k2']) editEncounter('left', (all) => changeFighter(all, key, { out: 'left' }));
    const before = state();
    endTurn();
    expect(state()).toBe(before);
  });
});

it('the end of the fight keeps wounds, and resets effects that last one turn', () => {
  endTurn();
  editFighter('k1', 'wounded', (play) => ({
    ...play,
    state: { ...play.state, hitsLost: 2, wounds: 2, conditions: ['offBalance'] },
  }));
  endWholeFight();
  expect([state().round, state().turnOf]).toEqual([0, '']);
  expect(stateOf('k1')).toMatchObject({ turn: 0, state: { hitsLost: 2, wounds: 0, conditions: [] } });
});
