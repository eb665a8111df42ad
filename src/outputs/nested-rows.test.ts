import { describe, expect, it } from 'vitest';
import { openSheet } from '../testing/open-sheet.ts';
import { typedItem, typedSkill, typedTrait } from '../testing/own-rows.ts';
import { saved } from '../testing/rows.ts';
import { markdown } from './markdown.ts';
import { plainText } from './plain-text.ts';

const { model } = openSheet(
  saved('fourth-edition', {
    traits: [typedTrait('Breath', { points: 20 }, { container: 'powers' }), typedTrait('Powers', { holds: 'group' })],
    skills: [
      typedSkill('Combat', 0, { holds: true }),
      typedSkill('Blades', 0, { holds: true }, { container: 'combat' }),
      typedSkill('Sword', 4, {}, { container: 'blades' }),
      typedSkill('Bow', 2, {}, { container: 'combat' }),
    ],
    equipment: [typedItem('Rope', { weight: 2 }, { container: 'pack' }), typedItem('Pack', { kind: 'container' })],
  }),
);

describe('rows in containers', () => {
  it('are further to the right in plain text', () => {
    const lines = plainText(model).split('\n');
    const startOf = (name: string) => lines.find((line) => line.trim().startsWith(name))?.search(/\S/);
    expect(['Powers', 'Breath', 'Combat', 'Blades', 'Sword', 'Bow', 'Pack', 'Rope'].map(startOf)).toEqual([
      2, 4, 2, 4, 6, 4, 2, 4,
    ]);
    expect(lines.find((line) => line.includes('Powers'))).toContain('20 points in all');
  });

  it('are further to the right in Markdown', () => {
    expect(markdown(model)).toContain('| \u2003\u2003Sword |');
  });
});
