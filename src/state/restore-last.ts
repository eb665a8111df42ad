import { rulesetIds } from '../catalog/entry.ts';
import type { FileRemark } from '../character/file/file-problem.ts';
import { currentId, listCharacters, loadCharacter, putAside, saveCharacter } from '../storage/current-character.ts';
import type { StorageProblem } from '../storage/storage-problem.ts';
import { appVersion } from './app-version.ts';
import { openCharacter } from './character-store.ts';
import { leaveLastWords, readLastWords } from './last-words.ts';
import { rulesetReady } from './ruleset-gate.ts';
import { sameContent } from './same-content.ts';
import { autosave } from './saver.ts';

const options = { rulesets: rulesetIds };

/** What was found in storage when the program started. */
export type Restored =
  | { readonly found: 'character'; readonly report: readonly FileRemark[] }
  | { readonly found: 'nothing' }
  /** A character whose ruleset could not be loaded; the player was told. It stays the one to be opened next time. */
  | { readonly found: 'not-loaded' }
  | { readonly found: 'problem'; readonly problem: StorageProblem };

/** Opens the character that was open last. One that cannot be read is put aside, and a blank one is open instead. */
export async function restoreLast(): Promise<Restored> {
  await storeLastWords();
  const last = await currentId();
  if (!last.ok) return { found: 'problem', problem: last.problem };
  const id = last.value ?? (await newestId());
  if (id === undefined) return { found: 'nothing' };
  const loaded = await loadCharacter(id, options);
  if (loaded.ok) {
    if (!(await rulesetReady(loaded.value.saved.ruleset))) return { found: 'not-loaded' };
    autosave.basedOn(id, loaded.value.revision);
    openCharacter(loaded.value.saved, id);
    return { found: 'character', report: loaded.value.report };
  }
  const { problem } = loaded;
  if (problem.code === 'no-such-character') return { found: 'nothing' };
  if (problem.code === 'unreadable' && problem.why.code !== 'newer-version') await putAside(id, problem.why.code);
  return { found: 'problem', problem };
}

/** Stores what the page before could not. Where another tab has stored something else since, both are kept. */
async function storeLastWords(): Promise<void> {
  const words = await readLastWords();
  for (const { id, saved, basedOn } of words) {
    const stored = await loadCharacter(id, options);
    if (stored.ok && sameContent(stored.value.saved, saved)) continue;
    const outcome = await saveCharacter(id, saved, appVersion, basedOn);
    if (!outcome.ok && outcome.problem.code === 'saved-elsewhere') {
      await saveCharacter(globalThis.crypto.randomUUID(), saved, appVersion, 0);
    } else if (!outcome.ok) return; // left where it is, for another time
  }
  if (words.length > 0) leaveLastWords([], appVersion);
}

async function newestId(): Promise<string | undefined> {
  const list = await listCharacters();
  return list.ok ? list.value[0]?.id : undefined;
}
