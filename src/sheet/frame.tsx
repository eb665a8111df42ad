import type { ReactNode } from 'react';
import './frame.css';

interface FrameProps {
  readonly shape: keyof typeof shapes;
  readonly children: ReactNode;
}

const shapes = {
  shield: 'M2 4 C18 4 34 4 50 2 C66 4 82 4 98 4 L98 52 C98 78 74 92 50 98 C26 92 2 78 2 52 Z',
  plate: 'M14 2 L86 2 L98 14 L98 86 L86 98 L14 98 L2 86 L2 14 Z',
} as const;

/** A vital figure in an outline: a shield for defenses, a plate for damage resistance. */
export function Frame({ shape, children }: FrameProps) {
  return (
    <span className={`sheet-frame sheet-frame-${shape}`}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d={shapes[shape]} vectorEffect="non-scaling-stroke" />
      </svg>
      {children}
    </span>
  );
}
