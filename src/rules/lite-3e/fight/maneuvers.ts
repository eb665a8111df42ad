import { anyDefense, type Maneuver, noDefense } from '../../combat/maneuver.ts';
import { fightPages } from './fight-pages.ts';

const still = { kind: 'none' } as const;

/** The maneuvers of GURPS Lite (pp. 24–25). Only Move moves: the book leaves all other movement to the game master. */
export const maneuvers: readonly Maneuver[] = [
  {
    id: 'attack',
    name: 'Attack',
    summary: 'one blow, shot or throw',
    cite: fightPages.maneuvers,
    movement: still,
    attacks: 1,
    defenses: anyDefense,
  },
  {
    id: 'move',
    name: 'Move',
    summary: 'move and nothing else',
    cite: fightPages.maneuvers,
    movement: { kind: 'full' },
    attacks: 0,
    defenses: anyDefense,
  },
  {
    id: 'changePosition',
    name: 'Change Position',
    summary: 'stand, kneel, sit or lie down; from lying to standing takes two turns',
    cite: fightPages.positions,
    movement: still,
    attacks: 0,
    defenses: anyDefense,
    kinds: [
      { id: 'any', name: 'any change', summary: 'no attack' },
      { id: 'kneeling', name: 'between kneeling and standing', summary: 'with an attack in the same turn', attacks: 1 },
    ],
  },
  {
    id: 'ready',
    name: 'Ready',
    summary: 'draw or make ready an item',
    cite: fightPages.ready,
    movement: still,
    attacks: 0,
    defenses: anyDefense,
    kinds: [
      { id: 'item', name: 'a weapon or another item', summary: 'what becomes ready can defend at once' },
      {
        id: 'reload',
        name: 'reloading a missile weapon',
        summary: 'a turn of reloading',
        defenses: ['dodge'],
        defenseCosts: 'the turn of reloading is lost',
      },
    ],
  },
  {
    id: 'aim',
    name: 'Aim',
    summary: 'aim a ready ranged weapon at one target',
    cite: fightPages.aim,
    movement: still,
    attacks: 0,
    defenses: anyDefense,
    defenseCosts: 'the aim is lost',
  },
  {
    id: 'allOutAttack',
    name: 'All-Out Attack',
    summary: 'attack with hands, feet or a hand weapon; no active defense',
    cite: fightPages.allOutAttack,
    movement: still,
    attacks: 1,
    meleeOnly: true,
    defenses: noDefense,
    kinds: [
      { id: 'skill', name: 'one blow at +4', summary: 'a single blow with 4 more skill', melee: 4 },
      { id: 'double', name: 'two blows', summary: 'two blows at one foe', attacks: 2 },
      { id: 'damage', name: 'one blow with +2 damage', summary: 'a single blow that does 2 more damage', damage: 2 },
    ],
  },
  {
    id: 'allOutDefense',
    name: 'All-Out Defense',
    summary: 'a second, different defense against each attack; two blocks and two parries',
    cite: fightPages.allOutDefense,
    movement: still,
    attacks: 0,
    defenses: anyDefense,
    secondDefense: true,
  },
  {
    id: 'longAction',
    name: 'Long Action',
    summary: 'a second of something that takes longer',
    cite: fightPages.allOutDefense,
    movement: still,
    attacks: 0,
    defenses: ['dodge'],
    defenseCosts: 'it may disturb the action',
  },
];
