import { describe, expect, it } from 'vitest';
import { openSheet } from '../../../testing/open-sheet.ts';
import { catalogFor } from '../../derive-character.ts';
import { randomFighter } from './random-fighter.ts';

const catalog = catalogFor('man-to-man');
const fixedRoll = (sums: Readonly<Record<number, number>>) => (count: number) => sums[count] ?? count;
const rolled = (threeDice: number, oneDie: number, picks: readonly number[]) => {
  const remainingPicks = [...picks];
  return randomFighter(catalog, fixedRoll({ 3: threeDice, 1: oneDie }), (count) =>
    Math.min(remainingPicks.shift() ?? 0, count - 1),
  );
};
const open = (character: ReturnType<typeof rolled>) => openSheet({ ruleset: 'man-to-man', houseRules: [], character });

describe('a random fighter (p. 18)', () => {
  it.each([
    [3, 7],
    [6, 7],
    [7, 7],
    [18, 18],
  ])('has attributes of three dice, at least 7: a roll of %i gives %i', (roll, score) => {
    const { attributes } = rolled(roll, 1, [0]);
    expect(attributes).toEqual({ st: score, dx: score, iq: score, ht: score });
  });

  it.each([1, 2, 3, 4, 5, 6])('has two skills at DX + 1 die: %i', (die) => {
    const { worksheet, context } = open(rolled(11, die, [0, 1, 0]));
    expect(context.skills.map(({ key }) => worksheet.number(`skill:${key}.level`))).toEqual([11 + die, 11 + die]);
    expect(context.traits).toEqual([]);
  });

  it('may have Shield as the second skill, with a shield in hand', () => {
    const { skills, equipment } = rolled(11, 3, [0, 0]);
    expect(skills.map(({ entry }) => entry)).toEqual(['knife', 'shield']);
    expect(equipment.map(({ entry, place }) => [entry, place])).toEqual([
      ['large-knife', 'carried'],
      ['small-shield', 'ready'],
    ]);
  });

  const weapons = [...catalog.items.values()].filter(({ facet }) => facet.kind === 'weapon').length;

  it('carries the weapons for its skills, their ammunition and a knife, without findings', () => {
    const usedSkills = new Set<string>();
    for (const [threeDice, second] of [
      [7, 0],
      [11, 3],
      [18, 20],
    ] as const) {
      for (let first = 0; first < weapons; first++) {
        for (const shield of [0, 1]) {
          const character = rolled(threeDice, 4, [first, shield, second]);
          const { context, findings, worksheet, model } = open(character);
          const entries = character.equipment.map(({ entry }) => entry);
          expect(findings, entries.join(', ')).toEqual([]);
          expect(worksheet.number('points.left')).toBe(0);
          expect(entries).toContain('large-knife');
          const skillIds = new Set(context.skills.map(({ id }) => id));
          expect(skillIds.size).toBe(2);
          for (const id of skillIds) {
            usedSkills.add(id);
            const used = context.items.some(({ facet }) => facet?.attacks?.some(({ skills }) => skills.includes(id)));
            expect(used, id).toBe(true);
          }
          expect(model.attacks.length).toBeGreaterThan(2);
        }
      }
    }
    expect(usedSkills).toContain('bow');
    expect(usedSkills).toContain('polearm');
    expect([...usedSkills].filter((id) => !catalog.skills.get(id)?.facet.weapon)).toEqual(['shield']);
  });
});
