import { createContext, type MouseEvent } from 'react';
import type { StatId } from '../engine/step.ts';

/** What the live sheet offers beyond print: explaining a figure. */
export interface LiveFigures {
  readonly onExplain?: ((stat: StatId, event: MouseEvent<HTMLElement>) => void) | undefined;
}

/** For every figure of the sheet; empty on a read-only sheet. */
export const LiveFiguresContext = createContext<LiveFigures>({});
