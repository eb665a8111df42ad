import type { StatFormula } from '../../../engine/builder.ts';
import { type FeatWork, featStat } from '../../feats/feat.ts';
import { goodsStat, limitStat } from '../../shared/load.ts';
import { loadLevels } from '../movement.ts';
import { pages } from '../pages.ts';

const { feats: cite, build } = pages;
/** Swimming is lowered by this many times the level of load (p. 23). */
const loadTimes = 2;
const swimmingLoad = 'feat:swimming.load';

/** Returns the feats of swimming (p. 23). The weight of a fat body is no load in the water (p. 5). */
export function swimmingFeats(work: FeatWork): readonly StatFormula[] {
  const { worksheet } = work;
  const swimming = work.skill({ id: 'swimming', name: 'Swimming' });
  worksheet.define({
    id: swimmingLoad,
    name: 'encumbrance level in water',
    cite,
    formula: (w) => {
      if (!w.has(goodsStat)) {
        w.startFrom('encumbrance');
        return;
      }
      const load = w.givenNumber(goodsStat, undefined, { cite: build });
      const level = loadLevels.findIndex((_, i) => load <= w.consultNumber(limitStat(i)));
      if (level >= 0) w.given(limitStat(level));
      w.lookup('load', 'without body weight', level < 0 ? loadLevels.length : level, { cite: build });
    },
  });
  const inWater = (id: string, name: string, unit: string | undefined, add: number, words: string): StatFormula => ({
    id: featStat('swimming', id),
    name,
    unit,
    cite,
    formula: (w) => {
      w.startFrom(swimming);
      if (w.value === null) return;
      const level = w.givenNumber(swimmingLoad);
      if (level > 0) w.add(-loadTimes * level, 'twice the encumbrance level', { cite });
      if (add !== 0) w.add(add, words, { cite });
      if (unit) w.atLeast(0, 'minimum', { cite });
    },
  });
  return [
    inWater('purpose', 'roll to enter the water on purpose', undefined, 3, 'on purpose'),
    inWater('fall', 'roll on falling in, then every 5 minutes', undefined, 0, ''),
    {
      id: featStat('swimming', 'move'),
      name: 'short distance',
      unit: 'yards a second',
      cite,
      formula: (w) => {
        w.startFrom(swimming);
        if (w.value !== null) w.divide(10, 'a tenth', { cite }).round('down', { cite });
        if (w.value !== null) w.atLeast(1, 'minimum', { cite });
      },
    },
    inWater('long', 'long distance', 'yards in 10 seconds', 0, ''),
    inWater('rescue', 'roll to rescue someone', undefined, -5, 'rescue'),
  ];
}
