import type { DerivationBuilder, StatFormula } from '../../../../engine/builder.ts';
import type { Citation } from '../../../../engine/citation.ts';
import type { Dice } from '../../../../engine/dice.ts';
import { formatFraction, formatNumber, formatSigned } from '../../../../engine/format.ts';
import { type FeatWork, featStat } from '../../../feats/feat.ts';
import { throwFarther } from '../../../shared/line-damage.ts';
import { stateOfThirdEdition } from './movement.ts';

const d = (dice: number, adds: number): Dice => ({ dice, adds });

/** How far a thing of this weight in pounds goes, in yards for each point of ST (Man to Man p. 51; GURPS Lite p. 23). */
const throwingDistances: readonly (readonly [pounds: number, yards: number])[] = [
  [1, 3.5],
  [1.5, 3],
  [2, 2.5],
  [3, 1.9],
  [4, 1.5],
  [5, 1.2],
  [7.5, 1],
  [10, 0.8],
  [15, 0.7],
  [20, 0.6],
  [25, 0.5],
  [30, 0.4],
  [40, 0.3],
  [50, 0.25],
  [60, 0.2],
  [80, 0.15],
  [100, 0.1],
  [200, 0.05],
];

/** The heaviest weights of the four columns of damage; the last has none. */
const damageColumns = [10, 50, 100, Number.POSITIVE_INFINITY] as const;
/** A lighter object does no damage that the table lists. */
const lightestThrown = 0.5;

/** Damage of a blunt thing by the ST that throws it, up to this ST, in the columns (Man to Man p. 51; GURPS Lite p. 23). */
const thrownDamage: readonly (readonly [upTo: number, columns: readonly (Dice | null)[]])[] = [
  [6, [d(1, -5), d(1, -4), d(1, -5), null]],
  [8, [d(1, -4), d(1, -3), d(1, -3), null]],
  [10, [d(1, -3), d(1, -2), d(1, -2), d(1, -3)]],
  [12, [d(1, -2), d(1, -1), d(1, -1), d(1, -2)]],
  [14, [d(1, -1), d(1, 0), d(1, 0), d(1, 0)]],
  [16, [d(1, 0), d(1, 1), d(1, 2), d(1, 2)]],
  [18, [d(1, 1), d(1, 2), d(2, -2), d(2, -1)]],
  [20, [d(1, 2), d(2, -2), d(2, -1), d(2, 0)]],
];
/** The first ST of the table of damage. */
const minThrowingStrength = 5;

/** The heaviest thing that can be thrown, in pounds for each point of ST. */
const heaviest = 25;
/** Weights that are always shown, in pounds. */
const usualWeights = [1, 2, 5, 10, 20, 50, 100, 200];
const throwingStrength = 'feat:throwing.strength';
const maxThrown = 'feat:throwing.most';

export interface ThrowingRules {
  /** Which row applies to a weight between two: the lighter (Man to Man p. 50), or the nearer (GURPS Lite p. 23). */
  readonly row: 'lighter' | 'nearest';
  /** Throwing can be used to lob something into an area. */
  readonly lobsWithSkill: boolean;
  readonly cite: Citation;
}

/** Returns the row of the table for a weight; of two as near the heavier, which is the shorter throw. */
function findDistance(pounds: number, row: ThrowingRules['row']): readonly [number, number] {
  const first = throwingDistances[0] ?? [1, 0];
  if (row === 'lighter') return throwingDistances.findLast(([weight]) => weight <= pounds) ?? first;
  return throwingDistances.reduce(
    (best, each) => (Math.abs(each[0] - pounds) <= Math.abs(best[0] - pounds) ? each : best),
    first,
  );
}

/** Returns the damage of a thing of this weight that is thrown with this ST; null if the table has none. */
export function findDamage(strength: number, pounds: number): Dice | null {
  if (strength < minThrowingStrength || pounds < lightestThrown) return null;
  const [, columns] = thrownDamage.find(([upTo]) => strength <= upTo) ?? thrownDamage.at(-1) ?? [0, []];
  return columns[damageColumns.findIndex((upTo) => pounds <= upTo)] ?? null;
}

/**
 * Returns the feats of throwing: the rolls, and for each weight the distance and damage. Throwing / 6 adds to the ST
 * for the distance, not for the damage. The table of damage ends at ST 20; its last row applies beyond.
 */
export function throwingFeats(work: FeatWork, { row, lobsWithSkill, cite }: ThrowingRules): readonly StatFormula[] {
  const { worksheet, effects, questions } = work;
  const skill = work.skill({ id: 'throwing', name: 'Throwing' });
  worksheet.define({
    id: throwingStrength,
    name: 'ST for throwing',
    cite,
    formula: (w) => throwFarther(w.startFrom(stateOfThirdEdition.st), effects),
  });
  const roll = (id: string, name: string, penalty: number, withSkill: boolean): StatFormula => {
    const plain = featStat('throwing', id, 'untrained');
    worksheet.define({
      id: plain,
      name: penalty === 0 ? 'DX' : `DX${formatSigned(penalty)}`,
      cite,
      formula: (w) => {
        w.startFrom('dx');
        if (penalty !== 0) w.add(penalty, 'untrained', { cite });
      },
    });
    return {
      id: featStat('throwing', id),
      name,
      cite,
      formula: (w) => {
        if (withSkill) w.choose('better of', [{ from: skill }, { from: plain }], 'highest', { cite });
        else w.startFrom(plain);
      },
    };
  };
  return [
    { ...maxThrownFormula(cite), id: maxThrown },
    roll('target', 'to hit a target', -3, true),
    roll('area', 'to lob it into an area', 0, lobsWithSkill),
    ...weightsOf(questions.weights).flatMap((pounds) => [distanceOf(pounds, row, cite), damageOf(pounds, cite)]),
  ];
}

/** Returns the usual weights and the requested ones, in order, each once. */
const weightsOf = (wanted: readonly number[]): readonly number[] =>
  [...new Set([...usualWeights, ...wanted])].sort((a, b) => a - b);

const maxThrownFormula = (cite: Citation): StatFormula => ({
  id: maxThrown,
  name: 'heaviest throw',
  unit: 'lb',
  cite,
  formula: (w) => w.startFrom(stateOfThirdEdition.st).multiply(heaviest, 'multiplier', { cite }),
});

/** Writes null if a thing is too heavy to throw; returns whether it is. */
function isTooHeavy(w: DerivationBuilder, pounds: number, cite: Citation): boolean {
  const most = w.consultNumber(maxThrown);
  if (pounds <= most) return false;
  w.given(maxThrown);
  w.start(null, 'too heavy to throw', { cite });
  return true;
}

const distanceOf = (pounds: number, row: ThrowingRules['row'], cite: Citation): StatFormula => ({
  id: featStat('throwing', 'range', pounds),
  name: `${formatFraction(pounds)} lb, distance`,
  unit: 'yards',
  cite,
  formula: (w) => {
    if (isTooHeavy(w, pounds, cite)) return;
    const [weight, yards] = findDistance(pounds, row);
    const key = weight === 1 ? '1 lb or less' : `${formatFraction(weight)} lb`;
    w.lookup('throwing', key, yards, { cite }).multiplyFrom(throwingStrength, undefined, { cite });
    if (typeof w.value === 'number' && w.consultNumber(stateOfThirdEdition.st) < pounds)
      w.note('2 seconds to pick up', { cite });
  },
});

const damageOf = (pounds: number, cite: Citation): StatFormula => ({
  id: featStat('throwing', 'damage', pounds),
  name: `${formatFraction(pounds)} lb, damage if blunt`,
  cite,
  formula: (w) => {
    if (isTooHeavy(w, pounds, cite)) return;
    const strength = w.givenNumber(stateOfThirdEdition.st);
    const damage = findDamage(strength, pounds);
    w.lookup('thrown object damage', `ST ${formatNumber(strength)}, ${formatFraction(pounds)} lb`, damage, { cite });
  },
});
