import type { DerivationBuilder } from '../../engine/builder.ts';
import type { Citation } from '../../engine/citation.ts';
import { type Dice, highestRoll, isDice } from '../../engine/dice.ts';

const nothing: Dice = { dice: 0, adds: 0 };
const aHit: Dice = { dice: 0, adds: 1 };

/**
 * Bounds damage that not even the highest roll brings above its least: a hit for what cuts or impales, nothing for what is
 * blunt (Man to Man p. 13, GURPS Lite p. 18). Writes no step where the dice can do more, as they nearly always can.
 */
export function boundDamage(
  w: DerivationBuilder,
  type: string,
  cite: Citation | undefined,
  edged = isEdged(type),
): void {
  const least = edged ? aHit : nothing;
  if (!isDice(w.value) || highestRoll(w.value) >= least.adds) return;
  w.atLeast(least, edged ? 'minimum for cutting or impaling' : 'minimum', { cite });
}

const isEdged = (type: string): boolean => type === 'cut' || type === 'imp';
