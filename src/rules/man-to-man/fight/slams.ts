import { inCloseCombat } from '../../combat/fight.ts';
import type { CombatAction, FightSteps } from '../../combat/fight-rules.ts';
import { fightStats } from '../../combat/fight-stats.ts';
import { needsShield, notWhileHeld, onlyUnder, readyMelee, startFromBest } from '../../combat/steps/action-steps.ts';
import { heldShield } from '../../shared/attack-uses.ts';
import { lineStat } from '../../stat-ids.ts';
import { able, isDown } from './action-rolls.ts';
import { fightPages as pages } from './fight-pages.ts';

/** Somebody who is run into from the side avoids it less well (p. 39). */
const addEnteredFromSide: FightSteps = (w, { target }) => {
  if (target.side === 'left' || target.side === 'right') w.add(-2, 'entered from the side', { cite: pages.slam });
};

/** Running into a foe, past him, or into his weapon (pp. 39–40, 46). */
export const slams: readonly CombatAction[] = [
  {
    id: 'slam',
    name: 'Slam',
    summary: 'run into the foe; then each rolls ST to keep his feet. From behind it hits without a roll',
    cite: pages.slam,
    roll: 'quickContest',
    against: 'DX; a tie is a hit',
    refusals: [
      able,
      notWhileHeld,
      onlyUnder('move', 'attack', 'allOutAttack'),
      (fight, { cite }) => (inCloseCombat(fight) ? { words: 'only on entering his hex', cite } : null),
    ],
    formula: (w) => w.startFrom('dx', undefined, { cite: pages.slam }),
    foeAdds: addEnteredFromSide,
  },
  {
    id: 'slamFeet',
    name: 'Keep your feet in a slam',
    summary: 'whoever misses falls, and may be knocked back; 17 or 18 is 1−2 damage',
    cite: pages.slam,
    roll: 'success',
    against: 'ST with the same modifiers',
    formula: (w, { choice, state, target }) => {
      w.startFrom(fightStats.strength, undefined, { cite: pages.slam });
      if (choice.moved > 1 || state.ranLastTurn) w.add(2, 'ran at the foe', { cite: pages.slam });
      if (target.charged) w.add(-2, 'the foe ran too', { cite: pages.slam });
      if (target.bigShield) w.add(-2, 'his medium or large shield', { cite: pages.slam });
    },
    foeAdds: (w, { choice, context, state, target }) => {
      if (target.charged) w.add(2, 'ran too', { cite: pages.slam });
      if (choice.moved > 1 || state.ranLastTurn) w.add(-2, 'the fighter ran at him', { cite: pages.slam });
      if ((heldShield(context)?.facet?.shield?.passiveDefense ?? 0) >= 3)
        w.add(-2, 'medium or large shield', { cite: pages.slam });
      if (target.side === 'behind') w.add(-2, 'slammed from behind', { cite: pages.slam });
    },
  },
  {
    id: 'shieldRush',
    name: 'Shield rush',
    summary: 'a slam with a medium or large shield',
    cite: pages.shieldBash,
    roll: 'quickContest',
    against: 'DX; a tie is a hit',
    refusals: [
      able,
      notWhileHeld,
      needsShield,
      ({ context }, { cite }) =>
        (heldShield(context)?.facet?.shield?.passiveDefense ?? 0) < 3
          ? { words: 'needs a medium or large shield', cite }
          : null,
      onlyUnder('move', 'attack', 'allOutAttack'),
    ],
    formula: (w) => w.startFrom('dx', undefined, { cite: pages.slam }),
    foeAdds: addEnteredFromSide,
  },
  {
    id: 'evade',
    name: 'Evade',
    summary: "move through the foe's hex",
    cite: pages.evade,
    roll: 'quickContest',
    against: 'DX',
    refusals: [able, notWhileHeld],
    formula: (w, { target }) => {
      w.startFrom('dx', undefined, { cite: pages.evade });
      const { posture, side } = target;
      if (posture === 'lying') w.add(5, 'the foe lies', { cite: pages.evade });
      else if (posture === 'kneeling') w.add(-2, 'the foe kneels', { cite: pages.evade });
      else if (!isDown(posture)) w.add(-5, 'the foe stands', { cite: pages.evade });
      if (side === 'behind') w.add(5, 'from behind', { cite: pages.evade });
      else if (side !== 'front') w.add(2, 'from the side', { cite: pages.evade });
    },
  },
  {
    id: 'stopThrust',
    name: 'Stop thrust',
    summary: 'when a foe runs into your hex: a hit that he does not defend against does the most damage of the weapon',
    cite: pages.slam,
    roll: 'success',
    against: 'any active defense',
    refusals: [
      able,
      ({ state }, { cite }) =>
        state.posture === 'standing' || state.posture === 'crouching' || state.posture === 'kneeling'
          ? null
          : { words: 'on your feet or kneeling only', cite },
      (fight, { cite }) =>
        readyMelee(fight).some(({ thrusts }) => thrusts) ? null : { words: 'needs a thrusting weapon', cite },
    ],
    formula: (w, fight) => {
      const options = readyMelee(fight)
        .filter(({ thrusts }) => thrusts)
        .map(({ id, name }) => ({ from: lineStat(id, 'skill'), words: name }));
      startFromBest(w, options, pages.slam);
    },
  },
];
