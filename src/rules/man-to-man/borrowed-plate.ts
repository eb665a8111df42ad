import type { SheetContext } from '../resolve/context.ts';
import { categoryKeys } from '../shared/effect-targets.ts';
import type { EffectIndex } from '../shared/effects.ts';
import { isBorrowedPlate } from './armor-fit.ts';
import { borrowedPlatePenalty } from './decisions.ts';
import { pages } from './pages.ts';

/**
 * Adds the penalty of borrowed plate: rigid armor is made to measure, so that in plate made for another and not altered
 * every skill roll is at −1 (p. 16), once for all pieces.
 */
export function withBorrowedPlate(effects: EffectIndex, context: SheetContext): EffectIndex {
  const borrowed = context.items.find(isBorrowedPlate);
  if (!borrowed) return effects;
  const penalty = {
    words: `${borrowed.name}, made for someone else`,
    amount: -borrowedPlatePenalty,
    cite: pages.fit,
    row: borrowed.key,
  };
  return effects.with(categoryKeys.all, penalty);
}
