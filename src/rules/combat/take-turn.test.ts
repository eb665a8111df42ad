import { describe, expect, it } from 'vitest';
import { atRest, type Play } from '../../character/play.ts';
import { johnFalcon } from '../../testing/book-characters.ts';
import { openWorksheet } from '../derive-character.ts';
import { loadRuleset } from '../rulesets.ts';
import { attackStat } from './fight-stats.ts';
import { takeTurn } from './take-turn.ts';
import { workOutCombat } from './work-out-combat.ts';

const rules = await (await loadRuleset('man-to-man')).loadFightRules();
const falcon = openWorksheet(johnFalcon());
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
