import { rulesetIds } from '../../catalog/entry.ts';
import { parseFile } from '../../character/file/parse-file.ts';
import { newId } from '../../character/new-id.ts';
import { loadCharacter, saveCharacter } from '../../storage/current-character.ts';
import { openCharacter, useCharacterStore } from '../character/character-store.ts';
import { rulesetReady } from '../character/ruleset-gate.ts';
import { appVersion } from '../updates/app-version.ts';
import { notify } from '../view/notice-store.ts';
import type { Unsaved } from './autosave.ts';
import { emergencySaveKey, writeEmergencySave } from './emergency-save.ts';
import type { Restored } from './restored.ts';
import { sameContent } from './same-content.ts';
import { autosave } from './saver.ts';

const options = { rulesets: rulesetIds };

/** What pages of before left. What cannot be read is left out, and stays where it is. */
export interface EmergencySave {
  readonly unsaved: readonly Unsaved[];
  /** Takes away what was read, once it is stored. */
  readonly forget: () => void;
  /** Puts it back. */
  readonly putBack: () => void;
}

/** What the pages before left. */
export function readEmergencySave(): EmergencySave {
  const unsaved: Unsaved[] = [];
  const texts = new Map<string, string>();
  try {
    // A first version had one place for all tabs.
    for (const each of Object.keys(localStorage)) {
      if (each !== emergencySaveKey && !each.startsWith(`${emergencySaveKey}.`)) continue;
      const text = localStorage.getItem(each) ?? '';
      const read = readPlace(text);
      unsaved.push(...read);
      if (read.length > 0) texts.set(each, text);
    }
  } catch {
    // No such storage.
  }
  return {
    unsaved,
    forget: () => {
      for (const each of texts.keys()) localStorage.removeItem(each);
    },
    putBack: () => {
      for (const each of texts) localStorage.setItem(...each);
    },
  };
}

function readPlace(text: string): Unsaved[] {
  try {
    const words: unknown = JSON.parse(text);
    return Array.isArray(words) ? words.flatMap(readOne) : [];
  } catch {
    return [];
  }
}

function readOne(word: unknown): Unsaved[] {
  if (typeof word !== 'object' || word === null) return [];
  if (!('id' in word && 'basedOn' in word && 'text' in word)) return [];
  const { id, basedOn, text } = word;
  if (typeof id !== 'string' || typeof basedOn !== 'number' || typeof text !== 'string') return [];
  const reading = parseFile(text, options);
  return reading.ok ? [{ id, basedOn, saved: reading.saved }] : [];
}

/**
 * Stores what the pages before could not. Where another tab has stored something else since, both are kept, and the player
 * is told. Answers what cannot be stored now either, which is left by this page from then on.
 */
export async function recoverEmergencySave(): Promise<readonly Unsaved[]> {
  const { unsaved, forget, putBack } = readEmergencySave();
  const left: Unsaved[] = [];
  for (const word of unsaved) {
    if (await storeWord(word)) continue;
    const twice = left.some(({ id }) => id === word.id); // left by two tabs
    left.push(twice ? { ...word, id: newId(), basedOn: 0 } : word);
  }
  forget();
  if (!writeEmergencySave(left, appVersion)) putBack();
  return left;
}

/** Stores one of them, beside what another tab has stored if that is something else. Answers whether it is stored. */
async function storeWord({ id, saved, basedOn }: Unsaved): Promise<boolean> {
  const stored = await loadCharacter(id, options);
  if (stored.ok && sameContent(stored.value.saved, saved)) return true;
  const outcome = await saveCharacter(id, saved, appVersion, basedOn);
  if (outcome.ok || outcome.problem.code !== 'saved-elsewhere') return outcome.ok;
  const copy = await saveCharacter(newId(), saved, appVersion, 0);
  if (!copy.ok) return false;
  notify({
    kind: 'attention',
    title: `${saved.character.name || 'A character without a name'} was changed in two tabs`,
    text: 'What the tab that was closed had not stored yet is a character of its own now. Both are in the list of characters.',
  });
  return true;
}

/**
 * Goes on with what could not be stored: what was open is open with its newest changes, and all of it waits in the
 * autosave. Answers what there is open in the end.
 */
export async function continueWith(left: readonly Unsaved[], restored: Restored): Promise<Restored> {
  const { id } = useCharacterStore.getState();
  const last = restored.found === 'character' ? left.find((each) => each.id === id) : left.at(-1);
  const opens = last !== undefined && (await rulesetReady(last.saved.ruleset));
  if (opens) openCharacter(last.saved, last.id);
  for (const each of left) {
    autosave.basedOn(each.id, each.basedOn);
    autosave.changed(each.id, each.saved);
  }
  return opens && restored.found === 'nothing' ? { ...restored, found: 'character', report: [] } : restored;
}
