import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { situationOf } from '../../character/combat-situation.ts';
import type { CombatState } from '../../character/combat-state.ts';
import { atRest, castingSchema, type Play } from '../../character/play.ts';
import { describeDerivation } from '../../engine/format.ts';
import { saved, trait } from '../../testing/rows.ts';
import { openWorksheet } from '../derive-character.ts';
import { fightRules as fourthEdition } from '../fourth-edition/common/fight/fight-rules.ts';
import { fightRules as lite } from '../third-edition/lite-3e/fight/fight-rules.ts';
import { fightRules as manToMan } from '../third-edition/man-to-man/fight/fight-rules.ts';
import { deriveCombat } from './derive-combat.ts';
import type { FightRules } from './fight-rules.ts';
import { describePassing } from './magic/spell-time.ts';
import { afterRest, canTreat, type RecoveryRequest, recover, recoveryStats } from './recovery.ts';
import { afterHealing, afterRecovery } from './state-after.ts';

/** Nothing but rest of no length: tests add to it. */
const nothing: RecoveryRequest = {
  treatment: 'none',
  healer: { name: 'Mercy', firstAid: 12 },
  techLevel: 3,
  rest: 'none',
  physician: null,
  meals: true,
};

/** Somebody with 10 in everything who recovers. */
const patient =
  (ruleset: Parameters<typeof saved>[0], rules: FightRules, choices: Parameters<typeof saved>[1] = {}) =>
  (state: Partial<CombatState>, request: Partial<RecoveryRequest>, ...rolls: readonly number[]) => {
    const sheet = openWorksheet(saved(ruleset, { attributes: { st: 10, dx: 10, iq: 10, ht: 10 }, ...choices }));
    const play: Play = { ...atRest, ...situationOf({ state }) };
    const recovery = recover(deriveCombat(sheet, rules, play), play, { ...nothing, ...request }, rolls);
    return {
      state: recovery.state,
      minutes: recovery.minutes,
      log: recovery.log,
      asks: recovery.next?.words ?? null,
      rolled: recovery.made.map(({ words, result }) => `${words}: ${result}`),
      sentence: (stat: string) => describeDerivation(recovery.worksheet.get(stat), 'd'),
    };
  };

describe('time that passes while somebody rests', () => {
  const sheet = openWorksheet(saved('fourth-edition', {}));
  const spell = { row: 'light', name: 'Light', note: '', cast: 'c1', seconds: 60, lasts: 60, maintain: 1 };
  const casting = z.parse(castingSchema, { row: 'daze', name: 'Daze', needed: 2 });
  const busy: Play = { ...atRest, turn: 4, spells: [spell], casting };
  const restedFor = (minutes: number, isCounted?: boolean) =>
    afterRest(busy, sheet, { state: busy.state, minutes }, isCounted);

  it('ends the turns and a casting in progress, and lets spells run out', () => {
    expect(restedFor(1)).toMatchObject({ turn: 0, casting: null, spells: [{ seconds: 0 }] });
    // A further period would be over too: nobody maintained it.
    expect(restedFor(60).spells).toEqual([]);
    expect(describePassing(busy, restedFor(60))).toEqual(['Light ends.', 'Daze is lost.']);
  });

  it('leaves spells to the clock of an encounter, which counts for them', () => {
    expect(restedFor(60, true)).toMatchObject({ turn: 0, casting: null, spells: [{ seconds: 60 }] });
  });

  it('is that of the rest and of a treatment that was made', () => {
    const minutes = (request: Partial<RecoveryRequest>, hitsLost: number) =>
      patient('fourth-edition', fourthEdition)({ hitsLost }, request, 10, 10, 10).minutes;
    expect(minutes({ treatment: 'bandage', rest: 'hour' }, 3)).toBe(61);
    expect(minutes({ treatment: 'bandage', rest: 'hour' }, 0)).toBe(60);
  });

  it('treats nobody by the hands of the unconscious', () => {
    const lying = { ...atRest, state: { ...atRest.state, conditions: ['unconscious' as const] } };
    expect([canTreat(atRest), canTreat(lying)]).toEqual([true, false]);
  });
});

describe('treatment by GURPS Lite (p. 28)', () => {
  const treat = patient('lite-3e', lite);

  it('bandages give back one hit in 30 minutes, whoever ties them and however bad the wound, and only once', () => {
    const bandaged = treat({ hitsLost: 8 }, { treatment: 'bandage' });
    expect(bandaged.state).toMatchObject({ hitsLost: 7, bandaged: true });
    expect(bandaged.log).toEqual(['Bandages by Mercy, 30 minutes.', '1 hit back.']);
    const again = treat({ hitsLost: 7, bandaged: true }, { treatment: 'firstAid' });
    expect(again.state.hitsLost).toBe(7);
    expect(again.log).toEqual(['These wounds were treated before: more does not help.']);
  });

  it('first aid at TL3 is 1d−3, at least 1: rolled 6 against 12, 5 on the die gives 2 back, 2 gives 1', () => {
    const firstAid = (die: number) => treat({ hitsLost: 8 }, { treatment: 'firstAid' }, 6, die);
    expect(firstAid(5).state.hitsLost).toBe(6);
    expect(firstAid(2).state.hitsLost).toBe(7);
    expect(firstAid(5).rolled).toEqual(['First Aid: success by 6: hits come back', 'Hits by first aid: 2 hits back']);
  });

  it('at TL7 it is 1d−1 in 20 minutes, and at TL9 still 1d in 10', () => {
    const at = (techLevel: number) => treat({ hitsLost: 8 }, { treatment: 'firstAid', techLevel }, 6, 4);
    expect([at(7), at(9)].map(({ state, log }) => [state.hitsLost, log[0]])).toEqual([
      [5, 'First aid at TL7 by Mercy, 20 minutes.'],
      [4, 'First aid at TL9 by Mercy, 10 minutes.'],
    ]);
  });

  it('a critical success gives the most, 3 of 1d−3; a failure is plain bandages; a critical failure costs 2 hits', () => {
    const rolled = (total: number) => treat({ hitsLost: 8 }, { treatment: 'firstAid' }, total);
    expect([4, 13, 18].map((total) => rolled(total).state.hitsLost)).toEqual([5, 7, 10]);
    expect([4, 13, 18].map((total) => rolled(total).asks)).toEqual([null, null, null]);
  });
});

describe('rest', () => {
  const lited = patient('lite-3e', lite);
  const m2m = patient('man-to-man', manToMan);
  const fourth = patient('fourth-edition', fourthEdition);

  it('10 minutes give back a point of fatigue, an hour six, and no more than was lost', () => {
    const left = (rest: 'tenMinutes' | 'hour', fatigueLost: number) => m2m({ fatigueLost }, { rest }).state.fatigueLost;
    expect([left('tenMinutes', 8), left('hour', 8), left('hour', 4)]).toEqual([7, 2, 0]);
    // With a meal one point more (GURPS Lite p. 29).
    expect(lited({ fatigueLost: 8 }, { rest: 'hour' }).state.fatigueLost).toBe(1);
    expect(lited({ fatigueLost: 8 }, { rest: 'hour', meals: false }).state.fatigueLost).toBe(2);
  });

  it('fatigue of missed sleep stays until a full night (Man to Man p. 55); in Lite that night restores all', () => {
    const tired = { fatigueLost: 8, fatigueOfSleep: 5 };
    expect(m2m(tired, { rest: 'hour' }).state).toMatchObject({ fatigueLost: 5, fatigueOfSleep: 5 });
    expect(m2m(tired, { rest: 'night' }).state).toMatchObject({ fatigueLost: 0, fatigueOfSleep: 0 });
    expect(lited(tired, { rest: 'night', meals: false }).state.fatigueLost).toBe(0);
  });

  it('fatigue of hunger stays until days with meals, three points each (Basic Set p. 426)', () => {
    const hungry = { fatigueLost: 7, fatigueOfHunger: 5 };
    expect(fourth(hungry, { rest: 'night' }).state).toMatchObject({ fatigueLost: 5, fatigueOfHunger: 5 });
    expect(fourth(hungry, { rest: 'day' }).state).toMatchObject({ fatigueLost: 2, fatigueOfHunger: 2 });
    expect(fourth(hungry, { rest: 'day', meals: false }).state.fatigueLost).toBe(5);
  });

  it('each day a roll against HT heals a hit; a week is seven rolls, and stops when all is healed', () => {
    const week = m2m({ hitsLost: 9 }, { rest: 'week' }, 9, 12, 10, 18, 5, 11, 3);
    expect(week.state.hitsLost).toBe(5);
    expect(week.asks).toBeNull();
    expect(week.rolled[1]).toBe('Day 2: natural recovery: failure by 2: no change');
    expect(m2m({ hitsLost: 1 }, { rest: 'week' }, 9).asks).toBeNull();
    expect(m2m({ hitsLost: 9 }, { rest: 'week' }, 9).asks).toBe('Day 2: natural recovery');
    expect(m2m({ hitsLost: 9 }, { rest: 'week', meals: false }).log).toContain('Without decent food no wound heals.');
  });

  it('a physician with 12 adds 1, one with 11 nothing; Very Rapid Healing adds 5, and two hits (Lite pp. 10, 28)', () => {
    const fast = patient('lite-3e', lite, {
      traits: [trait('rapid-healing', { choices: [{ parameter: 'degree', value: 'very-rapid' }] })],
    });
    const rested = fast({ hitsLost: 9 }, { rest: 'day', physician: 12 }, 16);
    expect(rested.sentence(recoveryStats.day)).toBe(
      'natural recovery 16: HT 10; Rapid Healing +5; in the care of a physician with 12 +1. (GURPS Lite p. 28)',
    );
    expect(rested.state.hitsLost).toBe(7);
    expect(lited({ hitsLost: 9 }, { rest: 'day', physician: 11 }, 11).state.hitsLost).toBe(9);
  });

  it('30 HP heal by 3 a day in the fourth edition', () => {
    const big = patient('fourth-edition', fourthEdition, { attributes: { st: 30, dx: 10, iq: 10, ht: 10 } });
    expect(big({ hitsLost: 20 }, { rest: 'day' }, 10).state.hitsLost).toBe(17);
  });

  it('regular Regeneration heals a HP an hour without a roll (Basic Set p. 80)', () => {
    const troll = patient('fourth-edition', fourthEdition, {
      traits: [trait('regeneration', { choices: [{ parameter: 'speed', value: 'regular' }] })],
    });
    expect(troll({ hitsLost: 12 }, { rest: 'night' }).state.hitsLost).toBe(4);
  });

  it('ends what lasts a fight: the stun, the shock and the aim, but not the posture', () => {
    const state = m2m(
      { conditions: ['stunned', 'grappled'], wounds: 3, posture: 'lying' },
      { rest: 'tenMinutes' },
    ).state;
    expect(state).toMatchObject({ conditions: [], wounds: 0, posture: 'lying' });
  });

  it('the sleep of a spell is over after a night, not after an hour (GURPS Lite p. 31)', () => {
    const rested = (rest: 'hour' | 'night') =>
      patient('lite-3e', lite)({ conditions: ['asleep'] }, { rest }).state.conditions;
    expect(rested('hour')).toEqual(['asleep']);
    expect(rested('night')).toEqual([]);
  });

  it('the dead do not rest', () => {
    expect(m2m({ hitsLost: 20, conditions: ['unconscious', 'dead'] }, { rest: 'week' })).toMatchObject({
      asks: null,
      log: ['Nothing helps the dead.'],
    });
  });
});

describe('waking up', () => {
  const out = (hitsLost: number): Partial<CombatState> => ({ hitsLost, conditions: ['unconscious'] });

  it('Lite (p. 28): each hour with hits left, each 15 minutes for 2 lost; −8 wakes after 8 hours; −10 rolls once after 12', () => {
    const wake = patient('lite-3e', lite);
    expect(wake(out(5), { rest: 'hour' }).asks).toBe('Wake up after 1 hour');
    expect(wake(out(2), { rest: 'hour' }, 12).asks).toBe('Wake up after 30 minutes');
    expect(wake(out(2), { rest: 'hour' }, 12, 9).state.conditions).toEqual([]);
    expect(wake(out(18), { rest: 'night' })).toMatchObject({ state: { conditions: [] }, asks: null });
    expect(wake(out(18), { rest: 'hour' }).log[0]).toBe('Still unconscious: wakes after 8 hours.');
    expect(wake(out(20), { rest: 'day' }).asks).toBe('Wake up after 12 hours');
    expect(wake(out(20), { rest: 'day' }, 12).rolled[0]).toBe(
      'Wake up after 12 hours: failure by 2: in a coma, and dead in 10 hours without help',
    );
  });

  it('the one roll to wake from a coma is not made again, until the hits are others', () => {
    const wake = patient('fourth-edition', fourthEdition);
    const missed = wake(out(20), { rest: 'day', meals: false }, 12);
    const again = wake(missed.state, { rest: 'day', meals: false });
    expect([missed.asks, again.asks]).toEqual([null, null]);
    expect(again.log[0]).toBe('Still in a coma: only treatment helps.');
    expect(wake({ ...missed.state, hitsLost: 21 }, { rest: 'day' }).asks).toBe('Wake up after 12 hours');
  });

  it('the missed roll is forgotten by waking and by healing: later unconscious at as many hits, it is made again', () => {
    const wake = patient('fourth-edition', fourthEdition);
    const comatose = wake(out(20), { rest: 'day', meals: false }, 12).state;
    const woken = afterRecovery(comatose, 'unconscious');
    expect(wake({ ...woken, ...out(20) }, { rest: 'day', meals: false }).asks).toBe('Wake up after 12 hours');
    const healed = afterHealing(comatose, 1, 10);
    expect(wake({ ...healed, hitsLost: 20 }, { rest: 'day', meals: false }).asks).toBe('Wake up after 12 hours');
    // Nothing came back: the roll stays missed.
    expect(afterHealing(comatose, 0, 10).comaAt).toBe(20);
  });

  it('Man to Man (pp. 36, 54): knocked out, HT each 30 minutes; −3 wakes after 3 hours', () => {
    const wake = patient('man-to-man', manToMan);
    expect(wake(out(3), { rest: 'hour' }).asks).toBe('Wake up after 30 minutes');
    expect(wake(out(13), { rest: 'night' }).log[0]).toBe('Wakes after 3 hours.');
  });

  it('fourth edition (p. 423): 15 minutes with HP left, a roll each hour at 0 or less, one after 12 hours from −HP on', () => {
    const wake = patient('fourth-edition', fourthEdition);
    expect(wake(out(9), { rest: 'hour' }).log[0]).toBe('Wakes after 15 minutes.');
    expect(wake(out(12), { rest: 'night' }, 13).asks).toBe('Wake up after 2 hours');
    expect(wake(out(20), { rest: 'day' }).asks).toBe('Wake up after 12 hours');
  });

  it('a mortal wound asks each half-hour, until a failure kills or a critical success saves (p. 423)', () => {
    const dying = patient('fourth-edition', fourthEdition);
    const wounded: Partial<CombatState> = { hitsLost: 22, conditions: ['unconscious', 'mortallyWounded'] };
    expect(dying(wounded, { rest: 'hour' }, 9).asks).toBe('Mortal wound, half-hour 2');
    expect(dying(wounded, { rest: 'hour' }, 9, 11).state.conditions).toContain('dead');
    expect(dying(wounded, { rest: 'hour' }, 3).state.conditions).toEqual(['unconscious']);
  });
});
