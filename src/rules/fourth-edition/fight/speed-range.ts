import type { DerivationBuilder } from '../../../engine/builder.ts';
import { formatFraction } from '../../../engine/format.ts';
import { fightPages as pages } from './fight-pages.ts';

const decade = [2, 3, 5, 7, 10, 15];

/** A row of the table of distances and speeds (pp. 372, 550): up to so many yards (and yards a second), and the penalty. */
export function speedRangeRow(yards: number): { readonly upTo: number; readonly penalty: number } {
  for (let penalty = 0; ; penalty += 1) {
    const upTo = (decade[penalty % decade.length] ?? 0) * 10 ** Math.floor(penalty / decade.length);
    if (yards <= upTo) return { upTo, penalty };
  }
}

/** Replaces a distance, with speed added, by what it takes from the roll. */
export function lookUpSpeedRange(w: DerivationBuilder): void {
  if (typeof w.value !== 'number') return;
  const { upTo, penalty } = speedRangeRow(w.value);
  w.lookup('size and speed/range', `up to ${formatFraction(upTo)} yards`, 0 - penalty, { cite: pages.range });
}
