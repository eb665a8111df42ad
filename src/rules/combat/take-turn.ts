import type { CombatState } from '../../character/combat-state.ts';
import type { Play } from '../../character/play.ts';
import type { Fight } from './fight-rules.ts';
import { afterReadyTurn } from './ready-tasks.ts';
import { endTurn, startTurn } from './state-after.ts';
import type { CombatSheet } from './work-out-combat.ts';

/**
 * The fighter's next turn: the chosen maneuver has had its effect on what counts from turn to turn (an aim and an evaluation continue, an item is
 * nearer to being ready, a run allows a sprint), and what belonged to the turn is over. Before a fight its first turn begins.
 */
export function takeTurn(play: Play, sheet: CombatSheet): Play {
  const { fight } = sheet;
  const { maneuver, allowance } = fight;
  const turn = play.turn + 1;
  if (play.turn === 0) return { ...play, turn, state: startTurn(play.state) };
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
    turn,
    state: startTurn(state),
    choice: { ...play.choice, subject: ready.subject, moved: 0, entersHex: false },
  };
}

/** The aim after another turn of it: with the attack that the maneuver names, or else the first ranged one. */
function aimAfter({ choice, lines, state: { aim } }: Fight): CombatState['aim'] {
  const line = lines.find(({ id }) => id === choice.subject) ?? lines.find(({ mode }) => mode !== 'melee');
  if (!line) return null;
  return aim?.line === line.id ? { ...aim, turns: aim.turns + 1 } : { line: line.id, turns: 1, braced: false };
}
