import type { Worksheet } from '../../engine/worksheet.ts';
import { applyEffects, type EffectIndex } from '../shared/effects.ts';
import { freeStatusAtMost } from './decisions.ts';
import { pages } from './pages.ts';

/** The stat for the free levels of a multimillionaire. */
const free = 'freeStatus';
const rank = 'militaryRank';

/**
 * Defines Status: the bought levels, a level for every three of Military Rank, rounded to the nearest, and the free
 * levels of great wealth: one of the filthy rich, and up to two more of a multimillionaire (pp. 6, 8). 0 is an ordinary
 * person.
 */
export function defineStatus(worksheet: Worksheet, effects: EffectIndex): void {
  worksheet.section('status', [effects], () => {
    worksheet.define({
      id: rank,
      name: 'Military Rank',
      cite: pages.militaryRank,
      formula: (w) => applyEffects(w.start(0, 'no rank'), effects, rank),
    });
    worksheet.define({
      id: free,
      name: 'free Status from Multimillionaire',
      cite: pages.wealth,
      formula: (w) => {
        applyEffects(w.start(0, 'none'), effects, free);
        w.atMost(freeStatusAtMost, 'maximum');
      },
    });
    worksheet.define({
      id: 'status',
      name: 'Status',
      cite: pages.wealth,
      formula: (w) => {
        applyEffects(w.start(0, 'ordinary people'), effects, 'status');
        if (typeof w.value === 'number' && !Number.isInteger(w.value)) w.round('nearest', { cite: pages.militaryRank });
        if (effects.has(free)) w.addFrom(free);
      },
    });
  });
}
