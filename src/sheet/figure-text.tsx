import { createContext, type MouseEvent, memo, use } from 'react';
import type { StatId } from '../engine/step.ts';
import type { Figure } from '../sheet-model/model/sheet-model.ts';
import { FigureButton } from '../ui/buttons.tsx';

/** Hits or fatigue as they are in play. */
interface PresentPoints {
  readonly name: string;
  readonly left: number;
  readonly full: number;
  readonly onChange: (by: number) => void;
}

/** The live sheet's addition to print: explaining a figure. */
export interface LiveFigures {
  readonly onExplain?: ((stat: StatId, event: MouseEvent<HTMLElement>) => void) | undefined;
  /** In play: shown on narrow screens. */
  readonly present?: readonly PresentPoints[] | undefined;
}

/** For every figure of the sheet; empty on a read-only sheet. */
export const LiveFiguresContext = createContext<LiveFigures>({});

interface FigureTextProps {
  /** The name of the figure: "Dodge". */
  readonly name: string;
  readonly figure: Figure;
}

/** A figure of the sheet, with its second one in brackets; on the live sheet each opens its explanation. */
export const FigureText = memo(function FigureText({ name, figure }: FigureTextProps) {
  const { text, stat, second } = figure;
  return (
    <span className="sheet-figure">
      <SingleFigure name={name} text={text} stat={stat} />
      {second && (
        <>
          {' '}
          <span className="sheet-figure-second">
            <SingleFigure name={name} text={second.text} stat={second.stat} when={second.when} />
          </span>
        </>
      )}
    </span>
  );
}, showsTheSame);

/**
 * True if a figure is drawn as before. Each state of a character has new figures, most of them equal to the previous
 * ones.
 */
function showsTheSame(before: FigureTextProps, after: FigureTextProps): boolean {
  return before.name === after.name && isSameFigure(before.figure, after.figure);
}

function isSameFigure(before: Figure, after: Figure): boolean {
  if (before === after) return true;
  const [second, secondAfter] = [before.second, after.second];
  return (
    before.text === after.text &&
    before.stat === after.stat &&
    second?.text === secondAfter?.text &&
    second?.stat === secondAfter?.stat &&
    second?.when === secondAfter?.when
  );
}

interface SingleFigureProps {
  readonly name: string;
  readonly text: string;
  readonly stat: StatId | undefined;
  readonly when?: string;
}

function SingleFigure({ name, text, stat, when }: SingleFigureProps) {
  const { onExplain } = use(LiveFiguresContext);
  const figureElement = <span>{when === undefined ? text : `(${text})`}</span>;
  if (onExplain && stat !== undefined) {
    const label = [name, text, when].filter(Boolean).join(' ');
    return (
      <FigureButton className="sheet-explain" label={`${label}, explain`} onClick={(event) => onExplain(stat, event)}>
        {figureElement}
      </FigureButton>
    );
  }
  if (when === undefined) return figureElement;
  return (
    <>
      <span aria-hidden="true">{figureElement}</span>
      <span className="visually-hidden">
        {text} {when}
      </span>
    </>
  );
}
