import { expect, it } from 'vitest';
import { fiendishFriedrick, johnFalcon } from '../../../testing/book-characters.ts';
import { saved } from '../../../testing/rows.ts';
import { openWorksheet } from '../../derive-character.ts';
import { loadRuleset } from '../../rulesets.ts';
import { compareTurns } from './turn-order.ts';

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
