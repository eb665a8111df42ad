import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { BarSegment, BarTotal } from './lay-out-bar.ts';
import { placePopover } from './place-popover.ts';
import { Swatch } from './swatch.tsx';
import './bar-legend.css';

interface BarLegendProps {
  id: string;
  label: string;
  segments: readonly BarSegment[];
  totals: readonly BarTotal[];
  /** The bar, below which the legend is placed. */
  anchor: RefObject<Element | null>;
}

/** What the parts of a bar are: colour, name and figure, in the top layer for as long as it is rendered. */
export function BarLegend({ id, label, anchor, segments, totals }: BarLegendProps) {
  const popover = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    popover.current?.showPopover();
    const place = () => {
      if (anchor.current && popover.current) placePopover(anchor.current, popover.current, 'start', 2);
    };
    place();
    window.addEventListener('scroll', place, { passive: true });
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place);
      window.removeEventListener('resize', place);
    };
  }, [anchor]);
  return (
    <div ref={popover} id={id} popover="manual" className="bar-legend">
      <ul aria-label={label}>
        {segments.map((segment) => (
          <li key={segment.id} className="bar-legend-row">
            <Swatch className="bar-legend-swatch" series={segment.series} isHatched={segment.value < 0} />
            <span>{segment.label}</span> <span className="bar-legend-figure">{segment.text}</span>
          </li>
        ))}
        {totals.map(({ id: total, label: name, text }) => (
          <li key={total} className="bar-legend-row" data-total={total}>
            <span className="bar-legend-swatch" />
            <span>{name}</span> <span className="bar-legend-figure">{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
