import type { Citation } from '../../../../engine/citation.ts';
import { formatNumber } from '../../../../engine/format.ts';
import { ownValue } from '../../../../engine/own-value.ts';
import type { StatId } from '../../../../engine/step.ts';
import type { FightRules, FightSteps } from '../../../combat/fight-rules.ts';
import {
  type WoundEffect,
  type WoundedPlace,
  type WoundNumber,
  type WoundRules,
  type WoundSteps,
  woundStats,
} from '../../../combat/wound.ts';

/** The roll against HT after a fight for each crippled limb; `failure` says how long it lasts. */
export const recoverLimb = (
  cite: Citation,
  failure: string,
  more: FightSteps = () => {},
): NonNullable<FightRules['cripplingRoll']> => ({
  cite,
  formula: (w, fight) => {
    w.startFrom('ht', undefined, { cite });
    more(w, fight);
  },
  failure,
});

/** The minimum damage that is more than half, or a third, of HT. */
export const overHalf = 'wound:overHalf';
export const overThird = 'wound:overThird';
/** Rolls to survive that this wound makes due: one at −HT, and one for each further 5 hits. */
const deathRolls = 'wound:deathRolls';

const betweenRolls = 5;

interface Cites {
  readonly blow: Citation;
  readonly crippling: Citation;
  readonly death: Citation;
}

/** The numbers that decide about a wound in the third edition. */
export const thirdEditionWoundNumbers = ({ blow, crippling, death }: Cites): readonly WoundNumber[] => [
  {
    id: overHalf,
    name: 'more than half of HT',
    cite: blow,
    formula: (w) => {
      w.startFrom('ht', undefined, { cite: blow }).divide(2, 'half', { cite: blow }).round('down', { cite: blow });
      w.add(1, 'more than that', { cite: blow });
    },
  },
  {
    id: overThird,
    name: 'more than a third of HT',
    cite: crippling,
    formula: (w) => {
      w.startFrom('ht', undefined, { cite: crippling }).divide(3, 'a third', { cite: crippling });
      w.round('down', { cite: crippling }).add(1, 'more than that', { cite: crippling });
    },
  },
  {
    id: deathRolls,
    name: 'rolls to survive',
    cite: death,
    formula: (w) => {
      const marks = (hitsLeft: number, ht: number): number =>
        hitsLeft > -ht ? 0 : Math.floor((-ht - hitsLeft) / betweenRolls) + 1;
      const ht = w.givenNumber('ht', undefined, { cite: death });
      const before = w.givenNumber('fight:hitsLeft', 'hits left before', { cite: death });
      const after = w.givenNumber(woundStats.hitsLeft, 'hits left after', { cite: death });
      w.start(marks(after, ht), `at ${formatNumber(-ht)} and each 5 hits below it`, { cite: death });
      if (marks(before, ht) > 0) w.add(-marks(before, ht), 'survived before', { cite: death });
    },
  },
];

/** The damage multiplier of a type against a body: cutting 1.5, impaling 2. */
export const typeFactors: Readonly<Record<string, { readonly by: number; readonly words: string }>> = {
  cut: { by: 1.5, words: 'cutting' },
  imp: { by: 2, words: 'impaling' },
};

/** Multiplies penetrating damage by the type of damage, rounded down. */
export const multiplyByType =
  (cite: Citation): WoundSteps =>
  (w, { type }) => {
    const factor = ownValue(typeFactors, type);
    if (factor) w.multiply(factor.by, factor.words, { cite }).round('down', { cite });
  };

/** The rolls of wounds in the third edition. */
export const woundRolls = ({ blow, death }: Pick<Cites, 'blow' | 'death'>) =>
  ({
    knockedDown: { name: 'keep your feet', words: 'falls unless HT is rolled', cite: blow, roll: 'ht' },
    mayDie: {
      name: 'survive',
      words: 'dies unless HT is rolled',
      cite: death,
      roll: 'ht',
      conditions: ['unconscious', 'dead'],
    },
  }) as const satisfies WoundRules['rolls'];

/** Stunned, and down unless HT is rolled, by more than half of HT in one wound. */
export function heavyBlow(number: (stat: StatId) => number, cite: Citation): readonly WoundEffect[] {
  if (number(woundStats.injury) < number(overHalf)) return [];
  return [
    { id: 'stunned', words: 'stunned until HT is rolled', cite, conditions: ['stunned'] },
    { id: 'knockedDown', ...woundRolls({ blow: cite, death: cite }).knockedDown },
  ];
}

/**
 * A limb over half of HT, a hand or foot over a third, in one wound. If it is `alone`, it neither stuns nor knocks
 * down.
 */
export function crippledBy(
  place: WoundedPlace | undefined,
  number: (stat: StatId) => number,
  cite: Citation,
  alone = false,
): readonly WoundEffect[] {
  const least = place?.kind === 'limb' ? overHalf : place?.kind === 'extremity' ? overThird : null;
  if (!place || least === null || number(woundStats.injury) < number(least)) return [];
  const words = `${place.name} crippled until the fight is over`;
  return alone
    ? [{ id: 'crippled', words, cite, keepsFeet: true }]
    : [
        { id: 'crippled', words, cite },
        { id: 'stunned', words: 'stunned until HT is rolled', cite, conditions: ['stunned'] },
      ];
}

/** The hits left at which each of the rolls to survive is due: −HT and each 5 below it, the last ones of a wound. */
function deathMarks(number: (stat: StatId) => number, times: number): readonly number[] {
  const ht = number('ht');
  const last = Math.floor((-ht - number(woundStats.hitsLeft)) / betweenRolls);
  return Array.from({ length: times }, (_, index) => -ht - betweenRolls * (last - times + 1 + index));
}

/** The rolls to survive that are due. */
export function mayDie(number: (stat: StatId) => number, cite: Citation): readonly WoundEffect[] {
  const times = number(deathRolls);
  return times <= 0
    ? []
    : [
        {
          id: 'mayDie',
          ...woundRolls({ blow: cite, death: cite }).mayDie,
          words: times === 1 ? 'dies unless HT is rolled' : `dies unless HT is rolled ${times} times`,
          times,
          at: deathMarks(number, times),
        },
      ];
}
