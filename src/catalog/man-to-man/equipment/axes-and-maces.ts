import { manToMan } from '../../books.ts';
import { axesAndMaces } from '../../entries/equipment/axes-and-maces.ts';
import { listItems } from '../../list-entries.ts';
import {
  axeAttacks,
  axeThrowSkills,
  greataxeAttacks,
  maceAttacks,
  maulAttacks,
} from '../../third-edition/equipment/axes-and-maces.ts';

/**
 * Damage of a thrown axe in Man to Man: its text (p. 41) gives a thrown weapon its normal damage, the ranged table one
 * more than that. The table is the more specific and is followed.
 */
const thrownAxeAdds = 3;

/** Man to Man, pull-out (hand and ranged weapon tables). */
export const manToManAxesAndMaces = listItems(axesAndMaces, {
  hatchet: {
    cite: manToMan('pull-out'),
    kind: 'weapon',
    cost: 40,
    weight: 2,
    quality: 'edged',
    attacks: [
      {
        name: 'swing',
        skills: ['axe-mace'],
        type: 'cut',
        basis: 'swing',
        adds: 0,
        reach: '1',
        minimumStrength: 7,
        notes: ['throwable', 'ready1', 'unreadyAfterParry'],
      },
      {
        name: 'thrown',
        skills: axeThrowSkills,
        type: 'cut',
        basis: 'swing',
        adds: 0,
        minimumStrength: 7,
        ranged: { pointBlank: '2', increment: '2', halfDamage: 'STx1.5', maximum: 'STx2.5' },
      },
    ],
  },
  axe: {
    cite: manToMan('pull-out'),
    kind: 'weapon',
    cost: 50,
    weight: 4,
    quality: 'edged',
    attacks: axeAttacks,
  },
  'throwing-axe': {
    cite: manToMan('pull-out'),
    kind: 'weapon',
    cost: 60,
    weight: 4,
    quality: 'edged',
    attacks: [
      {
        name: 'swing',
        skills: ['axe-mace'],
        type: 'cut',
        basis: 'swing',
        adds: 2,
        reach: '1',
        minimumStrength: 12,
        notes: ['throwable', 'ready1', 'unreadyAfterParry'],
      },
      {
        name: 'thrown',
        skills: axeThrowSkills,
        type: 'cut',
        basis: 'swing',
        adds: thrownAxeAdds,
        minimumStrength: 11,
        ranged: { pointBlank: '2', increment: '2', halfDamage: 'ST', maximum: 'STx1.5' },
      },
    ],
  },
  'small-mace': {
    cite: manToMan('pull-out'),
    kind: 'weapon',
    cost: 35,
    weight: 3,
    quality: 'crushing',
    attacks: [
      {
        name: 'swing',
        skills: ['axe-mace'],
        type: 'cr',
        basis: 'swing',
        adds: 2,
        reach: '1',
        minimumStrength: 11,
        notes: ['ready1', 'unreadyAfterParry'],
      },
    ],
  },
  mace: {
    cite: manToMan('pull-out'),
    kind: 'weapon',
    cost: 50,
    weight: 5,
    quality: 'crushing',
    attacks: maceAttacks,
  },
  pick: {
    cite: manToMan('pull-out'),
    kind: 'weapon',
    cost: 70,
    weight: 3,
    quality: 'edged',
    attacks: [
      {
        name: 'swing',
        skills: ['axe-mace'],
        type: 'imp',
        basis: 'swing',
        adds: 1,
        reach: '1',
        minimumStrength: 11,
        notes: ['ready1', 'unreadyAfterParry', 'mayStick'],
      },
    ],
  },
  greataxe: {
    cite: manToMan('pull-out'),
    kind: 'weapon',
    cost: 100,
    weight: 8,
    quality: 'edged',
    attacks: greataxeAttacks,
  },
  warhammer: {
    cite: manToMan('pull-out'),
    kind: 'weapon',
    cost: 100,
    weight: 7,
    quality: 'edged',
    attacks: [
      {
        name: 'swing',
        skills: ['two-handed-axe-mace'],
        type: 'imp',
        basis: 'swing',
        adds: 3,
        reach: '1,2',
        minimumStrength: 13,
        twoHanded: true,
        notes: ['ready1', 'unreadyAfterParry', 'regrip', 'mayStick'],
      },
    ],
  },
  maul: {
    cite: manToMan('pull-out'),
    kind: 'weapon',
    cost: 80,
    weight: 12,
    quality: 'crushing',
    attacks: maulAttacks,
  },
});
