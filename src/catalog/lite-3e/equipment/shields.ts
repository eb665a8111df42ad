import { lite } from '../../books.ts';
import { shields } from '../../entries/equipment/shields.ts';
import { listItems } from '../../list-entries.ts';
import { improvised, largeShieldPenalty } from '../../third-edition/equipment/shields.ts';

/** GURPS Lite, p. 18: the table of Man to Man without the hits. */
export const liteShields = listItems(shields, {
  'improvised-shield': {
    cite: lite(18),
    kind: 'shield',
    cost: 0,
    weight: 0,
    shield: { passiveDefense: 1, small: true },
    notes: improvised,
  },
  buckler: {
    cite: lite(18),
    kind: 'shield',
    cost: 25,
    weight: 2,
    shield: { passiveDefense: 1, small: true },
  },
  'small-shield': {
    cite: lite(18),
    kind: 'shield',
    cost: 40,
    weight: 8,
    shield: { passiveDefense: 2, small: true },
  },
  'medium-shield': { cite: lite(18), kind: 'shield', cost: 60, weight: 15, shield: { passiveDefense: 3 } },
  'large-shield': {
    cite: lite(18),
    kind: 'shield',
    cost: 90,
    weight: 25,
    shield: { passiveDefense: 4, weaponSkillPenalty: largeShieldPenalty },
  },
});
