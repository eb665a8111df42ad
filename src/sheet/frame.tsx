import type { ReactNode } from 'react';
import { type FrameShape, frameOutlines, insetOutline, type Outline } from '../rules/print/frame-outlines.ts';
import './frame.css';

interface FrameProps {
  readonly shape: FrameShape;
  readonly children: ReactNode;
}

/** The height of the drawing in its own units; the width follows from the shape. */
const HEIGHT = 100;
/** From the outer line to the inner one. */
const INSET = 0.06;

/** A vital figure in an outline that shows what kind of figure it is. */
export function Frame({ shape, children }: FrameProps) {
  const outline = frameOutlines[shape];
  const width = HEIGHT * outline.aspect;
  return (
    <span className={`sheet-frame sheet-frame-${shape}`}>
      <svg viewBox={`-1 -1 ${width + 2} ${HEIGHT + 2}`} aria-hidden="true">
        <path className="sheet-frame-outer" d={pathData(outline.path, width)} />
        <path className="sheet-frame-inner" d={pathData(insetOutline(outline, INSET), width)} />
      </svg>
      {children}
    </span>
  );
}

/** Returns an outline as the data of an SVG path. */
function pathData(outline: Outline, width: number): string {
  const round = (n: number): number => Math.round(n * 10) / 10;
  const parts = outline.map((part, first) => {
    const points = part.map((n, i) => round(n * (i % 2 === 0 ? width : HEIGHT)));
    return `${first === 0 ? 'M' : part.length === 2 ? 'L' : 'C'}${points.join(' ')}`;
  });
  return `${parts.join('')}Z`;
}
