import type { Effect } from '../../catalog/effect.ts';
import type { ItemFacet } from '../../catalog/item-entry.ts';
import { formatFraction, formatSigned } from '../../engine/format.ts';
import type { TargetLists } from '../../rules/shared/targets.ts';
import { describeTarget } from '../../rules/shared/targets.ts';
import { type NumberNames, nameSourceNumber } from '../../rules/shared/trait-price.ts';

/** Who may usually own things of each Legality Class (Basic Set, p. 267). */
const owners = {
  4: 'sold to anyone',
  3: 'registered or licensed in most places',
  2: 'for police and the military, or with a special license',
  1: 'for the military alone',
  0: 'for governments alone',
} as const;

/**
 * Returns the Legality Class of an item in words: "Legality Class 3: registered or licensed in most places"; '' if it
 * has none.
 */
export const describeLegality = ({ legalityClass }: Pick<ItemFacet, 'legalityClass'>): string =>
  legalityClass === undefined ? '' : `Legality Class ${legalityClass}: ${owners[legalityClass]}`;

/** Returns the tech levels at which an item is made: "TL6", "TL1 to 4", "TL7 and later"; '' for any. */
export function describeTechLevels({ techLevel }: Pick<ItemFacet, 'techLevel'>): string {
  if (!techLevel) return '';
  const { from, to } = techLevel;
  if (to === undefined) return `TL${from} and later`;
  return from === to ? `TL${from}` : `TL${from} to ${to}`;
}

/** An effect in words: "Dodge +1 at night"; null for one that changes a number these rules lack, or by nothing. */
export function describeEffect(lists: TargetLists, effect: Effect): string | null {
  const name = describeTarget(lists, effect.to);
  if (!name || effect.add === 0) return null;
  return `${name} ${describeAmount(lists.ruleset.changeable, effect)}${effect.when ? ` ${effect.when}` : ''}`;
}

/** How much it changes: "+2", "× 2", "at most 10", "+½ of ST", "ST / 4 instead". */
function describeAmount(changeable: NumberNames, effect: Effect): string {
  const { add, times, atMost, share, instead, levelOver, perLevel } = effect;
  const forEach = perLevel ? ' per level' : '';
  if (add !== undefined) return `${formatSigned(add)}${forEach}`;
  if (times !== undefined) return `× ${formatFraction(times)}${forEach}`;
  if (atMost !== undefined) return `at most ${formatFraction(atMost)}`;
  if (levelOver !== undefined) return `+ level / ${formatFraction(levelOver)}`;
  if (share) return `${formatSigned(share.times)} × ${nameSourceNumber(changeable, share.of)}${forEach}`;
  return `${nameSourceNumber(changeable, instead.of)} / ${formatFraction(instead.over)} instead`;
}
