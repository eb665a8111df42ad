/** Notes kept in this browser about exports of characters to files. Times are in ISO 8601. */
export interface DurabilityNotes {
  /** True once the browser was asked for persistent storage. */
  readonly asked: boolean;
  /** When the player was last reminded to save characters to files. */
  readonly reminded: string | null;
  /** By id, the time when a character was last written to a file, alone or with others, or read from one. */
  readonly exported: Readonly<Record<string, string>>;
  /** By id, the time of a character's first change after that. */
  readonly changed: Readonly<Record<string, string>>;
}

/** The fields of a character that matter for the reminder. */
interface ReminderSubject {
  readonly id: string;
  readonly name: string;
  readonly updated: string;
  readonly binned: string | null;
}

const millisecondsPerDay = 86_400_000;
/** Days from the first unexported change to the reminder. */
const daysToReminder = 14;
/** Minimum days between two reminders. */
const daysBetweenReminders = 7;

/** Reads notes from storage; invalid parts are left out. */
export function readNotes(value: unknown): DurabilityNotes {
  const notes: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {};
  const { reminded } = notes;
  return {
    asked: notes.asked === true,
    reminded: typeof reminded === 'string' ? reminded : null,
    exported: readTimes(notes.exported),
    changed: readTimes(notes.changed),
  };
}

function readTimes(value: unknown): Record<string, string> {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** Returns the notes after a change of a character: only its first change since the last export counts. */
export function noteChange(notes: DurabilityNotes, id: string, now: Date): DurabilityNotes {
  return Object.hasOwn(notes.changed, id)
    ? notes
    : { ...notes, changed: { ...notes.changed, [id]: now.toISOString() } };
}

/** Returns the notes after characters were written to a file. */
export function noteExport(notes: DurabilityNotes, ids: readonly string[], now: Date): DurabilityNotes {
  const when = now.toISOString();
  const saved = new Set(ids);
  return {
    ...notes,
    exported: { ...notes.exported, ...Object.fromEntries(ids.map((id) => [id, when])) },
    changed: Object.fromEntries(Object.entries(notes.changed).filter(([id]) => !saved.has(id))),
  };
}

/** Returns the time since when a character has unexported changes; null if none are known. */
function unexportedSince(
  { id, name, updated }: ReminderSubject,
  { changed, exported }: DurabilityNotes,
): string | null {
  if (Object.hasOwn(changed, id)) return changed[id] ?? null;
  // A character older than the notes; one without a name is not worth a reminder.
  return Object.hasOwn(exported, id) || name === '' ? null : updated;
}

/**
 * Returns whether to remind the player to save characters to files: if the browser has not promised persistent storage
 * (`persisted` is false, or null if unknown), a character outside the bin has had unexported changes for 14 days, and the
 * last reminder was at least a week ago. Invalid and future times are never due.
 */
export function reminderDue(
  now: Date,
  persisted: boolean | null,
  notes: DurabilityNotes,
  characters: readonly ReminderSubject[],
): boolean {
  if (persisted === true) return false;
  const daysSince = (when: string | null) =>
    when === null ? Number.NaN : (now.getTime() - Date.parse(when)) / millisecondsPerDay;
  if (daysSince(notes.reminded) < daysBetweenReminders) return false;
  return characters.some(
    (character) => character.binned === null && daysSince(unexportedSince(character, notes)) >= daysToReminder,
  );
}
