import type { CombatState, Condition, Crippling } from '../../character/combat-state.ts';
import type { LoseHits } from '../../character/play.ts';
import { ownValue } from '../../engine/own-value.ts';
import { magazineOf, missingAfterReload } from '../shared/ammunition.ts';
import { lineStat } from '../stat-ids.ts';
import { hasStopped, minuteOver } from './bleeding.ts';
import type { CombatSheet } from './derive-combat.ts';
import { fightStats } from './fight.ts';
import type { StateRoll } from './fight-rules.ts';
import type { DefenseLine, FightingLine } from './fighting-line.ts';
import { droppedBy, isLeg } from './hands.ts';
import { missileKey } from './magic/spell-rows.ts';
import { isSuccess, type RollResult } from './outcomes/success-roll.ts';
import { type Injury, resolveInjury } from './resolve-injury.ts';
import { madeId } from './rolls-due.ts';
import { type Wound, type WoundEffect, woundOf, woundStats } from './wound.ts';

/** The states that follow from events in a fight: each a new state, from the one that the sheet was computed in. */

export const without = <Value>(all: Readonly<Record<string, Value>>, key: string): Record<string, Value> =>
  Object.fromEntries(Object.entries(all).filter(([other]) => other !== key));

/** The fighter's own turn begins: effects that last one turn are reset. */
export function startTurn({ attacksMade: _, ...state }: CombatState): CombatState {
  return {
    ...state,
    parries: {},
    blocks: 0,
    retreated: false,
    acrobaticDodges: 0,
    attackedWith: [],
    rolledThisTurn: [],
    beforeBlow: null,
    conditions: state.conditions.filter((condition) => condition !== 'offBalance'),
    surprise: state.surprise && { ...state.surprise, turns: state.surprise.turns + 1 },
  };
}

/** The fighter's own turn ends: shock of earlier wounds, a feint, and a parry that a throw may follow, are over. */
export const endTurn = (state: CombatState): CombatState => ({ ...state, wounds: 0, feint: 0, parriedWith: [] });

/** Turns to make a weapon ready again after an attack with this line, or to reload it; 0 for one that stays ready. */
export function turnsToReady({ worksheet }: CombatSheet, { id, attack }: FightingLine): number {
  const stat = lineStat(id, 'readying');
  const value = worksheet.has(stat) ? worksheet.get(stat).value : null;
  if (typeof value === 'number') return value;
  // The tables have words: "4 turns"; the fourth edition has "1(4)" among the shots.
  const words = typeof value === 'string' ? value : (/\((\d+)i?\)/.exec(attack?.ranged?.shots ?? '')?.[1] ?? '');
  return Number.parseInt(words, 10) || 0;
}

/** Shots of a weapon that holds several; 1 for a bow. */
const shotsOf = ({ attack }: FightingLine): number => magazineOf(attack?.ranged?.shots)?.full ?? 1;

/** An attack was made with a line: the weapon may be unready, thrown, or one shot poorer; the aim is used up; extra effort costs fatigue. */
export function afterAttack(sheet: CombatSheet, line: FightingLine, shots = 1): CombatState {
  const { fight } = sheet;
  const cost = fight.rules.attack.fatigue?.(fight, line) ?? 0;
  const before = loseFatigue(sheet, fight.state, cost);
  const state = { ...before, attacksMade: (before.attacksMade ?? 0) + 1 };
  const key = line.use?.item.key;
  const aim = null;
  if (key === undefined) return { ...state, aim };
  const attackedWith = [...state.attackedWith, key];
  if (key === missileKey) return { ...state, aim, missile: null }; // it is gone, hit or miss
  if (line.mode === 'thrown') return { ...state, aim, attackedWith, places: { ...state.places, [key]: 'stowed' } };
  if (line.mode !== 'melee') {
    const fired = (ownValue(state.shotsFired, line.id) ?? 0) + shots;
    const turns = turnsToReady(sheet, line);
    return shotsOf(line) === 1 && turns > 0
      ? { ...state, aim, attackedWith, unready: { ...state.unready, [key]: turns } }
      : { ...state, aim, attackedWith, shotsFired: { ...state.shotsFired, [line.id]: fired } };
  }
  const turns = turnsToReady(sheet, line);
  const unready = turns > 0 ? { ...state.unready, [key]: turns } : state.unready;
  return { ...state, aim, attackedWith, unready };
}

/** A defense was made: it counts, may make a weapon unready, and loses the aim. */
export function afterDefense(sheet: CombatSheet, id: string): CombatState {
  const { fight, defenses } = sheet;
  const { state } = fight;
  const line = defenses.find((defense) => defense.line.id === id)?.line;
  const next: CombatState = {
    ...state,
    aim: null,
    retreated: state.retreated || fight.defense.retreat,
    acrobaticDodges: state.acrobaticDodges + (line?.kind === 'dodge' && fight.defense.acrobatic !== '' ? 1 : 0),
    posture: fight.defense.drop && line?.kind === 'dodge' ? 'lying' : state.posture,
  };
  if (line?.kind === 'block') return { ...next, blocks: state.blocks + 1 };
  if (line?.kind !== 'parry' || !line.line) return next;
  const parries = { ...state.parries, [line.line.id]: (ownValue(state.parries, line.line.id) ?? 0) + 1 };
  const key = line.line.use?.item.key;
  const turns = line.line.attack?.notes?.includes('unreadyAfterParry')
    ? Math.max(1, turnsToReady(sheet, line.line))
    : 0;
  return key !== undefined && turns > 0
    ? { ...next, parries, unready: { ...state.unready, [key]: turns } }
    : { ...next, parries };
}

/** A turn spent on making an item ready. */
export function afterReadying(state: CombatState, key: string): CombatState {
  const turns = (ownValue(state.unready, key) ?? 0) - 1;
  return { ...state, unready: turns > 0 ? { ...state.unready, [key]: turns } : without(state.unready, key) };
}

/** A parry succeeded: a throw may follow it. */
export const afterParry = (state: CombatState, { line }: DefenseLine): CombatState =>
  line?.blow?.attack.isThrow && !state.parriedWith.includes(line.id)
    ? { ...state, parriedWith: [...state.parriedWith, line.id] }
    : state;

/** An item is ready, however many turns it needed. */
export const readyAtOnce = (state: CombatState, key: string): CombatState => ({
  ...state,
  unready: without(state.unready, key),
});

/** The keys of the items that a fight has moved: drawn, put away, dropped. What is broken (at `home`) is not among them. */
export const movedInFight = ({ places }: CombatState): readonly string[] =>
  Object.keys(places).filter((key) => ownValue(places, key) !== 'home');

/**
 * Items were put elsewhere outside of turns, by their keys, and everything that a fight had moved is back in its place on the
 * sheet: what was moved is ready, and an aim is lost. What is broken stays so. Returns the same state if nothing changes.
 */
export function afterRearranging(state: CombatState, moved: readonly string[]): CombatState {
  const back = movedInFight(state);
  const keys = [...moved, ...back];
  const unready = keys.filter((key) => ownValue(state.unready, key) !== undefined);
  if (keys.length === 0 || (back.length === 0 && unready.length === 0 && state.aim === null)) return state;
  return {
    ...state,
    aim: null,
    places: back.reduce<CombatState['places']>(without, state.places),
    unready: unready.reduce(without, state.unready),
  };
}

/** A dropped item was picked up, in all its turns: it is in the hand, and has to be made ready if it is a shield or unwieldy. */
export function afterPickUp({ fight, pickUps, worksheet }: CombatSheet, key: string): CombatState {
  const { state } = fight;
  const readying = pickUps.find((pickUp) => pickUp.key === key)?.readying;
  const turns = readying === undefined ? 0 : worksheet.number(readying);
  return {
    ...state,
    aim: null,
    places: { ...state.places, [key]: 'ready' },
    unready: turns > 0 ? { ...state.unready, [key]: turns } : without(state.unready, key),
  };
}

/** A weapon with several shots was reloaded as far as it can be in one go: a magazine, or a single shot. */
export function afterReload(state: CombatState, { id, attack }: Pick<FightingLine, 'id' | 'attack'>): CombatState {
  const magazine = magazineOf(attack?.ranged?.shots);
  const missing = magazine ? missingAfterReload(magazine, ownValue(state.shotsFired, id) ?? 0) : 0;
  return {
    ...state,
    shotsFired: missing > 0 ? { ...state.shotsFired, [id]: missing } : without(state.shotsFired, id),
  };
}

/**
 * A wound was taken (a crippled leg makes its owner fall, a crippled arm drops what it holds): hits, shock, and the
 * conditions of the effects that happened (`failed` are those whose roll was missed).
 */
export const afterInjury = (
  sheet: CombatSheet,
  wound: Wound,
  injury: Injury,
  failed: readonly FailedEffect[] = [],
): CombatState =>
  injuredState(sheet.fight.state, wound, injury, failed, {
    drops: (place) => droppedBy(sheet.fight.context, place),
    unready: () => unreadyUnwieldy(sheet),
  });

/** An effect whose roll was missed: its id, with the margin (negative) where it matters how large it is. */
export type FailedEffect = string | { readonly id: string; readonly margin: number };

/** The items in a wounded fighter's hands: the keys dropped from a crippled place, and those unready after a fall. */
interface HeldThings {
  readonly drops: (place: string) => readonly string[];
  readonly unready: () => CombatState['unready'];
}

const nothingHeld = (state: CombatState): HeldThings => ({ drops: () => [], unready: () => state.unready });

/** The same for somebody without a sheet. */
export function injuredState(
  state: CombatState,
  wound: Wound,
  { worksheet, effects }: Injury,
  failed: readonly FailedEffect[] = [],
  held: HeldThings = nothingHeld(state),
): CombatState {
  const injury = worksheet.number(woundStats.injury);
  const missed = new Map<string, number | undefined>(
    failed.map((effect) => (typeof effect === 'string' ? [effect, undefined] : [effect.id, effect.margin])),
  );
  const happened = effects.filter(({ id, roll }) => roll === undefined || missed.has(id));
  const added = happened.flatMap((effect) => conditionsOf(effect.conditions, effect, missed.get(effect.id)));
  const conditions = [...new Set([...afterBlow(state.conditions, injury), ...added])];
  const isCrippled = happened.some(({ id }) => id === 'crippled');
  const keepsFeet = happened.some((effect) => effect.keepsFeet);
  const dropped = isCrippled ? held.drops(wound.location) : [];
  const falls =
    (isCrippled && isLeg(wound.location) && !keepsFeet) ||
    added.includes('unconscious') ||
    happened.some(({ id }) => id === 'knockedDown' || id === 'mayFall');
  const unready = falls || added.includes('stunned') ? held.unready() : state.unready;
  const cripples = isCrippled && !state.crippled.includes(wound.location);
  return {
    ...state,
    unready,
    places: { ...state.places, ...Object.fromEntries(dropped.map((key) => [key, 'stowed' as const])) },
    hitsLost: state.hitsLost + injury,
    wounds: state.wounds + injury,
    conditions,
    posture: falls ? 'lying' : state.posture,
    crippled: cripples ? [...state.crippled, wound.location] : state.crippled,
    rollsDue: stillDue(state.rollsDue, conditions, falls || state.posture === 'lying'),
    bandaged: state.bandaged && injury === 0,
  };
}

/** A blow wakes a sleeper, and an injury ends a daze. */
function afterBlow(conditions: CombatState['conditions'], injury: number): CombatState['conditions'] {
  const awake = wokenFrom(conditions);
  return injury > 0 && awake.includes('dazed') ? awake.filter((condition) => condition !== 'dazed') : awake;
}

/** The conditions of a sleeper who is woken: mentally stunned until IQ is rolled (Basic Set p. 420). The same list for all others. */
const wokenFrom = (conditions: CombatState['conditions']): CombatState['conditions'] =>
  conditions.includes('asleep')
    ? [...new Set<Condition>([...conditions.filter((each) => each !== 'asleep'), 'mentallyStunned'])]
    : conditions;

/** A sleeper is woken. */
export const afterWaking = (state: CombatState): CombatState => ({ ...state, conditions: wokenFrom(state.conditions) });

/** A spell takes hold of somebody: a sleeper lies down. */
export const afterSpell = (state: CombatState, condition: 'asleep' | 'dazed'): CombatState => ({
  ...state,
  conditions: [...new Set<Condition>([...state.conditions, condition])],
  posture: condition === 'asleep' ? 'lying' : state.posture,
  ...(condition === 'asleep' ? { aim: null } : {}),
});

/**
 * The conditions of a missed roll. Its margin is negative, 0 or more for a 17 or 18 that fails against such a number, or undefined if only
 * the failure is known.
 */
function conditionsOf(
  conditions: readonly Condition[] = [],
  { missedBy, narrowly }: Pick<WoundEffect, 'missedBy' | 'narrowly'>,
  margin: number | undefined,
): readonly Condition[] {
  if (margin === undefined) return conditions;
  if (narrowly && -margin <= narrowly.by) return narrowly.conditions;
  return missedBy && -margin >= missedBy.by ? [...conditions, ...missedBy.conditions] : conditions;
}

/** After a fall or a stun, weapons that become unready after each attack must be readied again. */
function unreadyUnwieldy(sheet: CombatSheet): CombatState['unready'] {
  const { lines, state } = sheet.fight;
  const held = lines.filter(({ mode, use }) => mode === 'melee' && use?.item.inUse);
  const turns = held.flatMap((line): [string, number][] => {
    const needed = turnsToReady(sheet, line);
    return line.use && needed > 0 ? [[line.use.item.key, needed]] : [];
  });
  return { ...state.unready, ...Object.fromEntries(turns) };
}

/** A side was surprised, wholly or in part: nothing at all can be done in the first seconds of total surprise, except by the alert. */
export function afterSurprise(state: CombatState, partial: boolean, freezes: boolean): CombatState {
  const added: readonly Condition[] = freezes && !partial ? ['frozen', 'mentallyStunned'] : ['mentallyStunned'];
  return {
    ...state,
    surprise: { partial, turns: 0 },
    conditions: [...new Set([...state.conditions, ...added])],
  };
}

/** The missed roll to wake from a coma is forgotten: once something has changed it is made again. */
function withoutComa(state: CombatState): CombatState {
  const { comaAt: _, ...rest } = state;
  return rest;
}

/** A roll of the state was made, or the seconds of freezing are over: the conditions that end, and with unconsciousness a coma. */
export const afterRecovery = (state: CombatState, ...ended: readonly Condition[]): CombatState => ({
  ...(ended.includes('unconscious') ? withoutComa(state) : state),
  conditions: state.conditions.filter((condition) => !ended.includes(condition)),
});

/** A roll of the state was made, or skipped: it is not asked for again before the next turn. */
export const withoutRoll = (state: CombatState, roll: StateRoll): CombatState =>
  roll.everyMinute
    ? minuteOver(state, null)
    : roll.due === undefined
      ? { ...state, rolledThisTurn: [...state.rolledThisTurn, madeId(roll, state)] }
      : { ...state, rollsDue: state.rollsDue.toSpliced(roll.due, 1) };

/** The rolls that are still due: who lies does not fall, who is unconscious need only survive, and the dead need not even that. */
const stillDue = (
  due: CombatState['rollsDue'],
  conditions: readonly Condition[],
  isDown: boolean,
): CombatState['rollsDue'] => {
  if (conditions.includes('dead')) return [];
  const isOut = conditions.includes('unconscious');
  return due.filter(({ effect }) => effect === 'mayDie' || (!isOut && !(isDown && effect === 'mayFall')));
};

/**
 * A roll that the state asked for was made: the conditions that end with success or follow failure, a fall, and the aim that is
 * lost. A crippled place stays so for as long as the roll says (`lasts`).
 */
export function afterStateRoll(
  state: CombatState,
  roll: StateRoll,
  result: Pick<RollResult, 'outcome'> & Partial<Pick<RollResult, 'margin'>>,
  lasts?: Crippling,
): CombatState {
  const { conditionsEnd = [], conditionsFollow, losesAim, falls, crippled } = roll;
  const made = withoutRoll(state, roll);
  if (crippled !== undefined) return lasts ? { ...made, cripplings: { ...made.cripplings, [crippled]: lasts } } : made;
  if (isSuccess(result)) {
    const next = afterRecovery(made, ...conditionsEnd);
    return conditionsEnd.includes('mentallyStunned') ? { ...next, surprise: null } : next;
  }
  const added = conditionsOf(conditionsFollow, roll, result.margin);
  const conditions = [...new Set([...made.conditions, ...added])];
  const posture = falls || added.includes('unconscious') ? 'lying' : state.posture;
  return {
    ...made,
    conditions,
    rollsDue: stillDue(made.rollsDue, conditions, posture === 'lying'),
    posture,
    aim: losesAim ? null : state.aim,
  };
}

/**
 * A wound was taken, and its rolls are left to the players: what is certain has happened, the rolls are due. `sheet` and `injury`
 * are of the state before it.
 */
export function afterWound(sheet: CombatSheet, wound: Wound, injury: Injury): CombatState {
  const after = afterInjury(sheet, wound, injury);
  const due = injury.effects.flatMap(({ id, roll, at = [0] }) =>
    roll === undefined ? [] : at.map((left) => ({ effect: id, location: wound.location, at: left })),
  );
  return { ...after, rollsDue: stillDue([...after.rollsDue, ...due], after.conditions, after.posture === 'lying') };
}

/** The fields that a wound of a few hits to no particular place changes. */
type WoundedFields = Pick<
  CombatState,
  'hitsLost' | 'wounds' | 'posture' | 'conditions' | 'unready' | 'rollsDue' | 'bandaged'
>;

export const woundedFields = (state: WoundedFields): WoundedFields => {
  const { hitsLost, wounds, posture, conditions, unready, rollsDue, bandaged } = state;
  return { hitsLost, wounds, posture, conditions, unready, rollsDue, bandaged };
};

/** Hits are lost at once, past all armor: a wound to no particular place, with all that follows from it. */
export function loseHits(sheet: Pick<CombatSheet, 'inState'>, state: CombatState, hits: number): CombatState {
  if (hits <= 0) return state;
  const now = sheet.inState(state);
  const wound = woundOf({ rolled: hits, type: '', bypassesArmor: true });
  return { ...state, ...woundedFields(afterWound(now, wound, resolveInjury(now, wound))), beforeBlow: null };
}

/** How a fighter loses hits that a spell has lent: as any wound. */
export const lossOf =
  (sheet: CombatSheet): LoseHits =>
  (state, hits) =>
    loseHits(sheet, state, hits);

/**
 * The roll of a minute of bleeding was made: hits are lost by a failure, and a critical success or enough minutes without a loss end it.
 * What was bandaged stays so, and the loss is no shock.
 */
export function afterMinute(
  sheet: CombatSheet,
  state: CombatState,
  { everyMinute }: StateRoll,
  { outcome }: Pick<RollResult, 'outcome'>,
): CombatState {
  const hits = outcome === 'failure' || outcome === 'criticalFailure' ? (everyMinute?.[outcome] ?? 0) : 0;
  const { wounds, bandaged } = state;
  const next = minuteOver({ ...loseHits(sheet, state, hits), wounds, bandaged }, hits);
  return outcome === 'criticalSuccess' || hasStopped(next) ? afterRecovery(next, 'bleeding') : next;
}

/**
 * Fatigue is lost. Where the rules say so, each point below 0 costs a hit as well, and as many below 0 as there were at first leave
 * nobody conscious; elsewhere nobody falls below 0.
 */
export function loseFatigue(sheet: CombatSheet, state: CombatState, points: number): CombatState {
  if (points <= 0) return state;
  const full = sheet.worksheet.number('fatiguePoints');
  const before = state.fatigueLost;
  if (!sheet.fight.rules.fatigueHurts)
    return { ...state, fatigueLost: Math.max(before, Math.min(full, before + points)) };
  const fatigueLost = before + points;
  const further = Math.max(0, fatigueLost - full) - Math.max(0, before - full);
  const hurt = loseHits(sheet, { ...state, fatigueLost }, further);
  if (full === 0 || fatigueLost < 2 * full || hurt.conditions.includes('unconscious')) return hurt;
  return { ...hurt, conditions: [...hurt.conditions, 'unconscious'], posture: 'lying' };
}

/** The state with so much fatigue lost in all, after some of it came back. */
export const afterFatigueRegained = (state: CombatState, fatigueLost: number): CombatState => ({
  ...state,
  fatigueLost,
  fatigueOfSleep: Math.min(state.fatigueOfSleep, fatigueLost),
  fatigueOfHunger: Math.min(state.fatigueOfHunger, fatigueLost),
});

/**
 * Hits came back to somebody with so many when whole: crippled places that heal with the last hit are whole again, and a roll to
 * survive at a threshold that is no longer passed is not due.
 */
export function afterHealing(state: CombatState, hits: number, full: number): CombatState {
  const hitsLost = Math.max(0, state.hitsLost - hits);
  const healed = hitsLost === 0 ? state.crippled.filter((place) => state.cripplings[place] === 'untilHealed') : [];
  const kept = <Value>(all: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(all).filter(([place]) => !healed.includes(place)));
  return {
    ...(hitsLost < state.hitsLost ? withoutComa(state) : state),
    hitsLost,
    crippled: state.crippled.filter((place) => !healed.includes(place)),
    cripplings: kept(state.cripplings),
    rollsDue: state.rollsDue.filter(({ effect, at }) => effect !== 'mayDie' || at >= full - hitsLost),
  };
}

/** Conditions that end with the fight. */
const ofTheFight: readonly Condition[] = ['offBalance', 'grappled', 'pinned', 'grappling', 'frozen', 'mentallyStunned'];

/**
 * The fight is over after so many turns: effects that last one turn end, and a long fight costs fatigue, at most what
 * is left. An exhausted fighter lies down.
 */
export function afterFight({ fight, worksheet }: CombatSheet, turns: number): CombatState {
  const { longFight, exhaustion } = fight.rules;
  const isLong = longFight !== undefined && turns > longFight.turns && worksheet.has(fightStats.fatigueCost);
  const state = afterRecovery(startTurn(endTurn(fight.state)), ...ofTheFight);
  const left = isLong ? Math.max(0, worksheet.number(fightStats.fatigueLeft)) : 0;
  const cost = isLong ? Math.min(left, worksheet.number(fightStats.fatigueCost)) : 0;
  const isExhausted = isLong && exhaustion !== undefined && left - cost <= exhaustion.left;
  return {
    ...state,
    fatigueLost: state.fatigueLost + cost,
    posture: isExhausted ? 'lying' : state.posture,
    aim: null,
    evaluated: 0,
    ranLastTurn: false,
    highSpeed: undefined,
    closeTurns: 0,
    surprise: null,
  };
}
