import { lite } from '../../books.ts';
import {
  axesAndMaces,
  forceSword,
  knives,
  spearsAndPolearms,
  staffsAndFlails,
  swords,
} from '../../entries/equipment/melee-weapons.ts';
import { listItems } from '../../list-entries.ts';
import {
  axeAttacks,
  axeThrowSkills,
  batonAttacks,
  broadswordAttacks,
  flailAttacks,
  foilAttacks,
  glaiveAttacks,
  greataxeAttacks,
  greatswordAttacks,
  halberdAttacks,
  javelinInHand,
  knifeSkills,
  knifeThrowSkills,
  maceAttacks,
  maulAttacks,
  morningstarAttacks,
  poleaxeAttacks,
  rapierAttacks,
  saberAttacks,
  shortswordAttacks,
  spearThrowSkills,
} from '../../third-edition/equipment/melee-weapons.ts';

/** GURPS Lite, p. 26: knives and equally small weapons parry at one less. */
const knifeParry = -1;

/** GURPS Lite, pp. 19-20. */
export const liteKnives = listItems(knives, {
  'large-knife': {
    cite: lite(19),
    kind: 'weapon',
    cost: 40,
    weight: 1,
    attacks: [
      {
        name: 'swing',
        skills: knifeSkills,
        type: 'cut',
        basis: 'swing',
        adds: -2,
        maximumDamage: '1+2',
        reach: 'C,1',
        parry: knifeParry,
      },
      {
        name: 'thrust',
        skills: knifeSkills,
        type: 'imp',
        basis: 'thrust',
        adds: 0,
        maximumDamage: '1+2',
        reach: 'C',
        parry: knifeParry,
        notes: ['throwable'],
      },
      {
        name: 'thrown',
        skills: knifeThrowSkills,
        type: 'imp',
        basis: 'thrust',
        adds: 0,
        maximumDamage: '1+2',
        ranged: { snapShot: 12, accuracy: 0, halfDamage: 'ST-2', maximum: 'ST+5' },
      },
    ],
  },
  'small-knife': {
    cite: lite(19),
    kind: 'weapon',
    cost: 30,
    weight: 0.5,
    attacks: [
      {
        name: 'swing',
        skills: knifeSkills,
        type: 'cut',
        basis: 'swing',
        adds: -3,
        maximumDamage: '1+1',
        reach: 'C,1',
        parry: knifeParry,
      },
      {
        name: 'thrust',
        skills: knifeSkills,
        type: 'imp',
        basis: 'thrust',
        adds: -1,
        maximumDamage: '1+1',
        reach: 'C',
        parry: knifeParry,
        notes: ['throwable'],
      },
      {
        name: 'thrown',
        skills: knifeThrowSkills,
        type: 'imp',
        basis: 'thrust',
        adds: -1,
        maximumDamage: '1+1',
        ranged: { snapShot: 11, accuracy: 0, halfDamage: 'ST-5', maximum: 'ST' },
      },
    ],
  },
  dagger: {
    cite: lite(19),
    kind: 'weapon',
    cost: 20,
    weight: 0.25,
    attacks: [
      {
        name: 'thrust',
        skills: knifeSkills,
        type: 'imp',
        basis: 'thrust',
        adds: -1,
        maximumDamage: '1',
        reach: 'C',
        parry: knifeParry,
        notes: ['throwable'],
      },
      {
        name: 'thrown',
        skills: knifeThrowSkills,
        type: 'imp',
        basis: 'thrust',
        adds: -1,
        maximumDamage: '1',
        ranged: { snapShot: 12, accuracy: 0, halfDamage: 'ST-5', maximum: 'ST' },
      },
    ],
  },
});

/** GURPS Lite, p. 19. */
export const liteSwords = listItems(swords, {
  shortsword: { cite: lite(19), kind: 'weapon', cost: 400, weight: 2, attacks: shortswordAttacks },
  baton: { cite: lite(19), kind: 'weapon', cost: 20, weight: 1, attacks: batonAttacks },
  foil: { cite: lite(19), name: 'Smallsword', kind: 'weapon', cost: 400, weight: 1, attacks: foilAttacks },
  rapier: { cite: lite(19), kind: 'weapon', cost: 500, weight: 1.5, attacks: rapierAttacks },
  saber: { cite: lite(19), kind: 'weapon', cost: 700, weight: 2, attacks: saberAttacks },
  broadsword: { cite: lite(19), kind: 'weapon', cost: 500, weight: 3, attacks: broadswordAttacks },
  'light-club': {
    cite: lite(19),
    kind: 'weapon',
    cost: 10,
    weight: 3,
    attacks: [
      {
        name: 'swing',
        skills: ['broadsword'],
        type: 'cr',
        basis: 'swing',
        adds: 1,
        reach: '1',
        minimumStrength: 10,
      },
    ],
  },
  greatsword: { cite: lite(19), kind: 'weapon', cost: 800, weight: 7, attacks: greatswordAttacks },
});

/** GURPS Lite, pp. 19-20. */
export const liteAxesAndMaces = listItems(axesAndMaces, {
  axe: { cite: lite(19), kind: 'weapon', cost: 50, weight: 4, attacks: axeAttacks },
  'throwing-axe': {
    cite: lite(20),
    kind: 'weapon',
    cost: 60,
    weight: 4,
    attacks: [
      {
        name: 'thrown',
        skills: axeThrowSkills,
        type: 'cut',
        basis: 'swing',
        adds: 2,
        minimumStrength: 11,
        ranged: { snapShot: 10, accuracy: 2, halfDamage: 'ST', maximum: 'STx1.5' },
      },
    ],
  },
  mace: { cite: lite(19), kind: 'weapon', cost: 50, weight: 5, attacks: maceAttacks },
  greataxe: { cite: lite(19), name: 'Great axe', kind: 'weapon', cost: 100, weight: 8, attacks: greataxeAttacks },
  maul: { cite: lite(19), kind: 'weapon', cost: 80, weight: 12, attacks: maulAttacks },
});

/** GURPS Lite, pp. 15, 19 and 26: a quarterstaff parries at two thirds of Staff skill. Man to Man keeps the usual half. */
const staffParryShare = 2 / 3;

/** GURPS Lite, p. 19. */
export const liteStaffsAndFlails = listItems(staffsAndFlails, {
  quarterstaff: {
    cite: lite(19),
    kind: 'weapon',
    cost: 10,
    weight: 4,
    attacks: [
      {
        name: 'swing',
        skills: ['staff'],
        type: 'cr',
        basis: 'swing',
        adds: 2,
        reach: '1,2',
        minimumStrength: 6,
        twoHanded: true,
        parryShare: staffParryShare,
      },
      {
        name: 'thrust',
        skills: ['staff'],
        type: 'cr',
        basis: 'thrust',
        adds: 2,
        reach: '1,2',
        minimumStrength: 6,
        twoHanded: true,
        parryShare: staffParryShare,
      },
    ],
  },
  morningstar: { cite: lite(19), kind: 'weapon', cost: 80, weight: 6, attacks: morningstarAttacks },
  flail: { cite: lite(19), kind: 'weapon', cost: 100, weight: 8, attacks: flailAttacks },
});

/** GURPS Lite, pp. 19-20. */
export const liteSpearsAndPolearms = listItems(spearsAndPolearms, {
  javelin: {
    cite: lite(19),
    kind: 'weapon',
    cost: 30,
    weight: 2,
    attacks: [
      javelinInHand,
      {
        name: 'thrown',
        skills: spearThrowSkills,
        type: 'imp',
        basis: 'thrust',
        adds: 1,
        minimumStrength: 7,
        ranged: { snapShot: 10, accuracy: 3, halfDamage: 'STx1.5', maximum: 'STx2.5' },
      },
    ],
  },
  spear: {
    cite: lite(19),
    kind: 'weapon',
    cost: 40,
    weight: 4,
    attacks: [
      {
        name: 'thrust, one hand',
        skills: ['spear'],
        type: 'imp',
        basis: 'thrust',
        adds: 2,
        reach: '1',
        minimumStrength: 9,
        notes: ['regrip', 'throwable'],
      },
      {
        name: 'thrust, two hands',
        skills: ['spear'],
        type: 'imp',
        basis: 'thrust',
        adds: 3,
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
        adds: 3,
        minimumStrength: 9,
        ranged: { snapShot: 11, accuracy: 2, halfDamage: 'ST', maximum: 'STx1.5' },
      },
    ],
  },
  glaive: { cite: lite(19), kind: 'weapon', cost: 100, weight: 8, attacks: glaiveAttacks },
  poleaxe: { cite: lite(19), kind: 'weapon', cost: 120, weight: 10, attacks: poleaxeAttacks },
  halberd: { cite: lite(19), kind: 'weapon', cost: 150, weight: 12, attacks: halberdAttacks },
});

/** GURPS Lite, p. 15, in the text of the skill. */
export const liteForceSword = listItems(forceSword, {
  'force-sword': {
    cite: lite(15),
    kind: 'weapon',
    techLevel: { from: 11 },
    cost: 3000,
    weight: 2,
    attacks: [
      { name: 'swing', skills: ['force-sword'], type: 'cut', basis: 'fixed', dice: 8, adds: 0, reach: '1' },
      { name: 'thrust', skills: ['force-sword'], type: 'imp', basis: 'fixed', dice: 4, adds: 0, reach: '1' },
    ],
    notes: ['One turn to switch it on and one more until the blade holds', 'A power cell lasts about 5 minutes'],
  },
});
