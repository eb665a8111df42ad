import { describe, expect, it } from 'vitest';
import { fiendishFriedrick, johnFalcon } from '../../testing/book-characters.ts';
import { saved } from '../../testing/rows.ts';
import { openWorksheet } from '../derive-character.ts';
import { loadRuleset } from '../rulesets.ts';
import { compareTurns, type FighterInOrder, orderTurns } from './turn-order.ts';

const rulesOf = async (id: string) => (await loadRuleset(id)).loadFightRules();
const open = (id: string, dx: number, ht: number) =>
  openWorksheet(saved(id, { attributes: { st: 10, dx, iq: 10, ht } })).worksheet;

it('Man to Man: the higher Move first, of the same Move the higher Basic Speed (p. 21)', async () => {
  const rules = await rulesOf('man-to-man');
  const falcon = openWorksheet(johnFalcon()).worksheet;
  const friedrick = openWorksheet(fiendishFriedrick()).worksheet;
  // Both have Move 5; Basic Speed is 7, and 8.125 with Running.
  expect(compareTurns(rules, falcon, friedrick)).toBeGreaterThan(0);
  expect(compareTurns(rules, open('man-to-man', 10, 10), open('man-to-man', 12, 12))).toBeGreaterThan(0);
  expect(compareTurns(rules, falcon, falcon)).toBe(0);
});

it('fourth edition: the higher Basic Speed first, of the same the higher DX (p. 363)', async () => {
  const rules = await rulesOf('fourth-edition');
  expect(compareTurns(rules, open('fourth-edition', 11, 10), open('fourth-edition', 10, 10))).toBeLessThan(0);
  expect(compareTurns(rules, open('fourth-edition', 11, 9), open('fourth-edition', 10, 10))).toBeLessThan(0);
  expect(compareTurns(rules, open('fourth-edition', 9, 11), open('fourth-edition', 10, 10))).toBeGreaterThan(0);
});

const fighter = async (
  key: string,
  ruleset: string,
  [dx, ht]: readonly [number, number],
  initiative: number | null = null,
): Promise<FighterInOrder> => ({
  key,
  initiative,
  rules: await (await loadRuleset(ruleset)).loadFightRules(),
  worksheet: openWorksheet(saved(ruleset, { attributes: { st: 10, dx, iq: 10, ht } })).worksheet,
});

describe('the order of turns', () => {
  it('is that of the ruleset: Man to Man by Move, then Basic Speed (p. 21)', async () => {
    const fighters = await Promise.all([
      fighter('slow', 'man-to-man', [10, 10]), // Basic Speed 5, Move 5
      fighter('faster', 'man-to-man', [11, 10]), // 5.25, 5
      fighter('fastest', 'man-to-man', [12, 12]), // 6, 6
    ]);
    expect(orderTurns(fighters)).toEqual(['fastest', 'faster', 'slow']);
    const sorted = fighters.toSorted((a, b) => compareTurns(a.rules, a.worksheet, b.worksheet));
    expect(sorted.map(({ key }) => key)).toEqual(['fastest', 'faster', 'slow']);
  });

  it('is that of the ruleset: fourth edition by Basic Speed, then DX (p. 363)', async () => {
    const fighters = [
      await fighter('sturdy', 'fourth-edition', [10, 11]), // 5.25
      await fighter('nimble', 'fourth-edition', [11, 10]), // 5.25
    ];
    expect(orderTurns(fighters)).toEqual(['nimble', 'sturdy']);
  });

  it('leaves fighters who are equal as they are listed', async () => {
    const of = (key: string) => fighter(key, 'lite-3e', [10, 10]);
    expect(orderTurns(await Promise.all([of('b'), of('a'), of('c')]))).toEqual(['b', 'a', 'c']);
  });

  it('of several rulesets goes by what all of them compare: Basic Speed', async () => {
    const fighters = await Promise.all([
      fighter('man-to-man', 'man-to-man', [11, 10]), // 5.25
      fighter('fourth', 'fourth-edition', [11, 11]), // 5.5
      fighter('lite', 'lite-3e', [13, 11]), // 6
    ]);
    expect(orderTurns(fighters)).toEqual(['lite', 'fourth', 'man-to-man']);
  });

  it('is set by hand for one, in place of the number that is compared first', async () => {
    const fighters = await Promise.all([
      fighter('six', 'fourth-edition', [12, 12]),
      fighter('five', 'fourth-edition', [10, 10]),
      fighter('moved', 'fourth-edition', [8, 8], 5.5),
    ]);
    expect(orderTurns(fighters)).toEqual(['six', 'moved', 'five']);
  });

  it('is set by hand where two are equal, and for all', async () => {
    const equal = [await fighter('a', 'fourth-edition', [10, 10]), await fighter('b', 'fourth-edition', [10, 10], 5)];
    expect(orderTurns(equal)).toEqual(['b', 'a']);
    const all = await Promise.all([
      fighter('last', 'man-to-man', [15, 15], 1),
      fighter('first', 'fourth-edition', [8, 8], 3),
      fighter('second', 'lite-3e', [10, 10], 2),
    ]);
    expect(orderTurns(all)).toEqual(['first', 'second', 'last']);
  });
});
