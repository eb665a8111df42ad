import { basicSet } from '../../../catalog/books.ts';
import type { DerivationBuilder } from '../../../engine/builder.ts';
import type { Citation } from '../../../engine/citation.ts';
import { formatFraction } from '../../../engine/format.ts';
import type { StatId } from '../../../engine/step.ts';
import type { SheetContext } from '../../resolve/context.ts';
import type { EffectIndex } from '../../shared/effects.ts';
import { findHolder, findHolders } from '../../shared/rows.ts';
import { usualRider } from './decisions.ts';

/** Gravity other than that of Earth, and other than that at home (p. 350). */

const cite: Citation = basicSet(350);

type Placed = Pick<SheetContext, 'character'>;

/** Gravity where the character is, in Gs: 1 unless the campaign says otherwise, 0 for weightlessness. */
export const gravityOf = ({ character }: Placed): number => character.campaign.gravity ?? 1;

/** The change of gravity, in Gs, that somebody bears without a penalty, and the traits that make it larger or smaller (pp. 60, 137). */
const usualIncrement = 0.2;
const increments = [
  ['improved-g-tolerance', '0-3', 0.3],
  ['improved-g-tolerance', '0-5', 0.5],
  ['improved-g-tolerance', '1', 1],
  ['improved-g-tolerance', '5', 5],
  ['improved-g-tolerance', '10', 10],
  ['g-intolerance', 'tenth', 0.1],
  ['g-intolerance', 'twentieth', 0.05],
] as const;

/** Takes what is lost in binary fractions: 1.2 − 1 is one increment of 0.2. */
const whole = (count: number): number => Math.floor(count + 1e-9);

/** True for somebody who has learned to act in this gravity: in all of them, or in those that the trait names. */
function isUsedTo(context: SheetContext, gravity: number): boolean {
  const trait = findHolder(context, 'g-experience', undefined);
  if (!trait) return false;
  const { choices } = trait.row;
  if (choices.some(({ parameter, value }) => parameter === 'gravity' && value === 'all')) return true;
  const named = choices.find(({ parameter }) => parameter === 'which')?.value ?? '';
  return (named.match(/\d+(?:\.\d+)?/g) ?? []).some((text) => Number(text) === gravity);
}

/**
 * The effects with what gravity takes from DX, IQ and HT. Fatigue points follow HT, and other characteristics what they are made of, as
 * with every effect on an attribute: p. 421, which might say otherwise, is not in our sources.
 */
export function withGravity(effects: EffectIndex, context: SheetContext): EffectIndex {
  const gravity = gravityOf(context);
  const home = context.character.campaign.homeGravity ?? 1;
  const increment =
    increments.find(([trait, option]) => findHolders(context, trait, [option]).length > 0)?.[2] ?? usualIncrement;
  const steps = whole(Math.abs(gravity - home) / increment);
  if (steps === 0) return effects;
  const words = `${formatFraction(gravity)} G, ${steps} × ${formatFraction(increment)} G from ${formatFraction(home)} G`;
  const dx = isUsedTo(context, gravity) ? whole(steps / 2) : steps;
  const mind = gravity > home ? whole(steps / 2) : 0;
  let changed = effects;
  if (dx > 0)
    changed = changed
      .with('dx', { words, amount: -dx, cite })
      .with('dx', { words: 'gravity', amount: dx, when: 'with beam weapons and in work such as Lockpicking', cite });
  if (mind > 0) changed = changed.with('iq', { words, amount: -mind, cite }).with('ht', { words, amount: -mind, cite });
  return changed;
}

/** What the load depends on besides what is carried. */
export const weighedBy = ({ character }: Placed): readonly unknown[] => [
  character.campaign.gravity,
  character.concept.weight,
];

/**
 * What gravity makes of the load, in pounds: above 1 G body and gear weigh more by the difference, below it the gear alone weighs less.
 * A body whose weight is not said counts as the usual one.
 */
export function addGravityToLoad(w: DerivationBuilder, { character }: Placed): void {
  const gravity = gravityOf({ character });
  if (gravity === 1) return;
  if (gravity < 1) {
    w.multiply(gravity, `${formatFraction(gravity)} G`, { cite });
    return;
  }
  const { weight } = character.concept;
  const body = weight ?? usualRider;
  w.multiply(gravity, `${formatFraction(gravity)} G`, { cite });
  const words = weight === null ? 'a body of usual weight' : 'body weight';
  w.add(body * (gravity - 1), `${words}, ${formatFraction(body)} lb × ${formatFraction(gravity - 1)} more`, { cite });
}

/** Weightless, one pushes off from something solid: half of ST, rounded down. False anywhere else. */
export function writeWeightlessMove(w: DerivationBuilder, context: Placed): boolean {
  if (gravityOf(context) !== 0) return false;
  w.startFrom('st').divide(2, 'weightless, pushing off: half', { cite }).round('down', { cite });
  w.note('goes on at that speed until something stops it; Free Fall limits DX and skills', { cite });
  return true;
}

/**
 * A distance jumped or thrown is longer in lower gravity, as 1 G is to it, and shorter in higher. What a run adds to a high jump is not
 * changed: `plain` is the jump without it.
 */
export function writeDistanceInGravity(w: DerivationBuilder, context: Placed, plain?: StatId): void {
  const gravity = gravityOf(context);
  if (gravity === 1 || w.value === null) return;
  if (gravity === 0) w.start(null, 'weightless: on until something stops it', { cite });
  else if (plain === undefined) w.divide(gravity, `${formatFraction(gravity)} G`, { cite });
  else {
    w.addFrom(plain, -1, 'what the run adds to it', { cite }).multiply(gravity, 'which gravity leaves as it is', {
      cite,
    });
    w.addFrom(plain, 1, 'the jump without a run', { cite }).divide(gravity, `${formatFraction(gravity)} G`, { cite });
  }
}

/** The distance at 1 G that a jump of this length is in the present gravity: the inverse of {@link writeDistanceInGravity}. */
export function writeJumpAtOneG(w: DerivationBuilder, context: Placed, plain?: StatId): void {
  const gravity = gravityOf(context);
  if (gravity === 1 || gravity === 0) return;
  if (plain === undefined) w.multiply(gravity, `${formatFraction(gravity)} G`, { cite });
  else {
    w.multiply(gravity, `${formatFraction(gravity)} G`, { cite }).addFrom(plain, -1, 'the jump without a run', {
      cite,
    });
    w.divide(gravity, 'what the run adds to it', { cite }).addFrom(plain, 1, 'the jump without a run', { cite });
  }
}
