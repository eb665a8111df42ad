import { beamWeapons as shared } from '../../entries/equipment/beam-weapons.ts';
import { listWeapons } from '../notation/read-item-row.ts';

/** Lasers, blasters and similar weapons (p. 280). */
export const beamWeapons = listWeapons({
  'electrolaser-pistol': [
    'Electrolaser pistol',
    'TL9 $1800 2.2lb LC4',
    [
      ['beam-weapons-pistol', 'HT-4(2) aff', 'Acc 4 40/80', 'RoF 3 180(3)', 'ST 4 Bulk -2 Rcl 1', 'stun'],
      ['beam-weapons-pistol', '1d-3 burn', 'Acc 4 40/80', 'RoF 3 180(3)', 'ST 4 Bulk -2 Rcl 1', 'shot'],
    ],
    280,
    'Sends a stunning current along a beam of light.',
    'stun phaser taser nonlethal science fiction police',
    'The shock comes with the beam; who fails to resist is stunned, and then rolls each turn to recover',
  ],
  'laser-pistol': [
    shared['laser-pistol'],
    'TL10 $2800 3.3lb LC3',
    [['beam-weapons-pistol', '3d(2) burn', 'Acc 6 250/750', 'RoF 10 400(3)', 'ST 6 Bulk -2 Rcl 1']],
    280,
  ],
  blaster: [
    { ...shared.blaster, name: 'Blaster pistol' },
    'TL11 $2200 1.6lb LC3',
    [['beam-weapons-pistol', '3d(5) burn', 'Acc 5 300/900', 'RoF 3 200(3)', 'ST 4 Bulk -2 Rcl 1']],
    280,
  ],
  'electrolaser-carbine': [
    'Electrolaser carbine',
    'TL9 $3900 3.7lb LC3',
    [
      ['beam-weapons-rifle', 'HT-6(2) aff', 'Acc 8+1 160/470', 'RoF 3 360(3)', 'ST 4† Bulk -4 Rcl 1', 'stun'],
      ['beam-weapons-rifle', '1d-3 burn', 'Acc 8+1 160/470', 'RoF 3 360(3)', 'ST 4† Bulk -4 Rcl 1', 'shot'],
    ],
    280,
    'Stunning beam with the reach of a rifle.',
    'stun phaser taser nonlethal science fiction police',
    'The shock comes with the beam; who fails to resist is stunned, and then rolls each turn to recover',
  ],
  'laser-sniper-rifle': [
    'Laser sniper rifle',
    'TL9 $20000 20lb LC1',
    [['beam-weapons-rifle', '5d(2) burn', 'Acc 12+2 1100/3300', 'RoF 3 75(3)', 'ST 10† Bulk -8 Rcl 1']],
    280,
    'Silent beam for a target a mile away.',
    'sniper assassin scope science fiction future',
  ],
  'laser-rifle': [
    shared['laser-rifle'],
    'TL10 $10000 10lb LC2',
    [['beam-weapons-rifle', '5d(2) burn', 'Acc 12+2 700/2100', 'RoF 10 150(3)', 'ST 7† Bulk -4 Rcl 1']],
    280,
  ],
  'blaster-rifle': [
    shared['blaster-rifle'],
    'TL11 $18000 10lb LC2',
    [['beam-weapons-rifle', '6d(5) burn', 'Acc 10+2 700/2100', 'RoF 3 50(3)', 'ST 7† Bulk -4 Rcl 1']],
    280,
  ],
  'heavy-blaster': [
    'Heavy blaster',
    'TL11 $23000 20lb LC1',
    [['beam-weapons-rifle', '8d(5) burn', 'Acc 10+4 900/2700', 'RoF 3 90(5)', 'ST 10† Bulk -6 Rcl 1']],
    280,
    'Two-handed blaster against power armor.',
    'plasma science fiction heavy soldier battlesuit',
  ],
});
