import { attacking, type Maneuver, moveOnly, noDefense, notAttacking, step } from '../../../combat/maneuver.ts';
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

/** The maneuvers of Man to Man in their advanced form (pp. 21–23, 28–32). */
export const maneuvers: readonly Maneuver[] = [
  attacking(
    {
      id: 'attack',
      name: 'Step and Attack',
      summary: 'one blow, shot or throw, with a step before or after it',
      cite: fightPages.maneuvers,
    },
    step,
  ),
  moveOnly(fightPages.maneuvers),
  changingPosition(fightPages.positions),
  readying({ name: 'Step and Ready', summary: 'draw, pick up or make ready an item', cite: fightPages.readying }, step),
  aimingStill(fightPages.aim),
  attacking(
    {
      id: 'allOutAttack',
      name: 'All-Out Attack',
      summary: 'move forward, then attack with a hand weapon; no active defense',
      cite: fightPages.allOutAttack,
    },
    { kind: 'half', round: 'down', atLeast: 2, forward: true },
    {
      meleeOnly: true,
      defenses: noDefense,
      kinds: [
        blowAtFour,
        twoBlows,
        { id: 'feint', name: 'feint and blow', summary: 'a feint, then a blow at the same foe', feint: true },
      ],
    },
  ),
  notAttacking(
    {
      id: 'feint',
      name: 'Step and Feint',
      summary: 'a contest of weapon skills; the margin lowers the defense against the next blow',
      cite: fightPages.feint,
    },
    step,
    { feint: true },
  ),
  notAttacking(
    { id: 'concentrate', name: 'Step and Concentrate', summary: 'a mental task', cite: fightPages.maneuvers },
    step,
    { defenseCosts: 'the concentration is lost' },
  ),
  attacking(
    {
      id: 'wait',
      name: 'Wait',
      summary: 'attack when a foe comes within reach, or watch a place with a ranged weapon',
      cite: fightPages.maneuvers,
    },
    step,
    { onTrigger: true },
  ),
  allOutDefending(
    fightPages.allOutDefense,
    'a second, different defense against each attack; two blocks, and two parries with each weapon',
    step,
  ),
  longAction(fightPages.longAction, 'most actions have to begin anew'),
];
