import type { Entries } from '../../entry.ts';

/** Swords, and the clubs that are wielded with a sword’s skill. */
export const swords = {
  shortsword: {
    name: 'Shortsword',
    description: 'Light one-handed blade that cuts or stabs; always ready, and a weak arm can wield it.',
    keywords: ['gladius', 'machete', 'cutlass', 'blade', 'light sword', 'one-handed', 'wakizashi', 'short blade'],
  },
  baton: {
    name: 'Baton',
    description: 'Short balanced club, used like a shortsword; bruises rather than cuts.',
    keywords: ['billy club', 'truncheon', 'nightstick', 'cudgel', 'stick', 'subdue', 'police', 'club'],
  },
  foil: {
    name: 'Foil',
    description: 'Very light thrusting blade for fencers, who parry better and twice a turn; easily broken.',
    keywords: ['fencing', 'smallsword', 'epee', 'duel', 'thrusting sword', 'parry', 'sword'],
  },
  rapier: {
    name: 'Rapier',
    description: 'Long fencing blade that thrusts over one yard or two; parries as fencers do.',
    keywords: ['fencing', 'duel', 'musketeer', 'swashbuckler', 'thrusting sword', 'reach', 'sword cane', 'pirate'],
  },
  saber: {
    name: 'Saber',
    description: 'Light blade that cuts and thrusts, wielded with Fencing or with Shortsword.',
    keywords: ['sabre', 'fencing', 'cavalry', 'curved sword', 'duel', 'scimitar', 'cutlass', 'pirate', 'katana'],
  },
  broadsword: {
    name: 'Broadsword',
    description: 'The common one-handed war sword: a strong cut, but a blunt tip that only bruises.',
    keywords: ['longsword', 'arming sword', 'knight', 'blade', 'viking', 'one-handed', 'katana', 'sword', 'paladin'],
  },
  'thrusting-broadsword': {
    name: 'Thrusting broadsword',
    description: 'A broadsword with a sharp point: cuts as well as the plain one and stabs besides.',
    keywords: ['longsword', 'arming sword', 'knight', 'pointed', 'blade', 'one-handed', 'katana', 'paladin'],
  },
  'bastard-sword': {
    name: 'Bastard sword',
    description: 'Long sword for one hand or both; in one hand it must be recovered after each swing. Blunt tip.',
    keywords: ['hand-and-a-half', 'longsword', 'two hands', 'knight', 'blade', 'katana', 'samurai'],
  },
  'thrusting-bastard-sword': {
    name: 'Thrusting bastard sword',
    description: 'Pointed long sword for one hand or both; in one hand it must be recovered after each swing.',
    keywords: ['hand-and-a-half', 'longsword', 'two hands', 'pointed', 'knight', 'blade', 'katana', 'samurai'],
  },
  'light-club': {
    name: 'Light club',
    description: 'A plain length of wood swung like a broadsword; nearly free, and hits surprisingly hard.',
    keywords: ['cudgel', 'stick', 'bat', 'baseball bat', 'improvised', 'cheap', 'bludgeon', 'wooden club'],
  },
  greatsword: {
    name: 'Greatsword',
    description: 'Huge sword for both hands, with reach and a mighty cut, yet never unready. Blunt tip.',
    keywords: [
      'claymore',
      'zweihander',
      'two-handed sword',
      'big sword',
      'barbarian',
      'blade',
      'great sword',
      'two-hander',
    ],
  },
  'thrusting-greatsword': {
    name: 'Thrusting greatsword',
    description: 'Huge pointed sword for both hands: a mighty cut and a deep stab, with reach.',
    keywords: [
      'claymore',
      'zweihander',
      'two-handed sword',
      'big sword',
      'pointed',
      'blade',
      'great sword',
      'two-hander',
    ],
  },
} satisfies Entries;
