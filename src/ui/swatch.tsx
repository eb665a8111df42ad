import type { CSSProperties } from 'react';
import type { BarSeries } from './lay-out-bar.ts';
import './swatch.css';

interface SwatchProps {
  series: BarSeries;
  /** For what adds to a budget instead of using it up. */
  isHatched?: boolean | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/** A patch of a series colour: a part of a bar, or its key in a legend. It has no size of its own. */
export function Swatch({ series, isHatched, className, style }: SwatchProps) {
  return (
    <span
      className={className ? `swatch ${className}` : 'swatch'}
      data-series={series}
      data-hatched={isHatched || undefined}
      style={style}
    />
  );
}
