import { describe, expect, it } from 'vitest';
import { situationOf } from '../../character/combat-situation.ts';
import { johnFalcon } from '../../testing/book-characters.ts';
import { typedItem } from '../../testing/own-rows.ts';
import { saved } from '../../testing/rows.ts';
import { openWorksheet } from '../derive-character.ts';
import { loadRuleset } from '../rulesets.ts';
import { afterReadyTurn, choiceOfTask, readyTasks } from './ready-tasks.ts';
import { workOutCombat } from './work-out-combat.ts';

const manToMan = await (await loadRuleset('man-to-man')).loadFightRules();
const fourth = await (await loadRuleset('fourth-edition')).loadFightRules();
const falcon = openWorksheet(johnFalcon());
const short = (sheet: Parameters<typeof readyTasks>[0]) => readyTasks(sheet).map(({ id, turns }) => `${id} ${turns}`);

describe('what can be made ready', () => {
  it('is what is put away; a shield takes as many turns as its PD (Man to Man p. 29)', () => {
    const state = { places: { sword: 'carried', targe: 'carried' } } as const;
    expect(short(workOutCombat(falcon, manToMan, situationOf({ state })))).toEqual([
      'draw:sword 1',
      'draw:dirk 1',
      'draw:bow 1',
      'draw:targe 2',
    ]);
  });

  it('is a crossbow after a shot, as reloading, which allows to dodge only', () => {
    const state = { places: { bow: 'ready' }, unready: { bow: 4 } } as const;
    const sheet = workOutCombat(falcon, manToMan, situationOf({ state }));
    const [first] = readyTasks(sheet);
    expect(first).toMatchObject({ id: 'ready:bow', turns: 4, reloads: true });
    expect(first && choiceOfTask(sheet, first)).toEqual({ maneuver: 'ready', kind: 'reload', subject: 'ready:bow' });
  });

  it('is what was dropped, in as many turns as it takes', () => {
    const state = { places: { sword: 'stowed' } } as const;
    expect(short(workOutCombat(falcon, manToMan, situationOf({ state })))).toContain('pickUp:sword 2');
  });
});

describe('a turn of reloading', () => {
  const shooter = (shots: string) =>
    openWorksheet(
      saved('fourth-edition', {
        equipment: [
          typedItem(
            'Gun',
            {
              kind: 'weapon',
              attacks: [{ name: 'shot', skill: 'Guns', basis: 'fixed', dice: 2, ranged: true, parry: null, shots }],
            },
            { key: 'gun', place: 'ready' },
          ),
        ],
      }),
    );
  const turnOf = (shots: string, subject: string) => {
    const situation = situationOf({ state: { shotsFired: { 'gun.0': 5 } }, choice: { maneuver: 'ready', subject } });
    const sheet = workOutCombat(shooter(shots), fourth, situation);
    const { state, ...after } = afterReadyTurn(sheet, situation.state);
    return { tasks: short(sheet), shotsFired: state.shotsFired, unready: state.unready, ...after };
  };

  it('takes out the magazine, which then takes its turns', () => {
    expect(turnOf('15(3)', 'reload:gun.0')).toEqual({
      tasks: ['reload:gun.0 3'],
      shotsFired: {},
      unready: { gun: 2 },
      subject: 'ready:gun',
    });
  });

  it('loads one shot where they are loaded one by one', () => {
    expect(turnOf('6(3i)', 'reload:gun.0')).toMatchObject({ shotsFired: { 'gun.0': 4 }, unready: { gun: 2 } });
  });

  it('changes nothing where something else is chosen', () => {
    expect(turnOf('15(3)', '')).toMatchObject({ shotsFired: { 'gun.0': 5 }, unready: {}, subject: '' });
  });
});
