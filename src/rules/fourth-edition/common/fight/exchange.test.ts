import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { PartialSituation } from '../../../../character/combat-situation.ts';
import { ownAttackSchema } from '../../../../character/equipment-rows.ts';
import { combatantOf, resolveExchange } from '../../../../testing/combatant.ts';
import { typedItem, typedSkill, typedTrait } from '../../../../testing/own-rows.ts';
import { item, saved } from '../../../../testing/rows.ts';
import { exchangeAt } from '../../../combat/exchange/exchange.ts';
import { anonymousFoe, type ExchangeSetup } from '../../../combat/exchange/participant.ts';
import { fightRules } from './fight-rules.ts';

const sword = typedItem(
  'Shortsword',
  { kind: 'weapon', weight: 2, attacks: [{ name: 'swing', skill: 'Shortsword', type: 'cut', reach: '1' }] },
  { key: 'sword', place: 'ready' },
);
const rifle = typedItem(
  'Rifle',
  {
    kind: 'weapon',
    attacks: [
      {
        name: 'shot',
        skill: 'Guns',
        type: 'pi',
        basis: 'fixed',
        dice: 2,
        ranged: true,
        accuracy: 4,
        halfDamage: '100',
        rateOfFire: '9',
        shots: '20(3)',
        recoil: 2,
      },
    ],
  },
  { key: 'gun', place: 'ready' },
);

/** Louis LeBlanc (p. 381): ST 11, Shortsword 15. */
const louis = (situation: PartialSituation = {}) =>
  combatantOf(
    'Louis',
    saved('fourth-edition', {
      attributes: { st: 11, dx: 14, iq: 10, ht: 10 },
      skills: [
        typedSkill('Shortsword', 4, { combat: true }),
        typedSkill('Guns', 8, { difficulty: 'easy', combat: true }),
      ],
      equipment: [sword, rifle],
    }),
    fightRules,
    situation,
  );

/** Filthy Pierre: Shield 12, Shortsword 11, DB 1, DR 1, 12 HP. */
const pierre = (situation: PartialSituation = {}) =>
  combatantOf(
    'Pierre',
    saved('fourth-edition', {
      attributes: { st: 12, dx: 10, iq: 10, ht: 10 },
      skills: [
        typedSkill('Shortsword', 4, { combat: true }),
        typedSkill('Shield', 4, { difficulty: 'easy', combat: true, defense: 'block' }),
        typedSkill('Acrobatics', 8, { difficulty: 'hard' }),
      ],
      equipment: [
        sword,
        typedItem('Small shield', { kind: 'shield', defenseBonus: 1 }, { key: 'targe', place: 'ready' }),
        typedItem('Cloth armor', { kind: 'armor', damageResistance: 1 }, { key: 'cloth', place: 'ready' }),
      ],
    }),
    fightRules,
    situation,
  );

describe('A beast that bites', () => {
  const bite = { name: 'bite', type: 'cut', basis: 'thrust', skills: [{ attribute: 'dx' }] };
  const traits = [typedTrait('Bite', { attacks: [z.parse(ownAttackSchema, bite)] })];
  const wolf = combatantOf('Wolf', saved('fourth-edition', { traits }), fightRules);
  const onPierre = { attacker: wolf, line: 'bite.0', defender: pierre() };

  it('attacks with no weapon', () =>
    expect(resolveExchange(onPierre, { attack: 16 }).log).toEqual([
      expect.stringMatching(/^Wolf bites Pierre: 16 against/),
    ]));

  it('is hit in the face by a parry, not in an arm', () => {
    const { attacker, log } = resolveExchange(onPierre, {
      attack: 9,
      defense: 'parry.sword.0',
      'defense.roll': 5,
      'defense.limb': 5,
      'defense.limb.damage': 1,
    });
    expect(log.at(-1)).toContain('to the face');
    expect(attacker.crippled).toEqual([]);
  });
});

describe('Somebody hurt while concentrating (Basic Set p. 366)', () => {
  const attacked = (isCasting: boolean) =>
    resolveExchange(
      {
        attacker: louis(),
        line: 'sword.0',
        defender: { ...pierre({ choice: { maneuver: 'concentrate' } }), isCasting },
      },
      { attack: 10, defense: 'none', damage: 3, ...(isCasting ? {} : { 'hurt.concentration': 9 }) },
    );

  it('rolls to keep concentrating', () =>
    expect(attacked(false).log).toContainEqual(expect.stringContaining('keep concentrating')));

  it('does not roll in the exchange with a spell in progress, which asks for that roll itself', () =>
    expect(attacked(true).log.join(' ')).not.toContain('keep concentrating'));
});

/** With the shield of the table: DB 1, DR 6, 30 HP. */
const shielded = (situation: PartialSituation = {}) =>
  combatantOf(
    'Pierre',
    saved('fourth-edition', {
      attributes: { st: 12, dx: 10, iq: 10, ht: 10 },
      skills: [typedSkill('Shield', 4, { difficulty: 'easy', combat: true, defense: 'block' })],
      equipment: [item('small-shield', { key: 'targe', place: 'ready' })],
    }),
    fightRules,
    situation,
  );

describe('a dodge into the way of an attack on a friend (p. 375)', () => {
  const friend = (situation: PartialSituation = {}) => ({
    key: 'f',
    combatant: { ...shielded(situation), name: 'Yves' },
    isFriend: true,
  });
  const attacked = (more: Partial<ExchangeSetup> = {}) => blow({ bystanders: [friend()], ...more });

  it('that succeeds takes the hit', () => {
    const outcome = resolveExchange(attacked(), { attack: 10, friend: 'f', 'friend.roll': 5, 'friend.damage': 3 });
    expect(outcome).toMatchObject({ result: 'defended', injury: 0 });
    expect(outcome.defender.hitsLost).toBe(0);
    expect(outcome.others).toMatchObject([{ key: 'f', name: 'Yves', state: { retreated: true } }]);
    expect(outcome.others[0]?.injury).toBeGreaterThan(0);
  });

  it('that fails leaves the friend the usual defense', () => {
    const outcome = resolveExchange(attacked(), {
      attack: 10,
      friend: 'f',
      'friend.roll': 16,
      defense: 'dodge',
      'defense.roll': 4,
    });
    expect(outcome.result).toBe('defended');
    expect(outcome.others).toMatchObject([{ key: 'f', injury: 0, state: { retreated: true } }]);
  });

  it('is asked of friends alone who have not moved yet, and nobody is the usual answer', () => {
    const first = (setup: ExchangeSetup) => exchangeAt(setup, [{ request: 'attack', rolled: 10 }]).request;
    expect(first(attacked())).toMatchObject({ id: 'friend', usual: '' });
    expect(first(attacked({ bystanders: [{ ...friend(), isFriend: false }] }))?.id).toBe('defense');
    expect(first(attacked({ bystanders: [friend({ state: { retreated: true } })] }))?.id).toBe('defense');
  });

  it('is a Dodge without a retreat, a drop or a leap, whatever the friend chose before', () => {
    const needed = (defense: PartialSituation['defense']) => {
      const bystanders = [friend(defense ? { defense } : {})];
      const { request } = exchangeAt(attacked({ bystanders }), [{ request: 'attack', rolled: 10 }]);
      return request?.kind === 'choice' ? request.options.find(({ id }) => id === 'f')?.needed : request;
    };
    expect(needed({ retreat: true, drop: true, acrobatic: 'made' })).toBe(needed({}));
    expect(needed({})).toBeGreaterThan(0);
  });

  /** A blow into a close combat misses, and Yves is hit by chance. */
  const strayed = (more: Partial<ExchangeSetup> = {}) =>
    blow({
      attacker: louis({ target: { inMelee: true } }),
      bystanders: [friend(), { ...friend(), key: 'g', combatant: { ...shielded(), name: 'Gilles' } }],
      ...more,
    });
  const toYves = { attack: 15, stray1: 'f', 'stray1.attack': 7 };

  it('into the way of a hit by chance is asked of the others, and takes that hit', () => {
    const { request } = exchangeAt(strayed(), [
      { request: 'attack', rolled: 15 },
      { request: 'stray1', choice: 'f' },
      { request: 'stray1.attack', rolled: 7 },
    ]);
    expect(request?.id).toBe('stray1.friend');
    expect(request?.kind === 'choice' ? request.options.map(({ id }) => id) : request).toEqual(['', 'g']);
    const { others } = resolveExchange(strayed(), {
      ...toYves,
      'stray1.friend': 'g',
      'stray1.friend.roll': 5,
      'stray1.friend.damage': 3,
    });
    expect(others).toMatchObject([{ key: 'g', name: 'Gilles', state: { retreated: true } }]);
    expect(others[0]?.injury).toBeGreaterThan(0);
  });

  it('into the way of a hit on somebody of the other side is asked of nobody', () => {
    const foe = { ...friend(), key: 'e', isFriend: false };
    const { request } = exchangeAt(strayed({ bystanders: [friend(), foe] }), [
      { request: 'attack', rolled: 15 },
      { request: 'stray1', choice: 'e' },
      { request: 'stray1.attack', rolled: 7 },
    ]);
    expect(request?.id).toBe('stray1.defense');
  });

  describe('with a drop, against a shot (p. 377)', () => {
    const shot = () => attacked({ line: 'gun.0', attacker: louis({ target: { range: 2 } }) });
    const thrown = (roll: number, rest: Parameters<typeof resolveExchange>[1]) =>
      resolveExchange(shot(), { attack: 10, friend: 'f+drop', 'friend.roll': roll, ...rest });
    const dodge = () => {
      const { request } = exchangeAt(shot(), [{ request: 'attack', rolled: 10 }]);
      return request?.kind === 'choice' ? request.options.map(({ id, needed }) => [id, needed]) : [];
    };

    it('adds 3, and is offered against shots alone', () => {
      const [, [, plain] = [], [drop, dropped] = []] = dodge();
      expect([drop, dropped]).toEqual(['f+drop', Number(plain) + 3]);
      const { request } = exchangeAt(attacked(), [{ request: 'attack', rolled: 10 }]);
      expect(request?.kind === 'choice' ? request.options.map(({ id }) => id) : request).toEqual(['', 'f']);
    });

    it('that succeeds leaves both lying, and the hit to the friend; by 3 or more it hits neither', () => {
      const needed = Number(dodge().find(([id]) => id === 'f+drop')?.[1]);
      const narrow = thrown(needed, { 'friend.damage': 5 });
      expect(narrow.defender).toMatchObject({ posture: 'lying', hitsLost: 0 });
      expect(narrow.others).toMatchObject([{ key: 'f', state: { posture: 'lying', retreated: true } }]);
      expect(narrow.others[0]?.injury).toBeGreaterThan(0);
      const clear = thrown(needed - 3, { stray1: '' });
      expect(clear).toMatchObject({ result: 'defended', defender: { posture: 'lying', hitsLost: 0 } });
      expect(clear.others).toMatchObject([{ key: 'f', injury: 0, state: { posture: 'lying' } }]);
    });

    it('that fails leaves the friend on the ground, and the other with the usual defense', () => {
      const outcome = resolveExchange(shot(), {
        attack: 10,
        friend: 'f+drop',
        'friend.roll': 17,
        defense: 'dodge',
        'defense.roll': 4,
        stray1: '',
      });
      expect(outcome).toMatchObject({ result: 'defended', defender: { posture: 'standing' } });
      expect(outcome.others).toMatchObject([{ key: 'f', injury: 0, state: { posture: 'lying' } }]);
    });
  });

  it('starts from what happened earlier in the same attack: who moved then is not asked again', () => {
    // Gilles tries in vain for Pierre, who dodges; behind him Yves is hit by chance.
    const { request } = exchangeAt(strayed(), [
      { request: 'attack', rolled: 10 },
      { request: 'friend', choice: 'g' },
      { request: 'friend.roll', rolled: 16 },
      { request: 'defense', choice: 'dodge' },
      { request: 'defense.roll', rolled: 4 },
      { request: 'stray1', choice: 'f' },
      { request: 'stray1.attack', rolled: 7 },
    ]);
    expect(request?.id).toBe('stray1.defense');
  });
});

it('an attack from behind by somebody who ran around is as from the side (p. 391)', () => {
  const dodgeOf = (ranAround: boolean) => {
    const setup = blow({ attacker: louis({ target: { side: 'behind', ranAround } }) });
    const { request } = exchangeAt(setup, [{ request: 'attack', rolled: 10 }]);
    return request?.kind === 'choice' ? request.options.map(({ id, needed }) => [id, needed]) : [];
  };
  const front = exchangeAt(blow(), [{ request: 'attack', rolled: 10 }]).request;
  const plain = front?.kind === 'choice' ? front.options.find(({ id }) => id === 'dodge')?.needed : null;
  expect(dodgeOf(false)).toEqual([]);
  expect(dodgeOf(true)).toContainEqual(['dodge', Number(plain) - 3]); // and without the DB
});

describe('damage to shields', () => {
  const onShield = (taken: number, by = 0) => {
    const defender = shielded({ state: { itemDamage: { targe: taken } } });
    const setup = blow({ defender, shieldsBreak: true });
    const { request } = exchangeAt(setup, [{ request: 'attack', rolled: 10 }]);
    const needed = request?.kind === 'choice' ? (request.options.find(({ id }) => id === 'block')?.needed ?? 0) : 0;
    return resolveExchange(setup, {
      attack: 10,
      defense: 'block',
      'defense.roll': needed - by,
      ...(by === 0 ? { 'defense.shield': 6 } : {}),
    });
  };

  it('a defense that succeeds only by the DB has the shield struck, which takes the damage less its DR', () => {
    const outcome = onShield(0);
    const [, total = '', dealt = ''] = /: (\d+) cut, (\d+) damage to it/.exec(outcome.log.at(-1) ?? '') ?? [];
    expect(Number(dealt)).toBe(Number(total) - 6);
    expect(Number(dealt)).toBeGreaterThan(0);
    expect(outcome.defender.itemDamage).toEqual({ targe: Number(dealt) });
    expect(onShield(0, 1).defender.itemDamage).toEqual({ targe: 0 });
  });

  it('a shield whose hit points are used up breaks', () => {
    const outcome = onShield(29);
    expect(outcome.log.at(-1)).toBe('Pierre’s small shield breaks.');
    expect(outcome.defender.places).toEqual({ targe: 'home' });
  });
});

const blow = (setup: Partial<ExchangeSetup> = {}): ExchangeSetup => ({
  attacker: louis(),
  defender: pierre(),
  line: 'sword.0',
  ...setup,
});

describe('the example of combat (p. 381)', () => {
  it('Louis rolls 13, Pierre blocks and retreats with 12 against 11, 5 through DR 1 are 6 HP', () => {
    const outcome = resolveExchange(blow(), { attack: 13, defense: 'block+retreat', 'defense.roll': 12, damage: 4 });
    expect(outcome.log).toEqual([
      'Louis swings the Shortsword at Pierre: 13 against 15, success by 2.',
      'Pierre retreats and blocks: 12 against 11, failure by 1.',
      '5 cut, 1 stopped by armor, 6 injury.',
    ]);
    expect(outcome.defender).toMatchObject({ hitsLost: 6, wounds: 6, retreated: true, blocks: 1, conditions: [] });
  });
});

describe('somebody who is pushed into something (p. 378)', () => {
  const club = typedItem(
    'Club',
    {
      kind: 'weapon',
      attacks: [{ name: 'swing', skill: 'Shortsword', type: 'cr', basis: 'fixed', dice: 5, reach: '1' }],
    },
    { key: 'club', place: 'ready' },
  );
  const brute = combatantOf(
    'Brute',
    saved('fourth-edition', {
      attributes: { st: 20, dx: 14, iq: 10, ht: 10 },
      skills: [typedSkill('Shortsword', 4, { combat: true })],
      equipment: [club],
    }),
    fightRules,
    {},
  );
  const yves = { key: 'f', combatant: { ...shielded(), name: 'Yves' }, isFriend: false };
  // Pierre has ST 12: a yard for each 10, here 2 yards.
  const push = (answers: Parameters<typeof resolveExchange>[1]) =>
    resolveExchange(blow({ attacker: brute, line: 'club.0', bystanders: [yves] }), {
      attack: 10,
      defense: 'dodge',
      'defense.roll': 16,
      damage: 21,
      'wound.knockedDown': 9,
      'wound.mayFall': 9,
      ...answers,
    });

  it('takes a wall twice as hard as a hedge, for 12 HP and 2 yards a second', () => {
    const { request } = exchangeAt(blow({ attacker: brute, line: 'club.0' }), []);
    expect(request?.id).toBe('attack');
    const hard = push({ collision: 'hard', 'collision.own.damage': 6 });
    expect(hard.log).toContain('Pierre is stopped by a wall, or something else that is hard.');
    // 12 HP × 2 × 2 / 100 is 0.48 dice: a die less 2.
    expect(hard.log).toContain('Pierre takes 4 cr, 1 stopped by armor, 3 injury.');
    const soft = push({ collision: 'soft', 'collision.own.damage': 6 });
    expect(soft.log).toContain('Pierre takes 3 cr, 1 stopped by armor, 2 injury.');
  });

  it('hurts another fighter, and is hurt by them; nothing stops them unless somebody says so', () => {
    const both = push({ collision: 'f', 'collision.own.damage': 6, 'collision.other.damage': 5 });
    expect(both.log).toContain('Pierre is stopped by Yves.');
    expect(both.others).toMatchObject([{ key: 'f', injury: 2, state: { hitsLost: 2 } }]);
    expect(push({ collision: '' }).others).toEqual([]);
  });
});

describe('defenses', () => {
  it('an acrobatic dodge rolls Acrobatics first (p. 375)', () => {
    const dodge = { attack: 10, defense: 'dodge+acrobatic' };
    const made = resolveExchange(blow(), { ...dodge, 'defense.acrobatics': 8, 'defense.roll': 11 });
    expect(made.log.slice(1)).toEqual([
      'Pierre’s Acrobatics: 8 against 11, success by 3.',
      'Pierre leaps and dodges: 11 against 11, success.',
    ]);
    expect(made.defender.acrobaticDodges).toBe(1);
    const failed = resolveExchange(blow(), { ...dodge, 'defense.acrobatics': 12, 'defense.roll': 8, damage: 1 });
    expect(failed.log[2]).toBe('Pierre leaps and dodges: 8 against 7, failure by 1.');
  });

  it('a deceptive attack lowers them (p. 369)', () => {
    const setup = blow({ attacker: louis({ choice: { deceptive: 2 } }) });
    const { request } = exchangeAt(setup, [{ request: 'attack', rolled: 10 }]);
    expect(request?.kind === 'choice' && request.options.find(({ id }) => id === 'block')?.needed).toBe(8);
  });

  it('a critical success sends the attacker to a table that is not in the book of this ruleset (p. 381)', () => {
    const outcome = resolveExchange(blow(), { attack: 10, defense: 'block', 'defense.roll': 3 });
    expect(outcome.log.at(-1)).toBe('What the critical miss does is for the game master (Basic Set, pp. 381–382).');
  });

  it('extra effort costs a point of fatigue (p. 357)', () => {
    const setup = blow({ defender: pierre({ defense: { feverish: true } }) });
    const outcome = resolveExchange(setup, { attack: 10, defense: 'block', 'defense.roll': 12 });
    expect(outcome).toMatchObject({ result: 'defended', defender: { fatigueLost: 1 } });
  });
});

describe('extra effort of the attacker (p. 357)', () => {
  it('a Mighty Blow costs a point, whether it hits or not; so does a Flurry of Blows', () => {
    const mighty = blow({ attacker: louis({ choice: { mightyBlow: true }, state: { fatigueLost: 2 } }) });
    expect(resolveExchange(mighty, { attack: 16 }).attacker.fatigueLost).toBe(3);
    const hit = resolveExchange(mighty, { attack: 10, defense: 'block', 'defense.roll': 16, damage: 2 });
    expect(hit.log.at(-1)).toBe('5 cut, 1 stopped by armor, 6 injury.');
    expect(hit).toMatchObject({ attacker: { fatigueLost: 3 }, defender: { fatigueLost: 0 } });
    const flurry = blow({ attacker: louis({ choice: { rapidStrike: true, flurry: true } }) });
    const missed = resolveExchange(flurry, { attack: 13 });
    expect(missed.log).toEqual(['Louis swings the Shortsword at Pierre: 13 against 12, failure by 1.']);
    expect(missed.attacker.fatigueLost).toBe(1);
  });

  it('an ordinary blow costs nothing', () => {
    expect(resolveExchange(blow(), { attack: 16 }).attacker.fatigueLost).toBe(0);
  });
});

describe('critical hits', () => {
  it('they allow no defense; the rest is left to the game master', () => {
    const outcome = resolveExchange(blow(), { attack: 4, damage: 1 });
    expect(outcome.log).toEqual([
      'Louis swings the Shortsword at Pierre: 4 against 15, critical success.',
      'What else the critical hit does is for the game master (Basic Set, pp. 381–382).',
      '2 cut, 1 stopped by armor, 1 injury.',
    ]);
  });
});

describe('wounds (pp. 380–381)', () => {
  const struck = (damage: number, more: Record<string, number>, situation: PartialSituation = {}) =>
    resolveExchange(blow({ defender: pierre(situation) }), {
      attack: 10,
      defense: 'block',
      'defense.roll': 16,
      damage,
      ...more,
    });

  it('a major wound: on their feet, down and stunned, or unconscious, by how the roll is missed', () => {
    expect(struck(6, { 'wound.knockedDown': 10 }).defender).toMatchObject({ hitsLost: 9, conditions: [] });
    const down = struck(6, { 'wound.knockedDown': 12 });
    expect(down.defender).toMatchObject({ conditions: ['stunned'], posture: 'lying' });
    expect(down.log.slice(-2)).toEqual([
      'Pierre’s roll against knockdown: 12 against 10, failure by 2.',
      'Pierre falls stunned.',
    ]);
    expect(struck(6, { 'wound.knockedDown': 15 }).log.at(-1)).toBe('Pierre falls unconscious.');
  });

  it('a roll to live is due at each multiple of HP below 0', () => {
    const dying = { state: { hitsLost: 20, posture: 'lying' as const } };
    // HT 10: missed by 3 he dies, by 1 or 2 the wound is mortal (p. 423).
    const rolled = (roll: number) => struck(6, { 'wound.knockedDown': 10, 'wound.mayDie': roll }, dying);
    expect(rolled(13).log.at(-1)).toBe('Pierre dies.');
    expect(rolled(12).log.slice(-2)).toEqual(['Pierre is mortally wounded.', 'Pierre falls unconscious.']);
    expect(rolled(10).defender.conditions).toEqual([]);
  });

  it('a wound may end an aim', () => {
    const aiming = {
      state: { aim: { line: 'sword.0', turns: 2, braced: false } },
      choice: { maneuver: 'allOutAttack' },
    };
    const lost = resolveExchange(blow({ defender: pierre(aiming) }), { attack: 10, damage: 1, 'hurt.aim': 13 });
    expect(lost.defender.aim).toBeNull();
    expect(lost.log.at(-1)).toBe('Pierre, keep the aim when hurt: 13 against 10, failure by 3; the aim is lost.');
    const kept = resolveExchange(blow({ defender: pierre(aiming) }), { attack: 10, damage: 1, 'hurt.aim': 10 });
    expect(kept.defender.aim).not.toBeNull();
  });

  it('a blow at the skull that misses by one hits the torso', () => {
    const outcome = resolveExchange(blow({ attacker: louis({ target: { location: 'skull' } }) }), {
      attack: 9,
      defense: 'block',
      'defense.roll': 16,
      damage: 1,
    });
    expect(outcome.log[1]).toBe('The blow hits the torso instead.');
  });
});

describe('rapid fire (p. 374)', () => {
  const burst = (range: number, more: Record<string, number | string>) =>
    resolveExchange(
      blow({ line: 'gun.0', attacker: louis({ choice: { shots: 4 }, target: { range } }), defender: pierre() }),
      more,
    );

  it('each Recoil of the margin is one more hit; a dodge avoids one plus its margin', () => {
    const outcome = burst(2, {
      attack: 10,
      defense: 'dodge',
      'defense.roll': 7,
      damage: 5,
      '2.damage': 3,
    });
    expect(outcome.log).toEqual([
      'Louis shoots the Rifle at Pierre: 10 against 17, success by 7.',
      '4 shots hit.',
      'Pierre dodges: 7 against 8, success by 1.',
      '2 hits get through.',
      '5 pi, 1 stopped by armor, 4 injury.',
      '3 pi, 1 stopped by armor, 2 injury.',
    ]);
    expect(outcome.injury).toBe(6);
    expect(outcome.attacker.shotsFired).toEqual({ 'gun.0': 4 });
  });

  it('damage is halved from the half-damage range on (p. 378)', () => {
    const far = resolveExchange(blow({ line: 'gun.0', attacker: louis({ target: { range: 120 } }) }), {
      attack: 3,
      damage: 9,
    });
    expect(far.log.at(-1)).toBe('9 pi, halved by the distance, 1 stopped by armor, 3 injury.');
  });
});

it('a punch on armor hurts the hand (p. 379)', () => {
  const attacker = louis();
  const defender = anonymousFoe('Golem', { ...attacker.situation.target, damageResistance: 4 });
  const kick = resolveExchange(blow({ attacker, defender, line: 'unarmed.kick' }), { attack: 8, damage: 6 });
  expect(kick.log).toEqual([
    'Louis kicks Golem: 8 against 12, success by 4.',
    'Golem cannot defend.',
    '5 cr, 4 stopped by armor, 1 injury.',
    'Louis takes 1 cr to the foot, 1 injury.',
  ]);
});

it('a fighter who misses a kick falls if they fail the roll', () => {
  const outcome = resolveExchange(blow({ line: 'unarmed.kick' }), { attack: 14, keepFeet: 15 });
  expect(outcome.attacker.posture).toBe('lying');
  expect(outcome.log.at(-1)).toBe('Louis falls.');
});

describe('weapons of the list', () => {
  const shooter = (id: string) =>
    combatantOf(
      'Ada',
      saved('fourth-edition', {
        attributes: { st: 12, dx: 18, iq: 10, ht: 10 },
        equipment: [item(id, { key: 'gun', place: 'ready' })],
      }),
      fightRules,
      { state: { aim: { line: 'gun.0', turns: 1 } } },
    );
  const strike = (id: string, line: string, more: Record<string, number | string>) => {
    const defender = anonymousFoe('Golem', { ...louis().situation.target, damageResistance: 9, hits: 100 });
    return resolveExchange(blow({ attacker: shooter(id), line, defender }), { attack: 8, ...more });
  };

  it('an armor divisor divides the DR (p. 378)', () => {
    expect(strike('laser-pistol', 'gun.0', { damage: 10 }).log.at(-1)).toBe('10 burn, 4 stopped by armor, 6 injury.');
  });

  it('the rolled damage is multiplied if the table says so', () => {
    expect(strike('bazooka-60mm', 'gun.0', { damage: 20, 'wound.mayFall': 9, collision: '' }).log.slice(2, 4)).toEqual([
      '40 cr, 40 injury.',
      'Golem is pushed 5 yards.',
    ]);
  });

  it('an effect that is not damage is named', () => {
    const prod = strike('cattle-prod', 'gun.1', {});
    expect(prod.log.at(-1)).toMatch(/^Cattle prod, .*HT−3.*\.$/);
    expect(prod.injury).toBe(0);
  });
});
