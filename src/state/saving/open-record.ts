import type { SavedCharacter } from '../../character/saved-character.ts';
import { rulesetAbout, rulesetIds } from '../../rules/rulesets.ts';
import { loadCharacter } from '../../storage/current-character.ts';
import type { Outcome } from '../../storage/storage-problem.ts';
import { blankSaved, openCharacter, useCharacterStore } from '../character/character-store.ts';
import { ensureRuleset } from '../character/ruleset-gate.ts';
import { sameContent } from './same-content.ts';
import { autosave } from './saver.ts';

/**
 * Opens a stored character in place of the open one, which stays stored. Returns false if its ruleset could not be loaded;
 * the open one is then unchanged. A character that this tab could not store yet opens with its newest changes; one in the
 * bin is restored; an unreadable one is quarantined, and the problem says why.
 */
export async function openStored(id: string): Promise<Outcome<boolean>> {
  await autosave.flush();
  if (useCharacterStore.getState().id === id) return { ok: true, value: true };
  const unsaved = autosave.unsaved().find((pending) => pending.id === id);
  if (unsaved) {
    const isLoaded = await ensureRuleset(unsaved.saved.ruleset);
    if (isLoaded) openCharacter(unsaved.saved, id);
    return { ok: true, value: isLoaded };
  }
  const loaded = await loadCharacter(id, { rulesets: rulesetIds });
  if (!loaded.ok) {
    const { quarantineUnreadable } = await import('./restore-other.ts');
    const quarantineKey = await quarantineUnreadable(id, loaded.problem);
    if (quarantineKey !== null) (await import('../library/library-store.ts')).patchLibrary([], [id]);
    return loaded;
  }
  const { revision, saved } = loaded.value;
  if (!(await ensureRuleset(saved.ruleset))) return { ok: true, value: false };
  autosave.setBaseRevision(id, revision, saved);
  openCharacter(saved, id);
  const { restoreFromBin } = await import('../library/restore-from-bin.ts');
  await restoreFromBin([id]);
  return { ok: true, value: true };
}

/** Returns true while the open character is blank: the next character to be opened reuses its record. */
export function isOpenUntouched(): boolean {
  const { saved } = useCharacterStore.getState();
  return sameContent(saved, blankSaved(saved.ruleset)) || sameContent(saved, startingSaved(saved.ruleset));
}

/** The result of opening a character: the name of the previous one, and how to return to it unless it was blank. */
export interface Opened {
  readonly former: string;
  readonly back: (() => void) | null;
}

/**
 * Opens a character in a separate record, and returns how to go back to the previous one; null if its ruleset could not be
 * loaded. A blank previous character leaves no record behind and cannot be returned to.
 */
export async function openAnother(saved: SavedCharacter): Promise<Opened | null> {
  if (!(await ensureRuleset(saved.ruleset))) return null;
  const former = useCharacterStore.getState();
  const untouched = isOpenUntouched();
  openCharacter(saved, untouched ? former.id : undefined);
  return {
    former: former.saved.character.name,
    back: untouched ? null : () => openCharacter(former.saved, former.id),
  };
}

/** Returns a blank character in the usual setting of its ruleset. */
function startingSaved(rulesetId: string): SavedCharacter {
  const saved = blankSaved(rulesetId);
  const campaign = { ...saved.character.campaign, ...rulesetAbout(rulesetId).usualSetting };
  return { ...saved, character: { ...saved.character, campaign } };
}

/** Opens a blank character, in the usual setting of its ruleset, in a separate record. */
export const openBlank = (rulesetId: string): Promise<Opened | null> => openAnother(startingSaved(rulesetId));
