import { describe, expect, it } from 'vitest';
import { openSheet } from '../../testing/open-sheet.ts';
import { catalogFor } from '../derive-character.ts';
import { randomFighter } from './random-fighter.ts';

const catalog = catalogFor('man-to-man');
const fall = (sums: Readonly<Record<number, number>>) => (count: number) => sums[count] ?? count;
const rolled = (three: number, one: number, picks: readonly number[]) => {
  const left = [...picks];
  return randomFighter(catalog, fall({ 3: three, 1: one }), (count) => Math.min(left.shift() ?? 0, count - 1));
};
const open = (character: ReturnType<typeof rolled>) => openSheet({ ruleset: 'man-to-man', houseRules: [], character });

describe('a random fighter (p. 18)', () => {
  it.each([
    [3, 7],
    [6, 7],
    [7, 7],
    [18, 18],
  ])('has attributes of three dice, and 7 at least: %i is %i', (roll, score) => {
    const { attributes } = rolled(roll, 1, [0]);
    expect(attributes).toEqual({ st: score, dx: score, iq: score, ht: score });
  });

  it.each([1, 2, 3, 4, 5, 6])('has two skills at DX and a die: %i', (die) => {
    const { worksheet, context } = open(rolled(11, die, [0, 1, 0]));
    expect(context.skills.map(({ key }) => worksheet.number(`skill:${key}.level`))).toEqual([11 + die, 11 + die]);
    expect(context.traits).toEqual([]);
  });

  it('or one and Shield, with a shield in hand', () => {
    const { skills, equipment } = rolled(11, 3, [0, 0]);
    expect(skills.map(({ entry }) => entry)).toEqual(['knife', 'shield']);
    expect(equipment.map(({ entry, place }) => [entry, place])).toEqual([
      ['large-knife', 'carried'],
      ['small-shield', 'ready'],
    ]);
  });

  const weapons = [...catalog.items.values()].filter(({ facet }) => facet.kind === 'weapon').length;

  it('carries the weapons for its skills, what they shoot, and a knife, and is in order', () => {
    const met = new Set<string>();
    for (const [three, second] of [
      [7, 0],
      [11, 3],
      [18, 20],
    ] as const) {
      for (let first = 0; first < weapons; first++) {
        for (const shield of [0, 1]) {
          const character = rolled(three, 4, [first, shield, second]);
          const { context, findings, worksheet, model } = open(character);
          const entries = character.equipment.map(({ entry }) => entry);
          expect(findings, entries.join(', ')).toEqual([]);
          expect(worksheet.number('points.left')).toBe(0);
          expect(entries).toContain('large-knife');
          const known = new Set(context.skills.map(({ id }) => id));
          expect(known.size).toBe(2);
          for (const id of known) {
            met.add(id);
            const used = context.items.some(({ facet }) => facet?.attacks?.some(({ skills }) => skills.includes(id)));
            expect(used, id).toBe(true);
          }
          expect(model.attacks.length).toBeGreaterThan(2);
        }
      }
    }
    expect(met).toContain('bow');
    expect(met).toContain('polearm');
    expect([...met].filter((id) => !catalog.skills.get(id)?.facet.weapon)).toEqual(['shield']);
  });
});
