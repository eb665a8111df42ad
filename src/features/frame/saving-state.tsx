import { savingWords, useSavingStore } from '../../state/saving/saving-store.ts';
import { usePendingDrafts } from '../../ui/pending-drafts.ts';

/** Whether the character is stored, with all that was typed, in a word or two. The reason, when it is not, stands in a notice of its own. */
export function SavingState() {
  const saving = useSavingStore();
  const waiting = usePendingDrafts();
  return (
    <span className="saving-state" data-state={saving.state}>
      {savingWords(saving, waiting)}
    </span>
  );
}
