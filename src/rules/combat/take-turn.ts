import type { CombatState } from '../../character/combat-state.ts';
import type { Play } from '../../character/play.ts';
import type { Fight } from './fight-rules.ts';
import { afterReadyTurn } from './ready-tasks.ts';
import { endTurn, startTurn } from './state-after.ts';
import type { CombatSheet } from './work-out-combat.ts';

/** The fighter's next turn, where nobody else has one in between: the present one ends and the next begins. */
export const takeTurn = (play: Play, sheet: CombatSheet): Play => beginTurn(finishTurn(play, sheet));

/** The fighter's own turn begins, the first one of a fight too: parries, blocks and the like since the last one no longer count. */
export const beginTurn = (play: Play): Play => ({
  ...play,
  turn: Math.max(1, play.turn),
  state: startTurn(play.state),
});

/**
 * The fighter's turn ends: the chosen maneuver has its effect on what counts from turn to turn (an aim and an evaluation continue, an
 * item is nearer to being ready, a run allows a sprint), and the shock of earlier wounds is over. Parries and blocks count until the
 * next turn begins (Basic Set p. 376). Before a fight nothing ends.
 */
export function finishTurn(play: Play, sheet: CombatSheet): Play {
  const { fight } = sheet;
  const { maneuver, allowance } = fight;
  if (play.turn === 0) return play;
  const ready = afterReadyTurn(sheet, play.state);
  const ended = endTurn(ready.state);
  // A feint that was all of the turn counts for the attack of the next.
  const isFeint = allowance.feint === true && allowance.attacks === 0;
  const state: CombatState = {
    ...ended,
    aim: maneuver.id === 'aim' ? aimAfter(fight) : null,
    evaluated: maneuver.id === 'evaluate' ? ended.evaluated + 1 : 0,
    feint: isFeint ? play.state.feint : 0,
    ranLastTurn: maneuver.id === 'move',
  };
  return {
    ...play,
    turn: play.turn + 1,
    state,
    choice: { ...play.choice, subject: ready.subject, moved: 0, entersHex: false },
  };
}

/** The aim after another turn of it: with the attack that the maneuver names, or else the first ranged one. */
function aimAfter({ choice, lines, state: { aim } }: Fight): CombatState['aim'] {
  const line = lines.find(({ id }) => id === choice.subject) ?? lines.find(({ mode }) => mode !== 'melee');
  if (!line) return null;
  return aim?.line === line.id ? { ...aim, turns: aim.turns + 1 } : { line: line.id, turns: 1, braced: false };
}
