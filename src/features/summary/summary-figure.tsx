import type { MouseEvent } from 'react';
import { FigureButton } from '../../ui/figure-button.tsx';

interface SummaryFigureProps {
  caption: string;
  name: string;
  text: string;
  secondary?: string;
  attention?: boolean;
  wide?: boolean;
  onExplain: (event: MouseEvent<HTMLElement>) => void;
}

/** A figure with its caption. */
export function SummaryFigure({ caption, name, text, secondary, attention, onExplain }: SummaryFigureProps) {
  const accessibleName = [name, text, secondary && `(${secondary})`].filter(Boolean).join(' ');
  return (
    <>
      <span className="summary-caption" aria-hidden="true">
        {caption}
      </span>
      <span className="summary-value" data-attention={attention || undefined}>
        <FigureButton label={`${accessibleName}, explain`} onClick={onExplain}>
          <span>{text}</span>
        </FigureButton>
        {secondary && (
          <span className="summary-beside" aria-hidden="true">
            {secondary}
          </span>
        )}
      </span>
    </>
  );
}
