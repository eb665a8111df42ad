import { savingReason } from '../../state/saving/saving-reason.ts';
import { useSavingStore } from '../../state/saving/saving-store.ts';
import { Notice } from '../../ui/notice.tsx';

/** Above the start page while the browser stores nothing: the reason, and the options. */
export function NothingSaved() {
  const saving = useSavingStore((all) => all.character);
  if (saving.state !== 'failed') return null;
  return (
    <Notice kind="problem" live title="Nothing can be saved">
      {savingReason(saving)}
    </Notice>
  );
}
