import { savingWords, useSavingStore } from '../../state/saving-store.ts';

/** Whether the character is stored, in a word or two. The reason, when it is not, stands in a notice of its own. */
export function SavingState() {
  const saving = useSavingStore();
  return (
    <span className="saving-state" data-state={saving.state}>
      {savingWords(saving)}
    </span>
  );
}
