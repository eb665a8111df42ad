import { describe, expect, it } from 'vitest';
import { atRest } from '../../character/play.ts';
import {
  describePayment,
  describeUse,
  leftOfPool,
  payingPool,
  rechargedOn,
  regainedIn,
  usesLeft,
  withAbilitiesRested,
  withAbilityUsed,
  withFightOver,
  withPoolLeft,
  withRecharged,
  withUseRegained,
} from './ability-play.ts';
import type { AbilityUse } from './ability-use.ts';
import type { PoolLine } from './pools.ts';

const reserve: PoolLine = { key: 'er', name: 'Energy Reserve', note: '', stat: 'trait:er.pool', most: 5, minutes: 10 };
const grit: PoolLine = { ...reserve, key: 'grit', name: 'Grit', most: 3, minutes: null };
const ability: AbilityUse = {
  key: 'reader',
  name: 'Mind Reading',
  roll: null,
  fatigue: { points: 0, keptUp: false },
  perDay: null,
  recharge: 0,
  duration: '',
  reserves: [],
};
const costs = (points: number, ...reserves: PoolLine[]): AbilityUse => ({
  ...ability,
  fatigue: { points, keptUp: false },
  reserves,
});

describe('Points of a pool in play', () => {
  it('are all there at rest, go down, and leave no trace when all are back', () => {
    const spent = withPoolLeft(atRest, reserve, 2);
    expect(leftOfPool(atRest, reserve)).toBe(5);
    expect(spent.pools).toEqual({ er: 3 });
    expect(leftOfPool(spent, reserve)).toBe(2);
    expect(withPoolLeft(spent, reserve, 5)).toEqual(atRest);
  });

  // A point in ten minutes: six in an hour (Powers p. 119).
  it('return with time, as many as its minutes allow', () => {
    expect(regainedIn(reserve, 60)).toBe(6);
    expect(regainedIn(reserve, 9)).toBe(0);
    expect(regainedIn(grit, 60)).toBe(0);
  });
});

describe('A use of an ability', () => {
  it('spends fatigue, or points of a reserve as long as it has enough', () => {
    const twice = costs(3, reserve);
    const once = withAbilityUsed(atRest, twice);
    expect([once.pools, once.state.fatigueLost]).toEqual([{ er: 3 }, 0]);
    const again = withAbilityUsed(once, twice);
    expect([again.pools, again.state.fatigueLost]).toEqual([{ er: 3 }, 3]);
    expect(payingPool(once, twice)).toBe(null);
    expect(describePayment(atRest, twice)).toBe('3 spent of Energy Reserve');
    expect(describePayment(once, twice)).toBe('3 fatigue spent');
  });

  it('that costs nothing changes nothing', () => {
    expect(withAbilityUsed(atRest, ability)).toBe(atRest);
    expect(describePayment(atRest, ability)).toBe('');
  });

  it('is counted, and given back', () => {
    const daily = { ...ability, perDay: 2 };
    const once = withAbilityUsed(atRest, daily);
    expect(usesLeft(once, daily)).toBe(1);
    expect(describeUse(once, daily)).toEqual(['1 of 2 uses left today']);
    expect(describeUse(withAbilityUsed(once, daily), daily)).toEqual(['0 of 2 uses left today']);
    expect(withUseRegained(once, 'reader')).toEqual(atRest);
  });

  it('recharges by the turns of a fight, and ends with it unless it takes longer than a minute', () => {
    const slow = { ...ability, recharge: 15 };
    const used = withAbilityUsed({ ...atRest, turn: 3 }, slow);
    expect(rechargedOn(used, slow)).toBe(18);
    expect(describeUse(used, slow)).toEqual(['recharging: ready on turn 18']);
    expect(rechargedOn({ ...used, turn: 18 }, slow)).toBe(null);
    expect(rechargedOn({ ...used, turn: 0 }, slow)).toBe(null);
    expect(rechargedOn({ ...used, turn: 0 }, { ...slow, recharge: 3600 })).toBe(0);
    expect(withRecharged(used, 'reader')).toEqual({ ...atRest, turn: 3 });
  });

  it('does not count the turns of a fight that is over in the next one', () => {
    const [fast, slow] = [
      { ...ability, recharge: 15 },
      { ...ability, key: 'gate', recharge: 3600 },
    ];
    const used = withAbilityUsed(withAbilityUsed({ ...atRest, turn: 30 }, fast), slow);
    const next = { ...withFightOver(used, [fast, slow]), turn: 1 };
    expect([rechargedOn(next, fast), rechargedOn(next, slow)]).toEqual([null, 0]);
    expect(withFightOver({ ...withAbilityUsed({ ...atRest, turn: 30 }, fast), turn: 0 }, [fast])).toEqual(atRest);
  });

  it('outside of a fight recharges until the player says so', () => {
    const slow = { ...ability, recharge: 3600 };
    const used = withAbilityUsed(atRest, slow);
    expect(describeUse(atRest, slow)).toEqual(['then recharges for 1 hour']);
    expect(describeUse(used, slow)).toEqual(['recharging for 1 hour']);
    expect(withRecharged(used, 'reader')).toEqual(atRest);
  });

  it('is recharged after its time, and has the uses of the day after a night', () => {
    const daily = { ...ability, perDay: 2, recharge: 3600 };
    const used = withAbilityUsed(atRest, daily);
    expect(rechargedOn(withAbilitiesRested(used, [daily], 59), daily)).toBe(0);
    const anHour = withAbilitiesRested(used, [daily], 60);
    expect([rechargedOn(anHour, daily), usesLeft(anHour, daily)]).toEqual([null, 1]);
    expect(withAbilitiesRested(used, [daily], 480)).toEqual(atRest);
  });

  it('says what it costs and how long it lasts', () => {
    expect(describeUse(atRest, { ...costs(2, reserve), duration: '10 minutes' })).toEqual([
      'costs 2 of Energy Reserve',
      'lasts at most 10 minutes',
    ]);
    expect(describeUse(atRest, { ...ability, fatigue: { points: 1, keptUp: true } })).toEqual([
      'costs 1 fatigue, and as much to keep up',
    ]);
  });
});
