import type { Citation } from '../../engine/citation.ts';
import { isDice } from '../../engine/dice.ts';
import { formatRelativeLevel } from '../shared/skill-names.ts';
import type { DamageBonus } from '../shared/unarmed-attack.ts';
import { loadTimesOf } from './load-on-skills.ts';
import { heaviest } from './movement.ts';
import { damageByLevel } from './tables/unarmed.ts';

/**
 * Returns the damage bonus of an art's blows: an amount for each die of thrust, by its level relative to DX (pp. 182,
 * 203). The level is the learned one, before the penalty of a load.
 */
export function bonusByLevel(art: keyof typeof damageByLevel, cite: Citation): DamageBonus {
  return {
    words: (name) => name,
    formula: (w, level, name, skill) => {
      const levelUnderLoad = w.givenNumber(level, name);
      const dx = w.givenNumber('dx');
      const times = loadTimesOf({ id: art, name: skill.plainName, facet: skill.facet });
      const loadPenalty =
        times === 0 ? 0 : times * Math.min(w.givenNumber('encumbrance', 'encumbrance level'), heaviest);
      const relativeLevel = levelUnderLoad + loadPenalty - dx;
      const perDie = damageByLevel[art].find((row) => relativeLevel >= row.over)?.perDie ?? 0;
      w.lookup(
        'for each die of damage',
        `${name} at ${formatRelativeLevel({ attribute: 'dx' }, relativeLevel)}`,
        perDie,
        {
          cite,
        },
      );
      if (perDie === 0) return;
      const thrust = w.given('thrust');
      w.multiply(isDice(thrust) ? thrust.dice : 0, 'dice');
    },
    cite,
  };
}
