import { ownValue } from '../../engine/own-value.ts';
import { changeSetting, readSetting } from '../../storage/settings.ts';
import { listSummaries } from '../../storage/summaries.ts';
import { useCharacterStore } from '../character/character-store.ts';
import { storedListeners } from './saver.ts';
import { useSavingStore } from './saving-store.ts';

/** Notes kept in this browser about exports of characters to files. Times are in ISO 8601. */
interface DurabilityNotes {
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

/** The name of the setting that holds the notes. */
const setting = 'keeping';

/** Updates the store from the browser's StorageManager and the notes. Never throws. */
export async function refreshDurability(): Promise<void> {
  const storage = storageManager();
  const [persisted, estimate, notes] = await Promise.all([
    orNull(storage?.persisted?.()),
    orNull(storage?.estimate?.()),
    readSetting(setting),
  ]);
  const { usage, quota } = estimate ?? {};
  const room = usage === undefined || quota === undefined ? null : { used: usage, of: quota };
  const { id } = useCharacterStore.getState();
  const exported = notes.ok ? (ownValue(readNotes(notes.value).exported, id) ?? null) : null;
  useSavingStore.setState({ durability: { persisted, exported, room } });
}

/** Records that characters were written to a file, or read from one, in their current state. Never throws. */
export async function markExported(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await changeSetting(setting, (before) => noteExport(readNotes(before), ids, new Date()));
  for (const id of ids) noted.delete(id);
  await refreshDurability();
}

/** Ids of characters whose change is already in the notes. */
const noted = new Set<string>();

/**
 * Starts to note changes, and requests persistent storage once, after the first edit. Returns a function that stops it.
 */
export function watchDurability(): () => void {
  const onStored = (id: string) => {
    const open = useCharacterStore.getState();
    if (open.id === id && open.lastEdit !== '') void afterEdit(id);
  };
  storedListeners.push(onStored);
  const unsubscribe = useCharacterStore.subscribe((now, before) => {
    if (now.id !== before.id) void refreshDurability();
  });
  return () => {
    storedListeners.splice(storedListeners.indexOf(onStored), 1);
    unsubscribe();
  };
}

async function afterEdit(id: string): Promise<void> {
  if (noted.has(id)) return;
  noted.add(id);
  let isFirstEdit = false;
  await changeSetting(setting, (before) => {
    const notes = readNotes(before);
    isFirstEdit = !notes.asked;
    return { ...noteChange(notes, id, new Date()), asked: true };
  });
  if (!isFirstEdit) return;
  const storage = storageManager();
  const persisted = await orNull(storage?.persisted?.());
  if (persisted === false && !promptsForPersistence()) await orNull(storage?.persist?.());
  await refreshDurability();
}

/** Returns whether to remind the player now to save characters to files, and if so records the reminder: once a week. */
export async function remindNow(now: Date = new Date()): Promise<boolean> {
  await refreshDurability();
  const [notes, list] = await Promise.all([readSetting(setting), listSummaries()]);
  if (!notes.ok || !list.ok) return false;
  if (!reminderDue(now, useSavingStore.getState().durability.persisted, readNotes(notes.value), list.value))
    return false;
  await changeSetting(setting, (before) => ({ ...readNotes(before), reminded: now.toISOString() }));
  return true;
}

/**
 * Returns true if the browser prompts the player for persistent storage. Only Firefox does, which can only
 * be detected by its name. There the request waits until the player makes it in the list of characters.
 */
const promptsForPersistence = (): boolean => /\bFirefox\//.test(globalThis.navigator?.userAgent ?? '');

/** The browser's StorageManager; missing in old browsers and on insecure pages. */
const storageManager = (): Partial<StorageManager> | undefined => globalThis.navigator?.storage;

async function orNull<Value>(promise: Promise<Value> | undefined): Promise<Value | null> {
  try {
    return (await promise) ?? null;
  } catch {
    return null;
  }
}
