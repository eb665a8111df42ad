import { lite, manToMan } from '../books.ts';
import type { TraitEntry } from '../trait-entry.ts';

/**
 * Man to Man prints 15 points in three places (p. 7, p. 18 and the pull-out). The publisher's errata page for the book says
 * 10; the printed price stands here.
 */
const combatReflexesPrice = 15;

/** What the off hand loses without Ambidexterity, and so what it gives back. */
const offHandRelief = 4;

/** Man to Man, pp. 7-8 and pull-out; GURPS Lite, pp. 5 and 9-10. */
export const advantages: readonly TraitEntry[] = [
  {
    id: 'ambidexterity',
    name: 'Ambidexterity',
    description: 'Both hands are equally good: no penalty to attack or parry with the off hand.',
    keywords: ['ambidextrous', 'left hand', 'off hand', 'two weapons', 'dual wield'],
    facets: {
      'man-to-man': {
        cite: manToMan(7),
        name: 'Ambidextrousness',
        kind: 'advantage',
        price: { points: 10 },
        effects: [{ to: 'offHand', add: offHandRelief }],
      },
      'lite-3e': {
        cite: lite(5),
        kind: 'advantage',
        price: { points: 10 },
        effects: [{ to: 'offHand', add: offHandRelief }],
        notes: ['An accident that befalls an arm or hand befalls the left'],
      },
    },
  },
  {
    id: 'combat-reflexes',
    name: 'Combat Reflexes',
    description: 'Lightning reactions: never frozen by surprise for long, and a help to the whole side.',
    keywords: ['reaction', 'initiative', 'surprise', 'alert', 'reflexes', 'quick'],
    facets: {
      'man-to-man': {
        cite: manToMan(7),
        kind: 'advantage',
        price: { points: combatReflexesPrice },
        effects: [{ to: 'iq', add: 6, when: 'to recover from surprise' }],
        notes: ['Your side has +1 on initiative against surprise, +2 when you lead it; members do not add up'],
        gainedInPlay: true,
      },
      'lite-3e': {
        cite: lite(9),
        kind: 'advantage',
        price: { points: 15 },
        effects: [
          { to: 'activeDefenses', add: 1 },
          { to: 'iq', add: 6, when: 'to recover from surprise' },
        ],
        notes: ['The +6 also counts to wake up and to shake off mental stun; you never freeze'],
        gainedInPlay: true,
      },
    },
  },
  {
    id: 'peripheral-vision',
    name: 'Peripheral Vision',
    description: 'A wide field of view: you fight and defend to both sides, and only straight behind is blind.',
    keywords: ['sight', 'eyes', 'see behind', 'flank', 'awareness', 'facing'],
    facets: {
      'man-to-man': {
        cite: manToMan(8),
        kind: 'advantage',
        price: { points: 15 },
        notes: [
          'Every adjacent hex but the one straight behind is a front hex, and the field of fire is wider',
          'A one-handed attack into the far side is still a wild swing',
        ],
      },
    },
  },
  {
    id: 'toughness',
    name: 'Toughness',
    description: 'Tough flesh that stops part of every wound, on top of any armor.',
    keywords: ['damage resistance', 'thick skin', 'armor', 'natural armor', 'hardy'],
    facets: {
      'man-to-man': {
        cite: manToMan(8),
        kind: 'advantage',
        price: { levels: [10, 25] },
        effects: [{ to: 'damageResistance', add: 1, perLevel: true }],
        notes: ['No help against poison; a weapon still breaks the skin'],
      },
      'lite-3e': {
        cite: lite(10),
        kind: 'advantage',
        price: { levels: [10, 25] },
        effects: [{ to: 'damageResistance', add: 1, perLevel: true }],
        notes: ['No help against poison on a blade; a weapon still breaks the skin'],
      },
    },
  },
];
