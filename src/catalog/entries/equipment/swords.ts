import type { Entries } from '../../entry.ts';

/** Swords, and the clubs that are wielded with a sword’s skill. */
export const swords = {
  shortsword: {
    name: 'Shortsword',
    description: 'Light one-handed blade that cuts or stabs; always ready, and a weak arm can wield it.',
    keywords: ['gladius', 'machete', 'cutlass', 'blade', 'light sword', 'one-handed'],
  },
  baton: {
    name: 'Baton',
    description: 'Short balanced club, used like a shortsword; bruises rather than cuts.',
    keywords: ['billy club', 'truncheon', 'nightstick', 'cudgel', 'stick', 'subdue'],
  },
  foil: {
    name: 'Foil',
    description: 'Very light thrusting blade for fencers, who parry better and twice a turn; easily broken.',
    keywords: ['fencing', 'smallsword', 'epee', 'duel', 'thrusting sword', 'parry'],
  },
  rapier: {
    name: 'Rapier',
    description: 'Long fencing blade that thrusts over one yard or two; parries as fencers do.',
    keywords: ['fencing', 'duel', 'musketeer', 'swashbuckler', 'thrusting sword', 'reach'],
  },
  saber: {
    name: 'Saber',
    description: 'Light blade that cuts and thrusts, wielded with Fencing or with Shortsword.',
    keywords: ['sabre', 'fencing', 'cavalry', 'curved sword', 'duel', 'scimitar'],
  },
  broadsword: {
    name: 'Broadsword',
    description: 'The common one-handed war sword: a strong cut, but a blunt tip that only bruises.',
    keywords: ['longsword', 'arming sword', 'knight', 'blade', 'viking', 'one-handed'],
  },
  'thrusting-broadsword': {
    name: 'Thrusting broadsword',
    description: 'A broadsword with a sharp point: cuts as well as the plain one and stabs besides.',
    keywords: ['longsword', 'arming sword', 'knight', 'pointed', 'blade', 'one-handed'],
  },
  'bastard-sword': {
    name: 'Bastard sword',
    description: 'Long sword for one hand or both; in one hand it must be recovered after each swing. Blunt tip.',
    keywords: ['hand-and-a-half', 'longsword', 'two hands', 'knight', 'blade'],
  },
  'thrusting-bastard-sword': {
    name: 'Thrusting bastard sword',
    description: 'Pointed long sword for one hand or both; in one hand it must be recovered after each swing.',
    keywords: ['hand-and-a-half', 'longsword', 'two hands', 'pointed', 'knight', 'blade'],
  },
  'light-club': {
    name: 'Light club',
    description: 'A plain length of wood swung like a broadsword; nearly free, and hits surprisingly hard.',
    keywords: ['cudgel', 'stick', 'bat', 'baseball bat', 'improvised', 'cheap'],
  },
  greatsword: {
    name: 'Greatsword',
    description: 'Huge sword for both hands, with reach and a mighty cut, yet never unready. Blunt tip.',
    keywords: ['claymore', 'zweihander', 'two-handed sword', 'big sword', 'barbarian', 'blade'],
  },
  'thrusting-greatsword': {
    name: 'Thrusting greatsword',
    description: 'Huge pointed sword for both hands: a mighty cut and a deep stab, with reach.',
    keywords: ['claymore', 'zweihander', 'two-handed sword', 'big sword', 'pointed', 'blade'],
  },
} satisfies Entries;
