import { describe, expect, it } from 'vitest';
import { printOdds } from './print-odds.ts';

function run(command: string) {
  const out: string[] = [];
  const err: string[] = [];
  const words = command.split(' ').filter(Boolean);
  const code = printOdds(words, { out: (text) => out.push(text), err: (text) => err.push(text) });
  return { code, out: out.join('\n').split('\n'), err };
}

const json = (command: string) => JSON.parse(run(`${command} --json`).out[0] ?? '');

describe('printOdds', () => {
  it('prints the chance of a roll, by Man to Man unless told otherwise', () => {
    expect(run('roll 12')).toEqual({
      code: 0,
      out: ['12 or less: 74.1% (Man to Man p. 6)', 'Critical success 1.9%, critical failure 1.9%.'],
      err: [],
    });
    expect(json('roll 16 --ruleset fourth-edition')).toMatchObject({
      ruleset: 'fourth-edition',
      score: 16,
      success: expect.closeTo(212 / 216),
      criticalSuccess: expect.closeTo(20 / 216),
      criticalFailure: expect.closeTo(1 / 216),
    });
    expect(json('roll 2 --ruleset lite-3e').success).toBe(0);
    expect(json('roll -2').success).toBeCloseTo(4 / 216);
  });

  it('prints contests: quick, regular and resisted', () => {
    expect(run('contest 12 14').out[1]).toBe('Wins 27.3%, ties 10.1%, loses 62.6%.');
    expect(run('contest 19 16 --regular --ruleset=fourth-edition').out).toEqual([
      'Regular contest of 19 against 16, rolled as 13 against 10 (Basic Set, pp. 348–349)',
      'Wins 83.8%, loses 16.2%, after 2 rounds on average.',
    ]);
    expect(json('contest 12 14 --regular')).toMatchObject({ contest: 'regular', rolled: [12, 14], undecided: 0 });
    expect(run('contest 18 12 --supernatural --ruleset fourth-edition').out[0]).toBe(
      '18, counting as 16, resisted by 12 (Basic Set, pp. 348–349)',
    );
    const { win, lose } = json('contest 14 12 --resisted --ruleset lite-3e');
    expect(win + lose).toBeCloseTo(1);
  });

  it('prints totals of dice in the book’s notation', () => {
    expect(run('dice 1d-2 --ruleset lite-3e').out.slice(0, 3)).toEqual([
      '1d−2: average 1.5',
      '−1: 16.7%, or more 100%',
      '0: 16.7%, or more 83.3%',
    ]);
    expect(json('dice 2d+1').totals).toHaveLength(11);
  });

  it('prints an attack against defenses and armor', () => {
    const attack = 'attack --skill 14 --defense 11 --damage 2d+1 --type cut --dr 4';
    expect(run(`${attack} --ruleset fourth-edition --at-least 7`).out).toEqual([
      '14 against a defense of 11, 2d+1 cut against DR 4 (Basic Set, pp. 369–382)',
      'Hits 90.7%, wounds 32.3%, average injury 2.04.',
      'Critical hits 1.9%, critical misses 1.9%; undefended hits 35.2%.',
      'Average injury when it wounds: 6.33.',
      'Injury of 7 or more: 14.7%.',
    ]);
    expect(json(`${attack} --multiplier 4`).averageInjury).toBeGreaterThan(json(attack).averageInjury);
    expect(json(attack.replace('--defense 11', '--defense 11,8'))).toMatchObject({ defenses: [11, 8] });
    expect(run(attack.replace('--defense 11', '')).out[0]).toContain('14 against no defense');
    expect(run(`${attack} --divisor 0.5 --deceptive 2 --ruleset fourth-edition`).out[0]).toContain(
      '10 against a defense of 9, 2d+1 cut against DR 4 (½)',
    );
    expect(run(attack.replace('--dr 4', '--dr 40')).out[3]).toBe('It cannot wound.');
  });

  it.each([
    ['', 'No command given.'],
    ['shoot 12', 'Unknown command shoot.'],
    ['roll', 'Give one score.'],
    ['roll 12.5', 'A score must be a whole number, not “12.5”.'],
    ['roll 12 --of 3', 'Unknown option --of.'],
    ['roll 12 --ruleset', '--ruleset needs a value.'],
    ['roll 12 --ruleset of-2080', 'Unknown ruleset of-2080; use man-to-man, lite-3e, fourth-edition.'],
    ['contest 12', 'Give 2 scores.'],
    ['contest 12 12 --regular --resisted', 'Use either --regular or --resisted, not both.'],
    ['contest 12 12 --resisted', 'Man to Man has no resistance rolls.'],
    ['contest 12 12 --supernatural --ruleset lite-3e', 'GURPS Lite 3e has no Rule of 16.'],
    ['dice', 'Give dice, such as 2d+1.'],
    ['dice many', '“many” is not dice, such as 2d+1.'],
    ['dice 9999d', '9999d is too much: the maximum is 200 dice.'],
    ['attack 12', 'An attack takes only options, not “12”.'],
    ['attack --damage 1d --type cut', 'An attack needs --skill.'],
    ['attack --skill 12 --damage 1d --type pi', 'Man to Man has no damage type pi; use cr, cut, imp, fire.'],
    ['attack --skill 12 --skill 12', '--skill is given twice.'],
    ['attack --skill 12 --damage 1d --type cut --dr -1', 'DR must be at least 0.'],
    ['attack --skill 12 --damage 1d --type cut --divisor 2', 'Man to Man has no armor divisors.'],
    [
      'attack --skill 12 --damage 1d --type cut --multiplier 1/0',
      'The multiplier must be a number over 0, such as 2, 0.5 or 1/3, not “1/0”.',
    ],
    [
      'attack --skill 12 --damage 1d --type cut --deceptive 1 --ruleset lite-3e',
      'GURPS Lite 3e has no deceptive attacks.',
    ],
    [
      'attack --skill 12 --damage 1d --type cut --deceptive 2 --ruleset fourth-edition',
      'A deceptive attack may not lower the skill below 10.',
    ],
  ])('answers “%s” with a sentence', (command, sentence) => {
    const { code, out, err } = run(command);
    expect([code, out]).toEqual([1, ['']]);
    expect(err[0]).toBe(sentence);
  });

  it('prints its usage', () => {
    expect(run('--help')).toMatchObject({ code: 0, err: [] });
  });
});
