import type { Effect } from '../../catalog/effect.ts';
import { formatFraction, formatSigned } from '../../engine/format.ts';
import type { TargetLists } from '../shared/target-kinds.ts';
import { describeTarget } from '../shared/targets.ts';
import { type NumberNames, nameSourceNumber } from './selection-words.ts';

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
