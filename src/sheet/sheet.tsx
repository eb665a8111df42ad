import { useMemo, useRef } from 'react';
import type { SheetModel } from '../rules/model/sheet-model.ts';
import { useHighlightedChanges } from '../ui/use-highlighted-changes.ts';
import { useNarrow } from '../ui/use-narrow.ts';
import { type LiveFigures, LiveFiguresContext } from './live-figures.ts';
import { ScreenLayout } from './screen-layout.tsx';
import './sheet.css';
import './print.css';

export interface SheetProps {
  readonly model: SheetModel;
  /** With a callback every figure is a button that opens its explanation. */
  readonly onExplain?: LiveFigures['onExplain'];
  /** Hits and fatigue in play, which can be changed there on a narrow screen; left out at rest. */
  readonly present?: LiveFigures['present'];
  /**
   * Changes whenever another character is opened. With it, figures that an edit of the open one changes are highlighted for a
   * moment.
   */
  readonly opened?: number | undefined;
}

/** Narrower sheets have one column, in the order of play; in rem, as in the container queries of the sheet. */
const ONE_COLUMN = 30;

/**
 * The character sheet on the screen: live next to the forms, and on a phone. Its layout depends on the width of its container,
 * not of the window.
 */
export function Sheet({ model, onExplain, present, opened }: SheetProps) {
  const liveFigures = useMemo(() => ({ onExplain, present }), [onExplain, present]);
  const article = useRef<HTMLElement>(null);
  const narrow = useNarrow(article, ONE_COLUMN);
  useHighlightedChanges(article, opened ?? null);
  return (
    <LiveFiguresContext value={liveFigures}>
      <article ref={article} className="sheet" aria-label={sheetName(model)}>
        <ScreenLayout model={model} narrow={narrow} />
      </article>
    </LiveFiguresContext>
  );
}

/** The accessible name of a sheet. */
export const sheetName = ({ head }: SheetModel): string => `Sheet of ${head.name || 'a character'}`;
