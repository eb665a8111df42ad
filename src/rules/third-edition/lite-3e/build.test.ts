import { describe, expect, it } from 'vitest';
import { stepWords } from '../../../engine/format.ts';
import {
  heightAndWeight,
  heightWeightAdjustments,
  weightPerInchBeyondTable,
} from '../../../testing/double-entry/lite-3e.ts';
import { saved, trait } from '../../../testing/rows.ts';
import { openWorksheet } from '../../derive-character.ts';
import { averageWeight } from '../common/build.ts';

type Choices = Parameters<typeof saved>[1];
type Concept = NonNullable<Choices['concept']>;

function build(st: number, concept: Concept = {}, historical = false) {
  const character = saved('lite-3e', { attributes: { st }, concept, campaign: { historical } });
  const { ruleset, context, worksheet } = openWorksheet(character);
  return ruleset.averageBuild(context, worksheet);
}

describe('height and weight (p. 5)', () => {
  const rows = heightAndWeight.flatMap(([st, feet, inches, weight]) =>
    st === null ? [] : [[st, feet * 12 + inches, weight] as const],
  );

  it.each(rows)('are by ST: ST %i, %i inches, %i lb', (strength, height, weight) => {
    expect(build(strength)).toMatchObject({ height, weight });
  });

  it('do not change beyond both ends of the table', () => {
    expect(build(1)?.height).toBe(64);
    expect(build(30)?.height).toBe(75);
    expect([averageWeight(60), averageWeight(63)]).toEqual([120, 130]);
    expect(averageWeight(78)).toBe(190 + 3 * weightPerInchBeyondTable);
  });

  it('are less for a woman and before the 19th century', () => {
    const [[, woman, womanPounds], [, old]] = heightWeightAdjustments;
    // ST 10: 5′9″; two inches less is 5′7″ of 140 lb, and ten pounds less again.
    expect(build(10, { sex: 'woman' })).toEqual({
      height: 69 + woman,
      weight: 140 + womanPounds,
      words: '5′7″, 130 lb',
    });
    expect(build(10, {}, true)).toEqual({ height: 69 + old, weight: 135, words: '5′6″, 135 lb' });
  });

  it('include the difference for a woman before the factor of a build', () => {
    const steps = (choices: Choices) => {
      const { worksheet } = openWorksheet(saved('lite-3e', choices));
      const { steps, value } = worksheet.get('averageWeight');
      return [steps.map((step) => stepWords(step, 'd')), value];
    };
    const woman = ['average height 67', 'average weight, 5′7″ 140', 'woman −10'];
    expect(steps({ concept: { sex: 'woman' } })).toEqual([woman, 130]);
    const skinny = steps({ concept: { sex: 'woman' }, traits: [trait('skinny')] });
    expect(skinny).toEqual([[...woman, expect.stringMatching(/^Skinny ×/)], expect.closeTo(130 * (2 / 3), 5)]);
  });
});
