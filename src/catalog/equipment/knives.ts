import { lite, manToMan } from '../books.ts';
import type { ItemEntry } from '../item-entry.ts';

/**
 * The ranged table of Man to Man leaves the maximum damage of thrown knives blank; the limit of the hand table is
 * carried over, since it is the same blade. GURPS Lite prints it in both.
 */
const largeKnifeMost = '1+2';
const smallKnifeMost = '1+1';
const daggerMost = '1';

/** GURPS Lite, p. 26: knives and equally small weapons parry at one less. */
const knifeParry = -1;

const stab = ['knife'] as const;
const throws = ['knife-throwing', 'throwing'] as const;

/** Man to Man, pull-out (hand and ranged weapon tables); GURPS Lite, pp. 19-20. */
export const knives: readonly ItemEntry[] = [
  {
    id: 'large-knife',
    name: 'Large knife',
    description: 'Hefty blade for cutting, stabbing and throwing; handy when a foe is too near for a sword.',
    keywords: ['bowie', 'blade', 'stab', 'close combat', 'throw', 'sidearm'],
    facets: {
      'man-to-man': {
        cite: manToMan('pull-out'),
        kind: 'weapon',
        cost: 40,
        weight: 1,
        quality: 'edged',
        attacks: [
          {
            name: 'swing',
            skills: stab,
            type: 'cut',
            basis: 'swing',
            adds: -2,
            maximumDamage: largeKnifeMost,
            reach: 'C,1',
          },
          {
            name: 'thrust',
            skills: stab,
            type: 'imp',
            basis: 'thrust',
            adds: 0,
            maximumDamage: largeKnifeMost,
            reach: 'C',
            notes: ['throwable'],
          },
          {
            name: 'thrown',
            skills: throws,
            type: 'imp',
            basis: 'thrust',
            adds: 0,
            maximumDamage: largeKnifeMost,
            ranged: { pointBlank: '2', increment: '1', halfDamage: 'ST-2', maximum: 'ST+5' },
          },
        ],
      },
      'lite-3e': {
        cite: lite(19),
        kind: 'weapon',
        cost: 40,
        weight: 1,
        attacks: [
          {
            name: 'swing',
            skills: stab,
            type: 'cut',
            basis: 'swing',
            adds: -2,
            maximumDamage: '1+2',
            reach: 'C,1',
            parry: knifeParry,
          },
          {
            name: 'thrust',
            skills: stab,
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
            skills: throws,
            type: 'imp',
            basis: 'thrust',
            adds: 0,
            maximumDamage: '1+2',
            ranged: { snapShot: 12, accuracy: 0, halfDamage: 'ST-2', maximum: 'ST+5' },
          },
        ],
      },
    },
  },
  {
    id: 'small-knife',
    name: 'Small knife',
    description: 'Belt or table knife: cheap, light, easy to hide, weak; can be thrown a short way.',
    keywords: ['blade', 'stab', 'boot knife', 'hidden', 'close combat', 'throw'],
    facets: {
      'man-to-man': {
        cite: manToMan('pull-out'),
        kind: 'weapon',
        cost: 30,
        weight: 0.5,
        quality: 'edged',
        attacks: [
          {
            name: 'swing',
            skills: stab,
            type: 'cut',
            basis: 'swing',
            adds: -3,
            maximumDamage: smallKnifeMost,
            reach: 'C,1',
          },
          {
            name: 'thrust',
            skills: stab,
            type: 'imp',
            basis: 'thrust',
            adds: -1,
            maximumDamage: smallKnifeMost,
            reach: 'C',
            notes: ['throwable'],
          },
          {
            name: 'thrown',
            skills: throws,
            type: 'imp',
            basis: 'thrust',
            adds: -1,
            maximumDamage: smallKnifeMost,
            ranged: { pointBlank: '2', increment: '1', halfDamage: 'ST-5', maximum: 'ST' },
          },
        ],
      },
      'lite-3e': {
        cite: lite(19),
        kind: 'weapon',
        cost: 30,
        weight: 0.5,
        attacks: [
          {
            name: 'swing',
            skills: stab,
            type: 'cut',
            basis: 'swing',
            adds: -3,
            maximumDamage: '1+1',
            reach: 'C,1',
            parry: knifeParry,
          },
          {
            name: 'thrust',
            skills: stab,
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
            skills: throws,
            type: 'imp',
            basis: 'thrust',
            adds: -1,
            maximumDamage: '1+1',
            ranged: { snapShot: 11, accuracy: 0, halfDamage: 'ST-5', maximum: 'ST' },
          },
        ],
      },
    },
  },
  {
    id: 'dagger',
    name: 'Dagger',
    description: 'Slim blade for the stab alone; balances well in the off hand and flies straight when thrown.',
    keywords: ['stiletto', 'blade', 'stab', 'off hand', 'close combat', 'throw'],
    facets: {
      'man-to-man': {
        cite: manToMan('pull-out'),
        kind: 'weapon',
        cost: 20,
        weight: 0.25,
        quality: 'edged',
        attacks: [
          {
            name: 'thrust',
            skills: stab,
            type: 'imp',
            basis: 'thrust',
            adds: -1,
            maximumDamage: daggerMost,
            reach: 'C',
            notes: ['throwable'],
          },
          {
            name: 'thrown',
            skills: throws,
            type: 'imp',
            basis: 'thrust',
            adds: -1,
            maximumDamage: daggerMost,
            ranged: { pointBlank: '2', increment: '1', halfDamage: 'ST-5', maximum: 'ST' },
          },
        ],
      },
      'lite-3e': {
        cite: lite(19),
        kind: 'weapon',
        cost: 20,
        weight: 0.25,
        attacks: [
          {
            name: 'thrust',
            skills: stab,
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
            skills: throws,
            type: 'imp',
            basis: 'thrust',
            adds: -1,
            maximumDamage: '1',
            ranged: { snapShot: 12, accuracy: 0, halfDamage: 'ST-5', maximum: 'ST' },
          },
        ],
      },
    },
  },
];
