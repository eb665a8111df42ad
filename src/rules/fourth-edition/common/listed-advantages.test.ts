import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { traitRowSchema } from '../../../character/trait-rows.ts';
import { openSheet } from '../../../testing/open-sheet.ts';
import { saved } from '../../../testing/rows.ts';

const sheetOf = (id: string, level: number, choices: { parameter: string; value: string }[] = []) =>
  openSheet(saved('fourth-edition', { traits: [z.parse(traitRowSchema, { key: 'gift', entry: id, level, choices })] }))
    .worksheet;

describe('advantages from the list', () => {
  it.each([
    [0, 5],
    [1, 15],
    [3, 35],
  ])('Magery %i costs %i points (p. 66)', (level, points) =>
    expect(sheetOf('magery', level).number('trait:gift.points')).toBe(points),
  );

  it('begin with level 1 unless the book has a level 0', () =>
    expect(sheetOf('hard-to-kill', 0).number('trait:gift.points')).toBe(2));

  it('change reactions (p. 494)', () =>
    expect(sheetOf('appearance', 1, [{ parameter: 'looks', value: 'attractive' }]).number('reaction')).toBe(1));
});
