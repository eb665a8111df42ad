import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RulesetId } from '../../catalog/entry.ts';
import { atFullLength, caseCount, itAtLength, someOf } from '../../testing/extent.ts';
import { ordinarySwordsman, type Swordsman, swordsman } from '../../testing/simulated-fighters.ts';
import { attackOdds } from '../odds/attack-odds.ts';
import { rulesetIds } from '../rulesets.ts';
import { type Contender, Fights } from './fight.ts';
import { FighterTables, SharedNumbers } from './fighter-tables.ts';
import { shareOf } from './interval.ts';
import { seededDice } from './seeded-dice.ts';
import { exchangeByNumbers, type Fighting, momentOf } from './simulated-exchange.ts';
import { addFight, addTally, chancesOf, emptyTally, type FightTally } from './tally.ts';
import { ManeuverChoices } from './turn-choices.ts';

/** 999 of 1000 intervals hold the true chance: many are looked at. */
const wide = 3.29;

/** Two fighters in reach of each other: where one has to close in first, the quicker one is struck first. */
async function duel(ruleset: RulesetId, one: Swordsman, other: Swordsman): Promise<Fights> {
  const contenders: readonly Contender[] = [
    { ...(await swordsman(ruleset, one)), side: 0, policy: 'steady', yieldsAt: 0 },
    { ...(await swordsman(ruleset, other)), side: 1, policy: 'steady', yieldsAt: 0 },
  ];
  return new Fights({ contenders, distance: 1, maxRounds: 60 });
}

function count(fights: Fights, times: number): FightTally {
  const tally = emptyTally(2);
  for (let i = 0; i < times; i += 1) addFight(tally, fights.run(seededDice(4, i)));
  return tally;
}

describe('one attack against one defense', () => {
  it('wounds as often as enumeration says, in 40 cases', async () => {
    const cases = fc.sample(
      fc.record({
        ruleset: fc.constantFrom<RulesetId>('lite-3e', 'fourth-edition'),
        attacker: fc.integer({ min: 9, max: 15 }),
        defender: fc.integer({ min: 9, max: 15 }),
        points: fc.constantFrom(1, 2, 4, 8, 16),
        armor: fc.constantFrom('', 'leather-jacket'),
      }),
      { numRuns: caseCount(40), seed: 37 },
    );
    for (const { ruleset, attacker, defender, points, armor } of cases) {
      const shared = new SharedNumbers();
      const one = new FighterTables(await swordsman(ruleset, { ...ordinarySwordsman, dx: attacker, points }), shared);
      const other = new FighterTables(await swordsman(ruleset, { ...ordinarySwordsman, dx: defender, armor }), shared);
      const choice = new ManeuverChoices(one).attack;
      const begin = (tables: FighterTables): Fighting => ({ tables, ...tables.start, choice });
      const [striker, struck] = [begin(one), begin(other)];
      const target = other.target(struck.known, momentOf(struck), one);
      const attack = one.attack(momentOf(striker), choice, 0, target, 1);
      if (!attack) throw new Error('no attack');
      const ways = other.defenses(momentOf(struck), choice, attack.incoming, attack, false, 0);
      const { resistance } = other.injury(struck.known, 0, {
        kind: attack.wound,
        rolled: 5,
        times: 1,
        bypassesArmor: false,
        more: 0,
      });
      const { odds } = one.sheet.ruleset;
      const type = odds.attack.types[attack.line.type];
      const exact = attackOdds(odds, {
        skill: attack.needed,
        isRanged: false,
        damage: { dice: attack.dice, adds: attack.adds },
        least: attack.least,
        multiplier: type?.multiplier ?? 1,
        resistance,
        armorDivisor: 1,
        defenses: ways.plain.kind === 'none' ? [] : [ways.plain.needed],
        deceptive: 0,
      });
      const times = 3000;
      let wounds = 0;
      let injury = 0;
      for (let i = 0; i < times; i += 1) {
        const [a, b] = [begin(one), begin(other)];
        const outcome = exchangeByNumbers(
          a,
          b,
          attack,
          (each) => each.plain,
          seededDice(9, i),
          () => {},
        );
        if (outcome.injury > 0) wounds += 1;
        injury += outcome.injury;
      }
      const { low, high } = shareOf(wounds, times, wide);
      const what = `${ruleset}, skill ${attack.needed} against ${ways.plain.needed}, DR ${resistance}`;
      expect(exact?.wounds, what).toBeGreaterThan(low);
      expect(exact?.wounds, what).toBeLessThan(high);
      expect(injury / times, what).toBeGreaterThan((exact?.averageInjury ?? 0) * 0.85);
      expect(injury / times, what).toBeLessThan((exact?.averageInjury ?? 0) * 1.15);
    }
  });
});

describe.each(someOf(rulesetIds, 1))('fights under %s', (id) => {
  let equal: Promise<Fights> | undefined;
  /** Of two equal fighters: asking the rules takes most of the time, so they are asked once. */
  const equals = () => {
    equal ??= duel(id, ordinarySwordsman, ordinarySwordsman);
    return equal;
  };

  it('are the same for the same seed, and are joined by adding', async () => {
    const first = count(await equals(), 60);
    expect(count(await equals(), 60)).toEqual(first);
    const twice = emptyTally(2);
    addTally(twice, first);
    addTally(twice, first);
    expect(twice.fights).toBe(120);
    expect(twice.wins).toEqual([2 * first.wins[0], 2 * first.wins[1]]);
    expect(twice.fates[0]?.hitsLeft.length).toBe(first.fates[0]?.hitsLeft.length);
  });

  itAtLength('are the same, whatever was asked of the rules before', async () => {
    count(await equals(), 300);
    const fresh = await duel(id, ordinarySwordsman, ordinarySwordsman);
    expect(count(await equals(), 60)).toEqual(count(fresh, 60));
  });

  it('of two equal fighters stand at one in two', async () => {
    const { wins } = count(await equals(), 1500);
    const { low, high } = shareOf(wins[0], wins[0] + wins[1], wide);
    expect(low).toBeLessThan(0.5);
    expect(high).toBeGreaterThan(0.5);
  });

  it.each<[string, Partial<Swordsman>]>(
    [
      ['skill', { points: 24 }],
      ['armor', { armor: 'chainmail' }],
      ['hits and strength', { st: 13, ht: 13 }],
      ['dexterity', { dx: 13 }],
    ].filter((_, i) => atFullLength || i < 1) as [string, Partial<Swordsman>][],
  )('are won no less often with more %s', async (_, more) => {
    const armor = id === 'fourth-edition' ? 'mail-hauberk' : 'chainmail';
    const better = { ...ordinarySwordsman, ...more, ...('armor' in more ? { armor } : {}) };
    const usual = chancesOf(count(await equals(), 800)).wins[0];
    const with_ = chancesOf(count(await duel(id, better, ordinarySwordsman), 800)).wins[0];
    expect(with_.high).toBeGreaterThan(usual.low);
    expect(with_.share).toBeGreaterThan(usual.share);
  });
});
