import { describe, expect, it } from 'vitest';
import { derivationSentence } from '../../../engine/format.ts';
import { describeWealth } from '../../../sheet-model/wording/setting-words.ts';
import { openSheet } from '../../../testing/open-sheet.ts';
import { typedItem, typedTrait } from '../../../testing/own-rows.ts';
import { saved } from '../../../testing/rows.ts';
import { deriveCharacter } from '../../derive-character.ts';
import { findingSentence } from '../../findings/finding-sentences.ts';

type Choices = Parameters<typeof saved>[1];
const { campaign } = saved('fourth-edition', {}).character;
const setting = (more: Partial<typeof campaign>) => ({ campaign: { ...campaign, ...more } });
const sheetOf = (choices: Choices) => openSheet(saved('fourth-edition', choices));
const startingMoneyOf = (choices: Choices) => sheetOf(choices).worksheet.get('money.start').value;
const wealth = (name: string, times: number) =>
  typedTrait(name, { effects: [{ stat: 'startingMoney', add: 1, times }] });
const status = (add: number) => typedTrait('Status', { effects: [{ stat: 'status', add, perLevel: true }] });

describe('starting wealth (p. 27)', () => {
  it.each([
    [0, 250],
    [1, 500],
    [2, 750],
    [3, 1000],
    [4, 2000],
    [5, 5000],
    [6, 10_000],
    [7, 15_000],
    [8, 20_000],
    [9, 30_000],
    [10, 50_000],
    [11, 75_000],
    [12, 100_000],
    [13, null],
    [null, null],
  ])('is by tech level: TL %s, $%s', (techLevel, dollars) => {
    expect(startingMoneyOf(setting({ techLevel }))).toBe(dollars);
  });

  it('is replaced by the sum of the setting or of the player', () => {
    expect(startingMoneyOf(setting({ techLevel: 3, startingWealth: 400 }))).toBe(400);
    expect(startingMoneyOf(setting({ techLevel: 3, startingWealth: 400, money: 90 }))).toBe(90);
  });

  it.each([
    ['Dead Broke', 0, 0],
    ['Poor', 0.2, 200],
    ['Struggling', 0.5, 500],
    ['Comfortable', 2, 2000],
    ['Wealthy', 5, 5000],
    ['Very Wealthy', 20, 20_000],
    ['Filthy Rich', 100, 100_000],
  ])('is multiplied by wealth: %s, × %d is $%d at TL3 (p. 25)', (name, times, dollars) => {
    const sheet = sheetOf({ ...setting({ techLevel: 3 }), traits: [wealth(name, times)] });
    expect(sheet.worksheet.number('money.start')).toBe(dollars);
    expect(describeWealth(sheet)).toBe(name);
  });

  it('is multiplied once for each level by an effect per level (Multimillionaire)', () => {
    const rich = typedTrait(
      'Multimillionaire',
      { pointsPerLevel: 25, effects: [{ stat: 'startingMoney', times: 10, perLevel: true }] },
      { level: 2 },
    );
    expect(startingMoneyOf({ ...setting({ techLevel: 3 }), traits: [wealth('Filthy Rich', 100), rich] })).toBe(
      10_000_000,
    );
  });

  it('stays finite for any number of levels', () => {
    const traits = Array.from({ length: 40 }, (_, i) => wealth(`Rich ${i}`, 1e9));
    expect(startingMoneyOf({ ...setting({ techLevel: 3 }), traits })).toBe(1e15);
  });

  it('has steps with its source and a note on the part for gear', () => {
    const { worksheet } = sheetOf({ ...setting({ techLevel: 3 }), traits: [wealth('Wealthy', 5)] });
    const money = worksheet.get('money.start');
    expect(derivationSentence(money, 'd')).toBe(
      'starting money 5,000 $: starting wealth, TL3 1,000; Wealthy × 5. (Basic Set, pp. 25–27)',
    );
    expect(money.notes.map(({ words }) => words)).toEqual([
      'if you lead a settled life, only a fifth of it ($1,000) is for gear; the rest is home and clothes',
    ]);
  });

  it('can be spent, and overspending is reported', () => {
    const equipment = [typedItem('Mail', { cost: 1100 })];
    const { model, findings } = sheetOf({ ...setting({ techLevel: 3 }), equipment });
    expect(model.writeIns.at(-1)?.figure.text).toBe('−$100');
    expect(findings.map(({ fact }) => findingSentence(fact))).toEqual(['$1,100 spent of $1,000.']);
  });
});

describe('Status and cost of living (pp. 28, 265)', () => {
  it.each([
    [-2, 100],
    [-1, 300],
    [0, 600],
    [1, 1200],
    [2, 3000],
    [3, 12_000],
    [4, 60_000],
    [5, 600_000],
    [6, 6_000_000],
    [7, 60_000_000],
    [8, 600_000_000],
    [9, 600_000_000],
    [-3, 100],
  ])('are by table: Status %i costs $%i a month', (level, dollars) => {
    const { worksheet } = sheetOf({ traits: level === 0 ? [] : [status(level)] });
    expect(worksheet.number('status')).toBe(level);
    expect(worksheet.number('costOfLiving')).toBe(dollars);
  });

  it('have steps and a page', () => {
    const { worksheet } = sheetOf({ traits: [status(2)] });
    expect(derivationSentence(worksheet.get('status'), 'd')).toBe(
      'Status 2: ordinary people 0; Status +2. (Basic Set p. 28)',
    );
    expect(derivationSentence(worksheet.get('costOfLiving'), 'd')).toBe(
      'cost of living 3,000 $ a month: Status 2; cost of living, Status 2 3,000. (Basic Set p. 265)',
    );
  });

  it('are on the sheet if Status is not 0', () => {
    const lines = (choices: Choices) => sheetOf(choices).model.reactions.map(({ name, figure }) => [name, figure.text]);
    const none = ['everyone', 'none'];
    expect(lines({})).toEqual([none]);
    expect(lines({ traits: [status(2)] })).toEqual([none, ['Status', '+2'], ['Cost of living a month', '$3,000']]);
  });

  it('are reported outside −2 to 8', () => {
    const statusSentences = (level: number) =>
      deriveCharacter(saved('fourth-edition', { traits: [status(level)] })).findings.map(({ fact }) =>
        findingSentence(fact),
      );
    expect(statusSentences(8)).toEqual([]);
    expect(statusSentences(9)).toEqual(['Status 9 is outside −2 to 8.']);
    expect(statusSentences(-3)).toEqual(['Status −3 is outside −2 to 8.']);
  });
});
