import { createContext } from 'react';

/** How sheets are fitted on their pages, chosen by who draws them for print. */
export interface Fitting {
  /** Awaited before a sheet is measured, so that the page stays responsive; undefined: it is fitted before it is seen. */
  readonly rest: (() => Promise<void>) | undefined;
  /** Called whenever a sheet is drawn as it fits. */
  readonly onFit: () => void;
}

export const FittingContext = createContext<Fitting | null>(null);
