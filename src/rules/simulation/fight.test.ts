import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RulesetId } from '../../catalog/entry.ts';
import { situationOf } from '../../character/combat-situation.ts';
import { atFullLength, caseCount, itAtLength, someOf } from '../../testing/extent.ts';
import { ordinarySwordsman, type Swordsman, swordsman } from '../../testing/simulated-fighters.ts';
import { attackOdds } from '../odds/attack-odds.ts';
import { diceDistribution } from '../odds/dice-distribution.ts';
import { rulesetIds } from '../rulesets.ts';
import { type Contender, Fights } from './fight.ts';
import { FighterTables, SharedNumbers, type SimulatedFighter } from './fighter-tables.ts';
import { shareOf } from './interval.ts';
import { seededDice, type ThrowDice } from './seeded-dice.ts';
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

const times = 3000;

/** An attacker and a defender in reach of each other, with the chance to wound by enumeration. */
class Pair {
  readonly striking: FighterTables;
  readonly struck: FighterTables;
  readonly choice: number;

  constructor(one: SimulatedFighter, other: SimulatedFighter) {
    const shared = new SharedNumbers();
    this.striking = new FighterTables(one, shared);
    this.struck = new FighterTables(other, shared);
    this.choice = new ManeuverChoices(this.striking).attack;
  }

  begin = (tables: FighterTables): Fighting => ({ tables, ...tables.start, choice: this.choice });

  /** The numbers of a blow. */
  numbers(a: Fighting, b: Fighting) {
    const target = b.tables.target(b.known, momentOf(b), a.tables);
    const attack = a.tables.attack(momentOf(a), this.choice, 0, target, 1);
    if (!attack) throw new Error('no attack');
    const ways = b.tables.defenses(momentOf(b), this.choice, attack.incoming, attack, false, 0);
    const wound = { kind: attack.wound, rolled: 5, times: 1, bypassesArmor: false, more: 0 };
    return { attack, ways, injury: b.tables.injury(b.known, b.hitsLost, wound) };
  }

  strike(a: Fighting, b: Fighting, dice: ThrowDice) {
    return exchangeByNumbers(
      a,
      b,
      this.numbers(a, b).attack,
      (each) => each.plain,
      dice,
      () => {},
    );
  }

  /** What a blow does, by all dice. */
  exact() {
    const { attack, ways, injury } = this.numbers(this.begin(this.striking), this.begin(this.struck));
    const { odds } = this.striking.sheet.ruleset;
    const chances = attackOdds(odds, {
      skill: attack.needed,
      isRanged: false,
      damage: { dice: attack.dice, adds: attack.adds },
      least: attack.least,
      multiplier: odds.attack.types[attack.line.type]?.multiplier ?? 1,
      resistance: injury.resistance,
      armorDivisor: 1,
      defenses: ways.plain.kind === 'none' ? [] : [ways.plain.needed],
      deceptive: 0,
    });
    if (!chances) throw new Error('no chances');
    const what = `skill ${attack.needed} against ${ways.plain.needed}, DR ${injury.resistance}`;
    return { ...chances, injury, what };
  }
}

/** The chance that a roll fails, and by more than leaves somebody alive. */
function killsBy(needed: number, narrowBy: number): number {
  const { least, chances } = diceDistribution({ dice: 3, adds: 0 });
  return chances.reduce((sum, chance, i) => {
    const rolled = least + i;
    const fails = rolled > 4 && (rolled > needed || rolled >= 17);
    return sum + (fails && rolled - needed > narrowBy ? chance : 0);
  }, 0);
}

/** Expects that a chance is within the interval of what was counted. */
function expectWithin(chance: number, count: number, what: string) {
  const { low, high } = shareOf(count, times, wide);
  expect(chance, what).toBeGreaterThanOrEqual(low);
  expect(chance, what).toBeLessThanOrEqual(high);
}

const generated = (count: number, seed: number) =>
  fc.sample(
    fc.record({
      ruleset: fc.constantFrom<RulesetId>('lite-3e', 'fourth-edition'),
      attacker: fc.integer({ min: 9, max: 15 }),
      defender: fc.integer({ min: 9, max: 15 }),
      points: fc.constantFrom(1, 2, 4, 8, 16),
      armor: fc.constantFrom('', 'leather-jacket'),
    }),
    { numRuns: caseCount(count), seed },
  );

describe('against enumeration, in 100 generated cases', () => {
  it('one attack against one defense wounds as often, and as much', async () => {
    for (const { ruleset, attacker, defender, points, armor } of generated(40, 37)) {
      const pair = new Pair(
        await swordsman(ruleset, { ...ordinarySwordsman, dx: attacker, points }),
        await swordsman(ruleset, { ...ordinarySwordsman, dx: defender, armor }),
      );
      const { wounds, averageInjury, what } = pair.exact();
      let count = 0;
      let injury = 0;
      for (let i = 0; i < times; i += 1) {
        const outcome = pair.strike(pair.begin(pair.striking), pair.begin(pair.struck), seededDice(9, i));
        if (outcome.injury > 0) count += 1;
        injury += outcome.injury;
      }
      expectWithin(wounds, count, `${ruleset}, ${what}`);
      expect(injury / times, what).toBeGreaterThan(averageInjury * 0.85);
      expect(injury / times, what).toBeLessThan(averageInjury * 1.15);
    }
  });

  it('two blows of two turns draw blood as often', async () => {
    for (const { ruleset, attacker, defender, points, armor } of generated(30, 38)) {
      const pair = new Pair(
        await swordsman(ruleset, { ...ordinarySwordsman, dx: attacker, points }),
        await swordsman(ruleset, { ...ordinarySwordsman, dx: defender, armor }),
      );
      const { wounds, what } = pair.exact();
      let count = 0;
      for (let i = 0; i < times; i += 1) {
        const dice = seededDice(10, i);
        const b = pair.begin(pair.struck);
        let { injury } = pair.strike(pair.begin(pair.striking), b, dice);
        // Their next turn has begun: who is unhurt meets the second blow as the first, unless a weapon broke or fell.
        b.known = b.tables.begin(b.known);
        if (injury === 0) ({ injury } = pair.strike(pair.begin(pair.striking), b, dice));
        if (injury > 0) count += 1;
      }
      expectWithin(1 - (1 - wounds) ** 2, count, `${ruleset}, ${what}`);
    }
  });

  it('a wound beyond the last hits kills as often as the roll against it fails', async () => {
    for (const { ruleset, attacker, defender, points } of generated(30, 39)) {
      const tough = await swordsman(ruleset, { ...ordinarySwordsman, dx: defender, st: 13, ht: 13 });
      // One hit is left before the roll: every wound asks for it, under Lite once more for each further 5 hits.
      const hitsLost = 2 * tough.sheet.worksheet.number('hitPoints') - 1;
      const pair = new Pair(await swordsman(ruleset, { ...ordinarySwordsman, dx: attacker, st: 9, points }), {
        ...tough,
        state: { ...situationOf().state, hitsLost },
      });
      const { wounds, what } = pair.exact();
      const { attack } = pair.numbers(pair.begin(pair.striking), pair.begin(pair.struck));
      const { least, chances } = diceDistribution({ dice: attack.dice, adds: attack.adds });
      const dies = (damage: number): number => {
        const wound = { kind: attack.wound, rolled: damage, times: 1, bypassesArmor: false, more: 0 };
        const lives = pair.struck
          .injury(pair.struck.start.known, hitsLost, wound)
          .rolls.filter(({ kills }) => kills)
          .map(({ needed, narrowBy, times: rolls }) => (1 - killsBy(needed, narrowBy)) ** rolls);
        expect(lives.length, what).toBeGreaterThan(0);
        return 1 - lives.reduce((all, each) => all * each, 1);
      };
      const dead = chances.reduce((sum, chance, i) => sum + chance * dies(Math.max(attack.least, least + i)), 0);
      let count = 0;
      for (let i = 0; i < times; i += 1) {
        const b = pair.begin(pair.struck);
        pair.strike(pair.begin(pair.striking), b, seededDice(11, i));
        if (b.known.isDead) count += 1;
      }
      expectWithin(wounds * dead, count, `${ruleset}, ${what}`);
    }
  });
});

/**
 * Of 60 fights of two equal fighters with the dice of seed 4: who won, attacks, and defenses that succeeded. A change that makes the simulation faster
 * leaves them as they are; one of the rules, or of how fighters decide, may change them.
 */
const fought: Readonly<Record<RulesetId, readonly number[]>> = {
  'man-to-man': [23, 37, 188, 8],
  'lite-3e': [24, 36, 254, 10],
  'fourth-edition': [22, 38, 288, 48],
};

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

  it('are those that they were before, for the same seed', async () => {
    const { wins, attacks, defended } = count(await equals(), 60);
    expect([...wins, attacks, defended]).toEqual(fought[id]);
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
