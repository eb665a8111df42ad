import type { StatFormula } from '../../../../engine/builder.ts';
import { type FeatWork, featStat, stateStats } from '../../../feats/feat.ts';
import { featPages } from './state.ts';

const cite = featPages.effort;

/** Skills that may be rolled in place of Will, based on Will, and the attribute that they are usually based on. */
const skills = [
  { id: 'hiking', name: 'Hiking', attribute: 'ht' },
  { id: 'jumping', name: 'Jumping', attribute: 'dx' },
  { id: 'lifting', name: 'Lifting', attribute: 'ht' },
  { id: 'running', name: 'Running', attribute: 'ht' },
  { id: 'swimming', name: 'Swimming', attribute: 'ht' },
  { id: 'throwing', name: 'Throwing', attribute: 'dx' },
] as const;

/** Percentages that are shown. */
const percentages = [5, 10, 20, 50];

/**
 * Returns the rolls of extra effort (pp. 356–357): Will, −1 for each 5% more, less the fatigue points lost; and for each
 * skill that was learned, that skill based on Will instead.
 */
export function effortFeats(work: FeatWork): readonly StatFormula[] {
  const will = (percent: number): StatFormula => ({
    id: featStat('effort', percent),
    name: `${percent}% more`,
    cite,
    formula: (w) => {
      w.startFrom('will').add(-percent / 5, `${percent}% more`, { cite });
      if (w.consultNumber(stateStats.fatigueLost) > 0) w.addFrom(stateStats.fatigueLost, -1, undefined, { cite });
      w.note('costs 1 FP; +5 if driven by fear, anger or concern', { cite });
    },
  });
  const known = skills.filter(({ id }) => work.context.skillsByName.has(id));
  return [
    ...percentages.map(will),
    ...known.map(({ id, name, attribute }): StatFormula => {
      const skill = work.skill({ id, name });
      return {
        id: featStat('effort', id),
        name: `Will-based ${name}`,
        cite,
        formula: (w) => {
          w.startFrom(skill);
          if (w.value === null) return;
          w.addFrom(attribute, -1, `without ${attribute.toUpperCase()}`, { cite }).addFrom('will', 1, undefined, {
            cite,
          });
          if (w.consultNumber(stateStats.fatigueLost) > 0) w.addFrom(stateStats.fatigueLost, -1, undefined, { cite });
          w.note(id === 'lifting' ? '−1 for each 10% more' : '−1 for each 5% more', { cite });
        },
      };
    }),
  ];
}
