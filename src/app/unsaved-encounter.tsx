import { lazy } from 'react';
import { useSavingStore } from '../state/saving/saving-store.ts';
import { useViewStore } from '../state/view/view-store.ts';

const EncounterNotSaved = lazy(async () => ({
  default: (await import('../features/encounter/encounter-not-saved.tsx')).EncounterNotSaved,
}));

/** Says on the page why an encounter is not stored, while the encounter screen, which says so itself, is closed. */
export function UnsavedEncounter() {
  const notSaved = useSavingStore(({ encounter }) => encounter.state === 'failed');
  const isOnScreen = useViewStore((view) => view.encounter);
  return notSaved && !isOnScreen && <EncounterNotSaved />;
}
