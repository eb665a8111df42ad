import { create } from 'zustand';
import { changeSetting, readSetting } from '../../storage/settings.ts';
import { listSummaries } from '../../storage/summaries.ts';
import { useCharacterStore } from '../character/character-store.ts';
import { noteChange, noteExport, readNotes, reminderDue } from './durability-notes.ts';
import { afterStoring } from './saver.ts';

/** Whether this browser keeps what it stores, and what is also in files. */
export interface Keeping {
  /** True when the browser promised to keep it, false when it may clear it, null while that is not known. */
  readonly persisted: boolean | null;
  /** When the open character was last saved to a file, alone or with the library, or read from one, in ISO 8601; null for
   * never. */
  readonly exported: string | null;
  /** Bytes used and bytes there are for this site; null where the browser does not say. */
  readonly room: { readonly used: number; readonly of: number } | null;
}

export const useDurabilityStore = create<Keeping>()(() => ({ persisted: null, exported: null, room: null }));

/** The name of the setting that the notes are kept under. */
const setting = 'keeping';

/** Asks the browser how storage stands, and puts it into the store. Never throws. */
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
  const exported = notes.ok ? (readNotes(notes.value).exported[id] ?? null) : null;
  useDurabilityStore.setState({ persisted, exported, room });
}

/** Notes that characters are in a file as they are: they were saved to it, or read from it. Never throws. */
export async function markExported(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await changeSetting(setting, (before) => noteExport(readNotes(before), ids, new Date()));
  for (const id of ids) noted.delete(id);
  await refreshDurability();
}

/** Characters of which a change is known to be noted. */
const noted = new Set<string>();

/**
 * From now on, notes what is changed, and asks the browser once, after the first edit, to keep what is stored. Answers how
 * to stop.
 */
export function watchDurability(): () => void {
  const stored = (id: string) => {
    const open = useCharacterStore.getState();
    if (open.id === id && open.lastEdit !== '') void afterEdit(id);
  };
  afterStoring.push(stored);
  const unsubscribe = useCharacterStore.subscribe((now, before) => {
    if (now.id !== before.id) void refreshDurability();
  });
  return () => {
    afterStoring.splice(afterStoring.indexOf(stored), 1);
    unsubscribe();
  };
}

async function afterEdit(id: string): Promise<void> {
  if (noted.has(id)) return;
  noted.add(id);
  let ask = false;
  await changeSetting(setting, (before) => {
    const notes = readNotes(before);
    ask = !notes.asked;
    return { ...noteChange(notes, id, new Date()), asked: true };
  });
  if (!ask) return;
  const storage = storageManager();
  const kept = await orNull(storage?.persisted?.());
  if (kept === false && !putsItToThePlayer()) await orNull(storage?.persist?.());
  await refreshDurability();
}

/** Whether to remind the player now to save characters to files. When so, that is noted: it is asked for once a week. */
export async function remindNow(now: Date = new Date()): Promise<boolean> {
  await refreshDurability();
  const [notes, list] = await Promise.all([readSetting(setting), listSummaries()]);
  if (!notes.ok || !list.ok) return false;
  if (!reminderDue(now, useDurabilityStore.getState().persisted, readNotes(notes.value), list.value)) return false;
  await changeSetting(setting, (before) => ({ ...readNotes(before), reminded: now.toISOString() }));
  return true;
}

/**
 * Whether the browser decides by a question of its own over the page, which Firefox alone does and nothing but its name
 * tells. There it waits until the player asks for it, in the list of all characters.
 */
const putsItToThePlayer = (): boolean => /\bFirefox\//.test(globalThis.navigator?.userAgent ?? '');

/** What the browser has for this; missing in old ones, and on pages that did not come over a safe connection. */
const storageManager = (): Partial<StorageManager> | undefined => globalThis.navigator?.storage;

async function orNull<Value>(asked: Promise<Value> | undefined): Promise<Value | null> {
  try {
    return (await asked) ?? null;
  } catch {
    return null;
  }
}
