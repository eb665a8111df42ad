import { create } from 'zustand';
import type { Saving } from '../saving/saving-store.ts';

/** Whether the open encounter is stored. Only its autosave writes it. */
export const useEncounterSaving = create<Saving>()(() => ({ state: 'saved' }));

/** Replaces the state, so that no earlier problem remains. */
export const setEncounterSaving = (saving: Saving): void => useEncounterSaving.setState(saving, true);
