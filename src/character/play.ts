import * as z from 'zod/mini';
import { combatSituationSchema } from './combat-situation.ts';
import { count, counts } from './combat-state.ts';
import { amount, inSchemaOrder, type Known, rows, text } from './schema-parts.ts';

/** How many lines of the log are kept; the oldest go first. */
export const maxLogLines = 300;

/** A spell that is being kept up. */
export const activeSpellSchema = z.looseObject({
  /** The key of the row of the spell; empty for one of somebody else, which `name` names. */
  row: text,
  name: text,
  note: text,
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
  /** The events, the oldest first. */
  log: rows(logLineSchema),
});

export type Play = Known<z.infer<typeof playSchema>>;

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
