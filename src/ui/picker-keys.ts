import type { KeyboardEvent } from 'react';

/** How far Page up and Page down go. */
const page = 8;

interface PickerKeys {
  /** The number of the highlighted item, from 0; null for none. */
  readonly index: number | null;
  readonly count: number;
  readonly onMove: (index: number) => void;
  readonly onEnter: () => void;
  /** Undo and redo while nothing is typed. */
  readonly onUndo: (redo: boolean) => void;
}

/** Handles a key in the field of a Picker: the arrows move through the list, Enter chooses. */
export function handlePickerKey(event: KeyboardEvent<HTMLInputElement>, keys: PickerKeys): void {
  const { index, count, onMove, onEnter, onUndo } = keys;
  if (event.nativeEvent.isComposing || event.altKey) return;
  if (event.ctrlKey || event.metaKey) {
    const key = event.key.toLowerCase();
    if ((key !== 'z' && key !== 'y') || event.currentTarget.value !== '') return;
    event.preventDefault();
    onUndo(key === 'y' || event.shiftKey);
    return;
  }
  if (event.key === 'Enter') {
    event.preventDefault();
    onEnter();
    return;
  }
  const to = count === 0 ? null : targetOf(event.key, index, count);
  if (to === null) return;
  event.preventDefault();
  onMove(to);
}

function targetOf(key: string, index: number | null, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return index === null ? 0 : (index + 1) % count;
    case 'ArrowUp':
      return index === null ? count - 1 : (index + count - 1) % count;
    case 'PageDown':
      return Math.min(count - 1, (index ?? -1) + page);
    case 'PageUp':
      return Math.max(0, (index ?? 0) - page);
    default:
      return null;
  }
}
