import { describe, expect, it } from 'vitest';
import type { PartialSituation } from '../../../../character/combat-situation.ts';
import { fiendishFriedrick, johnFalcon } from '../../../../testing/book-characters.ts';
import { combatantOf, resolveExchange } from '../../../../testing/combatant.ts';
import { item, saved, skill, trait } from '../../../../testing/rows.ts';
import { deriveCombat } from '../../../combat/derive-combat.ts';
import { exchangeAt } from '../../../combat/exchange/exchange.ts';
import { anonymousFoe, type ExchangeSetup } from '../../../combat/exchange/participant.ts';
import { forcesOf } from '../../../combat/exchange/pulled-blow.ts';
import { canStopThrust } from '../../../combat/exchange/stop-thrust.ts';
import { openWorksheet } from '../../../derive-character.ts';
import { fightRules as fourthEdition } from '../../../fourth-edition/common/fight/fight-rules.ts';
import { fightRules } from './fight-rules.ts';

const fighter = (name: string, character: ReturnType<typeof saved>, situation: PartialSituation = {}) =>
  combatantOf(name, character, fightRules, situation);

const person = (attributes: { st: number; dx: number; ht: number }, ...more: Parameters<typeof item>[]) =>
  saved('man-to-man', {
    attributes: { iq: 10, ...attributes },
    skills: [skill('shortsword', 4), skill('shield', 4)],
    equipment: more.map(([id, fields]) => item(id, { place: 'ready', ...fields })),
  });

/** Louis LeBlanc: Shortsword 15, 1+1, here by ST 11 (p. 23). */
const louis = (situation: PartialSituation = {}) =>
  fighter('Louis', person({ st: 11, dx: 14, ht: 10 }, ['shortsword', { key: 'sword' }]), situation);
/** Filthy Pierre, with a load lighter than the book's: Parry 6, small shield and cloth armor, HT 12. */
const pierre = (situation: PartialSituation = {}) =>
  fighter(
    'Pierre',
    person(
      { st: 10, dx: 12, ht: 12 },
      ['shortsword', { key: 'sword' }],
      ['small-shield', { key: 'shield' }],
      ['padded-cloth-armor', {}],
    ),
    situation,
  );

const blow = (setup: Partial<ExchangeSetup> = {}): ExchangeSetup => ({
  attacker: louis(),
  defender: pierre(),
  line: 'sword.0',
  ...setup,
});
const at = (location: string) => blow({ attacker: louis({ target: { location } }) });

describe('the example of combat (pp. 23–25)', () => {
  it('Louis rolls 13, Pierre parries with 10 against 9, 5 of the sword are 6 hits', () => {
    const outcome = resolveExchange(blow(), { attack: 13, defense: 'parry.sword.0', 'defense.roll': 10, damage: 4 });
    expect(outcome.log).toEqual([
      'Louis swings the shortsword at Pierre: 13 against 15, success by 2.',
      'Pierre parries: 10 against 9, failure by 1.',
      '5 cut, 1 stopped by armor, 6 injury.',
    ]);
    expect(outcome).toMatchObject({
      result: 'wounded',
      injury: 6,
      defender: { hitsLost: 6, wounds: 6, conditions: [] },
    });
    expect(outcome.defender.parries).toEqual({ 'sword.0': 1 });
    expect(outcome.attacker.attackedWith).toEqual(['sword']);
  });

  it('the defender may choose Dodge, Parry, Block and passive defense with their totals, and usually the parry', () => {
    const { request } = exchangeAt(blow(), [{ request: 'attack', rolled: 13 }]);
    expect(request).toMatchObject({
      kind: 'choice',
      who: 'defender',
      usual: 'parry.sword.0',
      words: 'Pierre’s defense',
    });
    const options = request?.kind === 'choice' ? request.options.map(({ words, needed }) => [words, needed]) : [];
    expect(options).toEqual([
      ['Dodge', 8],
      ['Dodge, with a retreat', 11],
      ['Parry, Shortsword', 9],
      ['Block', 7],
      ['Passive defense alone', 3],
    ]);
  });
});

describe('defenses', () => {
  it.each([
    ['dodge', 'Pierre dodges: 7 against 8, success by 1.', { retreated: false }],
    ['dodge+retreat', 'Pierre retreats and dodges: 7 against 11, success by 4.', { retreated: true }],
    ['parry.sword.0', 'Pierre parries: 7 against 9, success by 2.', { parries: { 'sword.0': 1 } }],
    ['block', 'Pierre blocks: 7 against 7, success.', { blocks: 1 }],
  ])('%s', (defense, sentence, state) => {
    const outcome = resolveExchange(blow(), { attack: 10, defense, 'defense.roll': 7 });
    expect(outcome.log.at(-1)).toBe(sentence);
    expect(outcome).toMatchObject({ result: 'defended', injury: 0, defender: state });
  });

  it('only passive defense is left if no active defense is possible (p. 24)', () => {
    const surprised = blow({ defender: pierre({ state: { conditions: ['frozen', 'mentallyStunned'] } }) });
    const outcome = resolveExchange(surprised, { attack: 10, 'defense.roll': 3 });
    expect(outcome.log.at(-1)).toBe('Pierre has passive defense alone: 3 against 3, critical success.');
    expect(outcome.result).toBe('defended');
  });

  it('somebody with Peripheral Vision defends from the side as from the front (p. 8)', () => {
    const fromTheLeft = (traits: Parameters<typeof trait>[0][], line = 'sword.0') => {
      const armed = person(
        { st: 11, dx: 14, ht: 10 },
        ['shortsword', { key: 'sword' }],
        ['large-knife', { key: 'knife' }],
      );
      const wary = person({ st: 10, dx: 12, ht: 12 }, ['shortsword', { key: 'sword' }], ['small-shield', {}]);
      const defender = { ...wary, character: { ...wary.character, traits: traits.map((id) => trait(id)) } };
      const setup = blow({
        attacker: fighter('Louis', armed, { target: { side: 'left' } }),
        defender: fighter('Pierre', defender),
        line,
      });
      const { request } = exchangeAt(setup, [{ request: 'attack', rolled: line === 'sword.0' ? 8 : 5 }]);
      return request?.kind === 'choice' ? request.options.map(({ id, needed }) => [id, needed]) : [];
    };
    const front = [
      ['dodge', 8],
      ['dodge+retreat', 11],
      ['parry.sword.0', 8],
      ['block', 6],
      ['passive', 2],
    ];
    expect(fromTheLeft(['peripheral-vision'])).toEqual(front);
    expect(fromTheLeft([])).toEqual([
      ['dodge', 6],
      ['dodge+retreat', 9],
      ['block', 4],
      ['passive', 2],
    ]);
    const thrown = fromTheLeft(['peripheral-vision'], 'knife.2').map(([id]) => id);
    expect(thrown).toEqual(['dodge', 'parry.sword.0', 'block', 'passive']);
    expect(fromTheLeft([], 'knife.2')).toEqual([]);
  });

  it('there are none against a critical hit, and without passive defense', () => {
    const naked = fighter('Pierre', person({ st: 10, dx: 12, ht: 12 }), { state: { conditions: ['frozen'] } });
    const outcome = resolveExchange(blow({ defender: naked }), { attack: 10, damage: 1 });
    expect(outcome.log).toContain('Pierre cannot defend.');
    expect(resolveExchange(blow(), { attack: 3, critical: 10, damage: 1 }).log[1]).toBe(
      'Critical hits, 10: normal damage.',
    );
  });

  it('All-Out Defense allows two, of different kinds (p. 31)', () => {
    const careful = blow({ defender: pierre({ choice: { maneuver: 'allOutDefense' } }) });
    const outcome = resolveExchange(careful, {
      attack: 10,
      defense: 'parry.sword.0',
      'defense.roll': 14,
      defense2: 'block',
      'defense2.roll': 7,
    });
    expect(outcome).toMatchObject({ result: 'defended', defender: { blocks: 1, parries: { 'sword.0': 1 } } });
    const { request } = exchangeAt(careful, [
      { request: 'attack', rolled: 10 },
      { request: 'defense', choice: 'parry.sword.0' },
      { request: 'defense.roll', rolled: 14 },
    ]);
    expect(request?.kind === 'choice' && request.options.map(({ id }) => id)).not.toContain('parry.sword.0');
  });

  it('a house rule allows no retreat from an attack that succeeds by 5', () => {
    const { sheet, ...pierreWithoutSheet } = pierre({ choice: { maneuver: 'allOutDefense' } });
    const { saved: character } = sheet.context;
    const houseRules = [...character.houseRules, 'melee-retreat'];
    const setup = blow({ defender: { ...pierreWithoutSheet, sheet: openWorksheet({ ...character, houseRules }) } });
    const options = (rolled: number) => {
      const { request } = exchangeAt(setup, [{ request: 'attack', rolled }]);
      return request?.kind === 'choice' ? request.options.map(({ id }) => id) : [];
    };
    expect(options(11)).toContain('dodge+retreat');
    expect(options(10)).not.toContain('dodge+retreat');
  });

  it('a 3 or 4 sends the attacker to the table of critical misses, but not a shot (p. 36)', () => {
    const outcome = resolveExchange(blow(), { attack: 10, defense: 'dodge', 'defense.roll': 4, 'defense.foe': 10 });
    expect(outcome.log.slice(-2)).toEqual([
      'Critical misses, 10: the weapon is dropped; a cheap one breaks.',
      'Louis drops the shortsword.',
    ]);
    expect(outcome.attacker.places).toEqual({ sword: 'stowed' });
  });

  it('a 17 makes a dodger fall, a blocker lose the grip, and sends a parrier to the table (p. 36)', () => {
    const hit = { attack: 10, 'defense.roll': 17, damage: 1 };
    const dodged = resolveExchange(blow(), { ...hit, defense: 'dodge' });
    expect(dodged.log).toContain('Pierre falls.');
    expect(dodged.defender.posture).toBe('lying');
    const blocked = resolveExchange(blow(), { ...hit, defense: 'block' });
    expect(blocked.log).toContain('Pierre loses the grip on the shield.');
    expect(blocked.defender.unready).toEqual({ shield: 1 });
    const parried = resolveExchange(blow(), { ...hit, defense: 'parry.sword.0', 'defense.miss': 13 });
    expect(parried.log).toContain('Pierre is off balance.');
    expect(parried.defender.conditions).toEqual(['offBalance']);
  });

  it('a light weapon may break on parrying one three times as heavy (p. 24)', () => {
    const fencer = (rolled: number) =>
      resolveExchange(
        blow({
          attacker: fighter('Louis', { ...fiendishFriedrick() }),
          line: 'axe-1.0',
          defender: fighter('Pierre', person({ st: 10, dx: 14, ht: 12 }, ['large-knife', { key: 'knife' }])),
        }),
        { attack: 8, defense: 'parry.knife.0', 'defense.roll': 4, 'defense.breakage': rolled, 'defense.foe': 8 },
      );
    expect(fencer(2).defender.places).toEqual({ knife: 'home' });
    expect(fencer(3).log).toContain('Pierre’s weapon holds: the large knife.');
  });
});

describe('shields and weapons that break (pp. 37, 46)', () => {
  const onShield = (rolled: number, more: Partial<ExchangeSetup> = {}) =>
    resolveExchange(blow({ shieldsBreak: true, ...more }), {
      attack: 10,
      defense: 'block',
      'defense.roll': rolled,
      ...(rolled > 5 ? { 'defense.shield': 4 } : {}),
    });

  it('a block of 7 with a small shield is missed by rolls to 5; by 6 and 7 the shield is hit', () => {
    expect(onShield(5).log.at(-1)).toBe('Pierre blocks: 5 against 7, success by 2.');
    const hit = onShield(6);
    expect(hit.log.at(-1)).toBe('The blow hits Pierre’s small shield: 5 cut, 2 damage to it, 2 of 30.');
    expect(hit).toMatchObject({ result: 'defended', defender: { itemDamage: { shield: 2 } } });
    expect(onShield(7).defender.itemDamage).toEqual({ shield: 2 });
  });

  it('a shield that breaks blocks no more and adds nothing', () => {
    const worn = pierre({ state: { itemDamage: { shield: 29 } } });
    const outcome = onShield(7, { defender: worn });
    expect(outcome.log.at(-1)).toBe('Pierre’s small shield breaks.');
    const after = pierre({ state: outcome.defender });
    const { request } = exchangeAt(blow({ defender: after, shieldsBreak: true }), [{ request: 'attack', rolled: 10 }]);
    const options = request?.kind === 'choice' ? request.options.map(({ id, needed }) => [id, needed]) : [];
    expect(options).toEqual([
      ['dodge', 7],
      ['dodge+retreat', 10],
      ['parry.sword.0', 7],
      ['parry.unarmed.punch', 4],
      ['passive', 1],
    ]);
  });

  it('the point of a thrust comes through, weaker by what the shield took', () => {
    const lance = fighter(
      'Louis',
      saved('man-to-man', {
        attributes: { st: 20, dx: 14, iq: 10, ht: 10 },
        skills: [skill('spear', 4)],
        equipment: [item('spear', { key: 'spear', place: 'ready' })],
      }),
    );
    const { request } = exchangeAt(blow({ attacker: lance, line: 'spear.0', shieldsBreak: true }), [
      { request: 'attack', rolled: 8 },
      { request: 'defense', choice: 'block' },
      { request: 'defense.roll', rolled: 7 },
    ]);
    const adds = request?.kind === 'dice' ? request.dice.adds : 0;
    const outcome = resolveExchange(blow({ attacker: lance, line: 'spear.0', shieldsBreak: true }), {
      attack: 8,
      defense: 'block',
      'defense.roll': 7,
      'defense.shield': 10 - adds,
    });
    expect(outcome.log).toContain('The point comes through the shield: 2.');
    expect(outcome.log.at(-1)).toBe('2 imp, 1 stopped by armor, 2 injury.');
    expect(outcome).toMatchObject({
      result: 'wounded',
      injury: 2,
      defender: { itemDamage: { shield: 5 }, places: {} },
    });
  });

  it('shields stay whole where the option is off', () => {
    expect(resolveExchange(blow(), { attack: 10, defense: 'block', 'defense.roll': 7 }).defender.itemDamage).toEqual(
      undefined,
    );
  });

  it('something may be left of a sword that breaks, nothing of a knife', () => {
    const broken = (remains: number) =>
      resolveExchange(blow(), { attack: 17, miss: 3, 'miss.remains': remains }).log.at(-1);
    expect(broken(3)).toBe('Nothing of use is left.');
    expect(broken(4)).toBe('What is left: half a sword: half its cutting damage, a thrust only crushes.');
    const knife = fighter('Louis', person({ st: 11, dx: 14, ht: 10 }, ['large-knife', { key: 'knife' }]));
    expect(resolveExchange(blow({ attacker: knife, line: 'knife.0' }), { attack: 17, miss: 3 }).log.at(-1)).toBe(
      'Louis’s weapon breaks: the large knife.',
    );
  });
});

describe('a stop thrust (p. 39)', () => {
  const spear = (situation: PartialSituation = {}) =>
    fighter(
      'Louis',
      saved('man-to-man', {
        attributes: { st: 11, dx: 14, iq: 10, ht: 10 },
        skills: [skill('spear', 4)],
        equipment: [item('spear', { key: 'spear', place: 'ready' })],
      }),
      situation,
    );
  const stop = (answers: Parameters<typeof resolveExchange>[1], defender = pierre()) =>
    resolveExchange(blow({ attacker: spear(), line: 'spear.0', stopThrust: true, defender }), answers);

  it('that hits does the most damage of the weapon, which takes a turn more to ready', () => {
    const hit = stop({ attack: 10, defense: 'dodge', 'defense.roll': 16, 'wound.knockedDown': 9 });
    expect(hit.log).toContain('The most damage that it can do.');
    // Thrust 1−1 of ST 11 and 1 for the spear: 6 at most.
    expect(hit.log).toContain('6 imp, 1 stopped by armor, 10 injury.');
    expect(hit.attacker.unready).toEqual({ spear: 1 });
  });

  it('leaves a foe who falls in the next hex, and any other comes on', () => {
    const felled = stop({ attack: 10, defense: 'dodge', 'defense.roll': 16, 'wound.knockedDown': 16 });
    expect(felled.log.at(-1)).toBe('Pierre is stopped in the next hex.');
    const comesOn = 'Pierre comes on, and slams into Louis or evades.';
    const stands = stop({ attack: 10, defense: 'dodge', 'defense.roll': 16, 'wound.knockedDown': 9 });
    expect(stands.log.at(-1)).toBe(comesOn);
    expect(stop({ attack: 16 }).log.at(-1)).toBe(comesOn);
    const dodged = stop({ attack: 10, defense: 'dodge', 'defense.roll': 7 });
    expect(dodged.log.at(-1)).toBe(comesOn);
    expect(dodged.attacker.unready).toEqual({});
  });

  it('needs a point, and feet or knees to stand on; other books have none', () => {
    const canStop = (situation: PartialSituation, rules = fightRules) => {
      const { sheet, situation: whole } = spear(situation);
      const combat = deriveCombat(sheet, rules, whole);
      return combat.attacks.filter(({ line }) => canStopThrust(combat, line)).map(({ line }) => line.name);
    };
    expect(canStop({})).toEqual(['Spear, thrust, one hand', 'Spear, thrust, two hands']);
    expect(canStop({ state: { posture: 'kneeling' } })).toHaveLength(2);
    expect(canStop({ state: { posture: 'sitting' } })).toEqual([]);
    expect(fourthEdition.attack.stopThrust).toBeUndefined();
  });
});

describe('somebody who is pushed into something (pp. 31, 51)', () => {
  const brute = fighter('Brute', person({ st: 16, dx: 14, ht: 10 }, ['shortsword', { key: 'sword' }]));
  const push = (answers: Parameters<typeof resolveExchange>[1]) =>
    resolveExchange(
      blow({ attacker: brute, bystanders: [{ key: 'f', combatant: { ...louis(), name: 'Yves' }, isFriend: false }] }),
      { attack: 10, defense: 'dodge', 'defense.roll': 16, 'wound.knockedDown': 9, 'wound.mayFall': 9, ...answers },
    );

  it('takes what a thrown person does, 1+2 by ST 16; so does a fighter who is in the way', () => {
    const wall = push({ damage: 7, collision: 'large', 'collision.own.damage': 4 });
    expect(wall.log).toContain('Pierre is stopped by a wall, or something else that is large.');
    expect(wall.log).toContain('Pierre takes 6 cr, 1 stopped by armor, 5 injury.');
    const both = push({ damage: 7, collision: 'f', 'collision.own.damage': 1, 'collision.other.damage': 2 });
    expect(both.others).toMatchObject([{ key: 'f', injury: 4 }]);
  });
});

describe('a blow that is held back (p. 45)', () => {
  const forced = (force: string, damage: number) =>
    resolveExchange(blow({ force }), { attack: 10, defense: 'dodge', 'defense.roll': 16, damage });

  it('does the dice that the attacker names', () => {
    expect(forced('', 4).log.at(-1)).toBe('5 cut, 1 stopped by armor, 6 injury.');
    const pulled = forced('1.0', 4);
    expect(pulled.log[0]).toBe('Louis holds back. Pulled: 1.');
    expect(pulled.log.at(-1)).toBe('4 cut, 1 stopped by armor, 4 injury.');
  });

  it('with the flat does the same damage, and no more for cutting', () => {
    expect(forced('flat', 4).log.at(-1)).toBe('5 cr, 1 stopped by armor, 4 injury.');
  });

  it('is no choice of a shot, nor where the book does not say so', () => {
    const bow = fighter(
      'Louis',
      saved('man-to-man', {
        attributes: { st: 11, dx: 14, iq: 10, ht: 10 },
        equipment: [item('longbow', { key: 'bow', place: 'ready' })],
      }),
    );
    const combat = deriveCombat(bow.sheet, fightRules, bow.situation);
    const ids = combat.attacks.map(({ line }) => [line.name, forcesOf(combat, line, 'bare').length]);
    expect(ids).toContainEqual(['Longbow, shot', 0]);
    expect(ids).toContainEqual(['Kick', 2]);
    expect(fourthEdition.attack.pulled).toBeUndefined();
  });
});

describe('critical hits (p. 35)', () => {
  const critical = (rolled: number, location = '', damage = 6) =>
    resolveExchange(at(location), { attack: 3, critical: rolled, damage });

  it.each([
    [5, 21 - 1, '7 cut, tripled, 1 stopped by armor, 30 injury.'],
    [6, 13, '7 cut, doubled, 1 stopped by armor, 19 injury.'],
  ])('%i multiplies the damage rolled', (rolled, _, sentence) => {
    expect(resolveExchange(blow(), { attack: 3, critical: rolled, damage: 6, ...heavy(rolled) }).log[2]).toBe(sentence);
  });
  /** The rolls that the wound asks for. */
  const heavy = (rolled: number): Record<string, number> =>
    rolled === 5 ? { 'wound.mayDie': 8, 'wound.mayDie.2': 8 } : {};

  it('4 passes all armor', () => {
    expect(resolveExchange(blow(), { attack: 3, critical: 4, damage: 2 }).log[2]).toBe(
      '3 cut, past all armor, 4 injury.',
    );
  });

  it('3 knocks out by a blow at the body, and triples any other', () => {
    const body = resolveExchange(blow(), { attack: 3, critical: 3, damage: 1 });
    expect(body.defender).toMatchObject({ hitsLost: 1, conditions: ['unconscious'], posture: 'lying' });
    expect(body.log.at(-1)).toBe('Pierre falls unconscious.');
    const leg = resolveExchange(at('rightLeg'), { attack: 3, critical: 3, damage: 1 });
    expect(leg.log).toContain('2 cut to the right leg, tripled, 1 stopped by armor, 7 injury.');
  });

  it('14 cripples a limb whatever the damage, and doubles any other', () => {
    const leg = resolveExchange(at('rightLeg'), { attack: 3, critical: 14, damage: 1 });
    expect(leg.defender).toMatchObject({ crippled: ['rightLeg'], conditions: ['stunned'], posture: 'lying' });
    expect(leg.log).toContain('Pierre’s right leg is crippled.');
    expect(critical(14, '', 1).log).toContain('2 cut, doubled, 1 stopped by armor, 4 injury.');
  });

  it('15 strikes the weapon from the hand', () => {
    const outcome = critical(15, '', 1);
    expect(outcome.log.at(-1)).toBe('Pierre drops the shortsword.');
    expect(outcome.defender.places).toEqual({ sword: 'stowed' });
  });

  it('a hit to the head has its own table: death, a scar for a cut, stun', () => {
    const killed = resolveExchange(at('head'), { attack: 3, critical: 3 });
    expect(killed.defender.conditions).toEqual(['unconscious', 'dead']);
    expect(killed.log.at(-1)).toBe('Pierre dies.');
    const scarred = resolveExchange(at('head'), { attack: 3, critical: 13 });
    expect(scarred).toMatchObject({ injury: 2, defender: { hitsLost: 2 } });
    expect(critical(16, 'head', 1).defender.conditions).toEqual(['stunned']);
  });
});

describe('critical misses (p. 36)', () => {
  const missed = (more: Record<string, number>, attacker = louis()) =>
    resolveExchange(blow({ attacker }), { attack: 17, ...more });

  it('break, drop, turn and throw the weapon', () => {
    expect(missed({ miss: 3, 'miss.remains': 1 }).attacker.places).toEqual({ sword: 'home' });
    expect(missed({ miss: 9 }).attacker.places).toEqual({ sword: 'stowed' });
    expect(missed({ miss: 8 }).attacker.unready).toEqual({ sword: 1 });
    const flown = missed({ miss: 14, 'miss.yards': 4, 'miss.direction': 5 });
    expect(flown.log.at(-1)).toBe('The shortsword flies 4 yards back.');
    expect(flown.attacker.places).toEqual({ sword: 'stowed' });
  });

  it('break a cheap weapon that would otherwise be dropped', () => {
    const cheap = fighter(
      'Louis',
      person({ st: 11, dx: 14, ht: 10 }, ['shortsword', { key: 'sword', quality: 'cheap' }]),
    );
    expect(missed({ miss: 10, 'miss.remains': 1 }, cheap).attacker.places).toEqual({ sword: 'home' });
  });

  it('hit the fighter’s own arm or leg, with half damage on 6', () => {
    const arm = missed({ miss: 5, 'miss.self': 2, 'miss.damage': 2 });
    expect(arm.log.slice(-2)).toEqual([
      'The blow hits Louis instead.',
      'Louis takes 3 cut to the shield arm, 4 injury.',
    ]);
    expect(arm.attacker.hitsLost).toBe(4);
    expect(missed({ miss: 6, 'miss.self': 5, 'miss.damage': 3 }).attacker.hitsLost).toBe(3);
  });

  it('hit the fighter with a thrust only if a second roll says so', () => {
    const thrust = (again: number, more: Record<string, number> = {}) =>
      resolveExchange(blow({ line: 'sword.1' }), { attack: 17, miss: 5, 'miss.again': again, ...more });
    expect(thrust(13).attacker.conditions).toEqual(['offBalance']);
    expect(thrust(6, { 'miss.self': 1, 'miss.damage': 6 }).attacker.hitsLost).toBe(2);
  });

  it('break a mace only if a second roll says so, and otherwise drop it', () => {
    const mace = fighter(
      'Louis',
      saved('man-to-man', {
        attributes: { st: 12, dx: 14, iq: 10, ht: 10 },
        skills: [skill('axe-mace', 4)],
        equipment: [item('mace', { key: 'mace', place: 'ready' })],
      }),
    );
    const swing = (again: number, more: Record<string, number> = {}) =>
      resolveExchange(blow({ attacker: mace, line: 'mace.0' }), { attack: 17, miss: 17, 'miss.again': again, ...more });
    expect(swing(4, { 'miss.remains': 2 }).attacker.places).toEqual({ mace: 'home' });
    expect(swing(15).attacker.places).toEqual({ mace: 'stowed' });
  });

  it('strain the shoulder, and make the fighter fall', () => {
    expect(missed({ miss: 15 }).attacker.crippled).toEqual(['weaponArm']);
    expect(missed({ miss: 16 }).attacker.posture).toBe('lying');
  });

  it('hurt a bare hand instead of breaking it', () => {
    const punch = resolveExchange(blow({ line: 'unarmed.punch' }), { attack: 17, miss: 9, 'miss.limb': 5 });
    expect(punch.attacker.hitsLost).toBe(2);
  });
});

describe('places of the body (p. 34)', () => {
  it('a blow at the head that misses by one hits the body', () => {
    const outcome = resolveExchange(at('head'), {
      attack: 11,
      defense: 'parry.sword.0',
      'defense.roll': 14,
      damage: 1,
    });
    expect(outcome.log[1]).toBe('The blow hits the body instead.');
    expect(outcome.log.at(-1)).toBe('2 cut to the body, 1 stopped by armor, 1 injury.');
  });

  it('dice may choose the place before the roll, with its penalty', () => {
    const above = exchangeAt(blow({ randomLocation: true, fromAbove: true }), []).request;
    expect(above?.kind === 'dice' && above.dice).toEqual({ dice: 2, adds: -3 });
    const outcome = resolveExchange(blow({ randomLocation: true }), {
      location: 9,
      attack: 14,
    });
    expect(outcome.log).toEqual([
      'A random place: 9, the right leg.',
      'Louis swings the shortsword at Pierre’s right leg: 14 against 13, failure by 1.',
    ]);
  });

  it('a wild swing hits a random place, rolled after it has hit (p. 30)', () => {
    const wild = blow({ attacker: louis({ choice: { wildSwing: true } }) });
    const outcome = resolveExchange(wild, { attack: 5, location: 5, defense: 'dodge', 'defense.roll': 12, damage: 1 });
    expect(outcome.log).toContain('2 cut to the weapon arm, 1 stopped by armor, 1 injury.');
    // "From above" belongs to a place that is rolled for by choice.
    const place = exchangeAt({ ...wild, fromAbove: true }, [{ request: 'attack', rolled: 5 }]).request;
    expect(place?.kind === 'dice' && place.dice).toEqual({ dice: 2, adds: 0 });
  });

  it('a blow at the weapon may break it or knock it away, and no shield blocks it (pp. 35–36)', () => {
    const start = [{ request: 'attack', rolled: 8 }];
    const { request } = exchangeAt(at('weapon'), start);
    expect(request?.kind === 'choice' && request.options.map(({ id }) => id)).not.toContain('block');
    const hits = (damage: number, more: Record<string, number> = {}, quality: 'good' | 'fine' = 'good') => {
      const defender = fighter(
        'Pierre',
        person({ st: 8, dx: 12, ht: 12 }, ['shortsword', { key: 'sword', quality }], ['small-shield', {}]),
      );
      const setup = blow({ attacker: louis({ target: { location: 'weapon' } }), defender });
      return resolveExchange(setup, { attack: 8, defense: 'dodge', 'defense.roll': 16, damage, ...more });
    };
    // ST 8: more than 4 may disarm. A shortsword breaks at 6, or at 12 if it is of finer quality.
    const dropped = hits(4, { hold: 12 });
    expect(dropped.log.slice(-3)).toEqual([
      '5 cut to the weapon.',
      'Pierre’s ST: 12 against 8, failure by 4.',
      'Pierre drops the shortsword.',
    ]);
    expect(dropped).toMatchObject({ injury: 0, defender: { hitsLost: 0, places: { sword: 'stowed' } } });
    expect(hits(5, { 'struck.remains': 1 }).log).toContain('Pierre’s weapon breaks: the shortsword.');
    expect(hits(5, { hold: 5 }, 'fine').defender.places).toEqual({});
    expect(hits(3).defender.places).toEqual({});
  });
});

describe('wounds', () => {
  const hit = (hitsLost: number, more: Record<string, number> = {}) =>
    resolveExchange(blow({ defender: pierre({ state: { hitsLost } }) }), {
      attack: 10,
      defense: 'dodge',
      'defense.roll': 16,
      damage: 6,
      ...more,
    });

  it('armor stops the blow', () => {
    const falcon = fighter('Falcon', johnFalcon());
    const outcome = resolveExchange(blow({ defender: falcon }), {
      attack: 10,
      defense: 'dodge',
      'defense.roll': 16,
      damage: 1,
    });
    expect(outcome).toMatchObject({ result: 'stopped', injury: 0, defender: { hitsLost: 0 } });
    expect(outcome.log.at(-1)).toBe('2 cut, all stopped by armor.');
  });

  it('more than half of HT stuns, and knocks down unless HT is rolled (p. 53)', () => {
    const down = hit(0, { 'wound.knockedDown': 13 });
    expect(down.log.slice(-3)).toEqual([
      '7 cut, 1 stopped by armor, 9 injury.',
      'Pierre’s HT: 13 against 12, failure by 1.',
      'Pierre falls stunned.',
    ]);
    expect(down.defender).toMatchObject({ conditions: ['stunned'], posture: 'lying' });
    const up = hit(0, { 'wound.knockedDown': 12 });
    expect(up.log.at(-1)).toBe('Pierre is stunned.');
    expect(up.defender.posture).toBe('standing');
  });

  it('hits below 0 mean unconsciousness, without a roll against falling', () => {
    expect(hit(10).log.at(-1)).toBe('Pierre falls unconscious.');
  });

  it('−HT asks for a roll to live', () => {
    const unconscious = { state: { hitsLost: 19, posture: 'lying' as const, conditions: ['unconscious' as const] } };
    const struck = (rolled: number) =>
      resolveExchange(blow({ defender: pierre(unconscious) }), {
        attack: 10,
        'defense.roll': 12,
        damage: 6,
        'wound.mayDie': rolled,
      });
    expect(struck(13).log.at(-1)).toBe('Pierre dies.');
    expect(struck(13).defender.conditions).toContain('dead');
    expect(struck(12).defender.conditions).not.toContain('dead');
  });
});

describe('a limb that is crippled already (p. 54)', () => {
  const state = { hitsLost: 7, crippled: ['rightLeg'], posture: 'lying' } as const;
  const attacker = louis({ target: { location: 'rightLeg' } });
  const crippled = blow({ attacker, defender: pierre({ state: { ...state, crippled: ['rightLeg'] } }) });

  it('takes no more hits', () => {
    const outcome = resolveExchange(crippled, { attack: 10, defense: 'passive', 'defense.roll': 16, damage: 6 });
    expect(outcome.log.at(-1)).toBe('7 cut to the right leg, crippled already, 1 stopped by armor.');
    expect(outcome).toMatchObject({ result: 'stopped', injury: 0 });
    expect(outcome.defender).toMatchObject({ hitsLost: 7, conditions: [], crippled: ['rightLeg'] });
  });

  it('is not crippled again by a critical hit, which then stuns nobody', () => {
    const outcome = resolveExchange(crippled, { attack: 3, critical: 14, damage: 1 });
    expect(outcome.defender).toMatchObject({ hitsLost: 7, conditions: [], crippled: ['rightLeg'] });
  });
});

describe('somebody without a sheet', () => {
  const target = { dodge: 5, parry: 6, passiveDefense: 2, damageResistance: 1, ht: 11, hitsLost: 3 };
  const goblin = (more: object = {}) => {
    const attacker = louis({ target: { ...target, ...more } });
    return blow({ attacker, defender: anonymousFoe('Goblin 2', attacker.situation.target) });
  };

  it('defends and is wounded by the numbers of the target', () => {
    const outcome = resolveExchange(goblin(), { attack: 10, defense: 'parry', 'defense.roll': 12, damage: 3 });
    expect(outcome.log).toEqual([
      'Louis swings the shortsword at Goblin 2: 10 against 15, success by 5.',
      'Goblin 2 parries: 12 against 8, failure by 4.',
      '4 cut, 1 stopped by armor, 4 injury.',
    ]);
    expect(outcome.defender.hitsLost).toBe(7);
  });

  it('is stunned and falls unconscious', () => {
    const stunned = resolveExchange(goblin(), {
      attack: 10,
      defense: 'dodge',
      'defense.roll': 12,
      damage: 6,
    });
    expect(stunned.log.at(-1)).toBe('Goblin 2 falls unconscious.');
    expect(stunned.defender).toMatchObject({ hitsLost: 12, posture: 'lying', conditions: ['stunned', 'unconscious'] });
  });

  it('is worse at defending when stunned and on the ground', () => {
    const options = (more: object) => {
      const { request } = exchangeAt(goblin(more), [{ request: 'attack', rolled: 10 }]);
      return request?.kind === 'choice' ? request.options.map(({ needed }) => needed) : null;
    };
    expect(options({})).toEqual([7, 8, 2]);
    expect(options({ conditions: ['stunned'] })).toEqual([3, 4, 2]);
  });
});

it('an attack that is not possible is an outcome', () => {
  const outcome = resolveExchange(
    blow({ attacker: louis({ state: { conditions: ['unconscious'], posture: 'lying' } }) }),
    {},
  );
  expect(outcome).toMatchObject({ result: 'impossible', injury: 0 });
  expect(outcome.log).toEqual(['Louis cannot attack with Shortsword, swing: unconscious.']);
  expect(resolveExchange(blow({ line: 'nothing' }), {}).result).toBe('impossible');
});
