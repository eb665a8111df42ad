const withoutText = new Set(['button', 'checkbox', 'radio', 'range', 'color', 'file', 'submit', 'reset']);

/** True where typing goes into a text with an undo of its own. A number on a stepper is not one. */
export function inTextField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && !withoutText.has(target.type) && target.role !== 'spinbutton';
}
