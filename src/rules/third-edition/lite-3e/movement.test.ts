import { describe, expect, it } from 'vitest';
import { derivationSentence, formatValue } from '../../../engine/format.ts';
import { openSheet } from '../../../testing/open-sheet.ts';
import { typedEffect } from '../../../testing/own-rows.ts';
import { item, saved, trait } from '../../../testing/rows.ts';

const ownTrait = {
  name: 'Stubborn',
  kind: 'advantage',
  points: 4,
  pointsPerLevel: 0,
  holds: '',
  description: '',
  page: '',
  source: '',
} as const;

/** Derives a character with ST 10 and an item of this weight in pounds. */
const carrying = (pounds: number) => {
  const { worksheet, model, findings } = openSheet(
    saved('lite-3e', { equipment: [item('dagger', { weightOverride: pounds })] }),
  );
  return {
    worksheet,
    figures: [model.load.level, worksheet.number('move'), worksheet.number('dodge')],
    codes: findings.map(({ code }) => code),
  };
};

describe('load and Move (p. 21)', () => {
  it.each([
    [20, 'none', 5],
    [20.1, 'light', 4],
    [40, 'light', 4],
    [40.1, 'medium', 3],
    [60, 'medium', 3],
    [60.1, 'heavy', 2],
    [120, 'heavy', 2],
    [120.1, 'extra-heavy', 1],
    [200, 'extra-heavy', 1],
    [200.1, 'overload', 1],
    [300, 'overload', 1],
    [300.1, 'too much to carry', 0],
  ])('depend on weight: %d lb at ST 10 are %s, Move %i', (pounds, level, move) => {
    expect(carrying(pounds).figures).toEqual([level, move, move]);
  });

  it.each([
    [200, []],
    [200.1, ['overload']],
    [300, ['overload']],
    [300.1, ['cannot-carry']],
  ])('are reported if too heavy: %d lb, %j', (pounds, codes) => expect(carrying(pounds).codes).toEqual(codes));

  it('are never 0 Move with a load that can be carried', () => {
    const { worksheet } = openSheet(
      saved('lite-3e', {
        attributes: { dx: 6, ht: 6 },
        equipment: [item('dagger', { weightOverride: 200 })],
      }),
    );
    expect(derivationSentence(worksheet.get('move'), 'd')).toBe(
      'Move 1 yards a second: Basic Speed 3; extra-heavy encumbrance −4; rounded down; minimum 1. (GURPS Lite p. 21)',
    );
  });
});

describe('numbers derived from an attribute', () => {
  const will = (iq: number, add: number) => {
    const own = {
      ...ownTrait,
      offered: [],
      prerequisites: [],
      notes: [],
      effects: [typedEffect({ stat: 'will', add })],
    };
    const { worksheet } = openSheet(saved('lite-3e', { attributes: { iq }, traits: [trait('', { key: 't', own })] }));
    return formatValue(worksheet.get('will').value, 'd');
  };

  it('include Will from IQ, of which at most 14 counts before Weak Will (p. 24)', () => {
    expect([will(16, 2), will(16, 0), will(14, -3), will(16, -3), will(13, -3)]).toEqual([
      '18',
      '16',
      '11',
      '11',
      '10',
    ]);
  });

  it('include hits from HT and fatigue from ST', () => {
    const { worksheet } = openSheet(saved('lite-3e', { attributes: { st: 8, ht: 13 } }));
    expect([worksheet.number('hitPoints'), worksheet.number('fatiguePoints')]).toEqual([13, 8]);
  });
});
