const typesWithoutText = new Set(['button', 'checkbox', 'radio', 'range', 'color', 'file', 'submit', 'reset']);

/** True if undo in this element concerns the text being typed: false for a stepper and for a committed number. */
export function hasNativeUndo(target: EventTarget | null): boolean {
  return inTextField(target) && !(target instanceof HTMLElement && target.dataset.settled !== undefined);
}

/** True if the element is a text field. A stepper is not. */
export function inTextField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && !typesWithoutText.has(target.type) && target.role !== 'spinbutton';
}
