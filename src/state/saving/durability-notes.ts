/** What is remembered, in this browser, of files that characters were saved to. Times are in ISO 8601. */
export interface DurabilityNotes {
  /** The browser was asked to keep what is stored. */
  readonly asked: boolean;
  /** When the player was last reminded to save characters to files. */
  readonly reminded: string | null;
  /** By id, when a character was last saved to a file, alone or with others, or read from one. */
  readonly exported: Readonly<Record<string, string>>;
  /** By id, when a character was first changed after that. */
  readonly changed: Readonly<Record<string, string>>;
}

/** What of a character matters for the reminder. */
interface Kept {
  readonly id: string;
  readonly name: string;
  readonly updated: string;
  readonly binned: string | null;
}

const day = 86_400_000;
/** How long a changed character may go without being saved to a file before the player is reminded, in days. */
const patience = 14;
/** How long it is at least from one reminder to the next, in days. */
const pause = 7;

/** Notes out of storage; what cannot be read is as if it had never been noted. */
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

/** The notes after a character was changed: the first change since it was saved to a file counts. */
export function noteChange(notes: DurabilityNotes, id: string, now: Date): DurabilityNotes {
  return id in notes.changed ? notes : { ...notes, changed: { ...notes.changed, [id]: now.toISOString() } };
}

/** The notes after characters were saved to a file. */
export function noteExport(notes: DurabilityNotes, ids: readonly string[], now: Date): DurabilityNotes {
  const when = now.toISOString();
  const saved = new Set(ids);
  return {
    ...notes,
    exported: { ...notes.exported, ...Object.fromEntries(ids.map((id) => [id, when])) },
    changed: Object.fromEntries(Object.entries(notes.changed).filter(([id]) => !saved.has(id))),
  };
}

/** Since when a character has changes that are in no file; null when it has none that are known of. */
function inNoFileSince({ id, name, updated }: Kept, { changed, exported }: DurabilityNotes): string | null {
  if (id in changed) return changed[id] ?? null;
  // One of before these notes were kept; one without a name is nothing to be missed.
  return id in exported || name === '' ? null : updated;
}

/**
 * Whether to remind the player to save characters to files: the browser has not promised to keep them (`persisted` is
 * false or, where it does not say, null), one that is not in the bin has had changes for 14 days that are in no file, and
 * the last reminder was a week ago. Times that cannot be read, or are in the future, never are due.
 */
export function reminderDue(
  now: Date,
  persisted: boolean | null,
  notes: DurabilityNotes,
  characters: readonly Kept[],
): boolean {
  if (persisted === true) return false;
  const daysSince = (when: string | null) => (when === null ? Number.NaN : (now.getTime() - Date.parse(when)) / day);
  if (daysSince(notes.reminded) < pause) return false;
  return characters.some((each) => each.binned === null && daysSince(inNoFileSince(each, notes)) >= patience);
}
