import type { CustomEntry } from '../../character/custom-entry.ts';
import type { SavedEntry } from '../../state/library/library-state.ts';
import type { Outcome } from '../../state/library/library-store.ts';
import { notify } from '../../state/view/notices.ts';
import { announce } from '../../ui/announce.ts';

/** The code that changes saved custom entries is loaded on demand: most visits change none. */
const load = () => import('../../state/library/custom-entries.ts');

/** Saves a custom entry for all characters, with a notice that can undo it. */
export async function keepForAll(entry: CustomEntry): Promise<void> {
  const { keepCustomEntry, undoCustomEntries } = await load();
  const kept = await keepCustomEntry(entry);
  if (!kept.ok) return notifyProblem(entry.own.name, kept);
  const { before } = kept.value;
  const title =
    before.length > 0 ? `${entry.own.name} is changed in My entries` : `${entry.own.name} is saved for all characters`;
  notify({
    kind: 'information',
    title,
    text:
      before.length > 0
        ? 'Characters that already have a copy keep theirs.'
        : 'Every character’s lists show it under “My entries”.',
    actions: [{ label: 'Undo', run: () => void undoCustomEntries(kept.value) }],
  });
  announce(title);
}

/** Changes a saved custom entry. */
export async function changeKept(before: SavedEntry, entry: CustomEntry): Promise<void> {
  const { changeSavedEntry } = await load();
  const changed = await changeSavedEntry(before, entry);
  if (!changed.ok) return notifyProblem(entry.own.name, changed);
  announce(`${entry.own.name} changed in My entries`);
}

async function notifyProblem(name: string, outcome: Outcome<unknown>): Promise<void> {
  if (outcome.ok) return;
  const { describeSavingProblem } = await import('../../state/saving/saving-reason.ts');
  notify({
    kind: 'problem',
    title: `${name || 'The entry'} was not saved for all characters`,
    text: describeSavingProblem(outcome.error, 'entries'),
  });
}
