import { lazy } from 'react';
import { closeOwnEntry, useOwnEntryStore } from '../../state/view/own-entry-store.ts';
import { ScreenPart } from '../failure/screen-part.tsx';

const dialogs = {
  traits: lazy(() => import('../own-entry/own-trait-dialog.tsx')),
  skills: lazy(() => import('../own-entry/own-skill-dialog.tsx')),
  spells: lazy(() => import('../own-entry/own-spell-dialog.tsx')),
  equipment: lazy(() => import('../own-entry/own-item-dialog.tsx')),
};

/** The dialog of the kept entry that is being edited, if any. */
export function EditedEntry() {
  const target = useOwnEntryStore((state) => (state.target?.kept === undefined ? null : state.target));
  if (!target) return null;
  const EntryDialog = dialogs[target.chapter];
  return (
    <ScreenPart name="This dialog" onClose={closeOwnEntry}>
      <EntryDialog target={target} />
    </ScreenPart>
  );
}
