import { lite, manToMan } from '../books.ts';
import type { Attack, ItemEntry } from '../item-entry.ts';

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

/** Man to Man, p. 14: lost from weapon skills behind a large shield, and with them 1 of Parry. GURPS Lite, p. 25. */
const largeShieldPenalty = 2;

const improvised = ['The game master may allow passive defense 2', 'Weighs what the thing weighs'] as const;
const rush = 'Large enough for a shield rush';

/**
 * Man to Man, pp. 14 and 46. The table of GURPS Lite (p. 18) is that of Man to Man without the hits; both books give
 * passive defense 1 for a buckler to 4 for a large shield.
 */
export const shields: readonly ItemEntry[] = [
  {
    id: 'improvised-shield',
    name: 'Improvised shield',
    description: 'A stool, a lid, a rolled cloak: whatever is snatched up to ward off a blow.',
    keywords: ['makeshift', 'chair', 'pot lid', 'cloak', 'emergency', 'defense'],
    facets: {
      'man-to-man': {
        cite: manToMan(14),
        kind: 'shield',
        cost: 0,
        weight: 0,
        shield: { passiveDefense: 1, small: true },
        attacks: [bash],
        notes: improvised,
      },
      'lite-3e': {
        cite: lite(18),
        kind: 'shield',
        cost: 0,
        weight: 0,
        shield: { passiveDefense: 1, small: true },
        notes: improvised,
      },
    },
  },
  {
    id: 'buckler',
    name: 'Buckler',
    description: 'Tiny fist shield, hardly felt as load; small enough for a fencer.',
    keywords: ['fist shield', 'fencing', 'light shield', 'block', 'passive defense'],
    facets: {
      'man-to-man': {
        cite: manToMan(14),
        kind: 'shield',
        cost: 25,
        weight: 2,
        shield: { passiveDefense: 1, pierced: 5, destroyed: 20, small: true },
        attacks: [bash],
      },
      'lite-3e': {
        cite: lite(18),
        kind: 'shield',
        cost: 25,
        weight: 2,
        shield: { passiveDefense: 1, small: true },
      },
    },
  },
  {
    id: 'small-shield',
    name: 'Small shield',
    description: 'Light shield, the largest that still allows a fencing parry.',
    keywords: ['target', 'targe', 'round shield', 'fencing', 'block', 'passive defense'],
    facets: {
      'man-to-man': {
        cite: manToMan(14),
        kind: 'shield',
        cost: 40,
        weight: 8,
        shield: { passiveDefense: 2, pierced: 5, destroyed: 30, small: true },
        attacks: [bash],
      },
      'lite-3e': {
        cite: lite(18),
        kind: 'shield',
        cost: 40,
        weight: 8,
        shield: { passiveDefense: 2, small: true },
      },
    },
  },
  {
    id: 'medium-shield',
    name: 'Medium shield',
    description: "The usual shield of a soldier: solid cover without hampering one's own weapon.",
    keywords: ['heater', 'round shield', 'soldier', 'block', 'passive defense'],
    facets: {
      'man-to-man': {
        cite: manToMan(14),
        kind: 'shield',
        cost: 60,
        weight: 15,
        shield: { passiveDefense: 3, pierced: 7, destroyed: 40 },
        attacks: [bash],
        notes: [rush],
      },
      'lite-3e': { cite: lite(18), kind: 'shield', cost: 60, weight: 15, shield: { passiveDefense: 3 } },
    },
  },
  {
    id: 'large-shield',
    name: 'Large shield',
    description: 'Heavy shield from shin to chin: the best cover, but it gets in the way of your own weapon.',
    keywords: ['tower shield', 'kite shield', 'scutum', 'block', 'passive defense', 'cover'],
    facets: {
      'man-to-man': {
        cite: manToMan(14),
        kind: 'shield',
        cost: 90,
        weight: 25,
        shield: { passiveDefense: 4, weaponSkillPenalty: largeShieldPenalty, pierced: 9, destroyed: 60 },
        attacks: [bash],
        notes: [rush],
      },
      'lite-3e': {
        cite: lite(18),
        kind: 'shield',
        cost: 90,
        weight: 25,
        shield: { passiveDefense: 4, weaponSkillPenalty: largeShieldPenalty },
      },
    },
  },
];
