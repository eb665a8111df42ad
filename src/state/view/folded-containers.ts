import { create } from 'zustand';

interface FoldedContainers {
  /** The keys of the containers of traits and skills whose contents are not shown. */
  readonly folded: ReadonlySet<string>;
}

/** Which containers are folded on the screen; all are open when a character is opened. */
export const useFoldedContainers = create<FoldedContainers>(() => ({ folded: new Set() }));

/** Folds a container, or shows its contents again. */
export function toggleContainer(key: string): void {
  const folded = new Set(useFoldedContainers.getState().folded);
  if (!folded.delete(key)) folded.add(key);
  useFoldedContainers.setState({ folded });
}
