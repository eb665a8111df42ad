import { describe, expect, it } from 'vitest';
import { fighter } from '../../testing/fighter.ts';
import * as typedAgain from '../../testing/typed-again/man-to-man.ts';
import { averageBuild } from './build.ts';

const build = (st: number, choices: Parameters<typeof fighter>[0] = {}) => {
  return averageBuild(fighter(choices).context, st);
};
const heavy = (inches: number): number => {
  const rows = typedAgain.weightByHeight.map(([feet, rest, pounds]) => [feet * 12 + rest, pounds] as const);
  return rows.find(([height]) => inches <= height)?.[1] ?? 190 + (inches - 75) * typedAgain.weightPerInchBeyondTable;
};

describe('average build (p. 10)', () => {
  it.each(typedAgain.heightByST)('for ST %i is %i feet %i', (st, feet, inches) => {
    const height = feet * 12 + inches;
    expect(build(st)).toEqual({ height, weight: heavy(height), words: `${feet}′${inches}″, ${heavy(height)} lb` });
  });

  it('does not change below ST 7 and above ST 16', () => {
    expect([build(5).height, build(20).height]).toEqual([66, 75]);
  });

  it.each(typedAgain.heightAdjustments)(
    'of a %s differs by %i inches, with the weight of that height',
    (who, inches) => {
      const choices = who === 'woman' ? { concept: { sex: 'woman' as const } } : { campaign: { historical: true } };
      expect(build(11, choices)).toMatchObject({ height: 70 + inches, weight: heavy(70 + inches) });
    },
  );

  it('adds up all differences: a dwarf woman before the 19th century', () => {
    const choices = {
      concept: { sex: 'woman' as const },
      campaign: { historical: true },
      race: { entry: 'dwarf', own: null },
    };
    expect(build(13, choices)).toMatchObject({ height: 72 - 2 - 3 - 18, weight: 120 + 100 });
  });
});
