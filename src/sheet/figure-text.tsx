import { use } from 'react';
import type { StatId } from '../engine/step.ts';
import type { Figure } from '../rules/model/sheet-model.ts';
import { FigureButton } from '../ui/figure-button.tsx';
import { LiveFiguresContext } from './live-figures.ts';

interface FigureTextProps {
  /** What the figure is: "Dodge". */
  readonly name: string;
  readonly figure: Figure;
}

/** A figure of the sheet, with its second one in brackets; on the live sheet each opens its explanation. */
export function FigureText({ name, figure }: FigureTextProps) {
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
}

interface SingleFigureProps {
  readonly name: string;
  readonly text: string;
  readonly stat: StatId | undefined;
  readonly when?: string;
}

function SingleFigure({ name, text, stat, when }: SingleFigureProps) {
  const { onExplain, changed } = use(LiveFiguresContext);
  const highlighted = stat !== undefined && changed?.has(stat);
  const figureElement = (
    // A new key restarts the highlight animation at each change.
    <span key={text} className={highlighted ? 'just-changed' : undefined}>
      {when === undefined ? text : `(${text})`}
    </span>
  );
  if (onExplain && stat !== undefined) {
    const label = [name, text, when].filter(Boolean).join(' ');
    return (
      <FigureButton label={`${label}, explain`} onClick={() => onExplain(stat)}>
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
