import type { SavedCharacter } from '../../character/character.ts';
import { newId } from '../../character/edit-rows.ts';
import { ensureRuleset, openCharacter, useCharacterStore } from '../character/character-store.ts';
import { notify } from '../view/notices.ts';
import { emergencyKeys, emergencySaveKeys, type Unsaved } from './autosave.ts';
import { type RecordSaver, withArticle } from './record-saver.ts';
import type { RestoreOutcome } from './restore-outcome.ts';
import { characterSaver } from './saver.ts';

/** The emergency saves of earlier pages. Unreadable ones are skipped and kept in localStorage. */
export interface EmergencySave<Saved> {
  readonly unsaved: readonly Unsaved<Saved>[];
  /** Removes the data read, once it is stored. */
  readonly forget: () => void;
  /** Puts it back. */
  readonly putBack: () => void;
}

/** Reads the emergency saves of earlier pages. */
export async function readEmergencySave<Saved>({ kind }: RecordSaver<Saved>): Promise<EmergencySave<Saved>> {
  const unsaved: Unsaved<Saved>[] = [];
  const texts = new Map<string, string>();
  for (const key of emergencySaveKeys(emergencyKeys[kind.noun])) {
    const text = localStorage.getItem(key) ?? '';
    const entries = await readEntries(text, kind.fromText);
    unsaved.push(...entries);
    if (entries.length > 0) texts.set(key, text);
  }
  return {
    unsaved,
    forget: () => {
      for (const key of texts.keys()) localStorage.removeItem(key);
    },
    putBack: () => {
      for (const [key, text] of texts) localStorage.setItem(key, text);
    },
  };
}

type FromText<Saved> = (text: string) => Promise<Saved | null>;

async function readEntries<Saved>(text: string, fromText: FromText<Saved>): Promise<Unsaved<Saved>[]> {
  try {
    const entries: unknown = JSON.parse(text);
    if (!Array.isArray(entries)) return [];
    return (await Promise.all(entries.map((entry) => readEntry(entry, fromText)))).flat();
  } catch {
    return [];
  }
}

async function readEntry<Saved>(entry: unknown, fromText: FromText<Saved>): Promise<Unsaved<Saved>[]> {
  if (typeof entry !== 'object' || entry === null) return [];
  if (!('id' in entry && 'basedOn' in entry && 'text' in entry)) return [];
  const { id, basedOn, text } = entry;
  if (typeof id !== 'string' || typeof basedOn !== 'number' || typeof text !== 'string') return [];
  const saved = await fromText(text);
  return saved === null ? [] : [{ id, basedOn, saved }];
}

/**
 * Stores the changes that earlier pages could not. If another tab has stored something else since, both are kept, and a
 * notice says so. Returns the changes that still cannot be stored, which become the emergency save of this page.
 */
export async function recoverEmergencySave<Saved>(saver: RecordSaver<Saved>): Promise<readonly Unsaved<Saved>[]> {
  const { unsaved, forget, putBack } = await readEmergencySave(saver);
  const stillUnsaved: Unsaved<Saved>[] = [];
  for (const entry of unsaved) {
    if (await storeEntry(saver, entry)) continue;
    const isDuplicate = stillUnsaved.some(({ id }) => id === entry.id); // written by two tabs
    stillUnsaved.push(isDuplicate ? { ...entry, id: newId(), basedOn: 0 } : entry);
  }
  forget();
  if (!saver.writeEmergencySave(stillUnsaved)) putBack();
  return stillUnsaved;
}

/** Stores an entry, as a copy if another tab has stored something else. Returns whether it is stored. */
async function storeEntry<Saved>(
  { kind }: RecordSaver<Saved>,
  { id, saved, basedOn }: Unsaved<Saved>,
): Promise<boolean> {
  const stored = await kind.load(id);
  if (stored.ok && kind.isSame(stored.value.saved, saved)) return true;
  const outcome = await kind.store(id, saved, basedOn);
  if (outcome.ok || outcome.error.code !== 'saved-elsewhere') return outcome.ok;
  const copy = await kind.store(newId(), saved, 0);
  if (!copy.ok) return false;
  notify({
    kind: 'attention',
    about: kind.noun,
    title: `${kind.nameOf(saved)} was changed in two tabs`,
    text: `What the tab that was closed had not stored yet is ${withArticle[kind.noun]} of its own now. Both are in the list of ${kind.noun}s.`,
  });
  return true;
}

/** Makes the changes that could not be stored pending in the autosave. */
export function retryUnsaved<Saved>({ autosave }: RecordSaver<Saved>, unsaved: readonly Unsaved<Saved>[]): void {
  for (const { id, saved, basedOn } of unsaved) {
    autosave.setBaseRevision(id, basedOn);
    autosave.markChanged(id, saved);
  }
}

/**
 * Continues with the characters that could not be stored: they become pending in the autosave, and the open one gets its newest changes.
 * Returns the resulting restore outcome.
 */
export async function continueWith(
  unsaved: readonly Unsaved<SavedCharacter>[],
  restored: RestoreOutcome,
): Promise<RestoreOutcome> {
  const { id } = useCharacterStore.getState();
  const last = restored.kind === 'character' ? unsaved.find((entry) => entry.id === id) : unsaved.at(-1);
  const opens = last !== undefined && (await ensureRuleset(last.saved.ruleset));
  if (opens) openCharacter(last.saved, last.id);
  retryUnsaved(characterSaver, unsaved);
  return opens && restored.kind === 'nothing' ? { ...restored, kind: 'character', report: [] } : restored;
}
