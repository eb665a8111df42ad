import { describe, expect, it } from 'vitest';
import type { PartialSituation } from '../../../../character/combat-situation.ts';
import { combatant, combatantOf, resolveExchange } from '../../../../testing/combatant.ts';
import { typedItem, typedSkill } from '../../../../testing/own-rows.ts';
import { choices, item, saved, trait } from '../../../../testing/rows.ts';
import { deriveCombat } from '../../../combat/derive-combat.ts';
import { exchangeAt } from '../../../combat/exchange/exchange.ts';
import { anonymousFoe } from '../../../combat/exchange/participant.ts';
import { attackStat } from '../../../combat/fight.ts';
import { readyTasks } from '../../../combat/take-turn.ts';
import { fightRules } from './fight-rules.ts';

const sword = typedItem(
  'Shortsword',
  { kind: 'weapon', weight: 2, attacks: [{ name: 'swing', skill: 'Shortsword', type: 'cut', reach: '1' }] },
  { key: 'sword', place: 'ready' },
);

/** Shortsword 19: DX 14, +5 for 20 points. Swing 1d+1 at ST 11. */
const hunter = (situation: PartialSituation = {}) =>
  combatantOf(
    'Hunter',
    saved('fourth-edition', {
      attributes: { st: 11, dx: 14, iq: 10, ht: 10 },
      skills: [typedSkill('Shortsword', 20, { combat: true })],
      equipment: [sword],
    }),
    fightRules,
    situation,
  );
const legs = trait('extra-legs', { choices: choices({ legs: 'four' }) });
/** A wolf: four legs, no hands, 10 HP, no DR. */
const wolf = (situation: PartialSituation = {}) =>
  combatantOf(
    'Wolf',
    saved('fourth-edition', { traits: [legs, trait('no-fine-manipulators'), trait('horizontal')] }),
    fightRules,
    situation,
  );
const stunned = { state: { conditions: ['stunned' as const] } };
const at = (location: string, more: PartialSituation['target'] = {}) => hunter({ target: { location, ...more } });

describe('The body of the target', () => {
  it('has the places that an attack can be aimed at, with their penalties', () => {
    const setup = { attacker: at('foreleg'), line: 'sword.0', defender: wolf() };
    // 19 − 2 for a leg.
    expect(exchangeAt(setup, []).request).toMatchObject({ id: 'attack', needed: 17 });
    // Not a place of a wolf: the body, without a penalty.
    expect(exchangeAt({ ...setup, attacker: at('leftArm') }, []).request).toMatchObject({ id: 'attack', needed: 19 });
  });

  it('decides where a blow falls that is aimed at no place, without a penalty (p. 400)', () => {
    const strike = (location: number) =>
      exchangeAt({ attacker: hunter(), line: 'sword.0', defender: wolf(stunned), randomLocation: true }, [
        { request: 'attack', rolled: 12 },
        { request: 'location', rolled: location },
      ]).past;
    expect(strike(8).join(' ')).toContain('12 against 19');
    expect(strike(8)).toContain('A random place: 8, the foreleg.');
    expect(strike(17)).toContain('A random place: 17, the tail.');
  });

  it('a wolf stands on three legs, and falls on two (p. 55)', () => {
    // 5 + 1 cutting, × 1.5 is 9: over half of 10 HP, which cripples. The wolf, at HT 10, keeps its senses with a 9.
    const answers = { attack: 9, defense: 'dodge', 'defense.roll': 16, damage: 5, 'wound.knockedDown': 9 };
    const once = resolveExchange({ attacker: at('foreleg'), line: 'sword.0', defender: wolf() }, answers);
    expect(once.log.join(' ')).toContain('foreleg');
    expect(once.defender).toMatchObject({ crippled: ['foreleg'], posture: 'standing', hitsLost: 9 });
    const twice = resolveExchange(
      { attacker: at('hindLeg'), line: 'sword.0', defender: wolf({ state: { crippled: ['foreleg'] } }) },
      answers,
    );
    expect(twice.defender).toMatchObject({ crippled: ['foreleg', 'hindLeg'], posture: 'lying' });
  });

  /** A body whose legs are places of their own. */
  const leg = (name: string) => ({ name, place: 'leg', results: 2, add: -2, resistance: 0 });
  const horse = (names: readonly string[], situation: PartialSituation = {}) =>
    combatantOf(
      'Horse',
      saved('fourth-edition', {
        concept: {
          bodyPlan: 'own',
          body: {
            name: 'Horse',
            dice: 3,
            places: [{ name: 'Body', place: 'torso', results: 8, add: 0, resistance: 0 }, ...names.map(leg)],
          },
        },
      }),
      fightRules,
      situation,
    );
  const crippling = { attack: 9, defense: 'dodge', 'defense.roll': 16, damage: 5, 'wound.knockedDown': 9 } as const;

  it('a horse with four legs of its own falls on the second (p. 55)', () => {
    const names = ['Left foreleg', 'Right foreleg', 'Left hind leg', 'Right hind leg'];
    const strike = (location: string, situation: PartialSituation = {}) =>
      resolveExchange({ attacker: at(location), line: 'sword.0', defender: horse(names, situation) }, crippling)
        .defender;
    expect(strike('leftHindLeg')).toMatchObject({ crippled: ['leftHindLeg'], posture: 'standing' });
    expect(strike('leftHindLeg', { state: { crippled: ['rightForeleg'] } })).toMatchObject({
      crippled: ['rightForeleg', 'leftHindLeg'],
      posture: 'lying',
    });
  });

  it('a body with a left and a right leg falls on the first', () =>
    expect(
      resolveExchange(
        { attacker: at('leftLeg'), line: 'sword.0', defender: horse(['Right leg', 'Left leg']) },
        crippling,
      ).defender,
    ).toMatchObject({ crippled: ['leftLeg'], posture: 'lying' }));

  it('a crippled leg halves what is left of Move for a body on two legs, and not for one on four', () => {
    // Basic Speed 6 (DX 14, HT 10): Move 6, lame 3, and Shortsword 19 − 3. The wolf: Basic Speed 5.
    const moveOf = (one: typeof hunter, crippled: string[]) =>
      deriveCombat(one().sheet, fightRules, one({ state: { crippled } }).situation).worksheet.number('move');
    expect([moveOf(hunter, []), moveOf(hunter, ['leftLeg']), moveOf(hunter, ['leftArm'])]).toEqual([6, 3, 6]);
    expect(
      exchangeAt({ attacker: hunter({ state: { crippled: ['foot'] } }), line: 'sword.0', defender: wolf() }, [])
        .request,
    ).toMatchObject({ needed: 16 });
    expect([moveOf(wolf, []), moveOf(wolf, ['foreleg'])]).toEqual([5, 5]);
  });

  it('a foe without a sheet has the body that the player chose', () => {
    const attacker = at('wing', { body: 'winged-quadruped', ht: 10, st: 10, hits: 10 });
    const defender = anonymousFoe('Griffin', { ...attacker.situation.target });
    const setup = { attacker, line: 'sword.0', defender: { ...defender, dodge: null } };
    expect(exchangeAt(setup, []).request).toMatchObject({ needed: 17 });
    const { log, defender: after } = resolveExchange(setup, { attack: 9, damage: 5, 'wound.knockedDown': 9 });
    expect(log.join(' ')).toContain('9 injury');
    expect(after.crippled).toEqual(['wing']);
  });

  it('a brain without a skull stops 1 (p. 552)', () => {
    const octopus = combatantOf(
      'Octopus',
      saved('fourth-edition', { concept: { bodyPlan: 'octopod' } }),
      fightRules,
      stunned,
    );
    const { log } = resolveExchange(
      { attacker: at('brain'), line: 'sword.0', defender: octopus },
      { attack: 9, defense: 'none', damage: 1 },
    );
    // 1 + 1, of which 1 is stopped; × 4.
    expect(log.join(' ')).toContain('2 cut to the brain, 1 stopped by armor, 4 injury');
  });

  it('a body of its own is aimed at by its own places', () => {
    const slime = combatantOf(
      'Slime',
      saved('fourth-edition', {
        concept: {
          bodyPlan: 'own',
          body: {
            name: 'Slime',
            dice: 3,
            places: [
              { name: 'Ooze', place: 'torso', results: 15, add: 0, resistance: 0 },
              { name: 'Core', place: 'core', results: 1, add: -5, resistance: 0 },
            ],
          },
        },
      }),
      fightRules,
      stunned,
    );
    // 19 − 5.
    expect(exchangeAt({ attacker: at('core'), line: 'sword.0', defender: slime }, []).request).toMatchObject({
      needed: 14,
    });
  });
});

describe('Hands of a body', () => {
  const broadsword = item('broadsword', { key: 'blade', place: 'ready' });
  const now = (traits: Parameters<typeof saved>[1], situation: PartialSituation = {}) =>
    combatant(saved('fourth-edition', traits), fightRules)(situation);
  const centaur = { traits: [legs] };
  const paws = [legs, trait('no-fine-manipulators'), trait('horizontal')];

  it('a wolf neither fights with a sword nor draws one, and still claws', () => {
    const beast = now({ traits: paws, equipment: [broadsword] });
    expect(beast.whyNot(attackStat('blade.0', 'skill'))).toBe('No Fine Manipulators: no hands to hold it');
    expect(beast.skill('unarmed.punch')).toBe(10);
    const carried = now({ traits: paws, equipment: [{ ...broadsword, place: 'carried' }] });
    expect(readyTasks(carried.sheet).map(({ name }) => name)).toEqual([]);
    const dropped = now({ traits: paws, equipment: [broadsword] }, { state: { places: { blade: 'stowed' } } });
    expect(dropped.whyNot('fight:pickUp.blade')).toBe('No Fine Manipulators: no hands to hold it');
  });

  it('a centaur has two hands, and four arms hold two greatswords', () => {
    const carried = now({ ...centaur, equipment: [{ ...broadsword, place: 'carried' }] });
    expect(readyTasks(carried.sheet).map(({ name }) => name)).toEqual(['Broadsword: draw']);
    const two = [item('greatsword', { key: 'a', place: 'ready' }), item('greatsword', { key: 'b', place: 'ready' })];
    expect(now({ equipment: two }).whyNot(attackStat('a.0', 'skill'))).toMatch(/both hands/);
    expect(
      now({ equipment: two, traits: [trait('extra-arms', { level: 2 })] }).whyNot(attackStat('a.0', 'skill')),
    ).toBeNull();
  });

  it('a body chosen without arms has no hands, and who lost a hand has one', () => {
    const bird = now({ concept: { bodyPlan: 'avian' }, equipment: [broadsword] });
    expect(bird.whyNot(attackStat('blade.0', 'skill'))).toBe('the body (Avian): no hands to hold it');
    const one = now({ traits: [trait('one-hand')], equipment: [broadsword] });
    expect(one.skill('blade.0')).not.toBeNull();
    expect(one.whyNot(attackStat('unarmed.punch', 'skill'))).toBe('no empty hand');
    const great = item('greatsword', { key: 'blade', place: 'ready' });
    expect(now({ traits: [trait('one-hand')], equipment: [great] }).whyNot(attackStat('blade.0', 'skill'))).toBe(
      'needs both hands: One Hand',
    );
  });
});
