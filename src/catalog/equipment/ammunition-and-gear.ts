import { lite, manToMan } from '../books.ts';
import type { ItemEntry } from '../item-entry.ts';

const ounce = 1 / 16;

const bows = ['short-bow', 'regular-bow', 'longbow', 'composite-bow'] as const;
const slings = ['sling', 'staff-sling'] as const;

const noPrice = 'The book gives no price or weight: set your own';

/**
 * Missiles and what goes with weapons. Man to Man, pull-out (ranged weapon table and its footnotes) and p. 38; GURPS
 * Lite, pp. 19-20.
 */
export const ammunitionAndGear: readonly ItemEntry[] = [
  {
    id: 'arrow',
    name: 'Arrow',
    description: 'One arrow for any bow; buy as many as you mean to shoot.',
    keywords: ['ammunition', 'missile', 'archery', 'bow', 'shaft'],
    facets: {
      'man-to-man': {
        cite: manToMan('pull-out'),
        kind: 'ammunition',
        cost: 2,
        weight: 2 * ounce,
        ammunitionFor: bows,
      },
      'lite-3e': { cite: lite(20), kind: 'ammunition', cost: 2, weight: 2 * ounce, ammunitionFor: bows },
    },
  },
  {
    id: 'bolt',
    name: 'Bolt',
    description: 'One short arrow for a crossbow; buy as many as you mean to shoot.',
    keywords: ['ammunition', 'missile', 'crossbow bolt', 'quarrel', 'shaft'],
    facets: {
      'man-to-man': {
        cite: manToMan('pull-out'),
        kind: 'ammunition',
        cost: 2,
        weight: ounce,
        ammunitionFor: ['crossbow'],
      },
      'lite-3e': { cite: lite(20), kind: 'ammunition', cost: 2, weight: ounce, ammunitionFor: ['crossbow'] },
    },
  },
  {
    id: 'prodd-pellet',
    name: 'Prodd pellet',
    description: 'One lead ball for a prodd, at ten cents apiece.',
    keywords: ['ammunition', 'missile', 'lead', 'bullet', 'ball'],
    facets: {
      'man-to-man': {
        cite: manToMan('pull-out'),
        kind: 'ammunition',
        cost: 0.1,
        weight: ounce,
        ammunitionFor: ['prodd'],
      },
      'lite-3e': { cite: lite(20), kind: 'ammunition', cost: 0.1, weight: ounce, ammunitionFor: ['prodd'] },
    },
  },
  {
    id: 'sling-stone',
    name: 'Sling stone',
    description: 'One smooth stone for a sling; free wherever there are pebbles.',
    keywords: ['ammunition', 'missile', 'rock', 'pebble', 'bullet'],
    facets: {
      'man-to-man': {
        cite: manToMan('pull-out'),
        kind: 'ammunition',
        cost: 0,
        weight: ounce,
        ammunitionFor: slings,
      },
      'lite-3e': { cite: lite(20), kind: 'ammunition', cost: 0, weight: ounce, ammunitionFor: slings },
    },
  },
  {
    id: 'quiver',
    name: 'Quiver',
    description: 'Case that keeps ten arrows or bolts at hand.',
    keywords: ['arrows', 'bolts', 'case', 'container', 'archery'],
    facets: {
      'man-to-man': {
        cite: manToMan('pull-out'),
        kind: 'container',
        cost: 10,
        weight: 0.5,
        holds: { count: 10, what: 'arrows or bolts' },
      },
      'lite-3e': {
        cite: lite(20),
        kind: 'container',
        cost: 10,
        weight: 0.5,
        holds: { count: 10, what: 'arrows or bolts' },
      },
    },
  },
  {
    id: 'goats-foot',
    name: "Goat's foot",
    description: 'Lever that cocks a crossbow too strong for your arms, in twenty turns.',
    keywords: ['crossbow', 'lever', 'cocking', 'winch', 'cranequin', 'tool'],
    facets: {
      'man-to-man': {
        cite: manToMan('pull-out'),
        kind: 'gear',
        cost: 50,
        weight: 2,
        notes: ['For a bow 3 or 4 ST stronger than you; needs ST 7'],
      },
    },
  },
  {
    id: 'brass-knuckles',
    name: 'Brass knuckles',
    description: 'Metal over the knuckles of both hands: a harder punch that cannot be dropped or grabbed.',
    keywords: ['fist', 'punch', 'knuckle dusters', 'unarmed', 'brawl', 'close combat'],
    facets: {
      'man-to-man': {
        cite: manToMan(38),
        kind: 'weapon',
        onHands: true,
        cost: 30,
        weight: 1,
        attacks: [
          {
            name: 'punch',
            skills: ['brawling'],
            defaults: [{ attribute: 'dx', penalty: 0 }],
            type: 'cr',
            basis: 'thrust',
            adds: 2,
            reach: 'C',
            parry: null,
            unarmed: true,
          },
        ],
        notes: ['Price and weight are for the pair'],
      },
      'lite-3e': {
        cite: lite(27),
        kind: 'weapon',
        onHands: true,
        cost: 0,
        weight: 0,
        attacks: [
          {
            name: 'punch',
            skills: ['karate', 'boxing', 'brawling'],
            type: 'cr',
            basis: 'thrust',
            adds: 2,
            reach: 'C',
            parry: null,
            unarmed: true,
          },
        ],
        notes: [noPrice],
      },
    },
  },
  {
    id: 'blackjack',
    name: 'Blackjack',
    description: 'Weighted leather sap for a blow in a clinch or from behind; no use for parrying.',
    keywords: ['sap', 'cosh', 'club', 'knock out', 'thief', 'subdue', 'close combat'],
    facets: {
      'man-to-man': {
        cite: manToMan(38),
        kind: 'weapon',
        cost: 0,
        weight: 0,
        attacks: [
          {
            name: 'blow',
            skills: ['brawling'],
            defaults: [{ attribute: 'dx', penalty: 0 }],
            type: 'cr',
            basis: 'thrust',
            adds: 2,
            reach: 'C',
            parry: null,
            unarmed: true,
          },
        ],
        notes: ['Only in close combat or on an unsuspecting neighbor', noPrice],
      },
      'lite-3e': {
        cite: lite(19),
        name: 'Blackjack or sap',
        kind: 'weapon',
        cost: 20,
        weight: 1,
        attacks: [
          {
            name: 'blow',
            skills: ['blackjack'],
            type: 'cr',
            basis: 'thrust',
            adds: 0,
            reach: 'C',
            minimumStrength: 7,
            parry: null,
          },
        ],
      },
    },
  },
];
