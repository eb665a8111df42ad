import { FigureButton } from '../../ui/figure-button.tsx';

interface SummaryFigureProps {
  caption: string;
  name: string;
  text: string;
  beside?: string;
  attention?: boolean;
  wide?: boolean;
  changed: boolean;
  onExplain: () => void;
}

/** A figure over its caption. It glows when it has just changed: the key makes it a new element. */
export function SummaryFigure({ caption, name, text, beside, attention, changed, onExplain }: SummaryFigureProps) {
  const heard = [name, text, beside && `(${beside})`].filter(Boolean).join(' ');
  return (
    <>
      <span className="summary-caption" aria-hidden="true">
        {caption}
      </span>
      <span className="summary-value" data-attention={attention || undefined}>
        <FigureButton label={`${heard}, explain`} onClick={onExplain}>
          <span key={text} className={changed ? 'just-changed' : undefined}>
            {text}
          </span>
        </FigureButton>
        {beside && (
          <span className="summary-beside" aria-hidden="true">
            {beside}
          </span>
        )}
      </span>
    </>
  );
}
