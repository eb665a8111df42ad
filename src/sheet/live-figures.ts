import { createContext, type MouseEvent } from 'react';
import type { StatId } from '../engine/step.ts';

/** Hits or fatigue as they are in play. */
interface PresentPoints {
  readonly name: string;
  readonly left: number;
  readonly full: number;
  readonly onChange: (by: number) => void;
}

/** What the live sheet offers beyond print: explaining a figure. */
export interface LiveFigures {
  readonly onExplain?: ((stat: StatId, event: MouseEvent<HTMLElement>) => void) | undefined;
  /** In play: shown on narrow screens. */
  readonly present?: readonly PresentPoints[] | undefined;
}

/** For every figure of the sheet; empty on a read-only sheet. */
export const LiveFiguresContext = createContext<LiveFigures>({});
