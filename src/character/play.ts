import * as z from 'zod/mini';
import { combatSituationSchema } from './combat-situation.ts';
import { type Condition, count, counts, type SpellEffect } from './combat-state.ts';
import {
  amount,
  flag,
  inSchemaOrder,
  type Known,
  number,
  optionalText,
  rows,
  text,
  wholeNumber,
} from './schema-parts.ts';

/** How many lines of the log are kept; the oldest go first. */
export const maxLogLines = 300;

/** A spell that is being kept up. */
export const activeSpellSchema = z.looseObject({
  /** The key of the row of the spell; empty for one of somebody else, which `name` names. */
  row: text,
  name: text,
  note: text,
  /** The id of the casting, which its effects name; absent for one that was only ticked. */
  cast: optionalText,
  /** The points that were chosen: of DB, of Move, the radius in yards. */
  amount: z.optional(count),
  /** Who or what it is on, in words. */
  subject: optionalText,
  /** Seconds that are left, and of one period; null or absent if they are not counted. */
  seconds: z.optional(z.nullable(count)),
  lasts: z.optional(z.nullable(count)),
  /** Energy for each further period; null or absent if it cannot be maintained. */
  maintain: z.optional(z.nullable(count)),
  /** The caster concentrates on it. */
  concentrates: z.optional(z.boolean()),
});

/** How many fighters a file holds inside the area of a spell. */
const maxInside = 100;

/** The choices for a casting. */
export const castChoiceSchema = z.looseObject({
  /** The points of the effect, the dice, the pounds: whatever the energy buys. */
  amount: z._default(count, 1),
  /** Yards; of an area. */
  radius: z._default(count, 1),
  /** The energy of a spell whose cost varies; null for what the rules say. */
  energy: z._default(z.nullable(count), null),
  /** Energy that is paid with hit points, and by something else than the caster. */
  fromHits: count,
  elsewhere: count,
  /** The key of the trait whose pool gives that energy; absent or empty for something else. */
  pool: optionalText,
  /** The subject: '' for the caster, 'other' for somebody without a sheet here, or the key of a fighter of the encounter. */
  subject: text,
  /** The name of somebody without a sheet. */
  name: text,
  /** The keys of the fighters inside an area, '' for the caster; absent for nobody. */
  inside: z.optional(z.array(text).check(z.maxLength(maxInside))),
  /** Yards to the subject, its Size Modifier, and whether it is neither seen nor touched. */
  distance: count,
  size: z._default(wholeNumber, 0),
  unseen: flag,
  /** The subject's Magic Resistance, and the number that it resists with; null for that of the sheet. */
  magicResistance: z._default(z.nullable(count), null),
  resistance: z._default(z.nullable(wholeNumber), null),
  /** Anything else that changes the roll. */
  other: z._default(wholeNumber, 0),
  ceremonial: flag,
});

/** A roll to cast that was made, while something else is still to be rolled: what goes wrong, or whether the subject resists. */
export const castRollSchema = z.looseObject({
  outcome: z._default(z.enum(['criticalSuccess', 'success', 'failure', 'criticalFailure']), 'success'),
  margin: z._default(wholeNumber, 0),
  /** The roll as a sentence for the log. */
  sentence: text,
  /** Whether those inside an area have resisted, by their keys, as far as their rolls are made. */
  resisted: z.optional(z.record(z.string(), z.boolean())),
});

/** A spell that is being cast. */
export const castingSchema = z.looseObject({
  row: text,
  name: text,
  choice: z.prefault(castChoiceSchema, {}),
  /** Turns of concentrating that are over, of how many. */
  turns: count,
  needed: count,
  /** The hits lost in all when it began, and at the last roll against distraction. */
  hitsAtStart: count,
  hitsSeen: count,
  /** Parries and blocks of this turn at that roll. */
  defensesSeen: count,
  /** Something else disturbs the caster, who must roll to keep concentrating. */
  disturbed: z.optional(z.boolean()),
  rolled: z.optional(z.nullable(castRollSchema)),
});

/** How many hazards a file holds that go on for one fighter. */
const maxHazards = 50;

/** Something that harms again and again, such as a fire or a poison, or an effect that lasts for a time. */
export const activeHazardSchema = z.looseObject({
  /** The id of a hazard of the ruleset; empty for an effect that only lasts, which `name` names. */
  hazard: text,
  name: text,
  /** The answers to its questions, by their ids: numbers, choices, dice. */
  answers: z._default(z.record(z.string(), z.union([number, z.boolean(), z.string().check(z.maxLength(200))])), {}),
  /** How often it has come, and how often it is due now. */
  before: count,
  due: count,
  /** Seconds until it is due next, and between two times; null before the first. */
  seconds: count,
  each: z._default(z.nullable(count), null),
});

/** How many long tasks a file holds for one character. */
const maxTasks = 50;

/** Work of many days with one skill or attribute, counted in man-hours. */
export const longTaskSchema = z.looseObject({
  name: text,
  /** The number of the sheet that is rolled against each day. */
  stat: text,
  /** Man-hours that the whole takes at the usual pace, and those that are done. */
  asked: z._default(amount, 0),
  done: z._default(amount, 0),
  /** A circumstance of the ruleset's modifier for time; absent for the usual pace. */
  pace: optionalText,
  /** Days of work so far. */
  days: count,
  /** The last day was so long that the next one is lost. */
  exhausted: z.optional(z.boolean()),
});

/** A line of the log: an event of a turn, as a sentence. */
export const logLineSchema = z.looseObject({ turn: z._default(amount, 0), text });

/**
 * The character at the table: all that changes in play and is no choice of the character's. Saved with the character, beside the
 * choices, which it never changes. Absent for a character who is rested and in no fight.
 */
export const playSchema = z.looseObject({
  ...combatSituationSchema.shape,
  /** The turn of the fight; 0 outside one. */
  turn: z._default(amount, 0),
  /** Ammunition and charges used up, by the key of the item. */
  used: counts,
  /** How many charges or uses an item has, by its key, if they are counted. */
  charges: counts,
  /** Points of pools that are spent, by the key of the trait; absent if none are. */
  pools: z.optional(z.record(z.string(), count)),
  /** The turn on which an ability can be used again, by the key of the trait; 0 outside of a fight. */
  recharging: z.optional(z.record(z.string(), count)),
  spells: rows(activeSpellSchema),
  /** The spell that is being cast; absent for none. */
  casting: z.optional(z.nullable(castingSchema)),
  /** Hazards that go on; absent for none. */
  hazards: z.optional(z.array(activeHazardSchema).check(z.maxLength(maxHazards))),
  /** Long tasks that are begun; absent for none. */
  tasks: z.optional(z.array(longTaskSchema).check(z.maxLength(maxTasks))),
  /** The events, the oldest first. */
  log: rows(logLineSchema),
});

export type Play = Known<z.infer<typeof playSchema>>;
export type ActiveSpell = Play['spells'][number];
export type ActiveHazard = Known<z.infer<typeof activeHazardSchema>>;
export type LongTask = Known<z.infer<typeof longTaskSchema>>;
export type HazardAnswers = ActiveHazard['answers'];
export type CastChoice = Known<z.infer<typeof castChoiceSchema>>;
export type Casting = Known<z.infer<typeof castingSchema>>;

/** The state after so many hits were lost at once. */
export type LoseHits = (state: Play['state'], hits: number) => Play['state'];

/** Counts the hits alone: whoever knows the rules says what else a wound does. */
const countHits: LoseHits = (state, hits) => ({ ...state, hitsLost: state.hitsLost + hits });

/** The state without the effects of these castings; hits that these have lent are lost again, as a wound by `lose`. */
export const withoutCasts = (state: Play['state'], casts: readonly string[], lose?: LoseHits): Play['state'] =>
  withoutEffects(state, ({ cast }) => cast !== '' && casts.includes(cast), lose);

/**
 * The state without some effects of spells: conditions that these have kept up end, and hits that they have lent are lost again, as
 * a wound by `lose`.
 */
export function withoutEffects(
  state: Play['state'],
  isOver: (effect: SpellEffect) => boolean,
  lose: LoseHits = countHits,
): Play['state'] {
  const { spellEffects = [], ...rest } = state;
  const over = spellEffects.filter(isOver);
  if (over.length === 0) return state;
  const lent = over.reduce((sum, { lent: hits = 0 }) => sum + hits, 0);
  const left = spellEffects.filter((effect) => !over.includes(effect));
  const isKept = (condition: Condition) => left.some(({ keeps }) => keeps === condition);
  const ended = over.flatMap(({ keeps }) => (keeps && !isKept(keeps) ? [keeps] : []));
  const conditions = rest.conditions.filter((condition) => !ended.some((each) => each === condition));
  const awake = ended.length > 0 ? { ...rest, conditions } : rest;
  const now = left.length > 0 ? { ...awake, spellEffects: left } : awake;
  return lent > 0 ? lose(now, lent) : now;
}

/** A character who is rested and in no fight. */
export const atRest: Play = z.parse(playSchema, {});

const restText = JSON.stringify(atRest);

/** True if nothing has happened: a file needs no state of play. */
export const isAtRest = (play: Play): boolean => play === atRest || JSON.stringify(play) === restText;

/**
 * A short mark of a state of play: the same for equal states, and almost certainly different for different ones. '' at
 * rest. It says whether a state has changed since the mark was made, without a second copy of the state.
 */
export function playMark(play: Play | undefined): string {
  return play === undefined || isAtRest(play) ? '' : hash(JSON.stringify(inSchemaOrder(playSchema, play)));
}

/** Two 32-bit FNV-1a hashes with different beginnings, in hexadecimal digits. Not for anything secret. */
function hash(text: string): string {
  let [one, other] = [0x811c9dc5, 0x9747b28c];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    one = Math.imul(one ^ unit, 0x01000193);
    other = Math.imul(other ^ unit, 0x01000193);
  }
  return [one, other].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}
