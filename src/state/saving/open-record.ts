import { nameOrKind, type SavedCharacter } from '../../character/character.ts';
import { done } from '../../engine/result.ts';
import { rulesetAbout } from '../../rules/rulesets.ts';
import type { Outcome } from '../../storage/storage-problem.ts';
import { blankSaved, ensureRuleset, openCharacter, useCharacterStore } from '../character/character-store.ts';
import type { RecordSaver } from './record-saver.ts';
import { sameContent } from './same-content.ts';
import { characterSaver } from './saver.ts';

/**
 * Opens a stored record in place of the open one, which stays stored. Returns false if its rules could not be loaded; the open one is then
 * unchanged. A record that this tab could not store yet opens with its newest changes; an unreadable one is quarantined, and the problem
 * says why.
 */
export async function openRecord<Saved>({ kind, autosave }: RecordSaver<Saved>, id: string): Promise<Outcome<boolean>> {
  await autosave.flush();
  if (kind.open()?.id === id) return done(true);
  const unsaved = autosave.unsaved().find((pending) => pending.id === id);
  const loaded = unsaved ? done({ saved: unsaved.saved, revision: unsaved.basedOn }) : await kind.load(id);
  if (!loaded.ok) {
    await kind.quarantine(id, loaded.error);
    return loaded;
  }
  const { revision, saved } = loaded.value;
  if (!(await kind.ensureRules(saved))) return done(false);
  if (!unsaved) autosave.setBaseRevision(id, revision, saved);
  kind.openRecord(id, saved);
  return done(true);
}

/** Reads a record without opening it, with its newest changes. */
export async function readNewest<Saved>({ kind, autosave }: RecordSaver<Saved>, id: string) {
  await autosave.flush();
  const open = kind.open();
  const saved = open?.id === id ? open.saved : autosave.unsaved().find((pending) => pending.id === id)?.saved;
  return saved === undefined ? kind.load(id) : done({ saved, revision: autosave.revision(id) });
}

/** Opens a stored character as {@link openRecord} does; one in the bin is restored. */
export async function openStored(id: string): Promise<Outcome<boolean>> {
  const isOpen = useCharacterStore.getState().id === id;
  const opened = await openRecord(characterSaver, id);
  if (!opened.ok || !opened.value || isOpen) return opened;
  const { restoreFromBin } = await import('../library/restore-from-bin.ts');
  await restoreFromBin([id]);
  return opened;
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
    former: nameOrKind(former.saved.character),
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
