import { describeSaving, useSavingStore } from '../../state/saving/saving-store.ts';
import { usePendingDrafts } from '../../ui/pending-drafts.ts';

/** In a word or two, whether the character and all typed text is stored. The reason for a failure is in a separate notice. */
export function SavingState() {
  const saving = useSavingStore();
  const pending = usePendingDrafts();
  return (
    <span className="saving-state" data-state={saving.state}>
      {describeSaving(saving, pending)}
    </span>
  );
}
