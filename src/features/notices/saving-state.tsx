import { describeSaving, type SavingStore } from '../../state/saving/saving-store.ts';
import { usePendingDrafts } from '../../ui/use-draft.ts';

/** In a word or two, whether a character or an encounter and all typed text is stored. Why it failed is in a separate notice. */
export function SavingState({ useSaving }: { useSaving: SavingStore }) {
  const saving = useSaving();
  const pending = usePendingDrafts();
  return (
    <span className="saving-state" data-state={saving.state}>
      {describeSaving(saving, pending)}
    </span>
  );
}
