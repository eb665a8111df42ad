import { useId } from 'react';
import type { HeroKindId } from '../../rules/heroes/hero-kind.ts';
import { Frame } from '../../sheet/frame.tsx';
import type { ReadyMadeCharacter } from './ready-made-character.ts';
import './sheet-card.css';

/** Our own drawings on 24 units: one stroke, round ends, `currentColor`. */
const drawings: Readonly<Record<HeroKindId, string>> = {
  // a sword, point upwards
  fighter: 'M20 4 9.5 14.5M20 4h-4l-9 9M20 4v4l-9 9M5 12l7 7M8 16l-4 4',
  // a shield
  soldier: 'M12 3c2.5 1.5 5 2.2 8 2.3V11c0 4.6-3.2 8-8 10-4.8-2-8-5.4-8-10V5.3C7 5.2 9.5 4.5 12 3ZM12 3v18M4 10.5h16',
  // a bow with an arrow
  archer: 'M5 4c8 1 14 7 15 15M5 4l15 15M3 21 15 9M15 9h-4.5M15 9v4.5M3 21v-3.5M3 21h3.5',
  // a fist
  brawler:
    'M6 11V8.5a1.75 1.75 0 0 1 3.5 0M9.5 10V7a1.75 1.75 0 0 1 3.5 0v3M13 10V7.5a1.75 1.75 0 0 1 3.5 0V10M16.5 10V9A1.75 1.75 0 0 1 20 9v4.5c0 4.5-2.7 7-7 7-5 0-8.5-3-8.5-6.5A2.5 2.5 0 0 1 7 11.5h4.5a2 2 0 0 1 0 4H9',
  // a compass
  scout: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM16 8l-2.5 5.5L8 16l2.5-5.5Z',
  // a key
  thief: 'M8 12a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM11.2 10.7 20.5 20M17.5 17l-2.5 2.5M20.5 20 19 21.5',
  // an open book
  scholar: 'M12 6.5C10 5 7 4.5 3.5 4.5v13c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-13c-3.5 0-6.5.5-8.5 2ZM12 6.5v13',
  // a wand and its sparks
  mage: 'M3.5 20.5 13 11M16 3v3.5M16 12v3.5M9.5 9.5H13M19 9.5h2.5M18 7l2-2M18 12l2 2',
  // speech
  speaker: 'M3.5 5h17v11.5H12L7.5 20v-3.5h-4ZM8 9h8M8 12.5h5',
  // a mortar with its pestle
  healer: 'M3.5 11h17M5 11c0 4 2 6.5 4.5 7.5V21h5v-2.5C17 17.5 19 15 19 11M12.5 11l5-8',
};

/** The emblem of a kind of hero; it says nothing that the text beside it does not. */
export function Emblem({ kind }: { kind: HeroKindId }) {
  return (
    <svg className="emblem" viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[kind]} />
    </svg>
  );
}

interface SheetCardProps {
  readonly card: ReadyMadeCharacter;
  readonly onOpen: () => void;
}

/** The frames of the vital figures: hits, Dodge, Move. */
const shapes = ['cartouche', 'shield', 'pennant'] as const;

/** A ready-made character as a small sheet; all of it is the button that opens the character. */
export function SheetCard({ card, onOpen }: SheetCardProps) {
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
        <Emblem kind={card.kind} />
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
