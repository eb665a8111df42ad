import { describe, expect, it } from 'vitest';
import { combinations } from '../../testing/combatant.ts';
import { odds as fourthEdition } from '../fourth-edition/common/combat.ts';
import { odds as lite } from '../third-edition/lite-3e/combat.ts';
import { odds as manToMan } from '../third-edition/man-to-man/combat.ts';
import { type AttackCase, attackOdds, dividedResistance, injuryOf } from './attack-odds.ts';
import { chanceOfAtLeast } from './dice-distribution.ts';
import type { OddsRules } from './roll-odds.ts';

const books = { 'Man to Man': manToMan, 'GURPS Lite': lite, 'the Basic Set': fourthEdition };

function attack(rules: OddsRules, type: string, of: Partial<AttackCase> = {}): AttackCase {
  const { least = 0, multiplier = 1 } = rules.attack.types[type] ?? {};
  const plain = {
    skill: 14,
    defenses: [11],
    damage: { dice: 2, adds: 1 },
    resistance: 4,
    armorDivisor: 1,
    deceptive: 0,
    isRanged: false,
  };
  return { ...plain, least, multiplier, ...of };
}

/** The injury of every combination of an attack roll, a defense roll and two dice of damage. */
function throwAll(rules: OddsRules, skill: number, defense: number, adds: number, type: string, resistance: number) {
  const cutting = type === 'cut' ? 1.5 : type === 'imp' ? 2 : 1;
  const isCrushing = type === 'cr';
  const wound = (rolled: number): number => {
    const through = Math.max(isCrushing ? 0 : 1, rolled) - resistance;
    return through > 0 ? Math.floor(through * cutting) : 0;
  };
  const sides = [1, 2, 3, 4, 5, 6];
  let [hits, undefended, wounds, injury] = [0, 0, 0, 0];
  for (const roll of combinations) {
    if (!(roll <= 4 || (roll <= 16 && roll <= skill))) continue;
    hits += 216 * 36;
    const critical = roll <= 4 || (roll === 5 && skill >= 15) || (roll === 6 && skill >= 16);
    for (const parry of combinations) {
      const defended = !critical && (parry <= 4 || (parry <= 16 && parry <= defense));
      if (defended) continue;
      for (const one of sides) {
        for (const other of sides) {
          const most = roll === 3 && rules !== fourthEdition;
          const hurt = wound((most ? 12 : one + other) + adds);
          undefended += 1;
          wounds += hurt > 0 ? 1 : 0;
          injury += hurt;
        }
      }
    }
  }
  const all = 216 * 216 * 36;
  return { hits: hits / all, undefended: undefended / all, wounds: wounds / all, averageInjury: injury / all };
}

describe.each(Object.entries(books))('an attack by %s', (_, rules) => {
  it.each([
    [14, 11, 1, 'cut', 4],
    [16, 9, -2, 'imp', 2],
    [9, 5, 0, 'cr', 0],
    [15, 14, -4, 'cut', 1],
  ])('at %i against %i, 2d%i %s against DR %i: every combination counted', (skill, defense, adds, type, resistance) => {
    const counted = throwAll(rules, skill, defense, adds, type, resistance);
    const damage = { dice: 2, adds };
    const odds = attackOdds(rules, attack(rules, type, { skill, defenses: [defense], damage, resistance }));
    for (const key of ['hits', 'undefended', 'wounds', 'averageInjury'] as const)
      expect(odds?.[key], key).toBeCloseTo(counted[key], 10);
  });

  it('has chances of all injuries that sum to 1', () => {
    for (const type of Object.keys(rules.attack.types)) {
      const odds = attackOdds(rules, attack(rules, type));
      expect(odds && chanceOfAtLeast(odds.injury, 0)).toBeCloseTo(1, 12);
      expect(odds && chanceOfAtLeast(odds.injury, 1)).toBeCloseTo(odds?.wounds ?? 0, 12);
    }
  });

  it('hits and wounds no less with a bonus, no more against a better defense, and less through more armor', () => {
    for (const type of Object.keys(rules.attack.types)) {
      for (let skill = 3; skill < 22; skill += 1) {
        const of = (more: Partial<AttackCase>) => attackOdds(rules, attack(rules, type, { skill, ...more }));
        const plain = of({});
        const figures = (odds: ReturnType<typeof of>) => [odds?.hits ?? 0, odds?.wounds ?? 0, odds?.averageInjury ?? 0];
        const better = figures(of({ skill: skill + 1 }));
        const defended = figures(of({ defenses: [12] }));
        const twice = figures(of({ defenses: [11, 8] }));
        const armored = figures(of({ resistance: 5 }));
        figures(plain).forEach((figure, i) => {
          expect(better[i]).toBeGreaterThanOrEqual(figure - 1e-12);
          for (const worse of [defended, twice, armored]) expect(worse[i]).toBeLessThanOrEqual(figure + 1e-12);
        });
      }
    }
  });

  it('is not defended against at all without a defense', () => {
    const odds = attackOdds(rules, attack(rules, 'cut', { defenses: [] }));
    expect(odds?.undefended).toBeCloseTo(odds?.hits ?? 0, 12);
  });
});

it('a defense of 1 succeeds with a 3 or 4, and none does not; in the Basic Set any does', () => {
  const undefended = (rules: OddsRules, defense: number) =>
    attackOdds(rules, attack(rules, 'cut', { skill: 10, defenses: [defense] }))?.undefended ?? 0;
  const all = attackOdds(lite, attack(lite, 'cut', { skill: 10, defenses: [] }))?.undefended ?? 0;
  for (const rules of [manToMan, lite]) {
    expect(undefended(rules, 1)).toBeLessThan(all);
    expect(undefended(rules, 0)).toBe(all);
  }
  expect(undefended(fourthEdition, 0)).toBe(undefended(fourthEdition, 3));
});

describe('a deceptive attack (Basic Set pp. 369–370)', () => {
  it('costs 2 of the skill for each 1 of the defense, and no more than leaves 10', () => {
    const of = (skill: number, deceptive: number) =>
      attackOdds(fourthEdition, attack(fourthEdition, 'cut', { skill, deceptive }));
    const plain = attackOdds(fourthEdition, attack(fourthEdition, 'cut', { skill: 12, defenses: [9] }));
    expect(of(16, 2)).toEqual(plain);
    expect(of(13, 1)).not.toBeNull();
    expect(of(13, 2)).toBeNull();
  });

  it('is in no other book', () => {
    for (const rules of [manToMan, lite]) expect(attackOdds(rules, attack(rules, 'cut', { deceptive: 1 }))).toBeNull();
  });
});

describe('the examples of the books', () => {
  const blow = (rules: OddsRules, type: string, resistance: number) => attack(rules, type, { resistance });

  it('Man to Man p. 12: 5 of 8 through armor are 7 of a sword and 10 of a spear', () => {
    expect(injuryOf(blow(manToMan, 'cut', 3), 8)).toBe(7);
    expect(injuryOf(blow(manToMan, 'imp', 3), 8)).toBe(10);
    expect(injuryOf(blow(manToMan, 'cut', 1), 5)).toBe(6);
  });

  it('a dagger that rolls −2 does a hit, a fist none (Man to Man p. 13, GURPS Lite p. 18)', () => {
    for (const rules of [manToMan, lite]) {
      expect(injuryOf(blow(rules, 'cut', 0), -2)).toBe(1);
      expect(injuryOf(blow(rules, 'cr', 0), -2)).toBe(0);
      expect(injuryOf(blow(rules, 'cut', 1), -2)).toBe(0);
    }
  });

  it('Basic Set pp. 378–380: cuts of 8 and 7, the bullets at a zombie, the least injury', () => {
    expect(injuryOf(blow(fourthEdition, 'cut', 3), 8)).toBe(7);
    expect(injuryOf(blow(fourthEdition, 'cut', 2), 7)).toBe(7);
    expect(injuryOf(blow(fourthEdition, 'cut', 1), 5)).toBe(6);
    const unliving = { ...blow(fourthEdition, 'pi', 1), multiplier: 1 / 3 };
    expect([9, 8, 11].map((rolled) => injuryOf(unliving, rolled))).toEqual([2, 2, 3]);
    expect(injuryOf(blow(fourthEdition, 'pi-', 0), 1)).toBe(1);
  });

  it('Basic Set p. 378: DR against armor divisors', () => {
    expect([2, 3, 5, 10].map((divisor) => dividedResistance(7, divisor))).toEqual([3, 2, 1, 0]);
    expect([0.5, 0.2, 0.1].map((divisor) => dividedResistance(3, divisor))).toEqual([6, 15, 30]);
    expect([0.5, 0.2, 0.1].map((divisor) => dividedResistance(0, divisor))).toEqual([2, 5, 10]);
  });
});

it('a shot that misses by ten is a critical miss, but not in the Basic Set (p. 382)', () => {
  const misses = (rules: OddsRules, isRanged: boolean) =>
    attackOdds(rules, attack(rules, 'imp', { skill: 5, isRanged }))?.criticalMisses;
  for (const rules of [manToMan, lite]) expect(misses(rules, true)).toBe(misses(rules, false));
  expect(misses(fourthEdition, false)).toBeCloseTo(20 / 216, 12);
  expect(misses(fourthEdition, true)).toBeCloseTo(4 / 216, 12);
});
