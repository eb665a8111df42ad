import { use } from 'react';
import type { StatId } from '../engine/step.ts';
import type { Figure } from '../rules/model/sheet-model.ts';
import { FigureButton } from '../ui/figure-button.tsx';
import { AskingContext } from './asking.ts';

interface FigureTextProps {
  /** What the figure is: "Dodge". */
  readonly name: string;
  readonly figure: Figure;
}

/** A figure of the sheet with its second one in brackets; on the live sheet each can be asked why. */
export function FigureText({ name, figure }: FigureTextProps) {
  const { text, stat, second } = figure;
  return (
    <span className="sheet-figure">
      <OneFigure name={name} text={text} stat={stat} />
      {second && (
        <>
          {' '}
          <span className="sheet-figure-second">
            <OneFigure name={name} text={second.text} stat={second.stat} when={second.when} />
          </span>
        </>
      )}
    </span>
  );
}

interface OneFigureProps {
  readonly name: string;
  readonly text: string;
  readonly stat: StatId | undefined;
  readonly when?: string;
}

function OneFigure({ name, text, stat, when }: OneFigureProps) {
  const { onExplain, changed } = use(AskingContext);
  const glows = stat !== undefined && changed?.has(stat);
  const shown = (
    // A new key lets the glow start again when the figure changes once more.
    <span key={text} className={glows ? 'just-changed' : undefined}>
      {when === undefined ? text : `(${text})`}
    </span>
  );
  if (onExplain && stat !== undefined) {
    const label = [name, text, when].filter(Boolean).join(' ');
    return (
      <FigureButton label={`${label}, explain`} onClick={() => onExplain(stat)}>
        {shown}
      </FigureButton>
    );
  }
  if (when === undefined) return shown;
  return (
    <>
      <span aria-hidden="true">{shown}</span>
      <span className="visually-hidden">
        {text} {when}
      </span>
    </>
  );
}
