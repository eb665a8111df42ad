import { describe, expect, it } from 'vitest';
import { openSheet } from '../../../testing/open-sheet.ts';
import { saved, trait } from '../../../testing/rows.ts';

const sheetOf = (...rows: Parameters<typeof trait>[]) =>
  openSheet(saved('fourth-edition', { traits: rows.map((row) => trait(...row)) }));

describe('disadvantages of the fourth edition', () => {
  it.each([
    ['bad-temper', {}, -10],
    ['bad-temper', { selfControl: 9 }, -15],
    ['cowardice', { selfControl: 15 }, -5],
    ['fearfulness', { level: 3 }, -6],
    ['klutz', {}, -5],
    ['attentive', {}, -1],
  ] as const)('cost: %s %o %i', (entry, row, expected) => {
    const { worksheet } = sheetOf([entry, { key: 'flaw', ...row }]);
    expect(worksheet.number('trait:flaw.points')).toBe(expected);
  });

  it('leave a note on the number where they count at times only: Hard of Hearing', () => {
    const { worksheet } = sheetOf(['hard-of-hearing', { key: 'ears' }]);
    const perception = worksheet.get('perception');
    expect(perception.value).toBe(10);
    expect(JSON.stringify(perception)).toContain('Hard of Hearing');
  });

  it('exclude each other: Miserliness and Compulsive Generosity', () => {
    const { findings } = sheetOf(['miserliness', { key: 'a' }], ['compulsive-generosity', { key: 'b' }]);
    expect(findings.map(({ code }) => code)).toEqual(['traits-exclude']);
  });
});
