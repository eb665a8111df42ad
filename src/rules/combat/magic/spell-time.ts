import { type ActiveSpell, type LoseHits, type Play, withoutCasts, withoutEffects } from '../../../character/play.ts';
import { describeBleeding, passBleeding } from '../bleeding.ts';
import { describeHazards, passHazards } from '../hazards/meet-hazard.ts';
import { isMaintenanceDue } from './after-cast.ts';

/**
 * Time passes: spells count down. One whose time is over ends, unless it can be maintained: then it waits with no time left, and
 * ends when more time passes, or at once if a further period would be over too. Effects that were added by hand count down too,
 * hazards become due, and so does the roll of each minute of bleeding. Hits that a spell has lent are lost again by `lose`.
 */
export const passSeconds = (play: Play, seconds: number, lose?: LoseHits): Play =>
  passBleeding(passHazards(passSpells(play, seconds, lose), seconds), seconds);

function passSpells(play: Play, seconds: number, lose?: LoseHits): Play {
  const effects = play.state.spellEffects ?? [];
  if (seconds <= 0 || (play.spells.length === 0 && effects.length === 0)) return play;
  const spells = play.spells.flatMap((spell): ActiveSpell[] => {
    const { seconds: left } = spell;
    if (left === null || left === undefined) return [spell];
    if (left === 0 || seconds > left + (spell.lasts ?? 0)) return [];
    const now = { ...spell, seconds: Math.max(0, left - seconds) };
    return now.seconds > 0 || isMaintenanceDue(now) ? [now] : [];
  });
  const ended = play.spells.filter(
    (spell) => !spells.some(({ cast, row }) => cast === spell.cast && row === spell.row),
  );
  const state = withoutCasts(
    play.state,
    ended.map(({ cast }) => cast ?? ''),
    lose,
  );
  const going = withoutEffects(state, (effect) => effect.seconds !== null && effect.seconds <= seconds, lose);
  if (!going.spellEffects) return { ...play, spells, state: going };
  const left = going.spellEffects.map((effect) =>
    effect.seconds === null ? effect : { ...effect, seconds: effect.seconds - seconds },
  );
  return { ...play, spells, state: { ...going, spellEffects: left } };
}

/**
 * The part of magic in the end of a turn: a second passes, and a spell in progress is a turn nearer to its end, or lost with another
 * maneuver, a stun or unconsciousness.
 */
export function endTurnOfSpells(play: Play, concentrated: boolean, lose?: LoseHits): Play {
  const { casting, state } = play;
  const passed = passSeconds(play, 1, lose);
  if (!casting) return passed;
  const isLost = state.conditions.some((condition) => lostWith.has(condition));
  const goesOn = !isLost && (concentrated || casting.turns >= casting.needed);
  return { ...passed, casting: goesOn ? { ...casting, turns: Math.min(casting.needed, casting.turns + 1) } : null };
}

const lostWith: ReadonlySet<string> = new Set(['stunned', 'mentallyStunned', 'unconscious', 'asleep', 'dazed', 'dead']);

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
  return [...ended, ...due, ...effects, ...lost, ...describeHazards(before, after), ...describeBleeding(before, after)];
}
