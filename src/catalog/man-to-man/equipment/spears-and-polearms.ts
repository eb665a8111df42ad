import { manToMan } from '../../books.ts';
import { spearsAndPolearms } from '../../entries/equipment/spears-and-polearms.ts';
import { listItems } from '../../list-entries.ts';
import {
  glaiveAttacks,
  halberdAttacks,
  javelinInHand,
  poleaxeAttacks,
  spearThrowSkills,
} from '../../third-edition/equipment/spears-and-polearms.ts';

/**
 * Damage of a thrown spear in Man to Man: its text (p. 41) gives a thrown weapon its normal damage, the ranged table
 * more than that. The table is the more specific and is followed.
 */
const thrownSpearAdds = 3;

/** Man to Man, pull-out (hand and ranged weapon tables). */
export const manToManSpearsAndPolearms = listItems(spearsAndPolearms, {
  javelin: {
    cite: manToMan('pull-out'),
    kind: 'weapon',
    cost: 30,
    weight: 2,
    quality: 'edged',
    attacks: [
      javelinInHand,
      {
        name: 'thrown',
        skills: spearThrowSkills,
        type: 'imp',
        basis: 'thrust',
        adds: 1,
        minimumStrength: 7,
        ranged: { pointBlank: '3', increment: '4', halfDamage: 'STx1.5', maximum: 'STx2.5' },
      },
    ],
  },
  spear: {
    cite: manToMan('pull-out'),
    kind: 'weapon',
    cost: 40,
    weight: 4,
    quality: 'edged',
    attacks: [
      {
        name: 'thrust, one hand',
        skills: ['spear'],
        type: 'imp',
        basis: 'thrust',
        adds: 1,
        reach: '1',
        minimumStrength: 9,
        notes: ['regrip'],
      },
      {
        name: 'thrust, two hands',
        skills: ['spear'],
        type: 'imp',
        basis: 'thrust',
        adds: 2,
        reach: '1,2',
        minimumStrength: 9,
        twoHanded: true,
        notes: ['regrip'],
      },
      {
        name: 'thrown',
        skills: spearThrowSkills,
        type: 'imp',
        basis: 'thrust',
        adds: thrownSpearAdds,
        minimumStrength: 9,
        ranged: { pointBlank: '4', increment: '5', halfDamage: 'ST', maximum: 'STx1.5' },
      },
    ],
  },
  pike: {
    cite: manToMan('pull-out'),
    kind: 'weapon',
    cost: 60,
    weight: 6,
    quality: 'edged',
    attacks: [
      {
        name: 'thrust',
        skills: ['spear'],
        type: 'imp',
        basis: 'thrust',
        adds: 2,
        reach: '2,3',
        minimumStrength: 12,
        twoHanded: true,
        notes: ['regrip'],
      },
    ],
  },
  glaive: {
    cite: manToMan('pull-out'),
    kind: 'weapon',
    cost: 100,
    weight: 8,
    quality: 'edged',
    attacks: glaiveAttacks,
  },
  poleaxe: {
    cite: manToMan('pull-out'),
    kind: 'weapon',
    cost: 120,
    weight: 10,
    quality: 'edged',
    attacks: poleaxeAttacks,
  },
  halberd: {
    cite: manToMan('pull-out'),
    kind: 'weapon',
    cost: 150,
    weight: 12,
    quality: 'edged',
    attacks: halberdAttacks,
  },
});
