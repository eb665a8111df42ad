import { manToMan } from '../../books.ts';
import { shields } from '../../entries/equipment/armor.ts';
import type { Attack } from '../../item-entry.ts';
import { listItems } from '../../list-entries.ts';
import { improvised, largeShieldPenalty } from '../../third-edition/equipment/armor.ts';

/** Man to Man, p. 46: a blow with the shield does as a fist, plus 2; it cannot parry. */
const bash: Attack = {
  name: 'bash',
  skills: ['shield'],
  type: 'cr',
  basis: 'thrust',
  adds: 2,
  reach: '1',
  parry: null,
  trainedOnly: true,
};

const rush = 'Large enough for a shield rush';

/** Man to Man, pp. 14 and 46. Both books give passive defense 1 for a buckler to 4 for a large shield. */
export const manToManShields = listItems(shields, {
  'improvised-shield': {
    cite: manToMan(14),
    kind: 'shield',
    cost: 0,
    weight: 0,
    shield: { passiveDefense: 1, small: true },
    attacks: [bash],
    notes: improvised,
  },
  buckler: {
    cite: manToMan(14),
    kind: 'shield',
    cost: 25,
    weight: 2,
    shield: { passiveDefense: 1, pierced: 5, destroyed: 20, small: true },
    attacks: [bash],
  },
  'small-shield': {
    cite: manToMan(14),
    kind: 'shield',
    cost: 40,
    weight: 8,
    shield: { passiveDefense: 2, pierced: 5, destroyed: 30, small: true },
    attacks: [bash],
  },
  'medium-shield': {
    cite: manToMan(14),
    kind: 'shield',
    cost: 60,
    weight: 15,
    shield: { passiveDefense: 3, pierced: 7, destroyed: 40 },
    attacks: [bash],
    notes: [rush],
  },
  'large-shield': {
    cite: manToMan(14),
    kind: 'shield',
    cost: 90,
    weight: 25,
    shield: { passiveDefense: 4, weaponSkillPenalty: largeShieldPenalty, pierced: 9, destroyed: 60 },
    attacks: [bash],
    notes: [rush],
  },
});
