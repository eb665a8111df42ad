import { describe, expect, it } from 'vitest';
import { combinations } from '../../testing/combatant.ts';
import { odds as fourthEdition } from '../fourth-edition/common/combat.ts';
import { odds as lite } from '../third-edition/lite-3e/combat.ts';
import { odds as manToMan } from '../third-edition/man-to-man/combat.ts';
import { attackAgainstResistance, quickContestOdds, regularContestOdds, resistedOdds } from './contest-odds.ts';

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
  return { win: share(counts.win), tie: share(counts.tie), lose: share(counts.lose), resisted: share(counts.resisted) };
}

describe.each(Object.entries(books))('contests by %s', (_, rules) => {
  it('are won as often as counting every combination says', () => {
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

  it('have chances that sum to 1, and are the same seen from the other side', () => {
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
      expect(resistedOdds(rules, first + 1, second)).toBeGreaterThanOrEqual(resistedOdds(rules, first, second) - 1e-12);
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

  it('that are regular are the sum of all rounds that decide nothing before the one that does', () => {
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
  ])('of the Basic Set (p. 349): %i against %i is rolled as %i against %i', (first, second, ...rolled) => {
    expect(regularContestOdds(fourthEdition, first, second).scores).toEqual(rolled);
  });

  it('of GURPS Lite (p. 2): over 14 the higher becomes 14, and the lower loses as much; Man to Man has no shortcut', () => {
    expect(regularContestOdds(lite, 18, 15).scores).toEqual([14, 11]);
    expect(regularContestOdds(lite, 16, 14).scores).toEqual([16, 14]);
    expect(regularContestOdds(manToMan, 18, 15).scores).toEqual([18, 15]);
  });

  it('that nobody can try are never decided', () => {
    expect(regularContestOdds(lite, 2, 1)).toMatchObject({ win: 0, lose: 0, undecided: 1, averageRounds: null });
  });
});

it('the Rule of 16 (Basic Set p. 349): skill 18 against a Will of up to 16, 17 and 18', () => {
  const { resistance } = fourthEdition;
  if (!resistance) throw new Error('it has resistance');
  expect([12, 16, 17, 18, 20].map((will) => attackAgainstResistance(resistance, 18, will))).toEqual([
    16, 16, 17, 18, 18,
  ]);
  expect(attackAgainstResistance(resistance, 12, 10)).toBe(12);
});
