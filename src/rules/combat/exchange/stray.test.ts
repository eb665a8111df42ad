import { describe, expect, it } from 'vitest';
import type { PartialSituation } from '../../../character/combat-situation.ts';
import { combatantOf, resolveExchange } from '../../../testing/combatant.ts';
import { typedItem, typedSkill } from '../../../testing/own-rows.ts';
import { item, saved, skill } from '../../../testing/rows.ts';
import { fightRules as fourthEdition } from '../../fourth-edition/common/fight/fight-rules.ts';
import { fightRules as lite } from '../../third-edition/lite-3e/fight/fight-rules.ts';
import { fightRules as manToMan } from '../../third-edition/man-to-man/fight/fight-rules.ts';
import { exchangeAt } from './exchange.ts';
import type { ExchangeSetup } from './participant.ts';

/** Shoots at 14, aimed; strikes with the shortsword at 15. */
const archer = (situation: PartialSituation, weapon: 'bow' | 'sword' = 'bow') =>
  combatantOf(
    'Robin',
    saved('man-to-man', {
      attributes: { st: 11, dx: 14, iq: 10, ht: 10 },
      skills: [skill('bow', 4), skill('shortsword', 4)],
      equipment: [
        item('longbow', { key: 'bow', place: weapon === 'bow' ? 'ready' : 'carried' }),
        item('shortsword', { key: 'sword', place: weapon === 'sword' ? 'ready' : 'carried' }),
      ],
    }),
    manToMan,
    situation,
  );

const person = (name: string, situation: PartialSituation = {}) =>
  combatantOf(
    name,
    saved('man-to-man', {
      attributes: { st: 10, dx: 12, iq: 10, ht: 12 },
      skills: [skill('shortsword', 4), skill('shield', 4)],
      equipment: [
        item('shortsword', { key: 'sword', place: 'ready' }),
        item('small-shield', { key: 'shield', place: 'ready' }),
      ],
    }),
    manToMan,
    situation,
  );

const shot = (target: PartialSituation['target'] = {}, more: Partial<ExchangeSetup> = {}): ExchangeSetup => ({
  attacker: archer({
    target: { range: 30, ...target },
    choice: { maneuver: 'attack' },
    state: { aim: { line: 'bow.0', turns: 1, braced: false } },
  }),
  line: 'bow.0',
  defender: person('Pierre'),
  bystanders: [
    { key: 'a', combatant: person('Anna') },
    { key: 'b', combatant: person('Bert') },
  ],
  ...more,
});

describe('a shot that misses (Man to Man p. 44)', () => {
  it('goes on to whom the player names, with 9 at most, and wounds whoever does not defend', () => {
    const outcome = resolveExchange(shot({ inTheWay: 1 }), {
      attack: 16,
      stray1: 'a',
      'stray1.attack': 9,
      'stray1.defense': 'dodge',
      'stray1.defense.roll': 15,
      'stray1.damage': 1,
    });
    expect(outcome).toMatchObject({ result: 'missed', injury: 0 });
    expect(outcome.log).toContain('It may hit Anna: 9 against 9, success.');
    expect(outcome.defender.hitsLost).toBe(0);
    const [anna, ...others] = outcome.others;
    expect(others).toEqual([]);
    expect(anna).toMatchObject({ key: 'a', name: 'Anna' });
    expect(anna?.injury).toBeGreaterThan(0);
    expect(anna?.state.hitsLost).toBe(anna?.injury);
  });

  it('goes on past somebody who is missed, and past somebody who dodges, but not past a block', () => {
    const missed = { attack: 16, stray1: 'a', 'stray1.attack': 10, stray2: 'b', 'stray2.attack': 8 };
    const dodged = resolveExchange(shot(), { ...missed, 'stray2.defense': 'dodge', 'stray2.defense.roll': 5 });
    expect(dodged.log.at(-1)).toMatch(/^Bert dodges: 5 against/);
    expect(dodged.others.every(({ injury }) => injury === 0)).toBe(true);
    const blocked = resolveExchange(shot(), {
      attack: 16,
      stray1: 'b',
      'stray1.attack': 8,
      'stray1.defense': 'block',
      'stray1.defense.roll': 5,
    });
    expect(blocked.log.at(-1)).toMatch(/^Bert blocks: 5 against/);
    expect(blocked.others).toMatchObject([{ key: 'b', injury: 0, state: { blocks: 1 } }]);
  });

  it('asks even the quick mode only if somebody is known to be in the way', () => {
    const asked = (setup: ExchangeSetup) => {
      const { request } = exchangeAt(setup, [{ request: 'attack', rolled: 16 }]);
      return request?.kind === 'choice' ? [request.isAsked, request.usual, request.options.length] : request;
    };
    expect(asked(shot())).toEqual([false, '', 3]);
    expect(asked(shot({ inTheWay: 1 }))).toEqual([true, '', 3]);
    expect(asked(shot({ inMelee: true }))).toEqual([true, '', 3]);
  });

  it('says the number if nobody else is in the fight', () => {
    const alone = { bystanders: [] };
    expect(resolveExchange(shot({ inTheWay: 1 }, alone), { attack: 16 }).log.at(-1)).toBe(
      'Somebody else may be hit, by 9 or less.',
    );
    expect(resolveExchange(shot({}, alone), { attack: 16 }).log).toHaveLength(1);
  });

  it('that is dodged goes on behind the target; one that is blocked does not', () => {
    const behind = resolveExchange(shot(), {
      attack: 10,
      defense: 'dodge',
      'defense.roll': 5,
      stray1: 'b',
      'stray1.attack': 4,
      'stray1.critical': 10,
      'stray1.damage': 2,
    });
    expect(behind.result).toBe('defended');
    expect(behind.others[0]?.injury).toBeGreaterThan(0);
    const blocked = resolveExchange(shot(), { attack: 10, defense: 'block', 'defense.roll': 5 });
    expect(blocked).toMatchObject({ result: 'defended', others: [] });
  });
});

describe('a blow into a close combat', () => {
  const blow = (target: PartialSituation['target']): ExchangeSetup =>
    shot({}, { attacker: archer({ target }, 'sword'), line: 'sword.0' });
  const ids = (setup: ExchangeSetup, rolled: number) => {
    const { request } = exchangeAt(setup, [{ request: 'attack', rolled }]);
    return request?.kind === 'choice' ? request.options.map(({ id }) => id) : [];
  };

  it('can only be dodged, and hits another by a flat 9 (Man to Man p. 40)', () => {
    expect(ids(blow({ inMelee: true }), 10).filter((id) => !id.startsWith('dodge'))).toEqual(['passive']);
    expect(ids(blow({}), 10)).toContain('block');
    const outcome = resolveExchange(blow({ inMelee: true }), {
      attack: 15,
      stray1: 'a',
      'stray1.attack': 9,
      'stray1.defense': 'dodge',
      'stray1.defense.roll': 14,
      'stray1.damage': 2,
    });
    expect(outcome.others[0]?.injury).toBeGreaterThan(0);
  });

  it('that misses a target by itself hits nobody', () => {
    expect(resolveExchange(blow({}), { attack: 16 }).log).toHaveLength(1);
  });

  it('has the lower of 9 and the skill in the fourth edition (p. 392), and no block', () => {
    const sword = typedItem(
      'Shortsword',
      { kind: 'weapon', weight: 2, attacks: [{ name: 'swing', skill: 'Shortsword', type: 'cut', reach: '1' }] },
      { key: 'sword', place: 'ready' },
    );
    const somebody = (name: string, points: number, situation: PartialSituation = {}) =>
      combatantOf(
        name,
        saved('fourth-edition', {
          attributes: { st: 11, dx: 10, iq: 10, ht: 10 },
          skills: [
            typedSkill('Shortsword', points, { combat: true }),
            typedSkill('Shield', 4, { difficulty: 'easy', combat: true, defense: 'block' }),
          ],
          equipment: [sword, typedItem('Targe', { kind: 'shield', defenseBonus: 1 }, { key: 'targe', place: 'ready' })],
        }),
        fourthEdition,
        situation,
      );
    const setup = (points: number): ExchangeSetup => ({
      attacker: somebody('Louis', points, { target: { inMelee: true } }),
      line: 'sword.0',
      defender: somebody('Pierre', 4),
      bystanders: [{ key: 'a', combatant: somebody('Anna', 4) }],
    });
    const needed = (points: number) => {
      const { request } = exchangeAt(setup(points), [
        { request: 'attack', rolled: 16 },
        { request: 'stray1', choice: 'a' },
      ]);
      return request?.kind === 'success' ? request.needed : request;
    };
    expect(needed(8)).toBe(9); // 12 − 2
    expect(needed(1)).toBe(7); // 9 − 2
    expect(ids(setup(8), 8)).not.toContain('block');
    expect(ids(setup(8), 8)).toContain('dodge');
  });
});

it('Lite has no such rule', () => {
  expect(lite.attack.wrongTarget ?? lite.attack.intoMelee).toBeUndefined();
});
