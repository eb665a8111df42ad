import { expect, it } from 'vitest';
import { fiendishFriedrick } from '../../testing/book-characters.ts';
import { typedFalcon } from '../../testing/fourth-edition-falcon.ts';
import { openWorksheet } from '../derive-character.ts';
import { fatigueThresholds, hitThresholds } from './threshold-marks.ts';

const marks = (saved: ReturnType<typeof typedFalcon>) => {
  const { ruleset, worksheet } = openWorksheet(saved);
  return {
    hits: hitThresholds(ruleset.combat, worksheet).map(({ at }) => at),
    fatigue: fatigueThresholds(ruleset.combat, worksheet).map(({ at }) => at),
  };
};

it('the points of hits and fatigue at which something happens, the highest first', () => {
  // Friedrick: ST 12, HT 14. Falcon: ST 9, HT 13.
  expect(marks(fiendishFriedrick())).toEqual({ hits: [3, 0, -1, -14, -19, -24, -140], fatigue: [3, 1] });
  expect(marks(fiendishFriedrick('lite-3e'))).toEqual({ hits: [3, 0, -14, -19, -24, -70], fatigue: [3, 0] });
  expect(marks(typedFalcon())).toEqual({ hits: [2, 0, -9, -18, -27, -36, -45], fatigue: [4, 0, -13] });
});

it('each says what happens, with its page', () => {
  const { ruleset, worksheet } = openWorksheet(fiendishFriedrick());
  const [reeling] = hitThresholds(ruleset.combat, worksheet);
  expect(reeling).toEqual({ at: 3, words: 'Move 2, Dodge 2', cite: ruleset.combat.injury.cite });
});
