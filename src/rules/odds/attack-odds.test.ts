import { describe, expect, it } from 'vitest';
import { combinations, shareOf } from '../../testing/combatant.ts';
import { type RollKind, readRoll, type SuccessRules } from '../combat/outcomes/success-roll.ts';
import { odds as fourthEdition } from '../fourth-edition/common/combat.ts';
import { odds as lite } from '../third-edition/lite-3e/combat.ts';
import { odds as manToMan } from '../third-edition/man-to-man/combat.ts';
import { type AttackCase, attackOdds, dividedResistance, injuryOf } from './attack-odds.ts';
import { attackAgainstResistance, quickContestOdds, regularContestOdds, resistedOdds } from './contest-odds.ts';
import {
  averageOf,
  chanceOfAtLeast,
  diceDistribution,
  groupTotals,
  mapTotals,
  mixDistributions,
} from './dice-distribution.ts';
import { chanceOfAtMost, type OddsRules, outcomeRanges, rollOdds, rollOutcomes, sumOutcomes } from './roll-odds.ts';

describe('Odds of an attack', () => {
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
    ])(
      'at %i against %i, 2d%i %s against DR %i matches a count of every combination',
      (skill, defense, adds, type, resistance) => {
        const counted = throwAll(rules, skill, defense, adds, type, resistance);
        const damage = { dice: 2, adds };
        const odds = attackOdds(rules, attack(rules, type, { skill, defenses: [defense], damage, resistance }));
        for (const key of ['hits', 'undefended', 'wounds', 'averageInjury'] as const)
          expect(odds?.[key], key).toBeCloseTo(counted[key], 10);
      },
    );

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
          const figures = (odds: ReturnType<typeof of>) => [
            odds?.hits ?? 0,
            odds?.wounds ?? 0,
            odds?.averageInjury ?? 0,
          ];
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

    it('cannot be defended against without a defense', () => {
      const odds = attackOdds(rules, attack(rules, 'cut', { defenses: [] }));
      expect(odds?.undefended).toBeCloseTo(odds?.hits ?? 0, 12);
    });
  });

  it('is stopped by a defense of 1 that rolls 3 or 4, and never by one of 0, except in the Basic Set', () => {
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
    it('costs 2 of the skill for each 1 of the defense, down to 10', () => {
      const of = (skill: number, deceptive: number) =>
        attackOdds(fourthEdition, attack(fourthEdition, 'cut', { skill, deceptive }));
      const plain = attackOdds(fourthEdition, attack(fourthEdition, 'cut', { skill: 12, defenses: [9] }));
      expect(of(16, 2)).toEqual(plain);
      expect(of(13, 1)).not.toBeNull();
      expect(of(13, 2)).toBeNull();
    });

    it('exists in no other book', () => {
      for (const rules of [manToMan, lite])
        expect(attackOdds(rules, attack(rules, 'cut', { deceptive: 1 }))).toBeNull();
    });
  });

  describe('the examples of the books', () => {
    const blow = (rules: OddsRules, type: string, resistance: number) => attack(rules, type, { resistance });

    it('5 of 8 points through armor are 7 from a sword and 10 from a spear (Man to Man p. 12)', () => {
      expect(injuryOf(blow(manToMan, 'cut', 3), 8)).toBe(7);
      expect(injuryOf(blow(manToMan, 'imp', 3), 8)).toBe(10);
      expect(injuryOf(blow(manToMan, 'cut', 1), 5)).toBe(6);
    });

    it('a dagger that rolls −2 does one hit, a fist none (Man to Man p. 13, GURPS Lite p. 18)', () => {
      for (const rules of [manToMan, lite]) {
        expect(injuryOf(blow(rules, 'cut', 0), -2)).toBe(1);
        expect(injuryOf(blow(rules, 'cr', 0), -2)).toBe(0);
        expect(injuryOf(blow(rules, 'cut', 1), -2)).toBe(0);
      }
    });

    it('cuts of 8 and 7, the bullets at a zombie, and the minimum injury match (Basic Set pp. 378–380)', () => {
      expect(injuryOf(blow(fourthEdition, 'cut', 3), 8)).toBe(7);
      expect(injuryOf(blow(fourthEdition, 'cut', 2), 7)).toBe(7);
      expect(injuryOf(blow(fourthEdition, 'cut', 1), 5)).toBe(6);
      const unliving = { ...blow(fourthEdition, 'pi', 1), multiplier: 1 / 3 };
      expect([9, 8, 11].map((rolled) => injuryOf(unliving, rolled))).toEqual([2, 2, 3]);
      expect(injuryOf(blow(fourthEdition, 'pi-', 0), 1)).toBe(1);
    });

    it('DR against armor divisors matches (Basic Set p. 378)', () => {
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
});

describe('Odds of a contest', () => {
  const books = { 'Man to Man': manToMan, 'GURPS Lite': lite, 'the Basic Set': fourthEdition };
  const scores = [3, 5, 8, 10, 12, 14, 15, 16, 19, 23];
  const pairs = scores.flatMap((first) => scores.map((second) => [first, second] as const));

  const makes = (score: number, sum: number): boolean => sum <= 4 || (sum <= 16 && sum <= score);
  /** By how much a roll is made, or missed. */
  const by = (score: number, sum: number): number =>
    makes(score, sum) ? Math.max(0, score - sum) : Math.max(1, sum - score);

  /** Throws 3 dice for both in every way, and counts who wins. */
  function throwBoth(first: number, second: number, lesserFailureWins: boolean) {
    const counts = { win: 0, tie: 0, lose: 0, resisted: 0 };
    for (const one of combinations) {
      for (const other of combinations) {
        const [made, otherMade] = [makes(first, one), makes(second, other)];
        const difference = by(first, one) - by(second, other);
        const wins = made ? !otherMade || difference > 0 : !otherMade && lesserFailureWins && difference < 0;
        const loses = otherMade ? !made || difference < 0 : !made && lesserFailureWins && difference > 0;
        counts[wins ? 'win' : loses ? 'lose' : 'tie'] += 1;
        if (!(made && wins)) counts.resisted += 1;
      }
    }
    const share = (count: number): number => count / 216 ** 2;
    return {
      win: share(counts.win),
      tie: share(counts.tie),
      lose: share(counts.lose),
      resisted: share(counts.resisted),
    };
  }

  describe.each(Object.entries(books))('contests by %s', (_, rules) => {
    it('match a count of every combination', () => {
      for (const [first, second] of pairs) {
        if (first + second > 31 || (first * second) % 3 !== 0) continue; // a part of them: each takes 46,656 throws
        const counted = throwBoth(first, second, rules !== manToMan);
        const odds = quickContestOdds(rules, first, second);
        expect(odds.win, `${first} against ${second}`).toBeCloseTo(counted.win, 12);
        expect(odds.tie).toBeCloseTo(counted.tie, 12);
        expect(odds.lose).toBeCloseTo(counted.lose, 12);
        expect(resistedOdds(rules, first, second)).toBeCloseTo(1 - counted.resisted, 12);
      }
    });

    it('have chances that sum to 1, and are symmetric', () => {
      for (const [first, second] of pairs) {
        const [odds, mirrored] = [quickContestOdds(rules, first, second), quickContestOdds(rules, second, first)];
        expect(odds.win + odds.tie + odds.lose).toBeCloseTo(1, 12);
        expect(odds.win).toBeCloseTo(mirrored.lose, 12);
        const regular = regularContestOdds(rules, first, second);
        expect(regular.win + regular.lose + regular.undecided).toBeCloseTo(1, 12);
        expect(regular.win).toBeCloseTo(regularContestOdds(rules, second, first).lose, 12);
      }
    });

    it('are never worse with a bonus', () => {
      for (const [first, second] of pairs) {
        const [odds, better] = [first, first + 1].map((score) => quickContestOdds(rules, score, second));
        expect(better?.win).toBeGreaterThanOrEqual((odds?.win ?? 0) - 1e-12);
        expect(better?.lose).toBeLessThanOrEqual((odds?.lose ?? 0) + 1e-12);
        expect(resistedOdds(rules, first + 1, second)).toBeGreaterThanOrEqual(
          resistedOdds(rules, first, second) - 1e-12,
        );
        // The books' shortcuts for extreme scores can make a higher score worse.
        if (
          [first, first + 1].some(
            (score) => rules.shortenContest && String(rules.shortenContest(score, second)) !== String([score, second]),
          )
        )
          continue;
        const [regular, betterRegular] = [first, first + 1].map((score) => regularContestOdds(rules, score, second));
        expect(betterRegular?.win).toBeGreaterThanOrEqual((regular?.win ?? 0) - 1e-12);
      }
    });

    it('match the sum over all undecided rounds before the deciding one, if regular', () => {
      const { scores, win, averageRounds } = regularContestOdds(rules, 12, 11);
      expect(scores).toEqual([12, 11]);
      const [one, other] = [12, 11].map((score) => combinations.filter((sum) => makes(score, sum)).length / 216);
      const [first = 0, second = 0] = [one, other];
      const wins = first * (1 - second);
      const again = 1 - wins - second * (1 - first);
      let [sum, rounds] = [0, 0];
      for (let round = 0; round < 400; round++) {
        sum += again ** round * wins;
        rounds += again ** round;
      }
      expect(win).toBeCloseTo(sum, 12);
      expect(averageRounds).toBeCloseTo(rounds, 9);
    });
  });

  describe('extreme scores of a regular contest', () => {
    it.each([
      [5, 3, 12, 10],
      [3, 5, 10, 12],
      [19, 16, 13, 10],
      [600, 500, 12, 10],
      [500, 600, 10, 12],
      [21, 20, 11, 10],
      [13, 19, 13, 19],
      [6, 7, 6, 7],
    ])(
      'are shortened in the Basic Set (p. 349): %i against %i is rolled as %i against %i',
      (first, second, ...rolled) => {
        expect(regularContestOdds(fourthEdition, first, second).scores).toEqual(rolled);
      },
    );

    it('are shortened in GURPS Lite (p. 2): over 14 the higher becomes 14, and the lower loses as much; Man to Man has no shortcut', () => {
      expect(regularContestOdds(lite, 18, 15).scores).toEqual([14, 11]);
      expect(regularContestOdds(lite, 16, 14).scores).toEqual([16, 14]);
      expect(regularContestOdds(manToMan, 18, 15).scores).toEqual([18, 15]);
    });

    it('are never decided if nobody can try', () => {
      expect(regularContestOdds(lite, 2, 1)).toMatchObject({ win: 0, lose: 0, undecided: 1, averageRounds: null });
    });
  });

  it('the Rule of 16 limits skill 18 against a Will of up to 16, 17 and 18 (Basic Set p. 349)', () => {
    const { resistance } = fourthEdition;
    if (!resistance) throw new Error('it has resistance');
    expect([12, 16, 17, 18, 20].map((will) => attackAgainstResistance(resistance, 18, will))).toEqual([
      16, 16, 17, 18, 18,
    ]);
    expect(attackAgainstResistance(resistance, 12, 10)).toBe(12);
  });
});

describe('Distribution of dice', () => {
  /** Counts the ways of every total by throwing every combination of dice. */
  function countTotals(dice: number, adds: number): Map<number, number> {
    let totals = new Map([[adds, 1]]);
    for (let i = 0; i < dice; i++) {
      const next = new Map<number, number>();
      for (const [total, ways] of totals)
        for (const side of [1, 2, 3, 4, 5, 6]) next.set(total + side, (next.get(total + side) ?? 0) + ways);
      totals = next;
    }
    return totals;
  }

  describe('the distribution of dice', () => {
    it.each([
      [0, 3],
      [1, -2],
      [2, 1],
      [3, 0],
      [6, -4],
    ])('counts every combination of %id%i', (dice, adds) => {
      const { least, chances } = diceDistribution({ dice, adds });
      const counted = countTotals(dice, adds);
      expect(least).toBe(Math.min(...counted.keys()));
      expect(chances).toHaveLength(counted.size);
      for (const [total, ways] of counted) expect(chances[total - least]).toBeCloseTo(ways / 6 ** dice, 12);
    });

    it('sums to 1 for many dice, with their average', () => {
      const many = diceDistribution({ dice: 60, adds: 5 });
      expect(many.chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 12);
      expect(averageOf(many)).toBeCloseTo(215, 9);
      expect(chanceOfAtLeast(many, 65)).toBeCloseTo(1, 12);
      expect(chanceOfAtLeast(many, 366)).toBe(0);
    });

    it('can be put into a few groups of totals without losing any chance', () => {
      const dice = diceDistribution({ dice: 3, adds: 0 });
      expect(groupTotals(dice, 3, 20)).toHaveLength(16);
      const groups = groupTotals(dice, 3, 5);
      expect(groups.map(({ from, to }) => [from, to])).toEqual([
        [3, 6],
        [7, 10],
        [11, 14],
        [15, 18],
      ]);
      expect(groups.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
      expect(groupTotals(dice, 19, 5)).toEqual([]);
    });

    it('can be changed and mixed without losing any chance', () => {
      const halved = mapTotals(diceDistribution({ dice: 1, adds: 0 }), (total) => Math.floor(total / 2));
      expect(halved.least).toBe(0);
      expect(halved.chances.map((chance) => Math.round(chance * 6))).toEqual([1, 2, 2, 1]);
      const mixed = mixDistributions([
        { weight: 0.25, of: { least: -1, chances: [1] } },
        { weight: 0.75, of: halved },
      ]);
      expect(mixed.least).toBe(-1);
      expect(averageOf(mixed)).toBeCloseTo(0.75 * 1.5 - 0.25, 12);
    });
  });
});

describe('Odds of a roll', () => {
  describe.each(Object.entries({ manToMan, lite, fourthEdition }))('outcomes of rolls by %s', (_, rules) => {
    it.each(['attack', 'rangedAttack', 'other'] as const)('of the kind %s sum to the chances of the roll', (kind) => {
      for (let score = -2; score <= 25; score++) {
        const { success, ...odds } = sumOutcomes(rollOutcomes(rules, score, kind));
        const expected = rollOdds(rules.success, score, kind);
        expect(success).toBeCloseTo(expected.success, 12);
        expect(odds.criticalSuccess).toBeCloseTo(expected.criticalSuccess, 12);
        expect(odds.failure).toBeCloseTo(expected.failure, 12);
        expect(odds.criticalFailure).toBeCloseTo(expected.criticalFailure, 12);
      }
    });

    it('are those of 16 totals in order', () => {
      expect(rollOutcomes(rules, 10).map(({ roll }) => roll)).toEqual(Array.from({ length: 16 }, (_, i) => i + 3));
    });
  });

  it('a defense of 2 succeeds with a 3 or 4, and one of 0 fails if the book says so', () => {
    const success = (rules: typeof lite, score: number) => sumOutcomes(rollOutcomes(rules, score, 'defense')).success;
    expect(success(lite, 2)).toBeCloseTo(4 / 216, 12);
    expect(success(lite, 0)).toBe(0);
    expect(success(fourthEdition, 0)).toBeCloseTo(4 / 216, 12);
  });

  it('the totals at 16 are 3 to 6 critical, up to 16 a success, 18 a critical failure', () => {
    const ranges = outcomeRanges(rollOutcomes(lite, 16));
    expect(ranges.map(({ outcome, from, to }) => `${outcome} ${from}-${to}`)).toEqual([
      'criticalSuccess 3-6',
      'success 7-16',
      'failure 17-17',
      'criticalFailure 18-18',
    ]);
    expect(ranges.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect(outcomeRanges(rollOutcomes(lite, 1)).map(({ from, to }) => [from, to])).toEqual([[3, 18]]);
  });

  it('10 or less comes up in half of all rolls', () => {
    const outcomes = rollOutcomes(lite, 12);
    expect(chanceOfAtMost(outcomes, 10)).toBeCloseTo(0.5, 12);
    expect(chanceOfAtMost(outcomes, 18)).toBeCloseTo(1, 12);
  });

  const books = { 'Man to Man': manToMan, 'GURPS Lite': lite, 'the Basic Set': fourthEdition };
  const outcomeOf = (rules: SuccessRules, score: number, roll: number, kind?: RollKind) =>
    readRoll(rules, score, roll, kind).outcome;
  const scores = Array.from({ length: 40 }, (_, i) => i - 5);

  describe.each(Object.entries(books))('a success roll by %s', (_, { success: rules }) => {
    it.each(scores)('against %i matches a count of every combination', (score) => {
      const odds = rollOdds(rules, score);
      const canBeTried = rules === manToMan.success || score >= 3;
      const success = canBeTried ? shareOf((sum) => sum <= 4 || (sum <= 16 && sum <= score)) : 0;
      const critical = canBeTried
        ? shareOf((sum) => sum <= 4 || (sum === 5 && score >= 15) || (sum === 6 && score >= 16))
        : 0;
      expect(odds.success).toBeCloseTo(success, 12);
      expect(odds.criticalSuccess).toBeCloseTo(critical, 12);
      expect(odds.success + odds.failure).toBeCloseTo(1, 12);
      expect(odds.criticalFailure).toBeLessThanOrEqual(odds.failure);
    });

    it('is never worse with a bonus', () => {
      for (const score of scores) {
        const [odds, better] = [rollOdds(rules, score), rollOdds(rules, score + 1)];
        expect(better.success).toBeGreaterThanOrEqual(odds.success);
        expect(better.criticalSuccess).toBeGreaterThanOrEqual(odds.criticalSuccess);
        if (score >= 3) expect(better.criticalFailure).toBeLessThanOrEqual(odds.criticalFailure);
      }
    });

    it('is a critical failure by ten: 16 against 6 and 15 against 5, not 15 against 6', () => {
      expect(outcomeOf(rules, 6, 16, 'attack')).toBe('criticalFailure');
      expect(outcomeOf(rules, 5, 15, 'attack')).toBe('criticalFailure');
      expect(outcomeOf(rules, 6, 15, 'attack')).toBe('failure');
      expect(outcomeOf(rules, 5, 15)).toBe(rules === manToMan.success ? 'failure' : 'criticalFailure');
    });
  });

  it('a 17 is a critical failure in Man to Man whatever the skill, elsewhere up to skill 15', () => {
    expect([15, 16].map((score) => outcomeOf(manToMan.success, score, 17))).toEqual([
      'criticalFailure',
      'criticalFailure',
    ]);
    for (const { success } of [lite, fourthEdition])
      expect([15, 16].map((score) => outcomeOf(success, score, 17))).toEqual(['criticalFailure', 'failure']);
  });

  it('the table of criticals of the Basic Set (pp. 347–348) matches', () => {
    const table = [3, 4, 5, 6, 7, 14, 15, 16, 20].map((score) => {
      const rolls = Array.from({ length: 16 }, (_, i) => i + 3);
      const of = (kind: string) => rolls.filter((roll) => outcomeOf(fourthEdition.success, score, roll) === kind);
      return [score, Math.max(...of('criticalSuccess')), Math.min(...of('criticalFailure'))];
    });
    expect(table).toEqual([
      [3, 4, 13],
      [4, 4, 14],
      [5, 4, 15],
      [6, 4, 16],
      [7, 4, 17],
      [14, 4, 17],
      [15, 5, 17],
      [16, 6, 18],
      [20, 6, 18],
    ]);
  });
});
