import { createContext, type ReactNode, useContext } from 'react';

const TabIndexContext = createContext<-1 | undefined>(undefined);

/** The default tab index of a control here: -1 inside of {@link NoTabStops}. */
export const useTabIndex = (): -1 | undefined => useContext(TabIndexContext);

/**
 * Takes the controls inside out of the Tab order, except those inside of a {@link TabStops}. Their container must offer
 * other keys to reach them, such as the arrow keys of a row.
 */
export function NoTabStops({ children }: { children: ReactNode }) {
  return <TabIndexContext value={-1}>{children}</TabIndexContext>;
}

interface TabStopsProps {
  /** False: the controls inside stay as they are. */
  when?: boolean;
  children: ReactNode;
}

/** Puts the controls inside back into the Tab order. */
export function TabStops({ when = true, children }: TabStopsProps) {
  const outside = useTabIndex();
  return <TabIndexContext value={when ? undefined : outside}>{children}</TabIndexContext>;
}
