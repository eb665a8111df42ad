import { describe, expect, it } from 'vitest';
import { atRest, type Play } from '../../character/play.ts';
import { typedItem } from '../../testing/own-rows.ts';
import { saved, trait } from '../../testing/rows.ts';
import { deriveCharacter } from '../derive-character.ts';
import { loadRuleset } from '../rulesets.ts';
import { passBleeding } from './bleeding.ts';
import { deriveCombat } from './derive-combat.ts';
import type { RollResult } from './outcomes/success-roll.ts';
import { resolveInjury } from './resolve-injury.ts';
import { afterMinute, afterWound, withoutRoll } from './state-after.ts';
import { woundOf } from './wound.ts';

const ruleset = await loadRuleset('fourth-edition');
const rules = await ruleset.loadFightRules();
/** HT 12 and 10 HP. */
const sheet = deriveCharacter(saved('fourth-edition', { attributes: { st: 10, ht: 12 } }));

const bleeding = (hitsLost: number, seconds: number, clear = 0): Play => ({
  ...atRest,
  state: { ...atRest.state, hitsLost, conditions: ['bleeding'], bleeding: { seconds, clear } },
});
const due = (play: Play) => deriveCombat(sheet, rules, play).rolls.find(({ roll }) => roll.id === 'bleeding');
const rolled = (play: Play, outcome: RollResult['outcome']) => {
  const combat = deriveCombat(sheet, rules, play);
  const roll = combat.rolls.find((each) => each.roll.id === 'bleeding')?.roll;
  if (!roll) throw new Error('no roll is due');
  return afterMinute(combat, play.state, roll, { outcome });
};

describe('the rule that wounds bleed by themselves', () => {
  const wounded = (
    type: string,
    choices: Parameters<typeof saved>[1] = {},
    houseRules: readonly string[] = ['bleeding'],
  ) => {
    const who = deriveCharacter(saved('fourth-edition', { attributes: { st: 10, ht: 12 }, ...choices }, houseRules));
    const combat = deriveCombat(who, rules, atRest);
    const wound = woundOf({ rolled: 2, type });
    return afterWound(combat, wound, resolveInjury(combat, wound)).conditions;
  };

  it('is for cuts, stabs and shots that get through', () => {
    expect(['cut', 'imp', 'pi', 'pi++'].map((type) => wounded(type))).toEqual(Array(4).fill(['bleeding']));
    expect(['cr', 'burn', 'tox'].map((type) => wounded(type))).toEqual(Array(3).fill([]));
    const armor = typedItem('Plate', { kind: 'armor', damageResistance: 5 }, { place: 'ready' });
    expect(wounded('cut', { equipment: [armor] })).toEqual([]);
  });

  it('is off unless it is chosen, and not for those without blood', () => {
    expect(wounded('cut', {}, [])).toEqual([]);
    const bloodless = trait('injury-tolerance', { choices: [{ parameter: 'kind', value: 'no-blood' }] });
    expect(wounded('cut', { traits: [bloodless] })).toEqual([]);
  });
});

describe('bleeding', () => {
  it('asks for a roll against HT after each minute, at −1 for every 5 HP lost', () => {
    expect(due(bleeding(7, 59))).toBeUndefined();
    const play = passBleeding(bleeding(7, 59), 1);
    const combat = deriveCombat(sheet, rules, play);
    expect(combat.worksheet.number(due(play)?.number ?? '')).toBe(11);
  });

  it('costs 1 HP by a failure and 3 by a critical one, without shock, and goes on', () => {
    expect(rolled(bleeding(4, 61, 2), 'failure')).toMatchObject({
      hitsLost: 5,
      wounds: 0,
      conditions: ['bleeding'],
      bleeding: { seconds: 1, clear: 0 },
    });
    expect(rolled(bleeding(4, 60), 'criticalFailure').hitsLost).toBe(7);
  });

  it('stops by a critical success, or by the third minute in a row without a loss', () => {
    expect(rolled(bleeding(4, 60), 'success').conditions).toEqual(['bleeding']);
    expect(rolled(bleeding(4, 60, 2), 'success').conditions).toEqual([]);
    expect(rolled(bleeding(4, 60), 'criticalSuccess').conditions).toEqual([]);
  });

  it('is due twice after two minutes, and a roll that is skipped is over', () => {
    const two = passBleeding(bleeding(4, 0), 120);
    const roll = due(two)?.roll;
    if (!roll) throw new Error('no roll is due');
    const one = { ...two, state: withoutRoll(two.state, roll) };
    expect(due(one)).toBeDefined();
    expect(due({ ...one, state: withoutRoll(one.state, roll) })).toBeUndefined();
  });

  it('is forgotten with its minutes once it has ended: another wound begins anew', () => {
    const ended = { ...bleeding(4, 50, 2), state: { ...bleeding(4, 50, 2).state, conditions: [] } };
    expect(passBleeding(ended, 10).state.bleeding).toBeUndefined();
  });

  it('is due no more for the dead', () => {
    const dead: Play = { ...bleeding(60, 90), state: { ...bleeding(60, 90).state, conditions: ['bleeding', 'dead'] } };
    expect(due(dead)).toBeUndefined();
  });
});
