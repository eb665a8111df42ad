import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { blankCharacter } from '../../character/character.ts';
import { addLines } from './add-lines.ts';

test('a fencer as a player writes it goes in as one list: at most two lines want a correction', () => {
  const text = readFileSync(join(import.meta.dirname, 'swashbuckler.txt'), 'utf8');
  const { saved, lines } = addLines({ ruleset: 'fourth-edition', houseRules: [], character: blankCharacter() }, text);
  const wrong = lines.filter(
    ({ plan, reading, differences }) =>
      plan === null || reading.left.length > 0 || differences.some((words) => !words.startsWith('guessed')),
  );
  expect(lines.length).toBeGreaterThanOrEqual(45);
  expect(wrong.map(({ line }) => line.text)).toEqual(['Main-gauche']);
  const { name, traits, skills, equipment, concept } = saved.character;
  expect([traits.length, skills.length, equipment.length]).toEqual([18, 18, 11]);
  expect([name, concept.notes]).toEqual(['Rodrigo de Vega', 'Main-gauche']);
});
