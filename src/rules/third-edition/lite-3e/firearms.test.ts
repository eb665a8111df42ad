import { describe, expect, it } from 'vitest';
import { describeCandidate } from '../../../builder/what-if/candidate.ts';
import { derivationSentence } from '../../../engine/format.ts';
import { startingWealthByTechLevel as sumsTypedAgain } from '../../../testing/double-entry/lite-3e-spells-and-gear.ts';
import { openSheet } from '../../../testing/open-sheet.ts';
import { typedItem } from '../../../testing/own-rows.ts';
import { item, saved, skill } from '../../../testing/rows.ts';
import { itemStat, lineStat } from '../../stat-ids.ts';
import { startingWealthByTechLevel } from './tables/starting-wealth.ts';

type Choices = NonNullable<Parameters<typeof saved>[1]>;
const sheet = (choices: Choices) => openSheet(saved('lite-3e', choices));

describe('a .38', () => {
  const shooter = (st: number) =>
    sheet({
      attributes: { st, dx: 12, iq: 11 },
      skills: [skill('guns-pistol', 1, { techLevel: 7 })],
      equipment: [item('38-special')],
    });

  it('has fixed dice, no ranges, and a rate of fire', () => {
    const { model } = shooter(10);
    const [line] = model.attacks;
    expect(line).toMatchObject({
      item: '.38 Special',
      use: 'shot',
      type: 'cr',
      damage: { text: '2d−1' },
      parry: { text: '–' },
      reach: '',
      minimumStrength: '8',
      notes: [],
    });
    expect(model.rangedColumns.map(({ heading }) => heading)).toEqual(['SS', 'Acc', '½D', 'Max', 'RoF', 'Shots']);
    expect(model.ranged).toEqual([
      {
        id: '38-special.0',
        item: '.38 Special',
        cells: [{ text: '10', value: 10 }, { text: '2', value: 2 }, ...['–', '–', '3', '6'].map((text) => ({ text }))],
        ammunition: 6,
      },
    ]);
  });

  it('is fired with the skill, −1 for each point of ST under its minimum', () => {
    const level = (st: number) => shooter(st).worksheet.number(lineStat('38-special.0', 'skill'));
    // DX 12, easy for 1 point, and +1 for IQ 10 or 11.
    expect([level(10), level(8), level(7), level(5)]).toEqual([13, 13, 12, 10]);
    expect(shooter(5).findings.map(({ code }) => code)).toContain('weak-for-weapon');
    expect(shooter(8).findings).toEqual([]);
  });
});

describe('a laser pistol', () => {
  const { model } = sheet({ attributes: { st: 3, dx: 14, iq: 9 }, equipment: [item('laser-pistol')] });

  it('has no minimum ST, and is used at DX−4 untrained', () => {
    expect(model.attacks[0]).toMatchObject({ type: 'imp', damage: { text: '1d' }, minimumStrength: '' });
    expect(model.attacks[0]?.skill.text).toBe('10');
    expect(model.ranged[0]?.cells.map(({ text }) => text)).toEqual(['9', '7', '–', '–', '4', '20']);
  });
});

describe('columns of the ranged table', () => {
  const headings = (equipment: Choices['equipment'] = []) =>
    sheet({ equipment }).model.rangedColumns.map(({ heading }) => heading);

  it('are the classic four without guns', () => {
    expect(headings()).toEqual(['SS', 'Acc', '½D', 'Max']);
    expect(headings([item('longbow'), item('broadsword')])).toEqual(['SS', 'Acc', '½D', 'Max']);
  });

  it('include only those that a weapon fills', () => {
    const dart = { ranged: true, maximum: '30', rateOfFire: '2' };
    expect(headings([typedItem('Darts', { kind: 'weapon', attacks: [dart] })])).toEqual([
      'SS',
      'Acc',
      '½D',
      'Max',
      'RoF',
    ]);
  });

  it('are empty for a bow next to a gun', () => {
    const { model } = sheet({ equipment: [item('longbow'), item('glock-17')] });
    expect(model.ranged.map(({ cells }) => cells.slice(-2).map(({ text }) => text))).toEqual([
      ['–', '–'],
      ['3', '17'],
    ]);
  });
});

describe('prices by starting wealth (p. 20)', () => {
  const priced = (id: string, campaign: Choices['campaign'] = {}, more = {}) => {
    const { worksheet } = sheet({ campaign, equipment: [item(id, { key: 'k', ...more })] });
    return worksheet.get(itemStat('k', 'cost'));
  };
  const notes = (id: string, campaign: Choices['campaign']) => priced(id, campaign).notes.map(({ words }) => words);

  it('are based on the two sums of the book', () => expect(startingWealthByTechLevel).toEqual(sumsTypedAgain));

  it('make the .38 of $20 cost $400 at TL7', () => {
    const derivation = priced('38-special', { techLevel: 7 });
    expect(derivation.value).toBe(400);
    expect(derivationSentence(derivation, 'd')).toBe(
      '.38 Special, price 400 $: list price 20; starting wealth at TL7 × 15,000; starting wealth at TL6 ÷ 750. (GURPS Lite p. 20)',
    );
    expect(derivation.steps.map(({ cite }) => cite?.page)).toEqual([20, 20, 20]);
  });

  it.each([
    ['38-special', {}, 20],
    ['38-special', { techLevel: 6 }, 20],
    ['38-special', { techLevel: 6, startingWealth: 1500 }, 20],
    ['38-special', { startingWealth: 15_000 }, 20],
    ['38-special', { techLevel: 7, startingWealth: 7500 }, 200],
    ['38-special', { techLevel: 8, startingWealth: 30_000 }, 800],
    ['glock-17', { techLevel: 6 }, 22.5],
    ['broadsword', { techLevel: 7 }, 500],
    ['force-sword', { techLevel: 12, startingWealth: 60_000 }, 3000],
    ['kevlar-light', { techLevel: 6 }, 220],
  ])('make a %s in %j cost $%d', (id, campaign, dollars) => {
    expect([priced(id, campaign).value, notes(id, campaign)]).toEqual([dollars, []]);
  });

  it('stay at the list price, with a note, where a sum is unknown', () => {
    expect(priced('laser-pistol', { techLevel: 9, startingWealth: 50_000 }).value).toBe(1000);
    expect(notes('laser-pistol', { techLevel: 9, startingWealth: 50_000 })).toEqual([
      'list price as of TL8: starting wealth at TL8 is unknown',
    ]);
    expect(notes('38-special', { techLevel: 8 })).toEqual(['list price as of TL6: starting wealth at TL8 is unknown']);
    expect(priced('38-special', { techLevel: 8 }).value).toBe(20);
  });

  it('are the same in the picker', () => {
    const buyer = saved('lite-3e', { campaign: { techLevel: 7 } });
    expect(describeCandidate(buyer, openSheet(buyer), 'equipment', '38-special')).toBe(
      '$400 · 2 lb · shot 2d−1 cr, skill 7',
    );
  });

  it('count for each of several, and are replaced by a typed price', () => {
    expect(priced('38-special', { techLevel: 7 }, { quantity: 3 }).value).toBe(1200);
    expect(priced('38-special', { techLevel: 7 }, { costOverride: 350 }).value).toBe(350);
  });
});
