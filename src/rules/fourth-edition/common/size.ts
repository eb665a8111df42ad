import type { PricedNumber } from '../../../catalog/effect.ts';
import type { DerivationBuilder } from '../../../engine/builder.ts';
import { formatFraction } from '../../../engine/format.ts';
import type { Worksheet } from '../../../engine/worksheet.ts';
import type { SheetContext } from '../../resolve/context.ts';
import { type ActiveEffect, applyEffectList, applyEffects, type EffectIndex } from '../../shared/effects.ts';
import { areHitPointsBySize } from './damage.ts';
import { pages } from './pages.ts';
import { mostSizeDiscount, sizeDiscount } from './tables/prices.ts';

/** The stat of the Size Modifier; effects of traits and races name it. */
const sizeStat = 'sizeModifier';

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
const percentOff = (size: number): number => Math.min(mostSizeDiscount, sizeDiscount * Math.max(0, Math.floor(size)));

/** Returns the points of ST after the discount for size, rounded up. ST bought down gives all its points back. */
export function discountForSize(points: number, size: number): number {
  const discountedPoints = (points * (100 - percentOff(size))) / 100;
  return points > 0 ? Math.ceil(discountedPoints) : points;
}

/** Whether the price of a number depends on size (pp. 15, 16). */
const isBySize = (context: SheetContext, id: PricedNumber): boolean =>
  id === 'st' || (id === 'hitPoints' && areHitPointsBySize(context));

const isDiscount = ({ op, when, amount }: ActiveEffect): boolean => op === 'times' && !when && amount < 1;

/** A percentage off; one from a trait is the share that its factor leaves out. */
interface Discount {
  readonly words: string;
  readonly percent: number;
}

/**
 * Returns what lowers the price of attributes and of what is bought from them (pp. 15, 16): 10% off ST and hit points for
 * each +1 of Size Modifier, and what traits take off (No Fine Manipulators: 40% off ST and DX). The percentages are added,
 * to 80 at most, and count once; the points are rounded up. What is bought down gives back all its points whatever the
 * size, but traits lower both. Other effects on the price follow.
 */
export const addDiscounts =
  (context: SheetContext, effects: EffectIndex) =>
  (w: DerivationBuilder, id: PricedNumber): void => {
    const onPrice = effects.get(`priceOf:${id}`) ?? [];
    const discounts: Discount[] = onPrice
      .filter(isDiscount)
      .map(({ words, amount }) => ({ words, percent: Math.round(1e6 * (1 - Math.max(0, amount))) / 1e4 }));
    if (isBySize(context, id) && effects.has(sizeStat)) {
      const percent = percentOff(w.givenNumber(sizeStat, 'Size Modifier', { cite: pages.size }));
      if (percent > 0 && typeof w.value === 'number' && w.value > 0) discounts.push({ words: 'large', percent });
    }
    const percent = discounts.reduce((sum, discount) => sum + discount.percent, 0);
    if (percent > 0 && w.value !== 0) {
      const words = discounts.map((each) => `${each.words}, −${formatFraction(each.percent)}%`).join('; ');
      const limit = percent > mostSizeDiscount ? `; at most −${mostSizeDiscount}%` : '';
      w.multiply((100 - Math.min(mostSizeDiscount, percent)) / 100, `${words}${limit}`, { cite: pages.size });
    }
    applyEffectList(
      w,
      onPrice.filter((effect) => !isDiscount(effect)),
    );
    if (typeof w.value === 'number' && !Number.isInteger(w.value)) w.round('up', { cite: pages.size });
  };
