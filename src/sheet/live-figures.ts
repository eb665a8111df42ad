import { createContext } from 'react';
import type { StatId } from '../engine/step.ts';

/** What the live sheet can do beyond print: explain a figure, and show which figures have just changed. */
export interface Asking {
  readonly onExplain?: ((stat: StatId) => void) | undefined;
  readonly changed?: ReadonlySet<StatId> | undefined;
}

/** Reaches every figure of the sheet; empty on a sheet that is only looked at. */
export const AskingContext = createContext<Asking>({});
