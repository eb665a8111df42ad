import type { Entries } from '../../entry.ts';

/** Spears and polearms. */
export const spearsAndPolearms = {
  javelin: {
    name: 'Javelin',
    description: 'Light spear made for throwing; will do for a thrust in the hand when nothing better is left.',
    keywords: ['throwing spear', 'dart', 'pilum', 'throw', 'hurl', 'spear'],
  },
  spear: {
    name: 'Spear',
    description: 'Point on a shaft, for one hand beside a shield, for both hands with more reach, or thrown.',
    keywords: ['lance', 'pole', 'thrust', 'throw', 'soldier', 'cheap', 'trident', 'hoplite'],
  },
  pike: {
    name: 'Pike',
    description: 'Very long spear for both hands that keeps riders and swordsmen two or three yards away.',
    keywords: ['long spear', 'cavalry', 'formation', 'phalanx', 'reach', 'two-handed', 'soldier'],
  },
  glaive: {
    name: 'Glaive',
    description: 'Blade on a long pole, for sweeping cuts or quicker thrusts from well out of reach.',
    keywords: ['polearm', 'naginata', 'long blade', 'reach', 'two-handed', 'guard', 'pole arm'],
  },
  poleaxe: {
    name: 'Poleaxe',
    description: 'Axe and hammer on a long pole: cut or crush from afar, then two turns to recover.',
    keywords: ['polearm', 'pollaxe', 'long axe', 'hammer', 'reach', 'two-handed', 'pole arm'],
  },
  halberd: {
    name: 'Halberd',
    description: 'Axe, spike and spear point on one pole; the heaviest blow of all, and slow to recover from.',
    keywords: ['polearm', 'axe', 'spike', 'spear', 'guard', 'reach', 'two-handed', 'pole arm', 'soldier'],
  },
} satisfies Entries;
