import { lazyScreen } from '../ui/lazy-screen.ts';

/** The sheet for print; it is never shown on the screen. */
export const printedSheet = lazyScreen<Record<never, never>>(
  async () => (await import('../features/print/printed-sheet.tsx')).PrintedSheet,
);
