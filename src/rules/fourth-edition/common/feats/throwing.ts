import type { DerivationBuilder, StatFormula } from '../../../../engine/builder.ts';
import { isDice } from '../../../../engine/dice.ts';
import { formatFraction } from '../../../../engine/format.ts';
import { type FeatWork, featStat } from '../../../feats/feat.ts';
import { writeDistanceInGravity } from '../gravity.ts';
import { featPages, stateOfFourthEdition, throwingDamage, throwingDistances } from './state.ts';

/** The heaviest throw in Basic Lifts, with one hand and with two. */
const heaviest = { one: 2, two: 8 } as const;
/** Weights that are always shown, in pounds. */
const usualWeights = [1, 2, 5, 10, 20, 50, 100, 200];
/** The heaviest thing that fits into the palm of a hand, in pounds: ours, because the book only gives examples. */
const palmWeight = 2;
const maxThrown = 'feat:throwing.most';
const artBonus = 'feat:throwing.artBonus';
const palmBonus = 'feat:throwing.palmBonus';
const cite = featPages.throwing;

/**
 * Returns the feats of throwing (p. 355): rolls, and for each weight the distance and thrust. Throwing Art counts for
 * every throw; Throwing for objects that fit into the palm.
 */
export function throwingFeats(work: FeatWork): readonly StatFormula[] {
  const { worksheet, questions } = work;
  const art = work.skill({ id: 'throwing-art', name: 'Throwing Art' });
  const throwing = work.skill({ id: 'throwing', name: 'Throwing' });
  const bonus = (id: string, name: string, skill: string, from: number): void =>
    worksheet.define({
      id,
      name,
      cite,
      formula: (w) => {
        const level = w.consult(skill).value;
        const over = typeof level === 'number' ? w.givenNumber(skill) - w.givenNumber('dx') : null;
        const points = over === null || over < from ? 0 : over > from ? 2 : 1;
        w.start(points, over === null ? `no ${name} skill` : `level relative to DX ${formatFraction(over)}`, {
          cite,
        });
      },
    });
  bonus(artBonus, 'Throwing Art', art, 0);
  bonus(palmBonus, 'Throwing', throwing, 1);
  const weights = [...new Set([...usualWeights, ...questions.weights])].sort((a, b) => a - b);
  return [
    weightOf('most', 'heaviest throw', heaviest.two),
    weightOf('oneHand', 'heaviest throw with one hand', heaviest.one),
    rollOf('target', 'to hit a target', -3, [art]),
    rollOf('area', 'to lob it into an area', 0, [art]),
    rollOf('palm', 'to hit with a palm-sized object', -3, [art, throwing]),
    ...weights.flatMap((pounds) => [distanceOf(work, pounds), damageOf(pounds)]),
  ];
}

const weightOf = (id: string, name: string, times: number): StatFormula => ({
  id: featStat('throwing', id),
  name,
  unit: 'lb',
  cite,
  formula: (w) => w.startFrom('basicLift').multiply(times, 'multiplier', { cite }),
});

const rollOf = (id: string, name: string, modifier: number, skills: readonly string[]): StatFormula => ({
  id: featStat('throwing', id),
  name,
  cite,
  formula: (w) => {
    w.startFrom('dx');
    if (modifier !== 0) w.add(modifier, 'without a skill', { cite });
    const untrained = typeof w.value === 'number' ? w.value : null;
    const better = skills.filter((skill) => w.consult(skill).value !== null);
    if (better.length === 0) return;
    const words = modifier === 0 ? 'DX' : 'DX−3';
    w.choose('best of', [{ words, value: untrained }, ...better.map((from) => ({ from }))], 'highest', { cite });
  },
});

/** Returns weight / Basic Lift; writes null if that is too much to throw. */
function writeRatio(w: DerivationBuilder, pounds: number): number | null {
  if (pounds <= w.consultNumber(maxThrown)) {
    const lift = w.givenNumber('basicLift');
    return lift > 0 ? pounds / lift : null;
  }
  w.given(maxThrown);
  w.start(null, 'too heavy to throw', { cite });
  return null;
}

const distanceOf = ({ context }: FeatWork, pounds: number): StatFormula => ({
  id: featStat('throwing', 'range', pounds),
  name: `${formatFraction(pounds)} lb, distance`,
  unit: 'yards',
  cite,
  formula: (w) => {
    const ratio = writeRatio(w, pounds);
    if (ratio === null) return;
    const [row, yards] = throwingDistances.find(([upTo]) => ratio <= upTo) ?? throwingDistances.at(-1) ?? [0, 0];
    w.startFrom(stateOfFourthEdition.st);
    const isPalmBetter = pounds <= palmWeight && w.consultNumber(palmBonus) > w.consultNumber(artBonus);
    const skill = isPalmBetter ? palmBonus : artBonus;
    if (w.consultNumber(skill) > 0) w.addFrom(skill, 1, undefined, { cite });
    w.multiply(yards, `weight up to ${formatFraction(row)} × Basic Lift`, { cite });
    writeDistanceInGravity(w, context);
  },
});

const damageOf = (pounds: number): StatFormula => ({
  id: featStat('throwing', 'damage', pounds),
  name: `${formatFraction(pounds)} lb, damage`,
  cite,
  formula: (w) => {
    const ratio = writeRatio(w, pounds);
    if (ratio === null) return;
    const [, perDie, words] = throwingDamage.find(([upTo]) => ratio <= upTo) ?? throwingDamage.at(-1) ?? [0, 0, ''];
    w.startFrom('thrust');
    const dice = isDice(w.value) ? w.value.dice : 0;
    if (perDie !== 0) w.add(Math.floor(perDie * dice), `${formatFraction(perDie)} a die up to ${words}`, { cite });
    if (w.consultNumber(artBonus) > 0) w.add(w.givenNumber(artBonus) * dice, 'Throwing Art, for each die', { cite });
  },
});
