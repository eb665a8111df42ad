import * as z from 'zod/mini';
import { combatSituationSchema } from './combat-situation.ts';
import { counts } from './combat-state.ts';
import { amount, type Known, rows, text } from './schema-parts.ts';

/** How many lines of the log are kept; the oldest go first. */
export const maxLogLines = 300;

/** A spell that is being kept up. */
export const activeSpellSchema = z.looseObject({
  /** The key of the row of the spell; empty for one of somebody else, which `name` names. */
  row: text,
  name: text,
  note: text,
});

/** A line of the log: what happened in a turn, as a sentence. */
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
  /** How many charges or uses an item has, by its key, where they are counted. */
  charges: counts,
  spells: rows(activeSpellSchema),
  /** What happened, the oldest first. */
  log: rows(logLineSchema),
});

export type Play = Known<z.infer<typeof playSchema>>;

/** A character who is rested and in no fight. */
export const atRest: Play = z.parse(playSchema, {});

const restText = JSON.stringify(atRest);

/** True where nothing has happened: a file needs no state of play. */
export const isAtRest = (play: Play): boolean => play === atRest || JSON.stringify(play) === restText;
