import type { ReactNode } from 'react';
import { type FrameShape, frameOutlines, insetOutline, type Outline } from '../sheet-model/print/frame-outlines.ts';
import './figures.css';

/** The height of a drawn outline in its own units; the width follows from the shape. */
export const outlineHeight = 100;

/** Returns an outline as the data of an SVG path, `width` units wide. */
export function outlinePath(outline: Outline, width: number): string {
  const round = (n: number): number => Math.round(n * 10) / 10;
  const parts = outline.map((part, i) => {
    const points = part.map((n, axis) => round(n * (axis % 2 === 0 ? width : outlineHeight)));
    return `${i === 0 ? 'M' : part.length === 2 ? 'L' : 'C'}${points.join(' ')}`;
  });
  return `${parts.join('')}Z`;
}

interface FrameProps {
  readonly shape: FrameShape;
  readonly children: ReactNode;
}

/** From the outer line to the inner one, in parts of the height. */
const lineInset = 0.06;

/** A vital figure in an outline that shows what kind of figure it is. */
export function Frame({ shape, children }: FrameProps) {
  const { width, outer, inner } = drawings[shape];
  return (
    <span className={`sheet-frame sheet-frame-${shape}`}>
      <svg viewBox={`-1 -1 ${width + 2} ${outlineHeight + 2}`} aria-hidden="true">
        <path className="sheet-frame-outer" d={outer} />
        <path className="sheet-frame-inner" d={inner} />
      </svg>
      {children}
    </span>
  );
}

const draw = (shape: FrameShape) => {
  const outline = frameOutlines[shape];
  const width = outlineHeight * outline.aspect;
  return {
    width,
    outer: outlinePath(outline.path, width),
    inner: outlinePath(insetOutline(outline, lineInset), width),
  };
};

/** The paths of each shape, computed once. */
const drawings: Readonly<Record<FrameShape, ReturnType<typeof draw>>> = {
  cartouche: draw('cartouche'),
  flask: draw('flask'),
  pennant: draw('pennant'),
  shield: draw('shield'),
  octagon: draw('octagon'),
};
