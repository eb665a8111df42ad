import { describe, expect, it } from 'vitest';
import type { PartialSituation } from '../../../../character/combat-situation.ts';
import { fiendishFriedrick, johnFalcon } from '../../../../testing/book-characters.ts';
import { fighterOf, playExchange } from '../../../../testing/combatant.ts';
import { item, saved, skill, trait } from '../../../../testing/rows.ts';
import type { ExchangeSetup } from '../../../combat/exchange/participant.ts';
import { afterFight, afterStateRoll } from '../../../combat/state-after.ts';
import { refusalWords, workOutCombat } from '../../../combat/work-out-combat.ts';
import { fightRules } from './fight-rules.ts';

const falcon = (situation: PartialSituation = {}) => fighterOf('Falcon', johnFalcon('lite-3e'), fightRules, situation);
const boxer = (situation: PartialSituation = {}) =>
  fighterOf(
    'Boxer',
    saved('lite-3e', { attributes: { st: 12, dx: 14, iq: 10, ht: 11 }, skills: [skill('karate', 8)] }),
    fightRules,
    situation,
  );
const blow = (setup: Partial<ExchangeSetup> = {}): ExchangeSetup => ({
  attacker: falcon(),
  defender: boxer(),
  line: 'sword.0',
  ...setup,
});

describe('critical results (p. 25)', () => {
  it('a 3 does the most damage that the dice can show, without a roll; other critical hits roll', () => {
    const outcome = playExchange(blow(), { attack: 3, 'wound.knockedDown': 10 });
    expect(outcome.log).toEqual([
      'Falcon swings the shortsword at Boxer: 3 against 16, critical success.',
      'The most damage that it can do.',
      '5 cut, 7 injury.',
      'Boxer’s HT: 10 against 11, success by 1.',
      'Boxer is stunned.',
    ]);
  });

  it('a critical failure is for the game master; a defense has no critical results', () => {
    expect(playExchange(blow(), { attack: 18 }).log.at(-1)).toBe(
      'What the critical miss does is for the game master (GURPS Lite p. 2).',
    );
    const outcome = playExchange(blow(), { attack: 10, defense: 'dodge', 'defense.roll': 17, damage: 1 });
    expect(outcome.defender.posture).toBe('standing');
  });
});

describe('bare hands (pp. 26–27)', () => {
  it('a failed parry leaves the attacker the choice of the arm', () => {
    const parried = { attack: 10, defense: 'parry.unarmed.punch.karate', 'defense.roll': 16, damage: 5 };
    const arm = playExchange(blow(), { ...parried, 'defense.where': 'arm', 'wound.knockedDown': 9 });
    expect(arm.log).toContain('The blow hits Boxer’s arm.');
    expect(arm.defender).toMatchObject({ crippled: ['weaponArm'], conditions: ['stunned'] });
    const body = playExchange(blow(), { ...parried, 'defense.where': 'aimed', 'wound.knockedDown': 9 });
    expect(body.defender.crippled).toEqual([]);
  });

  it('a weapon that parries a blow may hit the limb', () => {
    const punch = blow({ attacker: boxer(), defender: falcon(), line: 'unarmed.punch' });
    const outcome = playExchange(punch, {
      attack: 10,
      defense: 'parry.sword.0',
      'defense.roll': 8,
      'defense.limb': 10,
      'defense.limb.damage': 2,
    });
    expect(outcome.result).toBe('defended');
    expect(outcome.log.at(-1)).toBe('Boxer takes 1 cut to the weapon arm, 1 injury.');
    expect(outcome.attacker.hitsLost).toBe(1);
    expect([outcome.injury, outcome.ownInjury, outcome.limbHit]).toEqual([0, 1, true]);
  });
});

describe('wounds (p. 28)', () => {
  const struck = (traits: Parameters<typeof trait>[0][], location: string) => {
    const character = saved('lite-3e', {
      attributes: { st: 10, dx: 10, iq: 10, ht: 10 },
      traits: traits.map((id) => trait(id)),
    });
    const defender = fighterOf('Guard', character, fightRules, { choice: { maneuver: 'allOutAttack' } });
    return blow({ attacker: falcon({ target: { location } }), defender });
  };

  it('High Pain Threshold: Falcon does 7, and Guard falls without being stunned', () => {
    const setup = struck(['high-pain-threshold'], '');
    const down = playExchange(setup, { attack: 10, damage: 6, 'wound.knockedDown': 12 });
    expect(down.log.slice(-3)).toEqual([
      '5 cut, 7 injury.',
      'Guard’s HT: 12 against 10, failure by 2.',
      'Guard falls.',
    ]);
    expect(down.defender).toMatchObject({ posture: 'lying', conditions: [], hitsLost: 7 });
    const up = playExchange(setup, { attack: 10, damage: 6, 'wound.knockedDown': 10 });
    expect(up.defender).toMatchObject({ posture: 'standing', conditions: [] });
  });
});

describe('rolls of a state, and the end of a fight', () => {
  const rolls = new Map(fightRules.stateRolls.map((roll) => [roll.id, roll]));
  const state = falcon({ state: { conditions: ['stunned'], posture: 'standing' } }).situation.state;
  const settle = (id: string, outcome: 'success' | 'failure') => {
    const roll = rolls.get(id);
    return roll ? afterStateRoll(state, roll, { outcome }) : null;
  };

  it('end a stun, or leave one unconscious (p. 28)', () => {
    expect(settle('stun', 'success')?.conditions).toEqual([]);
    expect(settle('stun', 'failure')?.conditions).toEqual(['stunned']);
    expect(settle('consciousness', 'failure')).toMatchObject({
      conditions: ['stunned', 'unconscious'],
      posture: 'lying',
    });
    expect(rolls.get('crippled')?.when).toBe('fightEnd');
  });

  it('a fight of more than 10 seconds costs the level of load and one point (p. 29)', () => {
    const { sheet, situation, rules } = fighterOf('Friedrick', fiendishFriedrick('lite-3e'), fightRules, {
      state: { parries: { 'axe-1.0': 1 }, conditions: ['grappled', 'stunned'], feint: 2 },
    });
    const combat = workOutCombat(sheet, rules, situation);
    const cost = combat.worksheet.number('encumbrance') + 1;
    expect(afterFight(combat, 10).fatigueLost).toBe(0);
    expect(afterFight(combat, 11)).toMatchObject({
      fatigueLost: cost,
      parries: {},
      feint: 0,
      conditions: ['stunned'],
    });
  });

  it('the fatigue of a long fight leaves no less than ST 0, and lets one fall (p. 29)', () => {
    // ST 9; with a medium load a long fight costs 3.
    const { sheet, situation, rules } = falcon({ state: { fatigueLost: 7 } });
    const ended = afterFight(workOutCombat(sheet, rules, situation), 11);
    expect(ended).toMatchObject({ fatigueLost: 9, posture: 'lying' });
    const asleep = workOutCombat(sheet, rules, { ...situation, state: ended });
    expect(refusalWords(asleep.worksheet.get('fight:sword.0.skill'))).toBe('unconscious from fatigue');
    const rested = falcon({ state: { fatigueLost: 5 } });
    expect(afterFight(workOutCombat(rested.sheet, rules, rested.situation), 11)).toMatchObject({
      fatigueLost: 8,
      posture: 'standing',
    });
  });
});

describe('exhaustion (p. 29)', () => {
  it('at ST 0 one neither attacks nor defends, but passive defense protects', () => {
    const tired = { state: { fatigueLost: 9 } };
    expect(playExchange(blow({ attacker: falcon(tired) }), {}).log).toEqual([
      'Falcon cannot attack with Shortsword, swing: unconscious from fatigue.',
    ]);
    const setup = blow({ attacker: boxer(), defender: falcon(tired), line: 'unarmed.punch' });
    const outcome = playExchange(setup, { attack: 10, 'defense.roll': 4 });
    expect(outcome.log.at(-1)).toContain('Falcon has passive defense alone');
  });
});

it('a shot: the weapon is empty after it, and the wound may stop the aim of whoever is hit', () => {
  const character = saved('lite-3e', {
    attributes: { st: 12, dx: 14, iq: 10, ht: 11 },
    skills: [skill('bow', 4)],
    equipment: [item('longbow', { key: 'bow', place: 'ready' })],
  });
  const archer = fighterOf('Archer', character, fightRules, { state: { aim: { line: 'bow.0', turns: 1 } } });
  const outcome = playExchange(blow({ attacker: archer, line: 'bow.0' }), {
    attack: 10,
    defense: 'dodge',
    'defense.roll': 15,
    damage: 1,
  });
  expect(outcome.log[0]).toContain('Archer shoots the longbow at Boxer');
  expect(outcome.attacker).toMatchObject({ aim: null, unready: { bow: 2 } });
});
