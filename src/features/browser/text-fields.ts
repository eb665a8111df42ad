const withoutText = new Set(['button', 'checkbox', 'radio', 'range', 'color', 'file', 'submit', 'reset']);

/** True where undo belongs to the text being typed: not on a stepper, nor in a number that is committed. */
export function undoesItsOwnText(target: EventTarget | null): boolean {
  return inTextField(target) && !(target instanceof HTMLElement && target.dataset.settled !== undefined);
}

/** True where typing goes into a text. A number on a stepper is not one. */
export function inTextField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && !withoutText.has(target.type) && target.role !== 'spinbutton';
}
