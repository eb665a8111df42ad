import type { KeyboardEvent } from 'react';

/** True for ↑ and ↓ alone: with Ctrl, ⌘ or Alt they are for the row around a number. */
export const isStepKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  (key === 'ArrowUp' || key === 'ArrowDown') && !ctrlKey && !metaKey && !altKey;
