import { inTextField } from '../browser/text-fields.ts';

const selector = 'input:not([type=hidden]), select, textarea, button';

/** The field whose ↑ and ↓ do what a step button does; null for other controls. */
const steppedField = (control: HTMLElement): HTMLElement | null =>
  control.tagName === 'BUTTON' ? (control.closest('.stepper-frame')?.querySelector('input') ?? null) : null;

/** True for the radio button of a group that stands for the group: the chosen one, or the first. */
function represents(control: HTMLElement): boolean {
  if (!isRadio(control)) return true;
  const group = [...(control.closest('fieldset')?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [])];
  return control === (group.find(({ checked }) => checked) ?? group[0]);
}

/** The controls of a row that the arrow keys go through, in order: all but those of its open details and its menu. */
export function rowControls(row: HTMLElement): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(selector)].filter(
    (control) =>
      !control.closest('.data-row-details, [role=menu], form') &&
      !control.matches(':disabled') &&
      !steppedField(control) &&
      represents(control),
  );
}

/** The index of a control among those of its row. A step button counts as its field, and a radio button as its group. */
export function indexInRow(controls: readonly HTMLElement[], control: HTMLElement): number {
  const field = steppedField(control) ?? control;
  const group = isRadio(field) ? field.closest('fieldset') : null;
  return controls.findIndex((each) => each === field || (group !== null && isRadio(each) && group.contains(each)));
}

const isRadio = (control: HTMLElement): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'radio';

/** Where in its row a control is, so that the same can be found in another row. */
function placeOf(row: HTMLElement, control: HTMLElement): string {
  const field = control.closest<HTMLElement>('[data-field]');
  if (field && field !== row && row.contains(field)) return `field ${field.dataset.field}`;
  const cell = control.closest('td');
  return cell?.dataset.column ?? cell?.className ?? '';
}

/** The control of `other` at the same place as `control` in `row`; null if it has none. */
export function sameControl(row: HTMLElement, control: HTMLElement, other: HTMLElement): HTMLElement | null {
  const place = placeOf(row, control);
  const at = (rowOf: HTMLElement) => rowControls(rowOf).filter((each) => placeOf(rowOf, each) === place);
  return at(other)[Math.max(0, indexInRow(at(row), control))] ?? null;
}

/** True in a control in which text is typed, numbers included. */
export const isTyped = (control: HTMLElement): boolean =>
  inTextField(control) || (control instanceof HTMLInputElement && control.role === 'spinbutton');

/** True if the arrow key (-1 for ←) does nothing within the text of a control: the caret is at its end, or there is no text. */
export function isAtTextEnd(control: HTMLElement, direction: 1 | -1): boolean {
  if (!(control instanceof HTMLInputElement) || !isTyped(control)) return true;
  const { selectionStart, selectionEnd, value } = control;
  return selectionStart === selectionEnd && selectionStart === (direction === 1 ? value.length : 0);
}

/** Focuses a control, selects the text in it, and scrolls to it. */
export function focusControl(control: HTMLElement): void {
  control.focus({ preventScroll: true });
  if (control instanceof HTMLInputElement && isTyped(control)) control.select();
  control.closest('tbody')?.scrollIntoView({ block: 'nearest' });
}
