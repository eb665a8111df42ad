import type { ReactNode } from 'react';
import { type FrameShape, frameOutlines, insetOutline } from '../rules/print/frame-outlines.ts';
import { OUTLINE_HEIGHT, outlinePath } from './outline-path.ts';
import './frame.css';

interface FrameProps {
  readonly shape: FrameShape;
  readonly children: ReactNode;
}

/** From the outer line to the inner one, in parts of the height. */
const INSET = 0.06;

/** A vital figure in an outline that shows what kind of figure it is. */
export function Frame({ shape, children }: FrameProps) {
  const { width, outer, inner } = drawings[shape];
  return (
    <span className={`sheet-frame sheet-frame-${shape}`}>
      <svg viewBox={`-1 -1 ${width + 2} ${OUTLINE_HEIGHT + 2}`} aria-hidden="true">
        <path className="sheet-frame-outer" d={outer} />
        <path className="sheet-frame-inner" d={inner} />
      </svg>
      {children}
    </span>
  );
}

const draw = (shape: FrameShape) => {
  const outline = frameOutlines[shape];
  const width = OUTLINE_HEIGHT * outline.aspect;
  return {
    width,
    outer: outlinePath(outline.path, width),
    inner: outlinePath(insetOutline(outline, INSET), width),
  };
};

/** The paths of each shape, worked out once. */
const drawings: Readonly<Record<FrameShape, ReturnType<typeof draw>>> = {
  cartouche: draw('cartouche'),
  flask: draw('flask'),
  pennant: draw('pennant'),
  shield: draw('shield'),
  octagon: draw('octagon'),
};
