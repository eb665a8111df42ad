import type { ActiveSpell, Play } from '../../../character/play.ts';
import { describeHazards, passHazards } from '../hazards/meet-hazard.ts';
import { isMaintenanceDue, withoutCasts } from './after-cast.ts';

/**
 * Time passes: spells count down. One whose time is over ends, unless it can be maintained: then it waits with no time left, and
 * ends when more time passes. Effects that were added by hand count down too, and hazards become due.
 */
export const passSeconds = (play: Play, seconds: number): Play => passHazards(passSpells(play, seconds), seconds);

function passSpells(play: Play, seconds: number): Play {
  const effects = play.state.spellEffects ?? [];
  if (seconds <= 0 || (play.spells.length === 0 && effects.length === 0)) return play;
  const spells = play.spells.flatMap((spell): ActiveSpell[] => {
    const { seconds: left } = spell;
    if (left === null || left === undefined) return [spell];
    if (left === 0) return [];
    const now = { ...spell, seconds: Math.max(0, left - seconds) };
    return now.seconds > 0 || isMaintenanceDue(now) ? [now] : [];
  });
  const ended = play.spells.filter(
    (spell) => !spells.some(({ cast, row }) => cast === spell.cast && row === spell.row),
  );
  const state = withoutCasts(
    play.state,
    ended.map(({ cast }) => cast ?? ''),
  );
  const left = (state.spellEffects ?? []).flatMap((effect) => {
    if (effect.seconds === null) return [effect];
    const now = Math.max(0, effect.seconds - seconds);
    return now > 0 ? [{ ...effect, seconds: now }] : [];
  });
  if (effects.length === 0) return { ...play, spells, state };
  const { spellEffects: _, ...rest } = state;
  return { ...play, spells, state: left.length === 0 ? rest : { ...rest, spellEffects: left } };
}

/**
 * The part of magic in the end of a turn: a second passes, and a spell in progress is a turn nearer to its end, or lost with another
 * maneuver, a stun or unconsciousness.
 */
export function endTurnOfSpells(play: Play, concentrated: boolean): Play {
  const { casting, state } = play;
  const passed = passSeconds(play, 1);
  if (!casting) return passed;
  const isLost = state.conditions.some((condition) => lostWith.has(condition));
  const goesOn = !isLost && (concentrated || casting.turns >= casting.needed);
  return { ...passed, casting: goesOn ? { ...casting, turns: Math.min(casting.needed, casting.turns + 1) } : null };
}

const lostWith: ReadonlySet<string> = new Set(['stunned', 'mentallyStunned', 'unconscious', 'dead']);

/** The fighter's own turn begins: defenses are counted from here. */
export const beginTurnOfSpells = (play: Play): Play =>
  play.casting && play.casting.defensesSeen > 0 ? { ...play, casting: { ...play.casting, defensesSeen: 0 } } : play;

/** Sentences on what time has ended or made due, between two states. */
export function describePassing(before: Play, after: Play): string[] {
  const isIn = ({ spells }: Play, { cast, row }: ActiveSpell) =>
    spells.find((spell) => spell.cast === cast && spell.row === row);
  const ended = before.spells.filter((spell) => !isIn(after, spell)).map(({ name }) => `${name} ends.`);
  const due = after.spells
    .filter((spell) => isMaintenanceDue(spell) && isIn(before, spell)?.seconds !== 0)
    .map(({ name, maintain }) => `${name}: its time is over; ${maintain} energy maintains it.`);
  const effects = (before.state.spellEffects ?? [])
    .filter(
      ({ cast, name }) =>
        cast === '' && !(after.state.spellEffects ?? []).some((other) => other.cast === '' && other.name === name),
    )
    .map(({ name }) => `${name} ends.`);
  const lost = before.casting && !after.casting ? [`${before.casting.name} is lost.`] : [];
  return [...ended, ...due, ...effects, ...lost, ...describeHazards(before, after)];
}

/** Seconds in words: "45 s", "3 min", "1 h 5 min". */
export function describeSeconds(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return seconds % 60 === 0 ? `${minutes} min` : `${minutes} min ${seconds % 60} s`;
  return minutes % 60 === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
