import type { StatFormula } from '../../engine/builder.ts';
import type { Citation } from '../../engine/citation.ts';
import type { StatId } from '../../engine/step.ts';
import { type FeatGroupId, featStat } from './feat.ts';

/** Returns a roll against another number, with a modifier and a note when it is used. */
export const rollAgainst = (
  group: FeatGroupId,
  id: string,
  name: string,
  from: StatId,
  cite: Citation,
  { add = 0, words = '', note = '' }: { readonly add?: number; readonly words?: string; readonly note?: string } = {},
): StatFormula => ({
  id: featStat(group, id),
  name,
  cite,
  formula: (w) => {
    w.startFrom(from);
    if (add !== 0 && w.value !== null) w.add(add, words, { cite });
    if (note) w.note(note, { cite });
  },
});
