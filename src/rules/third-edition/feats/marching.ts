import type { StatFormula } from '../../../engine/builder.ts';
import type { Citation } from '../../../engine/citation.ts';
import { featStat } from '../../feats/feat.ts';

/** Returns what an hour of march and a fight of more than ten seconds cost: the level of load and 1 (Man to Man p. 55; GURPS Lite p. 29). */
export const marchingFeats = (cite: Citation, heat: string): readonly StatFormula[] =>
  (
    [
      ['march', 'an hour of marching'],
      ['fight', 'a fight of more than 10 seconds'],
    ] as const
  ).map(([id, name]) => ({
    id: featStat('hiking', id),
    name,
    unit: 'fatigue',
    cite,
    formula: (w) => {
      w.startFrom('encumbrance', 'encumbrance level').add(1, 'base', { cite });
      w.note(heat, { cite });
    },
  }));
