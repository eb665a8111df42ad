import { formatFraction } from '../../engine/format.ts';
import type { Worksheet } from '../../engine/worksheet.ts';

/** Returns points in words: "1 point", "½ point", "−10 points". */
export function formatPoints(points: number): string {
  const size = Math.abs(points);
  return `${formatFraction(points)} ${size > 0 && size <= 1 ? 'point' : 'points'}`;
}

/** Returns the price of a change in words: "15 points", "refunds 10 points", "no points". */
export function describePriceOfChange(before: Worksheet, after: Worksheet): string {
  const price = after.number('points') - before.number('points');
  if (price === 0) return 'no points';
  return price > 0 ? formatPoints(price) : `refunds ${formatPoints(-price)}`;
}
