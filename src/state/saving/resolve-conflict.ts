import { newId } from '../../character/edit-rows.ts';
import { done } from '../../engine/result.ts';
import type { Outcome } from '../../storage/storage-problem.ts';
import type { RecordSaver } from './record-saver.ts';
import { useSavingStore } from './saving-store.ts';

interface Conflict<Saved> {
  readonly id: string;
  readonly saved: Saved;
  readonly isOpen: boolean;
  /** True if both tabs have made the same change. */
  readonly isSame: boolean;
}

/** Returns the part of this tab that conflicts with a record stored by another tab; null without a conflict. */
function findConflict<Saved>({ kind, autosave }: RecordSaver<Saved>): Conflict<Saved> | null {
  const saving = useSavingStore.getState()[kind.noun];
  if (saving.state !== 'failed' || saving.problem.code !== 'saved-elsewhere') return null;
  const open = kind.open();
  const id = saving.id ?? open?.id ?? '';
  const isOpen = id === open?.id;
  const saved = isOpen ? open?.saved : autosave.unsaved().find((pending) => pending.id === id)?.saved;
  return saved === undefined ? null : { id, saved, isOpen, isSame: saving.problem.isSame ?? false };
}

/**
 * Resolves a conflict with another tab. `mine` overwrites its stored state, which is kept as a copy (a version of a
 * character, a separate encounter); `theirs` shows that state here, which can be undone, and keeps this tab's state in
 * the same way; `both` continues here in a separate record, with its history. On a problem nothing is changed; without
 * a conflict nothing is done.
 */
export function resolveConflict<Saved>(
  saver: RecordSaver<Saved>,
  keep: 'mine' | 'theirs' | 'both',
): Promise<Outcome<null>> {
  const conflict = findConflict(saver);
  if (!conflict) return Promise.resolve(done(null));
  return { mine: keepMine, theirs: keepTheirs, both: keepBoth }[keep](saver, conflict);
}

async function keepMine<Saved>(saver: RecordSaver<Saved>, { id, isOpen, isSame }: Conflict<Saved>) {
  const { kind, autosave } = saver;
  const kept = isSame ? await kind.readRevision(id) : await kind.keepStored(id);
  if (!kept.ok) return kept;
  if (kept.value) autosave.setBaseRevision(id, kept.value);
  await (isOpen ? saver.storeNow() : autosave.flush());
  return done(null);
}

async function keepTheirs<Saved>({ kind, autosave }: RecordSaver<Saved>, conflict: Conflict<Saved>) {
  const { id, isOpen, isSame } = conflict;
  const theirs = await kind.load(id);
  if (!theirs.ok) return theirs;
  const { revision, saved } = theirs.value;
  if (isOpen && !(await kind.ensureRules(saved))) return done(null); // a notice says why
  const open = kind.open();
  const mine = open?.id === id ? open.saved : conflict.saved;
  if (!isSame || !kind.isSame(mine, saved)) {
    const kept = await kind.keepUnsaved(id, mine);
    if (!kept.ok) return kept;
  }
  autosave.setBaseRevision(id, revision, saved);
  autosave.forget(id);
  if (kind.open()?.id === id) kind.show(saved, 'Taken from another tab');
  return done(null);
}

async function keepBoth<Saved>({ kind, autosave }: RecordSaver<Saved>, { id, saved, isOpen }: Conflict<Saved>) {
  const copy = newId();
  if (isOpen) {
    autosave.forget(id);
    kind.continueAs(copy);
    await autosave.flush();
    return done(null);
  }
  const stored = await kind.store(copy, saved, 0);
  if (!stored.ok) return stored;
  autosave.forget(id);
  return done(null);
}
