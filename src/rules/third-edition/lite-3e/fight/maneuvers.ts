import { attacking, type Maneuver, moveOnly, noDefense, none } from '../../../combat/maneuver.ts';
import {
  aimingStill,
  allOutDefending,
  blowAtFour,
  changingPosition,
  longAction,
  readying,
  twoBlows,
} from '../../common/fight/maneuvers.ts';
import { fightPages } from './fight-pages.ts';

/** The maneuvers of GURPS Lite (pp. 24–25). Only Move moves: the book leaves all other movement to the game master. */
export const maneuvers: readonly Maneuver[] = [
  attacking({ id: 'attack', name: 'Attack', summary: 'one blow, shot or throw', cite: fightPages.maneuvers }, none),
  moveOnly(fightPages.maneuvers),
  changingPosition(fightPages.positions, [
    { id: 'any', name: 'any change', summary: 'no attack' },
    { id: 'kneeling', name: 'between kneeling and standing', summary: 'with an attack in the same turn', attacks: 1 },
  ]),
  readying({ name: 'Ready', summary: 'draw or make ready an item', cite: fightPages.ready }, none),
  aimingStill(fightPages.aim),
  attacking(
    {
      id: 'allOutAttack',
      name: 'All-Out Attack',
      summary: 'attack with hands, feet or a hand weapon; no active defense',
      cite: fightPages.allOutAttack,
    },
    none,
    {
      meleeOnly: true,
      defenses: noDefense,
      kinds: [
        blowAtFour,
        twoBlows,
        { id: 'damage', name: 'one blow with +2 damage', summary: 'a single blow that does 2 more damage', damage: 2 },
      ],
    },
  ),
  allOutDefending(
    fightPages.allOutDefense,
    'a second, different defense against each attack; two blocks and two parries',
    none,
  ),
  longAction(fightPages.allOutDefense, 'it may disturb the action'),
];
