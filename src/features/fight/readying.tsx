import type { CombatState } from '../../character/combat-state.ts';
import type { CombatSheet } from '../../rules/combat/derive-combat.ts';
import type { FightingLine } from '../../rules/combat/fighting-line.ts';
import { roundsFor, roundsLeft, withRoundsLoaded } from '../../rules/combat/rounds.ts';
import { afterPickUp, afterReload, readyAtOnce } from '../../rules/combat/state-after.ts';
import {
  choiceOfTask,
  chosenReadyTask,
  describeTurn,
  type ReadyTask,
  readyTasks,
} from '../../rules/combat/take-turn.ts';
import { Button } from '../../ui/buttons.tsx';
import { useChangePart, useInPlay } from './in-play.ts';

type Kind = ReadyTask['kind'];

const actions: Readonly<Record<Kind, string>> = {
  ready: 'Ready',
  reload: 'Reload',
  draw: 'Take in hand',
  pickUp: 'Pick up',
};

const results: Readonly<Record<Kind, string>> = {
  ready: 'made ready',
  reload: 'reloaded',
  draw: 'taken in hand',
  pickUp: 'picked up',
};

/** The state after a task outside a fight, where nobody counts turns. */
function afterTask(combat: CombatSheet, state: CombatState, kind: Kind, line: FightingLine, key: string) {
  if (kind === 'ready') return readyAtOnce(state, key);
  if (kind === 'reload') return afterReload(state, line);
  const taken =
    kind === 'pickUp' ? afterPickUp(combat, key) : { ...state, places: { ...state.places, [key]: 'ready' as const } };
  return readyAtOnce(taken, key);
}

/**
 * What makes the weapon of a line usable: taking it in hand, picking it up, the remaining turns until it is ready,
 * reloading. In a fight it is the maneuver of the turn, otherwise it is done at once.
 */
export function Readying({ line }: { line: FightingLine }) {
  const { combat, play, edit } = useInPlay();
  const changePart = useChangePart();
  const key = line.use?.item.key ?? '';
  const ids = [`ready:${key}`, `reload:${line.id}`, `draw:${key}`, `pickUp:${key}`];
  const task = readyTasks(combat).find(({ id }) => ids.includes(id));
  if (!task) return null;
  const name = line.use?.item.name ?? line.name;
  const rounds = task.kind === 'reload' ? roundsFor(combat.fight, play.used, line) : null;
  const left = rounds ? roundsLeft(rounds) : null;
  const kind = rounds?.kind ? `${rounds.kind} ` : '';
  const words = `${actions[task.kind]} (${describeTurn(task.turns)}${left === null ? '' : `, ${left} ${kind}left`})`;
  const isChosen = chosenReadyTask(combat)?.id === task.id;
  const choice = { ...play.choice, ...choiceOfTask(combat, task) };
  const atOnce = () => {
    const sentence = left === 0 ? `${name}: no ${kind}ammunition is left.` : `${name} ${results[task.kind]}.`;
    edit(
      sentence,
      (now) => withRoundsLoaded(now, afterTask(combat, now.state, task.kind, line, key), combat.fight),
      sentence,
    );
  };
  return (
    <Button
      size="small"
      aria-label={`${words}: ${line.name}`}
      aria-pressed={play.turn > 0 ? isChosen : undefined}
      onClick={() => (play.turn > 0 ? changePart('choice', task.name, choice) : atOnce())}
    >
      {words}
    </Button>
  );
}
