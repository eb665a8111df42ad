import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Character, secondarySchema } from '../../../character/character.ts';
import { derivationSentence } from '../../../engine/format.ts';
import { openSheet } from '../../../testing/open-sheet.ts';
import { typedEffect, typedTrait } from '../../../testing/own-rows.ts';
import { saved, trait } from '../../../testing/rows.ts';

const bought = (steps: Partial<Character['secondary']>) => ({ ...z.parse(secondarySchema, {}), ...steps });

type Choices = Parameters<typeof saved>[1];
const sheetOf = (choices: Choices) => openSheet(saved('fourth-edition', { attributes: { iq: 11 }, ...choices }));
const numberOf = (choices: Choices, id: string) => sheetOf(choices).worksheet.number(id);

describe('senses and Fright Checks', () => {
  it('are Perception and Will, bought for 2 points each', () => {
    const choices = { secondary: bought({ perception: 1, vision: 2, frightCheck: -1 }) };
    const { worksheet } = sheetOf(choices);
    const ids = ['vision', 'hearing', 'tasteSmell', 'touch', 'frightCheck'];
    expect(ids.map((id) => worksheet.number(id))).toEqual([14, 12, 12, 12, 10]);
    expect(ids.map((id) => worksheet.number(`${id}.points`))).toEqual([4, 0, 0, 0, -2]);
    expect(worksheet.number('points.secondary')).toBe(5 + 4 - 2);
    expect(derivationSentence(worksheet.get('vision'), 'd')).toBe(
      'Vision 14: Perception 12; bought up +2. (Basic Set, ch. 1, pp. 14–18)',
    );
  });

  it('have what traits of the lists add, by level', () => {
    const traits = [trait('acute-touch', { key: 'a', level: 3 }), trait('combat-reflexes', { key: 'c' })];
    expect(numberOf({ traits }, 'touch')).toBe(14);
    expect(numberOf({ traits }, 'frightCheck')).toBe(13);
  });

  it('count a typed-in trait of such a name once, where it has effects of its own', () => {
    const keen = typedTrait(
      'Acute Hearing',
      { pointsPerLevel: 2, effects: [typedEffect({ stat: 'hearing', add: 1, perLevel: true })] },
      { level: 3 },
    );
    const { worksheet } = sheetOf({ traits: [keen] });
    expect(derivationSentence(worksheet.get('hearing'), 'd')).toBe(
      'Hearing 14: Perception 11; Acute Hearing +3. (Basic Set, ch. 1, pp. 14–18)',
    );
  });

  it('are on the sheet where they differ from Perception and Will', () => {
    const names = (choices: Choices) => sheetOf(choices).model.secondary.map(({ name }) => name);
    expect(names({})).toEqual(['HP', 'Will', 'Per', 'FP', 'Speed', 'BM']);
    expect(names({ secondary: bought({ vision: 1 }) })).toContain('Vision');
    expect(names({ traits: [trait('fearlessness', { key: 'f' })] })).toContain('Fright');
  });

  it('add no step to the points of a character who bought none', () => {
    const { worksheet } = sheetOf({});
    expect(worksheet.get('points.secondary').steps).toHaveLength(7);
  });
});
