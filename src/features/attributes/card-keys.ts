import type { KeyboardEvent } from 'react';
import { isPressed } from '../browser/keys.ts';
import { focusControl } from '../rows/row-controls.ts';

/** Goes from the field of one attribute to that of the next or previous one, with the keys of a list. */
export function handleCardKey({ nativeEvent, target, currentTarget }: KeyboardEvent<HTMLElement>): void {
  const pressed = (...ids: Parameters<typeof isPressed>[1][]) => ids.some((id) => isPressed(nativeEvent, id));
  const direction = pressed('nextField', 'nextRow') ? 1 : pressed('previousField', 'previousRow') ? -1 : 0;
  if (direction === 0 || !(target instanceof HTMLInputElement) || target.form) return; // a form has keys of its own
  const fields = [...(currentTarget.closest('section.chapter')?.querySelectorAll('.attribute-card input') ?? [])];
  const index = fields.indexOf(target);
  const next = fields[index + direction];
  if (index === -1 || nativeEvent.isComposing) return;
  nativeEvent.preventDefault();
  // Once the field has shown what it has committed: unreadable text stays, with the focus.
  queueMicrotask(() => {
    if (next instanceof HTMLInputElement && target.getAttribute('aria-invalid') !== 'true') focusControl(next);
  });
}
