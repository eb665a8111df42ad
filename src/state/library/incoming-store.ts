import { create } from 'zustand';
import { openDialog } from '../view/view-store.ts';
import type { IncomingList } from './incoming.ts';

/** What was read of a library file or of several files, for the dialog 'library-in' to ask about; null when there is none. */
export const useIncomingStore = create<{ readonly from: string; readonly list: IncomingList | null }>()(() => ({
  from: '',
  list: null,
}));

/** Asks the player what to take in of a list. `from` says where it came from: "characters.json", "3 files". */
export function askAboutIncoming(from: string, list: IncomingList): void {
  useIncomingStore.setState({ from, list });
  openDialog('library-in');
}
