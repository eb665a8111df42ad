import { parseFile } from '../../character/file/parse-file.ts';
import { newId } from '../../character/new-id.ts';
import { rulesetIds } from '../../rules/rulesets.ts';
import { loadCharacter, saveCharacter } from '../../storage/current-character.ts';
import { openCharacter, useCharacterStore } from '../character/character-store.ts';
import { ensureRuleset } from '../character/ruleset-gate.ts';
import { appVersion } from '../updates/app-version.ts';
import { notify } from '../view/notice-store.ts';
import type { Unsaved } from './autosave.ts';
import { emergencySaveKey, writeEmergencySave } from './emergency-save.ts';
import type { RestoreOutcome } from './restore-outcome.ts';
import { sameContent } from './same-content.ts';
import { autosave } from './saver.ts';

const options = { rulesets: rulesetIds };

/** The emergency saves of earlier pages. Unreadable ones are skipped and kept in localStorage. */
export interface EmergencySave {
  readonly unsaved: readonly Unsaved[];
  /** Removes what was read, once it is stored. */
  readonly forget: () => void;
  /** Puts it back. */
  readonly putBack: () => void;
}

/** Reads the emergency saves of earlier pages. */
export function readEmergencySave(): EmergencySave {
  const unsaved: Unsaved[] = [];
  const texts = new Map<string, string>();
  try {
    // An early version had one key for all tabs.
    for (const key of Object.keys(localStorage)) {
      if (key !== emergencySaveKey && !key.startsWith(`${emergencySaveKey}.`)) continue;
      const text = localStorage.getItem(key) ?? '';
      const entries = readEntries(text);
      unsaved.push(...entries);
      if (entries.length > 0) texts.set(key, text);
    }
  } catch {
    // No localStorage.
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

function readEntries(text: string): Unsaved[] {
  try {
    const entries: unknown = JSON.parse(text);
    return Array.isArray(entries) ? entries.flatMap(readEntry) : [];
  } catch {
    return [];
  }
}

function readEntry(entry: unknown): Unsaved[] {
  if (typeof entry !== 'object' || entry === null) return [];
  if (!('id' in entry && 'basedOn' in entry && 'text' in entry)) return [];
  const { id, basedOn, text } = entry;
  if (typeof id !== 'string' || typeof basedOn !== 'number' || typeof text !== 'string') return [];
  const reading = parseFile(text, options);
  return reading.ok ? [{ id, basedOn, saved: reading.saved }] : [];
}

/**
 * Stores what earlier pages could not. If another tab has stored something else since, both are kept, and a notice says
 * so. Returns what still cannot be stored, which becomes the emergency save of this page.
 */
export async function recoverEmergencySave(): Promise<readonly Unsaved[]> {
  const { unsaved, forget, putBack } = readEmergencySave();
  const stillUnsaved: Unsaved[] = [];
  for (const entry of unsaved) {
    if (await storeEntry(entry)) continue;
    const isDuplicate = stillUnsaved.some(({ id }) => id === entry.id); // written by two tabs
    stillUnsaved.push(isDuplicate ? { ...entry, id: newId(), basedOn: 0 } : entry);
  }
  forget();
  if (!writeEmergencySave(stillUnsaved, appVersion)) putBack();
  return stillUnsaved;
}

/** Stores an entry, as a copy if another tab has stored something else. Returns whether it is stored. */
async function storeEntry({ id, saved, basedOn }: Unsaved): Promise<boolean> {
  const stored = await loadCharacter(id, options);
  if (stored.ok && sameContent(stored.value.saved, saved)) return true;
  const outcome = await saveCharacter(id, saved, appVersion, basedOn);
  if (outcome.ok || outcome.problem.code !== 'saved-elsewhere') return outcome.ok;
  const copy = await saveCharacter(newId(), saved, appVersion, 0);
  if (!copy.ok) return false;
  notify({
    kind: 'attention',
    title: `${saved.character.name || 'Unnamed character'} was changed in two tabs`,
    text: 'What the tab that was closed had not stored yet is a character of its own now. Both are in the list of characters.',
  });
  return true;
}

/**
 * Continues with what could not be stored: it becomes pending in the autosave, and the open character gets its newest
 * changes. Returns the resulting restore outcome.
 */
export async function continueWith(unsaved: readonly Unsaved[], restored: RestoreOutcome): Promise<RestoreOutcome> {
  const { id } = useCharacterStore.getState();
  const last = restored.kind === 'character' ? unsaved.find((entry) => entry.id === id) : unsaved.at(-1);
  const opens = last !== undefined && (await ensureRuleset(last.saved.ruleset));
  if (opens) openCharacter(last.saved, last.id);
  for (const entry of unsaved) {
    autosave.setBaseRevision(entry.id, entry.basedOn);
    autosave.markChanged(entry.id, entry.saved);
  }
  return opens && restored.kind === 'nothing' ? { ...restored, kind: 'character', report: [] } : restored;
}
