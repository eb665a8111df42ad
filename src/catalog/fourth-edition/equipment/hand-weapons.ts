import {
  axesAndMaces,
  forceSword,
  knives,
  spearsAndPolearms,
  staffsAndFlails,
  swords,
} from '../../entries/equipment/melee-weapons.ts';
import { ammunitionAndGear } from '../../entries/equipment/missile-weapons.ts';
import { listWeapons } from '../notation/read-item-row.ts';

const whipDescription = 'Long lash that hurts little, but entangles and disarms; armor counts double.';
const whipKeywords = 'lash bullwhip adventurer archaeologist leather entangle disarm';

/** Hand weapons (pp. 271–274), and their figures when thrown (pp. 275–276). */
export const handWeapons = listWeapons({
  // Axe/Mace
  axe: [axesAndMaces.axe, 'TL0 $50 4lb', [['axe-mace', 'sw+2 cut', 'reach 1', 'parry 0U', 'ST 11']], 271],
  hatchet: [
    axesAndMaces.hatchet,
    'TL0 $40 2lb',
    [
      ['axe-mace', 'sw cut', 'reach 1', 'parry 0', 'ST 8'],
      ['axe-throwing', 'sw cut', 'Acc 1 x1.5/x2.5', 'RoF 1 T(1)', 'ST 8 Bulk -2'],
    ],
    271,
  ],
  'throwing-axe': [
    axesAndMaces['throwing-axe'],
    'TL0 $60 4lb',
    [
      ['axe-mace', 'sw+2 cut', 'reach 1', 'parry 0U', 'ST 11'],
      ['axe-throwing', 'sw+2 cut', 'Acc 2 x1/x1.5', 'RoF 1 T(1)', 'ST 11 Bulk -3'],
    ],
    271,
  ],
  'small-mace': [
    axesAndMaces['small-mace'],
    'TL2 $35 3lb',
    [
      ['axe-mace', 'sw+2 cr', 'reach 1', 'parry 0U', 'ST 10'],
      ['axe-throwing', 'sw+2 cr', 'Acc 1 x1/x1.5', 'RoF 1 T(1)', 'ST 10 Bulk -3'],
    ],
    271,
  ],
  mace: [
    axesAndMaces.mace,
    'TL2 $50 5lb',
    [
      ['axe-mace', 'sw+3 cr', 'reach 1', 'parry 0U', 'ST 12'],
      ['axe-throwing', 'sw+3 cr', 'Acc 1 x0.5/x1', 'RoF 1 T(1)', 'ST 12 Bulk -4'],
    ],
    271,
  ],
  pick: [axesAndMaces.pick, 'TL3 $70 3lb', [['axe-mace', 'sw+1 imp', 'reach 1', 'parry 0U', 'ST 10', 'swing']], 271],

  // The fist, and things in it
  'brass-knuckles': [
    ammunitionAndGear['brass-knuckles'],
    'TL1 $10 0.25lb',
    [['boxing brawling karate', 'fist+1 cr', 'reach C', 'parry 0', 'ST -', 'punch']],
    271,
  ],
  blackjack: [
    ammunitionAndGear.blackjack,
    'TL1 $20 1lb',
    [['brawling dx-0', 'thr cr', 'reach C', 'parry 0', 'ST 7']],
    271,
  ],
  'stun-gun': [
    'Stun gun',
    'TL8 $100 1lb LC4',
    [['brawling dx-0', 'HT-3(0.5) aff', 'reach C,1', 'parry No', 'ST 2', 'shock']],
    271,
    'Two contacts that stun whoever they touch.',
    'taser shock electric stun nonlethal police self-defense',
    'Who fails to resist is stunned while it touches, and then until a roll of HT−3 succeeds',
  ],

  // Broadsword
  broadsword: [
    swords.broadsword,
    'TL2 $500 3lb',
    [
      ['broadsword', 'sw+1 cut', 'reach 1', 'parry 0', 'ST 10'],
      ['broadsword', 'thr+1 cr', 'reach 1', 'parry 0', 'ST 10'],
    ],
    271,
  ],
  'thrusting-broadsword': [
    swords['thrusting-broadsword'],
    'TL2 $600 3lb',
    [
      ['broadsword', 'sw+1 cut', 'reach 1', 'parry 0', 'ST 10'],
      ['broadsword', 'thr+2 imp', 'reach 1', 'parry 0', 'ST 10'],
    ],
    271,
  ],
  'bastard-sword': [
    swords['bastard-sword'],
    'TL3 $650 5lb',
    [
      ['broadsword', 'sw+1 cut', 'reach 1,2', 'parry 0U', 'ST 11'],
      ['broadsword', 'thr+1 cr', 'reach 2', 'parry 0U', 'ST 11'],
      ['two-handed-sword', 'sw+2 cut', 'reach 1,2', 'parry 0', 'ST 10†'],
      ['two-handed-sword', 'thr+2 cr', 'reach 2', 'parry 0', 'ST 10†'],
    ],
    271,
  ],
  'thrusting-bastard-sword': [
    swords['thrusting-bastard-sword'],
    'TL3 $750 5lb',
    [
      ['broadsword', 'sw+1 cut', 'reach 1,2', 'parry 0U', 'ST 11'],
      ['broadsword', 'thr+2 imp', 'reach 2', 'parry 0U', 'ST 11'],
      ['two-handed-sword', 'sw+2 cut', 'reach 1,2', 'parry 0', 'ST 10†'],
      ['two-handed-sword', 'thr+3 imp', 'reach 2', 'parry 0', 'ST 10†'],
    ],
    271,
  ],
  'cavalry-saber': [
    'Cavalry saber',
    'TL4 $500 3lb',
    [
      ['broadsword', 'sw+1 cut', 'reach 1', 'parry 0', 'ST 10'],
      ['broadsword', 'thr+1 imp', 'reach 1', 'parry 0', 'ST 10'],
    ],
    271,
    'Long curved blade with a guard, made for riders.',
    'sabre cavalry hussar curved sword scimitar horseman',
  ],
  katana: [
    'Katana',
    'TL3 $650 5lb',
    [
      ['broadsword', 'sw+1 cut', 'reach 1,2', 'parry 0', 'ST 11'],
      ['broadsword', 'thr+1 imp', 'reach 1', 'parry 0', 'ST 11'],
      ['two-handed-sword', 'sw+2 cut', 'reach 1,2', 'parry 0', 'ST 10†'],
      ['two-handed-sword', 'thr+1 imp', 'reach 1', 'parry 0', 'ST 10†'],
    ],
    271,
    'The samurai’s curved sword, for one hand or both, well balanced.',
    'samurai japanese ninja curved sword longsword blade',
  ],
  'light-club': [
    swords['light-club'],
    'TL0 $5 3lb',
    [
      ['broadsword', 'sw+1 cr', 'reach 1', 'parry 0', 'ST 10'],
      ['broadsword', 'thr+1 cr', 'reach 1', 'parry 0', 'ST 10'],
    ],
    271,
  ],

  // Flail
  morningstar: [
    staffsAndFlails.morningstar,
    'TL3 $80 6lb',
    [['flail', 'sw+3 cr', 'reach 1', 'parry 0U', 'ST 12']],
    272,
    'Parried at −4 and blocked at −2; fencing weapons cannot parry it',
  ],
  nunchaku: [
    'Nunchaku',
    'TL3 $20 2lb',
    [['flail', 'sw+1 cr', 'reach 1', 'parry 0U', 'ST 7']],
    272,
    'Two short sticks on a chain, swung fast.',
    'flail chain sticks martial arts ninja kung-fu',
    'Parried at −2 and blocked at −1; fencing weapons cannot parry it',
  ],

  // Force Sword, Garrote
  'force-sword': [
    forceSword['force-sword'],
    'TL^ $10000 2lb LC2',
    [['force-sword', '8d(5) burn', 'reach 1,2', 'parry 0', 'ST 3', 'swing']],
    272,
    'A turn to switch it on or off; works for 300 seconds on a cell',
  ],
  garrote: [
    'Garrote',
    'TL0 $2 0lb',
    [['garrote', '- strangles', 'reach C', 'parry No', 'ST -', 'strangle']],
    272,
    'A cord or wire to strangle an unwary victim from behind.',
    'strangle wire cord assassin silent choke thief',
  ],

  // Knife
  'large-knife': [
    knives['large-knife'],
    'TL0 $40 1lb',
    [
      ['knife', 'sw-2 cut', 'reach C,1', 'parry -1', 'ST 6'],
      ['knife', 'thr imp', 'reach C', 'parry -1', 'ST 6'],
      ['knife-throwing', 'thr imp', 'Acc 0 x0.8/x1.5', 'RoF 1 T(1)', 'ST 6 Bulk -2'],
    ],
    272,
  ],
  'small-knife': [
    knives['small-knife'],
    'TL0 $30 0.5lb',
    [
      ['knife', 'sw-3 cut', 'reach C,1', 'parry -1', 'ST 5'],
      ['knife', 'thr-1 imp', 'reach C', 'parry -1', 'ST 5'],
      ['knife-throwing', 'thr-1 imp', 'Acc 0 x0.5/x1', 'RoF 1 T(1)', 'ST 5 Bulk -1'],
    ],
    272,
  ],
  dagger: [
    knives.dagger,
    'TL1 $20 0.25lb',
    [
      ['knife', 'thr-1 imp', 'reach C', 'parry -1', 'ST 5'],
      ['knife-throwing', 'thr-1 imp', 'Acc 0 x0.5/x1', 'RoF 1 T(1)', 'ST 5 Bulk -1'],
    ],
    272,
  ],
  'wooden-stake': [
    'Wooden stake',
    'TL0 $4 0.5lb',
    [
      ['knife', 'thr(0.5) imp', 'reach C', 'parry -1', 'ST 5'],
      ['knife-throwing', 'thr(0.5) imp', 'Acc 0 x0.5/x1', 'RoF 1 T(1)', 'ST 5 Bulk -2'],
    ],
    272,
    'Sharpened wood for the hearts of vampires; armor stops it easily.',
    'vampire hunter slayer undead wood heart stab',
  ],

  // Kusari, Lance, Monowire Whip
  kusari: [
    'Kusari',
    'TL3 $70 5lb',
    [['kusari', 'sw+2 cr', 'reach 1-4*', 'parry -2U', 'ST 11']],
    272,
    'Weighted chain that hits at up to four yards, or entangles.',
    'chain ninja martial arts entangle flail japanese',
    'Parried at −4 and blocked at −2; fencing weapons cannot parry it',
  ],
  lance: [
    'Lance',
    'TL2 $60 6lb',
    [['lance', 'thr+3 imp', 'reach 4', 'parry No', 'ST 12']],
    272,
    'The rider’s long spear; the charge of the mount drives it.',
    'knight joust tournament cavalry horse charge mounted spear',
    'In a charge the damage comes from the ST and the speed of the mount',
  ],
  'monowire-whip': [
    'Monowire whip',
    'TL^ $900 0.5lb LC4',
    [['monowire-whip', 'sw+1d-2(10) cut', 'reach 1-7*', 'parry -2U', 'ST 5']],
    272,
    'Weighted strand one molecule thick, which cuts through nearly everything.',
    'whip molecular wire cyberpunk assassin science fiction',
  ],

  // Polearm
  glaive: [
    spearsAndPolearms.glaive,
    'TL1 $100 8lb',
    [
      ['polearm', 'sw+3 cut', 'reach 2,3*', 'parry 0U', 'ST 11‡'],
      ['polearm', 'thr+3 imp', 'reach 1-3*', 'parry 0U', 'ST 11†'],
    ],
    272,
  ],
  halberd: [
    spearsAndPolearms.halberd,
    'TL3 $150 12lb',
    [
      ['polearm', 'sw+5 cut', 'reach 2,3*', 'parry 0U', 'ST 13‡'],
      ['polearm', 'sw+4 imp', 'reach 2,3*', 'parry 0U', 'ST 13‡', 'swing, hook'],
      ['polearm', 'thr+3 imp', 'reach 1-3*', 'parry 0U', 'ST 12†'],
    ],
    272,
    'The hook may stick in what it hits',
  ],
  naginata: [
    'Naginata',
    'TL2 $100 6lb',
    [
      ['polearm', 'sw+2 cut', 'reach 1,2*', 'parry 0U', 'ST 9†'],
      ['polearm', 'thr+3 imp', 'reach 2', 'parry 0', 'ST 9†'],
      ['staff', 'sw+2 cr', 'reach 1,2', 'parry 0U', 'ST 9†', 'swing, as a staff'],
      ['staff', 'thr+2 cr', 'reach 1,2', 'parry 0', 'ST 9†', 'thrust, as a staff'],
      ['two-handed-sword', 'sw+3 cut', 'reach 2', 'parry 0U', 'ST 9†', 'swing, as a sword'],
      ['two-handed-sword', 'thr+3 imp', 'reach 2', 'parry 0', 'ST 9†', 'thrust, as a sword'],
    ],
    272,
    'Light Japanese polearm with a curved blade.',
    'japanese samurai polearm glaive blade staff',
  ],
  poleaxe: [
    spearsAndPolearms.poleaxe,
    'TL3 $120 10lb',
    [
      ['polearm', 'sw+4 cut', 'reach 2,3*', 'parry 0U', 'ST 12‡'],
      ['polearm', 'sw+4 cr', 'reach 2,3*', 'parry 0U', 'ST 12‡', 'swing, hammer'],
    ],
    272,
  ],

  // Rapier, Saber, Shortsword, Smallsword
  rapier: [swords.rapier, 'TL4 $500 2.75lb', [['rapier', 'thr+1 imp', 'reach 1,2', 'parry 0F', 'ST 9']], 273],
  saber: [
    { ...swords.saber, description: 'Light blade of the duelist that cuts and thrusts; parries as fencers do.' },
    'TL4 $700 2lb',
    [
      ['saber', 'sw-1 cut', 'reach 1', 'parry 0F', 'ST 8'],
      ['saber', 'thr+1 imp', 'reach 1', 'parry 0F', 'ST 8'],
    ],
    273,
  ],
  baton: [
    swords.baton,
    'TL0 $20 1lb',
    [
      ['shortsword', 'sw cr', 'reach 1', 'parry 0', 'ST 6'],
      ['shortsword', 'thr cr', 'reach 1', 'parry 0', 'ST 6'],
    ],
    273,
  ],
  'cattle-prod': [
    'Cattle prod',
    'TL7 $50 2lb',
    [
      ['shortsword', '1d-3 burn', 'reach 1', 'parry 0', 'ST 3'],
      ['shortsword', 'HT-3(0.5) aff', 'reach 1', 'parry 0', 'ST 3', 'shock'],
    ],
    273,
    'Electric goad that burns a little and stuns.',
    'shock electric stun goad nonlethal torture',
    'The shock comes with every hit; who fails to resist is stunned, and then rolls HT−3 each turn to recover',
  ],
  cutlass: [
    'Cutlass',
    'TL4 $300 2lb',
    [
      ['shortsword', 'sw cut', 'reach 1', 'parry 0', 'ST 8'],
      ['shortsword', 'thr imp', 'reach 1', 'parry 0', 'ST 8'],
    ],
    273,
    'The sailor’s short blade with a heavy guard, which serves as brass knuckles too.',
    'pirate sailor navy blade machete sword',
  ],
  shortsword: [
    swords.shortsword,
    'TL2 $400 2lb',
    [
      ['shortsword', 'sw cut', 'reach 1', 'parry 0', 'ST 8'],
      ['shortsword', 'thr imp', 'reach 1', 'parry 0', 'ST 8'],
    ],
    273,
  ],
  foil: [
    { ...swords.foil, name: 'Smallsword' },
    'TL4 $400 1.5lb',
    [['smallsword', 'thr+1 imp', 'reach 1', 'parry 0F', 'ST 5']],
    273,
  ],
  'short-staff': [
    'Short staff',
    'TL0 $20 1lb',
    [
      ['smallsword', 'sw cr', 'reach 1', 'parry 0F', 'ST 6'],
      ['smallsword', 'thr cr', 'reach 1', 'parry 0F', 'ST 6'],
    ],
    273,
    'Light stick, handled like a smallsword; a sword cane’s sheath.',
    'stick cane jo escrima martial arts singlestick',
  ],

  // Spear
  spear: [
    spearsAndPolearms.spear,
    'TL0 $40 4lb',
    [
      ['spear', 'thr+2 imp', 'reach 1*', 'parry 0', 'ST 9'],
      ['spear', 'thr+3 imp', 'reach 1,2*', 'parry 0', 'ST 9†'],
      ['spear-throwing', 'thr+3 imp', 'Acc 2 x1/x1.5', 'RoF 1 T(1)', 'ST 9 Bulk -6'],
    ],
    273,
  ],
  javelin: [
    spearsAndPolearms.javelin,
    'TL1 $30 2lb',
    [
      ['spear', 'thr+1 imp', 'reach 1', 'parry 0', 'ST 6'],
      ['spear-throwing', 'thr+1 imp', 'Acc 3 x1.5/x2.5', 'RoF 1 T(1)', 'ST 6 Bulk -4'],
    ],
    273,
  ],
  'long-spear': [
    'Long spear',
    'TL2 $60 5lb',
    [
      ['spear', 'thr+2 imp', 'reach 2,3*', 'parry 0U', 'ST 10'],
      ['spear', 'thr+3 imp', 'reach 2,3*', 'parry 0', 'ST 10†'],
    ],
    273,
    'Spear that keeps enemies two or three yards away.',
    'pike lance reach phalanx hoplite soldier',
  ],

  // Staff
  quarterstaff: [
    staffsAndFlails.quarterstaff,
    'TL0 $10 4lb',
    [
      ['staff', 'sw+2 cr', 'reach 1,2', 'parry +2', 'ST 7†', 'swing'],
      ['staff', 'thr+2 cr', 'reach 1,2', 'parry +2', 'ST 7†', 'thrust'],
      ['two-handed-sword', 'sw+2 cr', 'reach 1,2', 'parry 0', 'ST 9†', 'swing, as a sword'],
      ['two-handed-sword', 'thr+1 cr', 'reach 2', 'parry 0', 'ST 9†', 'thrust, as a sword'],
    ],
    273,
  ],

  // Two-Handed Axe/Mace
  greataxe: [
    { ...axesAndMaces.greataxe, name: 'Great axe' },
    'TL1 $100 8lb',
    [['two-handed-axe-mace', 'sw+3 cut', 'reach 1,2*', 'parry 0U', 'ST 12‡']],
    274,
  ],
  maul: [
    axesAndMaces.maul,
    'TL0 $80 12lb',
    [['two-handed-axe-mace', 'sw+4 cr', 'reach 1,2*', 'parry 0U', 'ST 13‡']],
    274,
  ],
  scythe: [
    'Scythe',
    'TL1 $15 5lb',
    [
      ['two-handed-axe-mace', 'sw+2 cut', 'reach 1', 'parry 0U', 'ST 11‡'],
      ['two-handed-axe-mace', 'sw imp', 'reach 1', 'parry 0U', 'ST 11‡', 'swing, point'],
    ],
    274,
    'The farmer’s long curved blade, clumsy in a fight.',
    'farm peasant reaper harvest tool grim',
    'The point may stick in what it hits',
  ],
  warhammer: [
    axesAndMaces.warhammer,
    'TL3 $100 7lb',
    [['two-handed-axe-mace', 'sw+3 imp', 'reach 1,2*', 'parry 0U', 'ST 12‡']],
    274,
    'May stick in what it hits',
  ],
  chainsaw: [
    'Chainsaw',
    'TL6 $150 13lb',
    [['two-handed-axe-mace', 'sw+1d cut', 'reach 1', 'parry No', 'ST 10‡']],
    274,
    'Loud motor saw: a tool for trees and an awful weapon.',
    'saw motor horror zombie lumberjack tree gas',
  ],

  // Two-Handed Flail
  flail: [
    staffsAndFlails.flail,
    'TL2 $100 8lb',
    [['two-handed-flail', 'sw+4 cr', 'reach 1,2*', 'parry 0U', 'ST 13†']],
    274,
    'Parried at −4 and blocked at −2; fencing weapons cannot parry it',
  ],

  // Two-Handed Sword
  greatsword: [
    swords.greatsword,
    'TL3 $800 7lb',
    [
      ['two-handed-sword', 'sw+3 cut', 'reach 1,2', 'parry 0', 'ST 12†'],
      ['two-handed-sword', 'thr+2 cr', 'reach 2', 'parry 0', 'ST 12†'],
    ],
    274,
  ],
  'thrusting-greatsword': [
    swords['thrusting-greatsword'],
    'TL3 $900 7lb',
    [
      ['two-handed-sword', 'sw+3 cut', 'reach 1,2', 'parry 0', 'ST 12†'],
      ['two-handed-sword', 'thr+3 imp', 'reach 2', 'parry 0', 'ST 12†'],
    ],
    274,
  ],

  // Whip
  'whip-1-yard': [
    'Whip, 1 yard',
    'TL1 $20 2lb',
    [['whip', 'sw-2(0.5) cr', 'reach 1', 'parry -2U', 'ST 6']],
    274,
    whipDescription,
    whipKeywords,
  ],
  'whip-2-yards': [
    'Whip, 2 yards',
    'TL1 $40 4lb',
    [['whip', 'sw-2(0.5) cr', 'reach 1,2*', 'parry -2U', 'ST 7']],
    274,
    whipDescription,
    whipKeywords,
  ],
  'whip-3-yards': [
    'Whip, 3 yards',
    'TL1 $60 6lb',
    [['whip', 'sw-2(0.5) cr', 'reach 1-3*', 'parry -2U', 'ST 8']],
    274,
    whipDescription,
    whipKeywords,
  ],
  'whip-4-yards': [
    'Whip, 4 yards',
    'TL1 $80 8lb',
    [['whip', 'sw-2(0.5) cr', 'reach 1-4*', 'parry -2U', 'ST 9']],
    274,
    whipDescription,
    whipKeywords,
  ],
  'whip-5-yards': [
    'Whip, 5 yards',
    'TL1 $100 10lb',
    [['whip', 'sw-2(0.5) cr', 'reach 1-5*', 'parry -2U', 'ST 10']],
    274,
    whipDescription,
    whipKeywords,
  ],
  'whip-6-yards': [
    'Whip, 6 yards',
    'TL1 $120 12lb',
    [['whip', 'sw-2(0.5) cr', 'reach 1-6*', 'parry -2U', 'ST 11']],
    274,
    whipDescription,
    whipKeywords,
  ],
  'whip-7-yards': [
    'Whip, 7 yards',
    'TL1 $140 14lb',
    [['whip', 'sw-2(0.5) cr', 'reach 1-7*', 'parry -2U', 'ST 12']],
    274,
    whipDescription,
    whipKeywords,
  ],
});
