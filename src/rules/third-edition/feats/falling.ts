import type { StatFormula } from '../../../engine/builder.ts';
import type { Citation } from '../../../engine/citation.ts';
import { formatFraction } from '../../../engine/format.ts';
import { type FeatWork, featStat } from '../../feats/feat.ts';

/** Depths that are always shown, in yards. */
const usualFalls = [1, 2, 3, 4, 5, 10, 20];
/** What each yard's die loses, by the depth of the fall (Man to Man p. 47; GURPS Lite p. 28). */
const losses: readonly (readonly [upTo: number, loss: number])[] = [
  [2, 4],
  [4, 3],
  [Number.POSITIVE_INFINITY, 2],
];

/**
 * Returns the damage of falls: a die for each yard, less 4, 3 or 2 each. `most` is the depth from which it grows no more.
 */
export function fallingFeats(
  { questions }: FeatWork,
  cite: Citation,
  notes: readonly string[],
  most = Number.POSITIVE_INFINITY,
): readonly StatFormula[] {
  const falls = [...new Set([...usualFalls, ...questions.falls])].sort((a, b) => a - b);
  return falls.map((yards) => ({
    id: featStat('falling', yards),
    name: `fall of ${formatFraction(yards)} ${yards === 1 ? 'yard' : 'yards'}`,
    cite,
    formula: (w) => {
      const counted = Math.min(Math.floor(yards), most);
      const [, loss] = losses.find(([upTo]) => counted <= upTo) ?? [0, 2];
      const damage = { dice: counted, adds: -loss * counted };
      w.lookup(
        'falling',
        `${formatFraction(counted)} ${counted === 1 ? 'yard' : 'yards'}, 1d−${loss} per yard`,
        damage,
        { cite },
      );
      for (const note of notes) w.note(note, { cite });
    },
  }));
}
