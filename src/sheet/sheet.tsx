import { useMemo } from 'react';
import type { SheetModel } from '../rules/model/sheet-model.ts';
import type { PrintChoices } from '../rules/print/print-choices.ts';
import { printedModel } from '../rules/print/printed-model.ts';
import { useHighlightedChanges } from '../ui/use-highlighted-changes.ts';
import { useNarrow } from '../ui/use-narrow.ts';
import { type LiveFigures, LiveFiguresContext } from './live-figures.ts';
import { PaperLayout } from './paper-layout.tsx';
import { RoomToWrite } from './room-to-write.ts';
import { ScreenLayout } from './screen-layout.tsx';
import { type Fit, useFit } from './use-fit.ts';
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
  /** Choices for print, in black on white; left out for the live sheet. */
  readonly choices?: PrintChoices | undefined;
}

/** Narrower sheets have one column, in the order of play; in rem, as in the container queries of the sheet. */
const ONE_COLUMN = 30;

/**
 * The character sheet: live next to the forms, on a phone, and in print. Its layout depends on the width of its container,
 * not of the window.
 */
export function Sheet({ model: whole, onExplain, present, opened, choices }: SheetProps) {
  const liveFigures = useMemo(() => ({ onExplain, present }), [onExplain, present]);
  const model = choices ? printedModel(whole, choices) : whole;
  const { article, fit } = useFit(whole, choices);
  const narrow = useNarrow(article, ONE_COLUMN, choices === undefined);
  useHighlightedChanges(article, opened ?? null);
  return (
    <LiveFiguresContext value={liveFigures}>
      <RoomToWrite value={fit.room}>
        <article
          ref={article}
          className={classOf(choices, fit, model.form)}
          aria-label={`Sheet of ${model.head.name || 'a character'}`}
        >
          {choices ? (
            <PaperLayout model={model} choices={choices} inColumns={fit.inColumns} />
          ) : (
            <ScreenLayout model={model} narrow={narrow} />
          )}
        </article>
      </RoomToWrite>
    </LiveFiguresContext>
  );
}

function classOf(choices: PrintChoices | undefined, { type, inColumns }: Fit, form: boolean): string {
  if (!choices) return 'sheet';
  const { density, orientation } = choices;
  return `sheet sheet-paper sheet-${density} sheet-held-${orientation} ${type}${inColumns ? ' sheet-in-columns' : ''}${form ? ' sheet-form' : ''}`;
}
