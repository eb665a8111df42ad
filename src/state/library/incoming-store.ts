import { create } from 'zustand';
import { openDialog } from '../view/view-store.ts';
import type { IncomingList } from './incoming.ts';

/** The characters read from files, for the dialog 'library-in'; null if there are none. */
export const useIncomingStore = create<{ readonly from: string; readonly list: IncomingList | null }>()(() => ({
  from: '',
  list: null,
}));

/** Asks the player what to import from a list. `from` names its source: "characters.json", "3 files". */
export function askAboutIncoming(from: string, list: IncomingList): void {
  useIncomingStore.setState({ from, list });
  openDialog('library-in');
}
