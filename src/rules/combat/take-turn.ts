import type { CombatState } from '../../character/combat-state.ts';
import type { Play } from '../../character/play.ts';
import { formatCountOf } from '../../engine/format.ts';
import { ownValue } from '../../engine/own-value.ts';
import { magazineOf } from '../shared/ammunition.ts';
import type { CombatSheet } from './derive-combat.ts';
import type { Fight } from './fight-rules.ts';
import type { FightingLine } from './fighting-line.ts';
import { handsOf, needsHand } from './hands.ts';
import { beginTurnOfSpells, endTurnOfSpells } from './magic/spell-time.ts';
import { withRoundsLoaded } from './rounds.ts';
import {
  afterPickUp,
  afterReadying,
  afterReload,
  endTurn,
  lossOf,
  startTurn,
  turnsToReady,
  without,
} from './state-after.ts';

/** Something to do with turns of making ready. */
export interface ReadyTask {
  /** The subject of the maneuver (`choice.subject`). */
  readonly id: string;
  readonly kind: 'ready' | 'reload' | 'draw' | 'pickUp';
  /** "Crossbow: make ready". */
  readonly name: string;
  /** Turns that are still needed, the present one included. */
  readonly turns: number;
  /** A turn of reloading a missile weapon, which some rulesets treat as a kind of the maneuver. */
  readonly reloads: boolean;
}

interface TaskToDo extends ReadyTask {
  /** The state after one turn of it. */
  readonly after: (state: CombatState) => CombatState;
}

/** The maneuver that makes things ready, in every ruleset. */
export const readyManeuver = 'ready';

const isMissile = ({ mode }: FightingLine): boolean => mode === 'missile' || mode === 'firearm';

/** The state with an item that needs so many turns more; ready at 0. */
const unreadyFor = (state: CombatState, key: string, turns: number): CombatState => ({
  ...state,
  unready: turns > 0 ? { ...state.unready, [key]: turns } : without(state.unready, key),
});

/** The items that the fighter can ready, reload, draw and pick up now, in this order. */
function tasksOf(sheet: CombatSheet): readonly TaskToDo[] {
  const { lines, state, context } = sheet.fight;
  const items = new Map(context.items.map((item) => [item.key, item]));
  const unready = Object.entries(state.unready).flatMap(([key, turns]): TaskToDo[] => {
    const item = items.get(key);
    if (!item || turns === 0) return [];
    const reloads = lines.some((line) => line.use?.item.key === key && isMissile(line));
    const name = `${item.name}: make ready`;
    return [{ id: `ready:${key}`, kind: 'ready', name, turns, reloads, after: (now) => afterReadying(now, key) }];
  });
  const reloads = lines.flatMap((line): TaskToDo[] => {
    const key = line.use?.item.key;
    const fired = ownValue(state.shotsFired, line.id) ?? 0;
    if (key === undefined || fired === 0 || (ownValue(state.unready, key) ?? 0) > 0) return [];
    return [reloadTask(sheet, line, key)];
  });
  const { holds } = handsOf(sheet.fight);
  const draws = context.items.flatMap((item): TaskToDo[] => {
    const { key, name, row, onBody, facet } = item;
    const isHeld = facet?.shield !== undefined || (facet?.attacks?.length ?? 0) > 0;
    if (!isHeld || !onBody || row.place !== 'carried' || (!holds && needsHand(item))) return [];
    const { shield } = sheet.fight.rules.pickUp;
    const turns = Math.max(1, (shield && facet?.shield?.[shield.figure]) ?? 1);
    const after = (now: CombatState) =>
      unreadyFor({ ...now, places: { ...now.places, [key]: 'ready' } }, key, turns - 1);
    return [{ id: `draw:${key}`, kind: 'draw', name: `${name}: draw`, turns, reloads: false, after }];
  });
  const pickUps = sheet.pickUps.flatMap(({ key, name, turns: stat }): TaskToDo[] => {
    const turns = sheet.worksheet.get(stat).value;
    if (typeof turns !== 'number') return [];
    const after = () => {
      const taken = afterPickUp(sheet, key);
      return unreadyFor(taken, key, (ownValue(taken.unready, key) ?? 0) + turns - 1);
    };
    return [{ id: `pickUp:${key}`, kind: 'pickUp', name: `${name}: pick up`, turns, reloads: false, after }];
  });
  return [...unready, ...reloads, ...draws, ...pickUps];
}

/** A weapon with several shots: a magazine takes all its turns, and a cylinder that is filled shot by shot ("6(3i)") takes them for each. */
function reloadTask(sheet: CombatSheet, line: FightingLine, key: string): TaskToDo {
  const shotByShot = magazineOf(line.attack?.ranged?.shots)?.shotByShot ?? false;
  const each = Math.max(1, turnsToReady(sheet, line));
  return {
    id: `reload:${line.id}`,
    kind: 'reload',
    name: `${line.use?.item.name ?? line.name}: reload${shotByShot ? ' a shot' : ''}`,
    turns: each,
    reloads: true,
    // Until it is loaded it cannot shoot.
    after: (now) => unreadyFor(afterReload(now, line), key, each - 1),
  };
}

export const readyTasks = (sheet: CombatSheet): readonly ReadyTask[] => tasksOf(sheet);

/** The task that the choice of the maneuver names; null if it names none that can be done now. */
export function chosenReadyTask(sheet: CombatSheet): ReadyTask | null {
  const { maneuver, choice } = sheet.fight;
  if (maneuver.id !== readyManeuver) return null;
  return tasksOf(sheet).find(({ id }) => id === choice.subject) ?? null;
}

/**
 * The state after a turn of the chosen task, and the subject of the next turn's choice: a task that takes longer
 * continues as readying the item. `state` is that of the sheet, perhaps with further changes of the turn.
 */
export function afterReadyTurn(
  sheet: CombatSheet,
  state: CombatState,
): { readonly state: CombatState; readonly subject: string } {
  const task = tasksOf(sheet).find(({ id }) => id === sheet.fight.choice.subject);
  if (sheet.fight.maneuver.id !== readyManeuver || !task) return { state, subject: sheet.fight.choice.subject };
  const { aim, unready, places, shotsFired } = task.after(state);
  const next: CombatState = { ...state, aim, unready, places, shotsFired };
  const key = Object.keys(unready).find(
    (item) => unready[item] !== ownValue(state.unready, item) && (unready[item] ?? 0) > 0,
  );
  return { state: next, subject: key === undefined ? '' : `ready:${key}` };
}

/** The chosen maneuver with this task, in the kind that is for it. */
export function choiceOfTask({ fight }: CombatSheet, task: ReadyTask) {
  const maneuver = fight.rules.maneuvers.find(({ id }) => id === readyManeuver);
  const kinds = maneuver?.kinds ?? [];
  const kind = kinds.find(({ id }) => (id === 'reload') === task.reloads);
  return { maneuver: readyManeuver, kind: kind?.id ?? '', subject: task.id };
}

/** Turns in words: "1 turn", "3 turns". */
export const describeTurn = (turns: number): string => formatCountOf(turns, 'turn');

/** The fighter's next turn, when nobody acts in between: the current one ends and the next begins. */
export const takeTurn = (play: Play, sheet: CombatSheet): Play => beginTurn(finishTurn(play, sheet));

/**
 * The fighter's own turn begins, the first one of a fight too: parries, blocks and similar since the last one no longer
 * count.
 */
export const beginTurn = (play: Play): Play =>
  beginTurnOfSpells({ ...play, turn: Math.max(1, play.turn), state: startTurn(play.state) });

/**
 * The fighter's turn ends: the chosen maneuver affects what lasts from turn to turn (an aim and an evaluation continue,
 * an item is nearer to being ready, a run allows a sprint), and the shock of earlier wounds is over. Parries and blocks
 * count until the next turn begins (Basic Set p. 376). Before a fight nothing ends.
 */
export function finishTurn(play: Play, sheet: CombatSheet): Play {
  const { fight } = sheet;
  const { maneuver, allowance } = fight;
  if (play.turn === 0) return play;
  const ready = afterReadyTurn(sheet, play.state);
  const loaded = withRoundsLoaded(play, ready.state, fight);
  const ended = endTurn(loaded.state);
  // A feint that took the whole turn counts for the next attack.
  const isFeint = allowance.feint === true && allowance.attacks === 0;
  const state: CombatState = {
    ...ended,
    aim: maneuver.id === 'aim' ? aimAfter(fight) : null,
    evaluated: maneuver.id === 'evaluate' ? ended.evaluated + 1 : 0,
    feint: isFeint ? play.state.feint : 0,
    ranLastTurn: maneuver.id === 'move',
  };
  const next: Play = {
    ...loaded,
    turn: play.turn + 1,
    state,
    choice: { ...play.choice, subject: ready.subject, moved: 0, entersHex: false },
  };
  return endTurnOfSpells(next, maneuver.id === fight.rules.magic?.maneuver, lossOf(sheet));
}

/** The aim after another turn of it: with the attack that the maneuver names, or else the first ranged one. */
function aimAfter({ choice, lines, state: { aim } }: Fight): CombatState['aim'] {
  const line = lines.find(({ id }) => id === choice.subject) ?? lines.find(({ mode }) => mode !== 'melee');
  if (!line) return null;
  return aim?.line === line.id ? { ...aim, turns: aim.turns + 1 } : { line: line.id, turns: 1, braced: false };
}
