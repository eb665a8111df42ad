import { describe, expect, it } from 'vitest';
import { derivationSentence } from '../../engine/format.ts';
import { openSheet } from '../../testing/open-sheet.ts';
import { typedItem, typedTrait } from '../../testing/own-rows.ts';
import { saved } from '../../testing/rows.ts';

const wings = typedTrait(
  'Wings',
  { pointsPerLevel: 5, effects: [{ stat: 'dodge', add: 1, perLevel: true }] },
  { level: 2 },
);
const grant = { stat: 'traitLevel', by: 'name', selection: 'wings', how: 'add', add: 1 } as const;
const sheetOf = (choices: Parameters<typeof saved>[1]) => openSheet(saved('fourth-edition', choices));

describe('levels of a trait that another gives', () => {
  const crown = typedItem('Crown', { effects: [grant] }, { place: 'ready' });

  it('count for what the trait does, and not for its price', () => {
    const { worksheet, model } = sheetOf({ traits: [wings], equipment: [crown] });
    expect(derivationSentence(worksheet.get('trait:wings.level'), 'd')).toBe(
      'Wings, level 3: levels bought 2; Crown +1. (custom)',
    );
    expect(worksheet.number('dodge')).toBe(11);
    expect(worksheet.number('trait:wings.points')).toBe(10);
    expect(model.traits[0]?.note).toBe('level 3 in all');
  });

  it('count once for each level of what gives them, and only while it is in use', () => {
    const blessing = typedTrait(
      'Blessing',
      { pointsPerLevel: 1, effects: [{ ...grant, perLevel: true }] },
      { level: 4 },
    );
    expect(sheetOf({ traits: [wings, blessing] }).worksheet.number('dodge')).toBe(14);
    expect(sheetOf({ traits: [wings], equipment: [{ ...crown, place: 'carried' }] }).worksheet.number('dodge')).toBe(
      10,
    );
  });

  it('are none for a trait without levels, for the giver itself, and below 0', () => {
    const plain = typedTrait('Wings', { effects: [{ stat: 'dodge', add: 1 }] });
    expect(sheetOf({ traits: [plain], equipment: [crown] }).worksheet.has('trait:wings.level')).toBe(false);
    const own = typedTrait('Wings', { pointsPerLevel: 5, effects: [grant] });
    expect(sheetOf({ traits: [own] }).worksheet.has('trait:wings.level')).toBe(false);
    const curse = typedTrait('Curse', { effects: [{ ...grant, add: -9 }] });
    expect(sheetOf({ traits: [wings, curse] }).worksheet.number('trait:wings.level')).toBe(0);
    expect(sheetOf({ traits: [wings, curse] }).worksheet.number('dodge')).toBe(8);
  });
});
