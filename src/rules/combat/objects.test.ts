import { describe, expect, it } from 'vitest';
import type { situationOf } from '../../character/combat-situation.ts';
import { describeDerivation } from '../../engine/format.ts';
import { combatantOf, resolveExchange } from '../../testing/combatant.ts';
import { item, saved, skill } from '../../testing/rows.ts';
import { hitsOfObject } from '../fourth-edition/common/decisions.ts';
import { fightRules as fourthEdition } from '../fourth-edition/common/fight/fight-rules.ts';
import { fightRules as lite } from '../third-edition/lite-3e/fight/fight-rules.ts';
import { fightRules as manToMan } from '../third-edition/man-to-man/fight/fight-rules.ts';
import { deriveCombat } from './derive-combat.ts';
import { anonymousFoe } from './exchange/participant.ts';
import { asTarget, type ObjectRules, objectOf } from './objects.ts';
import { resolveObjectInjury } from './resolve-injury.ts';
import { woundOf, woundStats } from './wound.ts';

const rowsOf = (rules: ObjectRules | undefined): ObjectRules => {
  if (!rules) throw new Error('no objects');
  return rules;
};
const books = { 'man-to-man': rowsOf(manToMan.objects), 'fourth-edition': rowsOf(fourthEdition.objects) };

/** Louis, with Axe/Mace or a sword at DX. */
const louis = (ruleset: 'man-to-man' | 'fourth-edition', target: Parameters<typeof situationOf>[0] = {}) =>
  combatantOf(
    'Louis',
    saved(ruleset, {
      attributes: { st: 11, dx: 12, ht: 10 },
      skills: [skill('shortsword', 2)],
      equipment: [item('shortsword', { key: 'sword', place: 'ready' })],
    }),
    ruleset === 'man-to-man' ? manToMan : fourthEdition,
    target,
  );

describe('objects by Man to Man (pp. 51–52)', () => {
  const pole = objectOf(books['man-to-man'], { object: 'wooden-pole-2' });

  it('the table has 35 rows: a 2″ pole has DR 3 and 8 hits, a 12″ stone wall DR 8 and 180', () => {
    expect(books['man-to-man'].rows).toHaveLength(35);
    expect(new Set(books['man-to-man'].rows.map(({ id }) => id)).size).toBe(35);
    expect(pole).toMatchObject({ resistance: 3, hits: 8, weapon: 'no impaling weapons' });
    expect(books['man-to-man'].rows.at(-1)).toMatchObject({ name: 'Stone wall, 12″', resistance: 8, hits: 180 });
  });

  it('size and movement change the roll: a rat −7, a floating balloon 0, a closing trapdoor +1, a moving car +3', () => {
    const modifier = (objectSize: string, objectMotion: string) => {
      const aimed = (more: object) => {
        const { sheet, rules, situation } = louis('man-to-man', { target: more });
        return deriveCombat(sheet, rules, situation).worksheet.number('fight:sword.0.skill');
      };
      return aimed({ ...asTarget(pole), objectSize, objectMotion }) - aimed({});
    };
    expect(modifier('small', 'wild')).toBe(-7);
    expect(modifier('medium', 'slow')).toBe(0);
    expect(modifier('half', 'faster')).toBe(1);
    expect(modifier('more', 'fast')).toBe(3);
    expect(modifier('man', 'human')).toBe(0);
  });

  it('a cut does no more than its basic damage to a pole, which does not defend itself, feels nothing, and breaks', () => {
    const attacker = louis('man-to-man', { target: asTarget(pole) });
    const blow = (hitsLost: number, attack: number) =>
      resolveExchange(
        { attacker, defender: anonymousFoe('The pole', { ...attacker.situation.target, hitsLost }), line: 'sword.0' },
        { attack, damage: 6 },
      );
    const first = blow(0, 12);
    // 1+1 with ST 11: 7, less DR 3.
    expect(first.log.slice(1)).toEqual([
      'The pole cannot defend.',
      '7 cut, 3 stopped by armor, 4 injury.',
      'The pole: 4 hits left.',
    ]);
    expect(first.defender).toMatchObject({ hitsLost: 4, conditions: [], posture: 'standing' });
    expect(blow(3, 12).log.at(-1)).toBe('The pole: 1 hit left.');
    expect(blow(4, 12).log.at(-1)).toBe('The pole is broken.');
    expect(blow(4, 12).defender.conditions).toEqual([]);
  });

  it('a pole whose hits are not set has those of the table, and breaks by them', () => {
    const attacker = louis('man-to-man', { target: { ...asTarget(pole), hits: null } });
    const defender = anonymousFoe('The pole', attacker.situation.target);
    const { log } = resolveExchange({ attacker, defender, line: 'sword.0' }, { attack: 12, damage: 6 });
    expect(log.at(-1)).toBe('The pole: 4 hits left.');
  });

  it('a place that was aimed at before is forgotten, and somebody is a living target again', () => {
    expect(asTarget(pole)).toMatchObject({ location: '', dodge: null, hits: 8, damageResistance: 3 });
    expect(asTarget(undefined)).toMatchObject({ object: undefined, hits: null, damageResistance: 0 });
  });
});

describe('objects by the fourth edition', () => {
  it('have hits by their weight: 8 times the cube root of solid ones, 10 lb 17, 1,000 lb 80', () => {
    expect([hitsOfObject(10, true), hitsOfObject(1_000, true), hitsOfObject(1_000, false)]).toEqual([17, 80, 40]);
    const [wood] = books['fourth-edition'].rows;
    expect(asTarget(wood, 27)).toMatchObject({ objectWeight: 27, hits: 24, damageResistance: 2 });
  });

  it('are Homogenous: of 12 that get through, 6 impaling and 2 piercing, 18 cutting count (pp. 379–380)', () => {
    const injury = (type: string) =>
      resolveObjectInjury(
        books['fourth-edition'],
        { resistance: 2, hits: 24, hitsLost: 0 },
        woundOf({ rolled: 14, type }),
      );
    expect(['imp', 'pi', 'cut', 'cr'].map((type) => injury(type).worksheet.number(woundStats.injury))).toEqual([
      6, 2, 18, 12,
    ]);
    expect(describeDerivation(injury('imp').worksheet.get(woundStats.injury), 'd')).toContain(
      'imp against an object × ½',
    );
    expect(injury('cut').worksheet.number(woundStats.hitsLeft)).toBe(6);
  });

  it('have their DR changed by the armor divisor: (2) halves it, (0.5) doubles it, and DR 0 counts as 1 first (p. 378)', () => {
    const resistance = (armorDivisor: number, ofObject: number) =>
      resolveObjectInjury(
        books['fourth-edition'],
        { resistance: ofObject, hits: 24, hitsLost: 0 },
        woundOf({ rolled: 14, type: 'cr', armorDivisor }),
      ).worksheet.number(woundStats.resistance);
    expect([resistance(2, 5), resistance(1, 5), resistance(0.5, 5)]).toEqual([2, 5, 10]);
    expect([resistance(1, 0), resistance(0.2, 0)]).toEqual([0, 5]);
  });
});

it('GURPS Lite has no rules for objects', () => {
  expect(lite.objects).toBeUndefined();
  expect(objectOf(lite.objects, { object: 'wooden-pole-2' })).toBeUndefined();
});
