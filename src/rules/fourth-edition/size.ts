import type { Worksheet } from '../../engine/worksheet.ts';
import { applyEffects, type EffectIndex } from '../shared/effects.ts';
import { pages } from './pages.ts';
import { mostSizeDiscount, sizeDiscount } from './tables/prices.ts';

/** The stat of the Size Modifier; effects of traits and races name it. */
export const sizeStat = 'sizeModifier';

/** Defines the Size Modifier (p. 19): 0 for humans, plus the effects of race and traits. */
export function defineSize(worksheet: Worksheet, effects: EffectIndex): void {
  worksheet.section('size', [effects], () => {
    worksheet.define({
      id: sizeStat,
      name: 'Size Modifier',
      cite: pages.size,
      formula: (w) => applyEffects(w.start(0, 'human'), effects, sizeStat),
    });
  });
}

/** Returns the Size Modifier of a race's members; only unconditional effects count. */
export function sizeOfRace(effects: EffectIndex): number {
  // Effects with a row belong to the character, not to the race.
  const ofRace = (effects.get(sizeStat) ?? []).filter(({ op, when, row }) => !op && !when && row === undefined);
  return ofRace.reduce((sum, { amount }) => sum + amount, 0);
}

/** Returns the discount in percent on ST and hit points for a Size Modifier (pp. 15, 16): 10 for each +1, 80 at most. */
export const percentOff = (size: number): number =>
  Math.min(mostSizeDiscount, sizeDiscount * Math.max(0, Math.floor(size)));

/** Returns the points of ST after the discount for size, rounded up. ST bought down gives all its points back. */
export function discountForSize(points: number, size: number): number {
  const discountedPoints = (points * (100 - percentOff(size))) / 100;
  return points > 0 ? Math.ceil(discountedPoints) : points;
}
