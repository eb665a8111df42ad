import { use } from 'react';
import { Button } from '../ui/button.tsx';
import { LiveFiguresContext } from './live-figures.ts';
import './present-points.css';

/** Hits and fatigue as they are in play, beside the full number, with − and +; nothing at rest. */
export function PresentPoints() {
  const { present = [] } = use(LiveFiguresContext);
  if (present.length === 0) return null;
  return (
    <section className="sheet-present" aria-label="In play">
      {present.map(({ name, left, full, onChange }) => (
        <fieldset key={name} className="sheet-present-points">
          <legend className="visually-hidden">{name}</legend>
          <Button aria-label={`${name}: lose 1`} onClick={() => onChange(-1)}>
            −
          </Button>
          <output>
            <b className="sheet-present-left">{left < 0 ? `−${-left}` : left}</b>
            <span> / {full} </span>
            <small>{name}</small>
          </output>
          <Button aria-label={`${name}: regain 1`} disabled={left >= full} onClick={() => onChange(1)}>
            +
          </Button>
        </fieldset>
      ))}
    </section>
  );
}
