import { describeSaving, useSavingStore } from '../../state/saving/saving-store.ts';
import { usePendingDrafts } from '../../ui/use-draft.ts';

/** In a word or two, whether a character or an encounter and all typed text is stored. Why it failed is in a separate notice. */
export function SavingState({ of }: { of: 'character' | 'encounter' }) {
  const saving = useSavingStore((all) => all[of]);
  const pending = usePendingDrafts();
  return (
    <span className="saving-state" data-state={saving.state}>
      {describeSaving(saving, pending)}
    </span>
  );
}
