import * as z from 'zod/mini';
import { type SavedCharacter, shownName } from './character.ts';
import type { Condition } from './combat-state.ts';
import { createKeyGenerator } from './edit-rows.ts';
import {
  type Encounter,
  encounterSchema,
  type Fighter,
  fighterSchema,
  maxEncounterLog,
  maxFighters,
} from './encounter.ts';
import { atRest, isAtRest, type LoseHits, type Play, playMark, playSchema, withoutCasts } from './play.ts';
import type { PrintedFigures } from './printed-figures.ts';
import { clampToSchema } from './schema-parts.ts';

/** The name of a fighter: the name in this encounter, or the character's. */
export const fighterName = ({ name, character }: Fighter): string => name || shownName(character.character);

/** The state of play of a fighter. */
export const playOf = ({ character }: Pick<Fighter, 'character'>): Play => character.play ?? atRest;

const takesNoTurns: readonly Condition[] = ['dead', 'unconscious', 'asleep'];

/** True for a fighter who takes turns: in the fight, alive and awake. */
export function takesTurns(fighter: Fighter): boolean {
  const { conditions } = playOf(fighter).state;
  return fighter.out === '' && !conditions.some((condition) => takesNoTurns.includes(condition));
}

/** The source of a fighter, and how many are added at once. */
export interface NewFighters {
  readonly copies?: number;
  readonly side?: string;
  /** The id of the character of the library; '' for none. */
  readonly source?: string;
  /** The numbers of a stat block, which count in place of the character's. */
  readonly printed?: PrintedFigures;
  /** Unknown to the players until they are shown. */
  readonly hidden?: boolean;
  readonly notes?: string;
}

/**
 * Adds a character at the end, as often as `copies` says (once by default), as far as there is room for it (100 fighters). Several of
 * the same name are numbered: "Goblin 1", "Goblin 2"; one more is "Goblin 3", and one beside a "Goblin" is "Goblin 2".
 */
export function addFighters(
  encounter: Encounter,
  character: SavedCharacter,
  { copies = 1, side = '', source = '', printed, hidden = false, notes = '' }: NewFighters = {},
): Encounter {
  const free = Math.max(0, Math.min(copies, maxFighters - encounter.fighters.length));
  if (free === 0) return encounter;
  const nextKey = createKeyGenerator([...encounter.fighters.map(({ key }) => key), encounter.turnOf]);
  const name = shownName(character.character);
  const taken = new Set(encounter.fighters.map(fighterName));
  const nextName = (): string => {
    if (copies === 1 && ![...taken].some((other) => other === name || isNumbered(other, name))) return '';
    let number = taken.has(name) ? 2 : 1;
    while (taken.has(`${name} ${number}`)) number += 1;
    taken.add(`${name} ${number}`);
    return `${name} ${number}`;
  };
  const added = Array.from({ length: free }, (): Fighter => {
    const fields = { key: nextKey(), name: nextName(), side, source, sourcePlay: playMark(character.play) };
    return {
      ...z.parse(fighterSchema, clampToSchema(fighterSchema, fields)),
      ...(printed ? { printed } : {}),
      ...(hidden ? { hidden } : {}),
      ...(notes ? { notes } : {}),
      character,
    };
  });
  return { ...encounter, fighters: [...encounter.fighters, ...added] };
}

/** True for a name followed by a number: "Goblin 3". */
const isNumbered = (text: string, name: string): boolean =>
  text.startsWith(`${name} `) && /^\d+$/.test(text.slice(name.length + 1));

/**
 * Removes fighters. If it is the turn of one of them, it becomes that of the next in `order`, the keys of all fighters
 * in the order of turns.
 */
export function removeFighters(encounter: Encounter, keys: readonly string[], order: readonly string[]): Encounter {
  const removed = new Set(keys);
  const fighters = encounter.fighters.filter(({ key }) => !removed.has(key));
  if (fighters.length === encounter.fighters.length) return encounter;
  if (!removed.has(encounter.turnOf)) return { ...encounter, fighters };
  // First the turn, among the remaining fighters: the place of a removed fighter is known only while they are in the
  // order.
  const at = order.indexOf(encounter.turnOf);
  const rest = [...order.slice(at + 1), ...order.slice(0, Math.max(0, at))].filter((key) => !removed.has(key));
  const wraps = new Set(order.slice(0, Math.max(0, at)));
  const next = rest.find((key) => fighters.some((fighter) => fighter.key === key && takesTurns(fighter))) ?? '';
  return { ...encounter, fighters, turnOf: next, round: encounter.round + (wraps.has(next) ? 1 : 0) };
}

/** Moves a fighter to another place of the list, from 0. It decides the order of turns if nothing else does. */
export function moveFighter(encounter: Encounter, key: string, to: number): Encounter {
  const from = encounter.fighters.findIndex((fighter) => fighter.key === key);
  const fighter = encounter.fighters[from];
  const place = Math.max(0, Math.min(Math.round(to), encounter.fighters.length - 1));
  if (!fighter || place === from) return encounter;
  return { ...encounter, fighters: encounter.fighters.toSpliced(from, 1).toSpliced(place, 0, fighter) };
}

/** The fields of a fighter that are set as they are. */
type FighterChange = Partial<
  Pick<
    Fighter,
    'name' | 'side' | 'out' | 'initiative' | 'tieBreak' | 'target' | 'source' | 'sourcePlay' | 'hidden' | 'notes'
  >
>;

/** Sets fields of a fighter: the name in this encounter, the side, the way out of the fight, the place in the order set by hand. */
export function changeFighter(encounter: Encounter, key: string, change: FighterChange): Encounter {
  return replaceFighter(encounter, key, (fighter) => {
    // What the numbers are derived from stays the same object.
    const { character, printed, ...fields } = { ...fighter, ...change };
    const changed = { ...clampToSchema(fighterSchema, fields), ...(printed ? { printed } : {}), character };
    const isSame = Object.entries(changed).every(([name, value]) => Object.is(value, Reflect.get(fighter, name)));
    return isSame ? fighter : changed;
  });
}

/**
 * Changes the state of play of a fighter. What their spells did to others ends with the spells; hits that these had lent are lost by
 * the `losses` of those fighters.
 */
export function changeFighterPlay(
  encounter: Encounter,
  key: string,
  change: (play: Play) => Play,
  losses?: (key: string, encounter: Encounter) => LoseHits,
): Encounter {
  const changed = changeOwnPlay(encounter, key, change);
  const before = encounter.fighters.find((fighter) => fighter.key === key);
  const after = changed.fighters.find((fighter) => fighter.key === key);
  if (!before || !after || before === after) return changed;
  const kept = new Set(castsOf(after));
  const ended = castsOf(before).filter((cast) => !kept.has(cast));
  if (ended.length === 0) return changed;
  return changed.fighters.reduce(
    (now, other) =>
      changeOwnPlay(now, other.key, (play) => {
        const state = withoutCasts(play.state, ended, losses?.(other.key, now));
        return state === play.state ? play : { ...play, state };
      }),
    changed,
  );
}

const castsOf = (fighter: Fighter): string[] => playOf(fighter).spells.flatMap(({ cast }) => cast || []);

function changeOwnPlay(encounter: Encounter, key: string, change: (play: Play) => Play): Encounter {
  return changeFighterCharacter(encounter, key, (saved) => {
    const before = saved.play ?? atRest;
    const play = change(before);
    return play === before ? saved : withPlay(saved, clampToSchema(playSchema, play));
  });
}

/** A character with another state of play; at rest it has none. */
export function withPlay(saved: SavedCharacter, play: Play | undefined): SavedCharacter {
  const { play: _, ...rest } = saved;
  return play === undefined || isAtRest(play) ? rest : { ...rest, play };
}

/** Changes the copy of the character that a fighter is. */
export function changeFighterCharacter(
  encounter: Encounter,
  key: string,
  change: (saved: SavedCharacter) => SavedCharacter,
): Encounter {
  return replaceFighter(encounter, key, (fighter) => {
    const character = change(fighter.character);
    return character === fighter.character ? fighter : { ...fighter, character };
  });
}

function replaceFighter(encounter: Encounter, key: string, change: (fighter: Fighter) => Fighter): Encounter {
  const index = encounter.fighters.findIndex((fighter) => fighter.key === key);
  const before = encounter.fighters[index];
  if (!before) return encounter;
  const after = change(before);
  return after === before ? encounter : { ...encounter, fighters: encounter.fighters.with(index, after) };
}

/** True if a sentence names a fighter who is hidden: "Orc 1 attacks", but not "Orc 10 attacks" or "Orc chief attacks" if these are seen. */
export function namesHidden({ fighters }: Encounter, sentence: string): boolean {
  if (!fighters.some(({ hidden }) => hidden)) return false;
  const names = fighters.map((fighter) => ({
    name: fighterName(fighter).toLowerCase(),
    hidden: fighter.hidden ?? false,
  }));
  let rest = sentence.toLowerCase();
  for (const { name, hidden } of names.sort(
    (one, other) => other.name.length - one.name.length || Number(other.hidden) - Number(one.hidden),
  )) {
    if (hidden && placesOf(name, rest).length > 0) return true;
    if (!hidden)
      for (const at of placesOf(name, rest).toReversed()) rest = `${rest.slice(0, at)} ${rest.slice(at + name.length)}`;
  }
  return false;
}

/** Where a name is in a text, as words of its own: "orc" is not in "torch". */
function placesOf(name: string, text: string): readonly number[] {
  const places: number[] = [];
  if (name === '') return places;
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
    if (!isLetter(text.charAt(at - 1)) && !isLetter(text.charAt(at + name.length))) places.push(at);
  }
  return places;
}

const isLetter = (letter: string): boolean => /[\p{L}\p{N}]/u.test(letter);

/** Gives the encounter another name. */
export function renameEncounter(encounter: Encounter, name: string): Encounter {
  const clamped = clampToSchema(encounterSchema.shape.name, name);
  return clamped === encounter.name ? encounter : { ...encounter, name: clamped };
}

/**
 * Gives the turn to the next fighter who takes turns; after the last of them the next round begins. `order` are the keys of all fighters
 * in the order of turns. Before the fight its first round begins. Without anyone to take a turn nothing changes.
 */
export function nextTurn(encounter: Encounter, order: readonly string[]): Encounter {
  const ready = keysReady(encounter);
  if (!order.some((key) => ready.has(key))) return encounter;
  if (encounter.round === 0) return nextRound(encounter, order);
  const at = order.indexOf(encounter.turnOf);
  const next = order.slice(at + 1).find((key) => ready.has(key));
  return next === undefined ? nextRound(encounter, order) : { ...encounter, turnOf: next };
}

/** Begins the next round with the first fighter who takes turns; without anyone nothing changes. */
export function nextRound(encounter: Encounter, order: readonly string[]): Encounter {
  const ready = keysReady(encounter);
  const first = order.find((key) => ready.has(key));
  return first === undefined ? encounter : { ...encounter, round: encounter.round + 1, turnOf: first };
}

const keysReady = ({ fighters }: Encounter): ReadonlySet<string> =>
  new Set(fighters.filter(takesTurns).map(({ key }) => key));

/** Ends the fight: the rounds begin again with the next turn, and have passed on the clock. The fighters stay as they are. */
export function endFight(encounter: Encounter): Encounter {
  const { round, turnOf, seconds = 0 } = encounter;
  if (round === 0 && turnOf === '') return encounter;
  return { ...encounter, ...(round > 0 ? { seconds: seconds + round } : {}), round: 0, turnOf: '' };
}

/** A sentence for the log, or one that is for the game master alone. */
export type LogSentence = string | { readonly secret: string };

/**
 * Adds sentences to the log, in the present round; the oldest are dropped if there are too many. One that names somebody hidden is secret,
 * and stays so when they are shown, renamed or removed.
 */
export function addToLog(encounter: Encounter, sentences: readonly LogSentence[]): Encounter {
  if (sentences.length === 0) return encounter;
  const lines = sentences.map((sentence) => {
    const words = typeof sentence === 'string' ? sentence : sentence.secret;
    const isSecret = typeof sentence !== 'string' || namesHidden(encounter, words);
    const text = clampToSchema(encounterSchema.shape.name, words);
    return { round: encounter.round, text, ...(isSecret ? { secret: true } : {}) };
  });
  return { ...encounter, log: [...encounter.log, ...lines].slice(-maxEncounterLog) };
}
