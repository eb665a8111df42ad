import { describe, expect, it } from 'vitest';
import type { CombatState } from '../../character/combat-state.ts';
import { atRest, type Play } from '../../character/play.ts';
import { saved, trait } from '../../testing/rows.ts';
import { openWorksheet } from '../derive-character.ts';
import { fightRules as fourthEdition } from '../fourth-edition/common/fight/fight-rules.ts';
import { fightRules as lite } from '../third-edition/lite-3e/fight/fight-rules.ts';
import { fightRules as manToMan } from '../third-edition/man-to-man/fight/fight-rules.ts';
import { deriveCombat, describeRefusal } from './derive-combat.ts';
import type { FightRules } from './fight-rules.ts';
import { withFatigueLeft, withHitsLeft } from './lose-hits.ts';
import { readRoll } from './outcomes/success-roll.ts';
import { tire } from './recovery.ts';
import { resolveInjury } from './resolve-injury.ts';
import {
  afterHealing,
  afterInjury,
  afterStateRoll,
  afterWound,
  type FailedEffect,
  loseFatigue,
  startTurn,
  withoutRoll,
} from './state-after.ts';
import { woundOf } from './wound.ts';

type Choices = Parameters<typeof saved>[1];

/** Somebody whose hits are counted, with the rolls that are due. */
function patient(ruleset: Parameters<typeof saved>[0], rules: FightRules, choices: Choices = {}) {
  const sheet = openWorksheet(saved(ruleset, { attributes: { st: 10, dx: 10, iq: 10, ht: 10 }, ...choices }));
  const combatOf = (play: Play) => deriveCombat(sheet, rules, play);
  const due = (play: Play) => {
    const { rolls, worksheet } = combatOf(play);
    return rolls.map(({ roll, number }) => `${roll.name} ${worksheet.number(number)}`);
  };
  return {
    sheet,
    count: (play: Play, ...left: readonly number[]) =>
      left.reduce((now, to) => withHitsLeft(sheet, rules, now, to), play),
    combatOf,
    due,
    wound: (play: Play, rolled: number, location = '', type = 'pi') => {
      const combat = combatOf(play);
      const wound = woundOf({ rolled, type, location, bypassesArmor: true });
      return { ...play, state: afterWound(combat, wound, resolveInjury(combat, wound)) };
    },
    /** Rolls the first roll that is due. */
    roll: (play: Play, rolled: number) => {
      const { rolls, worksheet, fight } = combatOf(play);
      const [first] = rolls;
      if (!first) throw new Error('no roll is due');
      const result = readRoll(fight.rules.success, worksheet.number(first.number), rolled);
      return { ...play, state: afterStateRoll(play.state, first.roll, result) };
    },
    skip: (play: Play) => {
      const [first] = combatOf(play).rolls;
      if (!first) throw new Error('no roll is due');
      return { ...play, state: withoutRoll(play.state, first.roll) };
    },
  };
}

describe('hits counted by hand, with 10 HP under the fourth edition (Basic Set pp. 380–381, 419–423)', () => {
  const { count, due, roll, skip, wound, combatOf } = patient('fourth-edition', fourthEdition);

  it('one hit is a scratch: shock and nothing else, and + takes it back', () => {
    const scratched = count(atRest, 9);
    expect(scratched.state).toMatchObject({ hitsLost: 1, wounds: 1, conditions: [], rollsDue: [] });
    expect(count(scratched, 10)).toEqual(atRest);
  });

  it('presses of − one after another are one wound, major with the sixth hit, and + takes that back too', () => {
    const five = count(atRest, 9, 8, 7, 6, 5);
    expect(due(five)).toEqual([]);
    const six = count(five, 4);
    // More than half of 10 HP: HT 10 or stunned and down.
    expect(due(six)).toEqual(['withstand a major wound 10']);
    expect(due(count(six, 3))).toEqual(['withstand a major wound 10']);
    expect(due(count(six, 5))).toEqual([]);
    expect(count(six, 10)).toEqual(atRest);
  });

  it('a turn or a roll in between ends the wound: two of 4 are no major wound, and the second cannot take back the first', () => {
    const first = count(atRest, 9, 8, 7, 6);
    const nextTurn = { ...first, state: { ...startTurn(first.state), wounds: 0 } };
    const second = count(nextTurn, 5, 4, 3, 2);
    expect(due(second)).toEqual([]);
    expect(second.state).toMatchObject({ hitsLost: 8, wounds: 4 });
    expect(count(second, 7).state).toMatchObject({ hitsLost: 3, wounds: 0 });
  });

  it('each full multiple of HP below 0 asks for a roll of its own, by presses as by one wound of 34', () => {
    // 10 − 34 = −24: the thresholds −10 and −20 are passed.
    const rolls = ['withstand a major wound 10', 'survive at −10 10', 'survive at −20 10', 'stay conscious 8'];
    expect(due(count(atRest, 5, -4, -12, -24))).toEqual(rolls);
    expect(due(wound(atRest, 34))).toEqual(rolls);
    expect(due(count(count(atRest, -12), -24))).toEqual(rolls);
  });

  it('the dead at −5×HP have nothing to roll', () => {
    const dead = count(atRest, -50);
    expect(dead.state.conditions).toEqual(['unconscious', 'dead']);
    expect(due(dead)).toEqual([]);
  });

  it('the dead are not asked to shake off a stun, nor the unconscious, and what they cannot do is for that reason', () => {
    const reasons = (...conditions: CombatState['conditions']) => {
      const play = { ...atRest, state: { ...atRest.state, hitsLost: 12, conditions } };
      const { worksheet, attacks, defenses } = combatOf(play);
      const hindered = [...attacks.map(({ skill }) => skill), ...defenses.map(({ active }) => active)];
      const words = hindered
        .map((stat) => describeRefusal(worksheet.get(stat)))
        .filter((each) => !/hand/.test(each ?? ''));
      expect(words.length).toBeGreaterThan(2);
      return [due(play), ...new Set(words)];
    };
    expect(reasons('stunned', 'mentallyStunned', 'unconscious')).toEqual([[], 'unconscious']);
    expect(reasons('stunned', 'mentallyStunned', 'unconscious', 'dead')).toEqual([[], 'dead']);
    expect(reasons('dead')).toEqual([[], 'dead']);
  });

  it('a missed roll to survive kills; missed by 1 or 2 it is a mortal wound (p. 423); made, the next is due', () => {
    const wounded = skip(count(atRest, -24));
    expect(due(wounded)[0]).toBe('survive at −10 10');
    expect(roll(wounded, 13).state.conditions).toEqual(['unconscious', 'dead']);
    expect(roll(wounded, 13).state.rollsDue).toEqual([]);
    expect(roll(wounded, 12).state.conditions).toEqual(['unconscious', 'mortallyWounded']);
    expect(due(roll(wounded, 10))).toEqual(['survive at −20 10', 'stay conscious 8']);
  });

  it('a roll against a major wound missed by 5 faints, and who lies unconscious cannot fall', () => {
    const wounded = wound(atRest, 16, '', 'cr');
    expect(due(wounded)).toEqual(['withstand a major wound 10', 'keep your feet 10', 'stay conscious 10']);
    expect(roll(wounded, 14).state).toMatchObject({ conditions: ['stunned'], posture: 'lying' });
    const fainted = roll(wounded, 15);
    expect(fainted.state.conditions).toEqual(['stunned', 'unconscious']);
    expect(fainted.state.rollsDue).toEqual([]);
  });

  it('who has fallen is not asked to keep standing, whatever made them fall', () => {
    expect(roll(wound(atRest, 16, '', 'cr'), 14).state.rollsDue).toEqual([]);
    // A wound of an exchange is settled there: what was due before of a fall is over.
    const due = { ...atRest.state, rollsDue: [{ effect: 'mayFall', location: '', at: 0 }] };
    const combat = combatOf({ ...atRest, state: due });
    const blow = woundOf({ rolled: 12, type: 'cr', location: 'rightLeg', bypassesArmor: true });
    const after = afterInjury(combat, blow, resolveInjury(combat, blow), ['knockedDown']);
    expect(after).toMatchObject({ posture: 'lying', rollsDue: [] });
    expect(afterInjury(combat, blow, resolveInjury(combat, blow), [{ id: 'mayDie', margin: -9 }]).rollsDue).toEqual([]);
  });

  it('a 17 against 17 fails narrowly: a mortal wound, as in an exchange', () => {
    const tough = patient('fourth-edition', fourthEdition, { attributes: { st: 10, dx: 10, iq: 10, ht: 17 } });
    const wounded = tough.roll(tough.wound(atRest, 20), 10);
    expect(tough.due(wounded)[0]).toBe('survive at −10 17');
    expect(tough.roll(wounded, 17).state.conditions).toEqual(['unconscious', 'mortallyWounded']);
    const combat = tough.combatOf(atRest);
    const blow = woundOf({ rolled: 20, type: 'pi', bypassesArmor: true });
    const missed = (effect: FailedEffect) =>
      afterInjury(combat, blow, resolveInjury(combat, blow), [effect]).conditions;
    expect(missed({ id: 'mayDie', margin: 0 })).toEqual(['unconscious', 'mortallyWounded']);
    expect(missed('mayDie')).toEqual(['unconscious', 'dead']);
  });

  it('a roll to stay conscious is made once a turn, and again in the next', () => {
    const wounded = skip(count(atRest, -1));
    expect(due(wounded)).toEqual(['stay conscious 10']);
    const rolled = roll(wounded, 9);
    expect(due(rolled)).toEqual([]);
    expect(due({ ...rolled, state: startTurn(rolled.state) })).toEqual(['stay conscious 10']);
  });

  it('a wound in the head is harder to withstand, and explained', () => {
    const now = combatOf(wound(atRest, 6, 'face'));
    expect(now.worksheet.get('fight:roll.due.0').steps.map(({ words }) => words)).toContain('face');
    expect(now.worksheet.number('fight:roll.due.0')).toBe(5);
  });

  it('a bandage is off with the next hit, and on again if the press is taken back', () => {
    const bandaged: Play = { ...atRest, state: { ...atRest.state, hitsLost: 3, bandaged: true } };
    expect(count(bandaged, 6).state.bandaged).toBe(false);
    expect(count(bandaged, 6, 7)).toEqual(bandaged);
  });

  it('healing above a threshold makes its roll needless', () => {
    const wounded = count(atRest, -12);
    expect(afterHealing(wounded.state, 3, 10).rollsDue.map(({ effect }) => effect)).toEqual(['knockedDown']);
  });
});

describe('fatigue counted by hand', () => {
  const count = (ruleset: Parameters<typeof saved>[0], rules: FightRules, ...left: readonly number[]) => {
    const { sheet } = patient(ruleset, rules);
    return left.reduce((now, to) => withFatigueLeft(sheet, rules, now, to), atRest).state;
  };

  it('in the fourth edition each point below 0 costs a HP, and −FP is unconsciousness (Basic Set p. 426)', () => {
    expect(count('fourth-edition', fourthEdition, 1, 0)).toMatchObject({ fatigueLost: 10, hitsLost: 0 });
    expect(count('fourth-edition', fourthEdition, 0, -1, -2, -3)).toMatchObject({ fatigueLost: 13, hitsLost: 3 });
    expect(count('fourth-edition', fourthEdition, -3, 0)).toMatchObject({ fatigueLost: 10, hitsLost: 3 });
    expect(count('fourth-edition', fourthEdition, -10)).toMatchObject({
      hitsLost: 10,
      conditions: ['unconscious'],
      posture: 'lying',
    });
  });

  it('in the third edition it costs no hits, and nobody falls below 0 (Lite p. 29)', () => {
    expect(count('lite-3e', lite, 2, -3)).toMatchObject({ fatigueLost: 10, hitsLost: 0 });
  });

  it('a spent point is like one that is counted, whatever it is spent on', () => {
    const { combatOf } = patient('fourth-edition', fourthEdition);
    // 8 of 10 FP are lost: of 5 more, 3 are below 0; of 12 more, 10, which is −FP.
    const tired = { ...atRest, state: { ...atRest.state, fatigueLost: 8 } };
    const combat = combatOf(tired);
    expect(loseFatigue(combat, tired.state, 5)).toMatchObject({ fatigueLost: 13, hitsLost: 3, conditions: [] });
    expect(tire(combat, tired.state, 'hunger', 5)).toMatchObject({ hitsLost: 3, fatigueOfHunger: 5 });
    expect(loseFatigue(combat, tired.state, 12)).toMatchObject({
      hitsLost: 10,
      conditions: ['unconscious'],
      posture: 'lying',
    });
  });
});

describe('traits in the rolls of wounds, fourth edition', () => {
  it('Hard to Kill 2 adds 2 to survive, High Pain Threshold 3 against knockdown, Hard to Subdue 1 to stay conscious', () => {
    const { count, due } = patient('fourth-edition', fourthEdition, {
      traits: [
        trait('hard-to-kill', { level: 2 }),
        trait('high-pain-threshold'),
        trait('hard-to-subdue', { level: 1 }),
      ],
    });
    expect(due(count(atRest, -12))).toEqual(['withstand a major wound 13', 'survive at −10 12', 'stay conscious 10']);
  });
});

describe('hits counted by hand under the third edition, HT 10', () => {
  it('Lite: more than half of HT stuns and may knock down; −10, −15, −20 ask to survive; −50 is death (p. 28)', () => {
    const { count, due } = patient('lite-3e', lite);
    const six = count(atRest, 9, 8, 7, 6, 5, 4);
    expect(six.state.conditions).toEqual(['stunned']);
    expect(due(six)).toEqual(['keep your feet 10', 'shake off the stun 10']);
    expect(count(six, 5).state.conditions).toEqual([]);
    expect(due(count(atRest, -21))).toEqual([
      'keep your feet 10',
      'survive at −10 10',
      'survive at −15 10',
      'survive at −20 10',
      'stay conscious 10',
      'shake off the stun 10',
    ]);
    expect(count(atRest, -50).state.conditions).toContain('dead');
  });

  it('Man to Man: below 0 a fighter is unconscious at once; Friedrich with HT 14 rolls at −14, −19 and −24 (p. 53)', () => {
    const { count, due, roll } = patient('man-to-man', manToMan, { attributes: { st: 10, dx: 10, iq: 10, ht: 14 } });
    expect(due(count(atRest, 3, 0))).toContain('stay conscious 14');
    const down = count(atRest, -25);
    expect(down.state.conditions).toContain('unconscious');
    expect(due(down).filter((name) => name.startsWith('survive'))).toEqual([
      'survive at −14 14',
      'survive at −19 14',
      'survive at −24 14',
    ]);
    expect(roll(down, 15).state.conditions).toContain('dead');
  });
});

it('a roll after the fight says for how long each crippled place stays so (Basic Set p. 422)', () => {
  const { wound, combatOf } = patient('fourth-edition', fourthEdition);
  const crippled = wound(atRest, 6, 'leftArm');
  const { rolls, fight } = combatOf(crippled);
  const due = rolls.find(({ roll }) => roll.crippled === 'leftArm');
  expect(due?.roll.name).toBe('recover the use of the left arm');
  const result = readRoll(fight.rules.success, 10, 10);
  const { lasts } = fight.rules.healing?.(result) ?? {};
  if (!due || !lasts) throw new Error('no roll for the arm');
  const state = afterStateRoll(crippled.state, due.roll, result, lasts);
  expect(state.cripplings).toEqual({ leftArm: 'untilHealed' });
  expect(afterHealing(state, 5, 10).crippled).toEqual(['leftArm']);
  expect(afterHealing(state, 6, 10)).toMatchObject({ crippled: [], cripplings: {}, hitsLost: 0 });
});
