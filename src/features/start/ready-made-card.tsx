import { useId } from 'react';
import { Frame } from '../../sheet/frame.tsx';
import { KindEmblem } from '../../sheet/kind-emblem.tsx';
import type { ReadyMadeCharacter } from './start-choice.ts';
import './start.css';

interface ReadyMadeCardProps {
  readonly card: ReadyMadeCharacter;
  readonly onOpen: () => void;
}

/** The frames of the vital figures: hits, Dodge, Move. */
const shapes = ['cartouche', 'shield', 'pennant'] as const;

/** A ready-made character as a small sheet; all of it is the button that opens the character. */
export function ReadyMadeCard({ card, onOpen }: ReadyMadeCardProps) {
  const id = useId();
  const { name, points, line, attributes, vitals, best } = card;
  return (
    <button
      type="button"
      className="sheet-card"
      aria-labelledby={`${id}-name ${id}-points ${id}-line`}
      aria-describedby={`${id}-figures`}
      onClick={onOpen}
    >
      <span className="sheet-card-head">
        <KindEmblem kind={card.kind} />
        <span className="sheet-card-name" id={`${id}-name`}>
          {name}
        </span>
        <span className="sheet-card-points" id={`${id}-points`}>
          {points} points
        </span>
      </span>
      <span className="sheet-card-line" id={`${id}-line`}>
        {line}
      </span>
      <span className="sheet-card-figures" id={`${id}-figures`}>
        <span className="sheet-card-attributes">
          {attributes.map((figure) => (
            <span key={figure.short}>
              {figure.short} <b>{figure.text}</b>
            </span>
          ))}
        </span>
        <span className="sheet-card-vitals">
          {vitals.map((figure, i) => (
            <span key={figure.name}>
              <Frame shape={shapes[i] ?? 'octagon'}>
                <b className="sheet-figure">{figure.text}</b>
              </Frame>{' '}
              {figure.name}
            </span>
          ))}
        </span>
        {best && (
          <span className="sheet-card-best">
            <span>{best.name}</span> <b>{best.level}</b> <span>{best.damage}</span>
          </span>
        )}
      </span>
    </button>
  );
}
