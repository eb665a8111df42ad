import * as z from 'zod/mini';
import { quarantinedValueSchema, type SavedCharacter } from './character.ts';
import { count } from './combat-state.ts';
import { printedFiguresSchema } from './printed-figures.ts';
import { type Known, maybeNumber, optionalText, rowKey, rows, text } from './schema-parts.ts';

/** The maximum number of fighters of an encounter. */
export const maxFighters = 100;
/** How many lines of the log of an encounter are kept; the oldest go first. */
export const maxEncounterLog = 1_000;

/** Why a fighter takes no more turns: they fled, or left the fight otherwise; '' while they are in it. */
export const waysOut = ['', 'fled', 'left'] as const;

/** A fighter but for the character, which a file has in its field `file`, as a whole character file. */
export const fighterSchema = z.looseObject({
  key: rowKey,
  /** The name of the fighter in this encounter: "Goblin 3"; empty for the name of the character. */
  name: text,
  /** Free words: "Party", "Foes". */
  side: text,
  /** The id of the character of the library that the fighter was taken from; empty for none. */
  source: text,
  /** A mark of that character's state of play at the time (`playMark`), to notice later changes to it. */
  sourcePlay: text,
  out: z._default(z.enum(waysOut), ''),
  /** Set by hand: counts in the order of turns in place of the first number that the ruleset compares. */
  initiative: maybeNumber,
  /** Where all else is equal, the higher goes first: as dice have decided; absent before. */
  tieBreak: z.optional(count),
  /** The key of the fighter whom this one attacks; '-' for somebody who is no fighter here, '' for the first foe. */
  target: text,
  /** The numbers of a stat block, which count in place of the character's; absent for an ordinary character. */
  printed: z.optional(printedFiguresSchema),
  /** Unknown to the players until the game master shows them. */
  hidden: z.optional(z.boolean()),
  /** What the game master notes about them. */
  notes: optionalText,
});

/** Something that ends: a spell, a torch, a reinforcement on its way. */
export const reminderSchema = z.looseObject({
  text,
  /** The fighter whom it is about; empty for all. */
  fighter: text,
  /** The second of the encounter's clock at which it ends. */
  ends: count,
});

/** The maximum number of reminders of an encounter. */
export const maxReminders = 100;

/** A line of the log: an event of a round, as a sentence. */
export const encounterLogLineSchema = z.looseObject({
  round: count,
  text,
  /** For the game master alone: about somebody who was hidden at the time. */
  secret: z.optional(z.boolean()),
});

/** An encounter but for its fighters. */
export const encounterSchema = z.looseObject({
  id: text,
  name: text,
  /** The round of the fight, from 1; 0 before it begins. */
  round: count,
  /** The key of the fighter whose turn it is; empty before the fight begins. */
  turnOf: text,
  /** The events, the oldest first. */
  log: rows(encounterLogLineSchema),
  /** Seconds that have passed outside of rounds: each round of a fight is a second more. */
  seconds: z.optional(z.int().check(z.gte(0), z.lte(1_000_000))),
  /** What ends when, by that clock. */
  reminders: z.optional(z.array(reminderSchema).check(z.maxLength(maxReminders))),
  setAside: rows(quarantinedValueSchema),
});

export type Reminder = Readonly<Known<z.infer<typeof reminderSchema>>>;

/** A character in an encounter: a separate copy, with its state of play. */
export interface Fighter extends Readonly<Known<z.infer<typeof fighterSchema>>> {
  readonly character: SavedCharacter;
}

/** Several characters in a fight. */
export interface Encounter extends Readonly<Known<z.infer<typeof encounterSchema>>> {
  readonly fighters: readonly Fighter[];
}

/** An encounter without fighters. */
export const blankEncounter = (id: string, name = ''): Encounter => ({
  ...z.parse(encounterSchema, { id, name }),
  fighters: [],
});

/** The display name of an encounter without a name. */
export const unnamedEncounter = 'Unnamed encounter';
