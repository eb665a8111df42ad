import { create } from 'zustand';
import { openDialog } from './view-store.ts';

/** The text that the dialog for stat blocks opens with. */
export const useOfferedStatBlock = create<{ readonly text: string; readonly count: number }>()(() => ({
  text: '',
  count: 0,
}));

/** Opens the dialog for stat blocks with a text, or empty. */
export function offerStatBlock(text = ''): void {
  useOfferedStatBlock.setState(({ count }) => ({ text, count: count + 1 }));
  openDialog('stat-block');
}
