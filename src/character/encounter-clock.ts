import { type Encounter, encounterSchema, maxReminders, type Reminder, reminderSchema } from './encounter.ts';
import { fighterName, takesTurns } from './encounter-edits.ts';
import { clampToSchema } from './schema-parts.ts';

/** Seconds since the encounter began: a round is a second, and time between fights is added by hand. */
export const clockOf = ({ seconds = 0, round }: Pick<Encounter, 'seconds' | 'round'>): number =>
  seconds + Math.max(0, round - 1);

/** "0:07", "12:30", "1:05:00". */
export function formatClock(seconds: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** Adds something that ends after so many seconds, as far as there is room for it (100). */
export function addReminder(
  encounter: Encounter,
  { text, fighter, after }: Pick<Reminder, 'text' | 'fighter'> & { readonly after: number },
): Encounter {
  const { reminders = [] } = encounter;
  if (reminders.length >= maxReminders || text === '') return encounter;
  const added = clampToSchema(reminderSchema, { text, fighter, ends: clockOf(encounter) + Math.max(0, after) });
  return { ...encounter, reminders: [...reminders, added].sort((one, other) => one.ends - other.ends) };
}

/** Removes the reminder at a place of the list. */
export const removeReminder = (encounter: Encounter, at: number): Encounter =>
  withReminders(
    encounter,
    (encounter.reminders ?? []).filter((_, index) => index !== at),
  );

function withReminders(encounter: Encounter, reminders: readonly Reminder[]): Encounter {
  const { reminders: _, ...rest } = encounter;
  return reminders.length === 0 ? rest : { ...rest, reminders: [...reminders] };
}

/** Lets time pass outside of rounds. */
export const passTime = (encounter: Encounter, seconds: number): Encounter => ({
  ...encounter,
  seconds: clampToSchema(encounterSchema.shape.seconds, (encounter.seconds ?? 0) + seconds),
});

/** What a reminder is about: "Shield (Anna)". */
export function describeReminder({ fighters }: Encounter, { text, fighter }: Reminder): string {
  const who = fighters.find(({ key }) => key === fighter);
  return who ? `${text} (${fighterName(who)})` : text;
}

/** Takes out what has ended by now, with a sentence for each: "Shield (Anna) ends." */
export function endReminders(encounter: Encounter): {
  readonly encounter: Encounter;
  readonly sentences: readonly string[];
} {
  const now = clockOf(encounter);
  const { reminders = [] } = encounter;
  const ended = reminders.filter(({ ends }) => ends <= now);
  if (ended.length === 0) return { encounter, sentences: [] };
  return {
    encounter: withReminders(
      encounter,
      reminders.filter(({ ends }) => ends > now),
    ),
    sentences: ended.map((reminder) => `${describeReminder(encounter, reminder)} ends.`),
  };
}

/** The losses of a side: who is dead, unconscious, fled or gone. */
interface SideLosses {
  readonly side: string;
  readonly down: number;
  readonly all: number;
}

/** The losses of each side that has more than one fighter, in the order of the list. */
function lossesOf({ fighters }: Encounter): readonly SideLosses[] {
  const sides = [...new Set(fighters.map(({ side }) => side))].filter(Boolean);
  return sides
    .map((side) => {
      const all = fighters.filter((fighter) => fighter.side === side);
      return { side, down: all.filter((fighter) => !takesTurns(fighter)).length, all: all.length };
    })
    .filter(({ all }) => all > 1);
}

/**
 * When a side may lose heart: at its first casualty, and when half of it is down. The last of these that a side has come to, as a sentence;
 * none while somebody stands alone or nobody is left.
 */
export const moraleReminders = (encounter: Encounter): readonly string[] =>
  lossesOf(encounter).flatMap(({ side, down, all }) => {
    if (down === 0 || down === all) return [];
    if (2 * down >= all) return [`${side}: half are down (${down} of ${all}). Do they fight on?`];
    return [`${side}: the first is down. Do they fight on?`];
  });
