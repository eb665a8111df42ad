import { describe, expect, it } from 'vitest';
import { openSheet } from '../../../testing/open-sheet.ts';
import { typedItem, typedSkill } from '../../../testing/own-rows.ts';
import { saved } from '../../../testing/rows.ts';
import { deriveCharacter } from '../../derive-character.ts';
import { findingSentence } from '../../findings/finding-sentences.ts';

const shield = (name: string, defenseBonus: number, own = {}) =>
  typedItem(name, { kind: 'shield', defenseBonus, ...own }, { place: 'ready' });
const skills = [typedSkill('Shield', 2, { difficulty: 'easy' })]; // 11
const choices = (...equipment: ReturnType<typeof shield>[]) => saved('fourth-edition', { skills, equipment });

describe('two shields in hand (p. 374)', () => {
  it.each([
    ['the small one first', [shield('Buckler', 1), shield('Large shield', 3)]],
    ['the large one first', [shield('Large shield', 3), shield('Buckler', 1)]],
  ])('give the greater Defense Bonus, not the sum: %s', (_, equipment) => {
    const { worksheet } = openSheet(choices(...equipment));
    expect(worksheet.number('defenseBonus')).toBe(3);
    expect(worksheet.number('dodge')).toBe(11);
    expect(worksheet.number('block')).toBe(11);
    expect(worksheet.get('dodge').steps.at(-1)).toMatchObject({ words: 'Large shield', row: 'large shield' });
  });

  it('are reported, with the one that counts', () => {
    const { findings } = deriveCharacter(choices(shield('Buckler', 1), shield('Large shield', 3)));
    expect(findings.map(({ fact }) => findingSentence(fact))).toEqual([
      'Two shields in hand: Buckler and Large shield. Their bonuses do not add up: only Large shield counts.',
    ]);
  });

  it('count by the first one if their bonuses are equal', () => {
    const { worksheet } = openSheet(choices(shield('Left', 2), shield('Right', 2)));
    expect(worksheet.get('dodge').steps.at(-1)).toMatchObject({ words: 'Left' });
  });
});
