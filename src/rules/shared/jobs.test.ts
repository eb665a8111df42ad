import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { setJob } from '../../character/campaign-edits.ts';
import { type Job, jobSchema } from '../../character/character.ts';
import { describeDerivation } from '../../engine/format.ts';
import { choices, saved, skill, trait } from '../../testing/rows.ts';
import { deriveCharacter, openWorksheet } from '../derive-character.ts';
import { describeFinding } from '../findings/finding-sentences.ts';
import { rulesetOf } from '../rulesets.ts';
import { workMonth } from './job-month.ts';
import { jobPayStat, jobRollStat, monthlyBalanceStat } from './jobs.ts';

const wealth = (level: string) => trait('wealth', { choices: choices({ level }) });
const having = (ruleset: 'fourth-edition' | 'lite-3e', job: Partial<Job>, more: Parameters<typeof saved>[1] = {}) => {
  const sheet = saved(ruleset, { campaign: { techLevel: 3 }, ...more });
  return { ...sheet, character: setJob(sheet.character, job) };
};

describe('The pay of a job', () => {
  // TL3 pays $700; a job for the poor a fifth of it, $140; Status 0 costs $600.
  it('goes by the tech level and the wealth that the job is for, and the cost of living is taken from it', () => {
    const { worksheet } = openWorksheet(having('fourth-edition', { title: 'Beggar', wealth: 'poor' }));
    expect(describeDerivation(worksheet.get(jobPayStat), 'd')).toBe(
      'pay, Beggar 140 $ a month: monthly pay, TL3 700; a job for the poor × 0.2. (Basic Set, pp. 516–517)',
    );
    expect(worksheet.number(monthlyBalanceStat)).toBe(-460);
  });

  it('may be any amount, with the raises of the past', () => {
    const { worksheet } = openWorksheet(having('fourth-edition', { pay: 1000, raise: 21 }));
    expect(worksheet.number(jobPayStat)).toBe(1210);
    expect(worksheet.number(monthlyBalanceStat)).toBe(610);
  });

  // Lite p. 31: the very wealthy take home twice the listed pay, the filthy rich ten times.
  it.each([
    ['comfortable', 500],
    ['very-wealthy', 1000],
    ['filthy-rich', 5000],
  ])('of a person who is %s is $%s under GURPS Lite for a job of $500', (level, dollars) => {
    const sheet = having('lite-3e', { pay: 500 }, { traits: [wealth(level)] });
    expect(openWorksheet(sheet).worksheet.number(jobPayStat)).toBe(dollars);
  });

  it('is unknown under GURPS Lite until somebody says it, since the book has no table', () => {
    expect(openWorksheet(having('lite-3e', {})).worksheet.get(jobPayStat).value).toBeNull();
  });

  // TL3 starts with $1,000: 1% for each of 10 levels is $100 a month, and a debt of 5 levels takes $50.
  it('is joined by income without work, less debts', () => {
    const traits = [trait('independent-income', { level: 10 }), trait('debt', { level: 5 })];
    const { worksheet } = openWorksheet(having('fourth-edition', { pay: 700 }, { traits }));
    expect(worksheet.number('furtherIncome')).toBe(50);
    expect(worksheet.number(monthlyBalanceStat)).toBe(150);
  });
});

describe('The monthly roll of a job', () => {
  const target = (job: Partial<Job>, more: Parameters<typeof saved>[1] = {}) =>
    openWorksheet(having('fourth-edition', job, more)).worksheet.get(jobRollStat).value;

  it('is against a skill, an attribute or a number for everyone, with its modifier', () => {
    expect(target({ skill: 'Merchant', modifier: -2 }, { skills: [skill('merchant', 4)] })).toBe(9);
    expect(target({ skill: 'st', modifier: 1 }, { attributes: { st: 13 } })).toBe(14);
    expect(target({ target: 12 })).toBe(12);
    expect(target({ skill: 'Merchant' })).toBeNull();
  });

  it('follows the skill on a sheet that was already derived', () => {
    const before = openWorksheet(having('fourth-edition', { skill: 'Merchant' }, { skills: [skill('merchant', 4)] }));
    const skills = before.context.saved.character.skills.map((row) => ({ ...row, points: 8 }));
    const after = openWorksheet(
      { ...before.context.saved, character: { ...before.context.saved.character, skills } },
      before,
    );
    expect(after.worksheet.number(jobRollStat)).toBe(12);
  });
});

describe('Findings of a job', () => {
  const sentences = (job: Partial<Job>, more: Parameters<typeof saved>[1] = {}) =>
    deriveCharacter(having('fourth-edition', job, more)).findings.flatMap(({ code, fact }) =>
      code.startsWith('job-') ? [describeFinding(fact)] : [],
    );

  it('tell a missing skill, one that is too low, and a job for richer people', () => {
    expect(sentences({ title: 'Trader', skill: 'Merchant' })).toEqual([
      'Trader is rolled against Merchant, which this character does not have: learn it, or choose another.',
    ]);
    expect(
      sentences({ title: 'Trader', skill: 'Merchant', prerequisite: 12 }, { skills: [skill('merchant', 4)] }),
    ).toEqual(['Trader needs Merchant 12; it is 11.']);
    expect(sentences({ title: 'Banker', wealth: 'wealthy' })).toEqual([
      'Banker is a job for the wealthy, and this character is poorer.',
    ]);
    expect(sentences({ title: 'Banker', wealth: 'wealthy' }, { traits: [wealth('wealthy')] })).toEqual([]);
  });

  it('tell a skill that the character has and the ruleset lacks', () => {
    const sheet = having('lite-3e', { title: 'Maid', skill: 'Housekeeping' }, { skills: [skill('housekeeping', 1)] });
    expect(deriveCharacter(sheet).findings.map(({ code }) => code)).toContain('job-skill-missing');
  });
});

describe('A month of work', () => {
  const rules = rulesetOf('lite-3e').odds.success;
  const month = (rolled: number, job: Partial<Job> = {}, other = 0) =>
    workMonth({
      job: { ...z.parse(jobSchema, {}), title: 'Guard', ...job },
      target: 12,
      rolled,
      pay: 700,
      living: 600,
      other,
      money: 1000,
      rules,
    });

  // Lite p. 31: anything but a critical result brings the pay.
  it.each([
    [10, 700, 100, 0, false],
    [14, 700, 100, 0, false],
    [4, 700, 100, 10, false],
    [18, 0, -600, 0, true],
  ])('with a roll of %s pays %s and leaves %s, a raise of %s%', (rolled, pay, left, raise, mayLose) => {
    expect(month(rolled)).toMatchObject({ pay, left, money: 1000 + left, raise, mayLose });
  });

  it('raises a raise by a tenth again', () => {
    expect(month(3, { raise: 10 }).raise).toBe(21);
  });

  // 700 and 10% for each point: made by 2 it is 840, missed by 3 it is 490; 12 points below nothing is nothing.
  it('pays a freelancer by the margin', () => {
    expect(month(10, { freelance: true }).pay).toBe(840);
    expect(month(15, { freelance: true }).pay).toBe(490);
  });

  it('is told in a sentence', () => {
    expect(month(10).sentence).toBe(
      'Guard, a month: rolled 10 against 12, made by 2. Pay $700, cost of living $600: $100 left.',
    );
    expect(month(10, {}, 200).sentence).toContain('cost of living $600, other income $200: $300 left.');
    expect(month(10, {}, -190).sentence).toContain('cost of living $600, other income −$190: $90 short.');
  });
});
