import { describe, expect, it } from 'vitest';
import { situationOf } from '../../character/combat-situation.ts';
import { atRest, type Play } from '../../character/play.ts';
import { johnFalcon } from '../../testing/book-characters.ts';
import { typedItem } from '../../testing/own-rows.ts';
import { saved } from '../../testing/rows.ts';
import { openWorksheet } from '../derive-character.ts';
import { loadRuleset } from '../rulesets.ts';
import { attackStat } from './fight.ts';
import { afterReadyTurn, choiceOfTask, readyTasks, takeTurn } from './take-turn.ts';
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

  it.each(['constructor', '__proto__', 'toString'])('is no item that is ready, even if its key is %s', (key) => {
    const character = johnFalcon();
    const renamed = character.character.equipment.map((row) => (row.key === 'sword' ? { ...row, key } : row));
    const sheet = workOutCombat(
      openWorksheet({ ...character, character: { ...character.character, equipment: renamed } }),
      manToMan,
      situationOf(),
    );
    expect(short(sheet)).toEqual(short(workOutCombat(falcon, manToMan, situationOf())));
    const swing = sheet.attacks.find(({ line }) => line.use?.item.key === key);
    expect(swing && sheet.worksheet.get(swing.skill).value).toBeGreaterThan(10);
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

const rules = await (await loadRuleset('man-to-man')).loadFightRules();
const next = (play: Play) => takeTurn(play, workOutCombat(falcon, rules, play));
const choosing = (play: Play, maneuver: string, subject = ''): Play => ({
  ...play,
  choice: { ...play.choice, maneuver, subject },
});

describe('the next turn', () => {
  it('begins a fight without any effect of the maneuver', () => {
    const first = next(choosing(atRest, 'aim', 'bow.0'));
    expect([first.turn, first.state.aim]).toEqual([1, null]);
  });

  it('counts the turns of aiming with one weapon, and an aim is lost by anything else', () => {
    const aiming = choosing({ ...atRest, turn: 1 }, 'aim', 'bow.0');
    const once = next(aiming);
    const twice = next(once);
    expect([once.state.aim, twice.state.aim]).toEqual([
      { line: 'bow.0', turns: 1, braced: false },
      { line: 'bow.0', turns: 2, braced: false },
    ]);
    expect(next(choosing(twice, 'attack')).state.aim).toBeNull();
  });

  it('lets the time for a throw after a parry pass', () => {
    const parried = { ...atRest, turn: 1, state: { ...atRest.state, parriedWith: ['unarmed.throw.judo'] } };
    expect(next(choosing(parried, 'attack')).state.parriedWith).toEqual([]);
  });

  it('makes an aimed shot better', () => {
    const drawn: Play = {
      ...atRest,
      turn: 1,
      target: { ...atRest.target, range: 20 },
      state: { ...atRest.state, places: { bow: 'ready', sword: 'carried', targe: 'carried' } },
    };
    const skill = (play: Play) => workOutCombat(falcon, rules, play).worksheet.number(attackStat('bow.0', 'skill'));
    const aimed = choosing(next(choosing(drawn, 'aim', 'bow.0')), 'attack');
    expect(skill(aimed)).toBeGreaterThan(skill(drawn));
  });

  it('ends the shock of wounds, and what was done once a turn', () => {
    const busy: Play = {
      ...atRest,
      turn: 2,
      state: { ...atRest.state, hitsLost: 4, wounds: 4, blocks: 1, parries: { sword: 1 }, retreated: true },
    };
    const { state } = next(busy);
    expect([state.hitsLost, state.wounds, state.blocks, state.parries, state.retreated]).toEqual([4, 0, 0, {}, false]);
  });

  it('allows a sprint after a turn of running', () => {
    expect(next(choosing({ ...atRest, turn: 1 }, 'move')).state.ranLastTurn).toBe(true);
  });

  it('keeps the margin of a feint for the attack of the next turn, and no longer', () => {
    const feinting: Play = { ...atRest, turn: 1, state: { ...atRest.state, feint: 3 } };
    const after = next(choosing(feinting, 'feint'));
    expect(after.state.feint).toBe(3);
    expect(next(choosing(after, 'attack')).state.feint).toBe(0);
  });

  it('brings a crossbow nearer to being ready, which then can shoot', () => {
    const shot: Play = {
      ...atRest,
      turn: 3,
      state: { ...atRest.state, unready: { bow: 2 }, places: { bow: 'ready', sword: 'carried', targe: 'carried' } },
    };
    const once = next(choosing(shot, 'ready', 'ready:bow'));
    expect([once.state.unready, once.choice.subject]).toEqual([{ bow: 1 }, 'ready:bow']);
    const twice = next(once);
    expect([twice.state.unready, twice.choice.subject]).toEqual([{}, '']);
    expect(next(twice).state.unready).toEqual({});
  });

  it('draws a weapon in a turn of Ready', () => {
    const drawn = next(choosing({ ...atRest, turn: 1 }, 'ready', 'draw:bow'));
    expect([drawn.state.places, drawn.state.unready]).toEqual([{ bow: 'ready' }, {}]);
  });
});
