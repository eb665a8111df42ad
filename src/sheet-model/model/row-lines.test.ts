import { describe, expect, it } from 'vitest';
import { openSheet } from '../../testing/open-sheet.ts';
import { typedItem, typedSkill, typedTrait } from '../../testing/own-rows.ts';
import { saved } from '../../testing/rows.ts';

const { model } = openSheet(
  saved('fourth-edition', {
    traits: [
      typedTrait('Breath', { points: 30 }, { container: 'powers' }),
      typedTrait('Luck', { points: 15 }),
      typedTrait('Powers', { holds: 'group' }),
      typedTrait('Bane', { kind: 'disadvantage', points: -10 }, { container: 'powers' }),
    ],
    skills: [
      typedSkill('Climbing', 1),
      typedSkill('Combat', 0, { holds: true }),
      typedSkill('Blades', 0, { holds: true }, { container: 'combat' }),
      typedSkill('Sword', 4, {}, { container: 'blades' }),
      typedSkill('Empty', 0, { holds: true }),
      typedSkill('Bow', 2, {}, { container: 'combat' }),
    ],
    equipment: [
      typedItem('Rope', { weight: 2 }, { container: 'pack' }),
      typedItem('Lamp', { weight: 1 }),
      typedItem('Pack', { kind: 'container', weight: 3 }),
    ],
  }),
);

describe('lines in containers', () => {
  it('follow their container a step to the right; of another kind of trait they do not', () => {
    expect(model.traits.map(({ name, depth, total }) => [name, depth, total?.text])).toEqual([
      ['Luck', 0, undefined],
      ['Powers', 0, '20'],
      ['Breath', 1, undefined],
      ['Bane', 0, undefined],
    ]);
    expect(model.possessions.map(({ name, depth }) => [name, depth])).toEqual([
      ['Lamp', 0],
      ['Pack', 0],
      ['Rope', 1],
    ]);
  });

  it('have the headings of skills before the first under them, with the points in all', () => {
    const lines = model.skills.map(({ name, depth, headings }) => [
      name,
      depth,
      headings.map((heading) => `${heading.name} ${heading.points.text}`),
    ]);
    expect(lines).toEqual([
      ['Climbing', 0, []],
      ['Sword', 2, ['Combat 6', 'Blades 4']],
      ['Bow', 1, []],
    ]);
  });
});
