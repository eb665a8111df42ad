import { describe, expect, it } from 'vitest';
import { saved } from '../../../testing/rows.ts';
import { deriveCharacter } from '../../derive-character.ts';
import { findingSentence } from '../../findings/finding-sentences.ts';

type Choices = Parameters<typeof saved>[1];
const { secondary } = saved('fourth-edition', {}).character;
const findings = (choices: Choices) => deriveCharacter(saved('fourth-edition', choices)).findings;
const ids = (choices: Choices) => findings(choices).map(({ id }) => id);
const sentences = (choices: Choices) => findings(choices).map(({ fact }) => findingSentence(fact));
const budget = (points: number) => ({ campaign: { budget: points } });

describe('limits of secondary characteristics', () => {
  it.each([
    ['hitPoints', 3, 4],
    ['hitPoints', -3, -4],
    ['fatiguePoints', 3, 4],
    ['fatiguePoints', -3, -4],
    ['will', 10, 11],
    ['will', -4, -5],
    ['perception', 10, 11],
    ['perception', -4, -5],
    ['basicSpeed', 8, 9],
    ['basicSpeed', -8, -9],
    ['basicMove', 3, 4],
    ['basicMove', -3, -4],
  ] as const)('are reported if exceeded: %s may change by %i steps, not by %i', (id, withinLimit, beyondLimit) => {
    const steps = (n: number) => ({ ...budget(200), secondary: { ...secondary, [id]: n } });
    expect(ids(steps(withinLimit))).toEqual([]);
    expect(ids(steps(beyondLimit))).toEqual([`attribute-above-limit:${id}`]);
  });

  it('are in the sentence of the finding', () => {
    expect(sentences({ ...budget(200), attributes: { st: 11 }, secondary: { ...secondary, hitPoints: 4 } })).toEqual([
      'Hit points 15 is outside 8 to 14 (within 30% of ST).',
    ]);
  });

  it('do not apply to Will and Per of an IQ over 20', () => {
    expect(ids({ ...budget(300), attributes: { iq: 22 } })).toEqual([]);
  });
});
