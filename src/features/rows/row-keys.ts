import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { focusTarget } from '../../state/character/entries.ts';
import { isPressed } from '../browser/keys.ts';
import { inTextField } from '../browser/text-fields.ts';
import { type ListedRows, removeListed, shiftListed } from './listed-rows.ts';

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

/** The controls of a row that the arrow keys visit, in order: all except those of its open details and its menu. */
function rowControls(row: HTMLElement): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(selector)].filter(
    (control) =>
      !control.closest('.data-row-details, [role=menu], form') &&
      !control.matches(':disabled') &&
      !steppedField(control) &&
      represents(control),
  );
}

/** The index of a control among those of its row. A step button counts as its field, and a radio button as its group. */
function indexInRow(controls: readonly HTMLElement[], control: HTMLElement): number {
  const field = steppedField(control) ?? control;
  const group = isRadio(field) ? field.closest('fieldset') : null;
  return controls.findIndex((each) => each === field || (group !== null && isRadio(each) && group.contains(each)));
}

const isRadio = (control: HTMLElement): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'radio';

/** The position of a control in its row, for finding the same one in another row. */
function placeOf(row: HTMLElement, control: HTMLElement): string {
  const field = control.closest<HTMLElement>('[data-field]');
  if (field && field !== row && row.contains(field)) return `field ${field.dataset.field}`;
  const cell = control.closest('td');
  return cell?.dataset.column ?? cell?.className ?? '';
}

/** The control of `other` at the same place as `control` in `row`; null if it has none. */
function sameControl(row: HTMLElement, control: HTMLElement, other: HTMLElement): HTMLElement | null {
  const place = placeOf(row, control);
  const at = (rowOf: HTMLElement) => rowControls(rowOf).filter((each) => placeOf(rowOf, each) === place);
  return at(other)[Math.max(0, indexInRow(at(row), control))] ?? null;
}

/** True in a control in which text is typed, numbers included. */
const isTyped = (control: HTMLElement): boolean =>
  inTextField(control) || (control instanceof HTMLInputElement && control.role === 'spinbutton');

/** True if the arrow key (-1 for ←) does nothing within the text of a control: the caret is at its end, or there is no text. */
function isAtTextEnd(control: HTMLElement, direction: 1 | -1): boolean {
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

/** A key pressed in a row. */
interface PressedInRow {
  readonly event: globalThis.KeyboardEvent;
  readonly row: HTMLElement;
  readonly key: string;
  readonly control: HTMLElement;
  readonly list: ListedRows;
  /** Called for Enter in a field of the last row; returns the key of the row that it has added, if any. */
  readonly onEnterAtEnd?: ((control: HTMLElement) => string | null) | undefined;
}

/** The key of the row that an element of the page shows. */
const keyOf = (row: HTMLElement): string => row.id.replace(/^row-/, '');

/**
 * Handles the keys of a list of rows, once for all rows: to the same field of the next row, to the next control of the
 * row, moving and removing rows. Fields have handled the key before: typed text is committed.
 */
export function handleRowKey(
  { nativeEvent, target, currentTarget }: KeyboardEvent<HTMLElement>,
  list: ListedRows,
  onEnterAtEnd?: (control: HTMLElement) => string | null,
): void {
  if (nativeEvent.defaultPrevented || nativeEvent.isComposing || !(target instanceof HTMLElement)) return;
  const row = target.closest<HTMLElement>('tbody.data-row');
  if (!row || !currentTarget.contains(row) || target.closest('.data-row-details, [role=menu], form')) return;
  const handle = findAction({ event: nativeEvent, row, key: keyOf(row), control: target, list, onEnterAtEnd });
  if (!handle) return;
  nativeEvent.preventDefault();
  handle();
}

function findAction(pressed: PressedInRow): (() => void) | null {
  const { event, key, control, list } = pressed;
  const typed = isTyped(control);
  if (typed && isPressed(event, 'nextField')) return () => enter(pressed, 1);
  if (typed && isPressed(event, 'previousField')) return () => enter(pressed, -1);
  const onButton = control.tagName === 'BUTTON';
  if (onButton && isPressed(event, 'rowBelow')) return () => goToRow(pressed, 1);
  if (onButton && isPressed(event, 'rowAbove')) return () => goToRow(pressed, -1);
  if (isPressed(event, 'nextRow')) return () => goToRow(pressed, 1);
  if (isPressed(event, 'previousRow')) return () => goToRow(pressed, -1);
  if (isPressed(event, 'nextControl')) return goAlong(pressed, 1);
  if (isPressed(event, 'previousControl')) return goAlong(pressed, -1);
  // With Alt, ↑ and ↓ open the list of a select.
  if (control.tagName !== 'SELECT' && isPressed(event, 'moveUp')) return () => move(pressed, -1);
  if (control.tagName !== 'SELECT' && isPressed(event, 'moveDown')) return () => move(pressed, 1);
  if (!typed && isPressed(event, 'remove')) return () => removeListed(list, key, fieldOf(control));
  // In a text these keys delete a word, as everywhere.
  if (isPressed(event, 'removeFromField') && !hasText(control)) return () => removeListed(list, key, fieldOf(control));
  return null;
}

/** The name of the field to focus in the row after a removed one. */
const fieldOf = (control: HTMLElement): string | undefined =>
  control.closest<HTMLElement>('[data-field]')?.dataset.field ?? undefined;

/** True in a text field with text in it, but not in a number field. */
const hasText = (control: HTMLElement): boolean =>
  control instanceof HTMLInputElement &&
  isTyped(control) &&
  control.getAttribute('inputmode') === null &&
  control.value !== '';

/** The rows before or after a row in its list, the nearest first. */
function rowsFrom(row: HTMLElement, direction: 1 | -1): HTMLElement[] {
  const rows = [...(row.parentElement?.querySelectorAll<HTMLElement>(':scope > tbody.data-row') ?? [])];
  const index = rows.indexOf(row);
  return direction === 1 ? rows.slice(index + 1) : rows.slice(0, index).reverse();
}

/** To the same field of the nearest row that has it. */
function enter({ row, control, onEnterAtEnd }: PressedInRow, direction: 1 | -1): void {
  // Once the field has shown the committed value: unreadable text stays, with the focus.
  queueMicrotask(() => {
    if (control.getAttribute('aria-invalid') === 'true') return;
    for (const other of rowsFrom(row, direction)) {
      const same = sameControl(row, control, other);
      if (same && isTyped(same)) return focusControl(same);
      if (other.dataset.resting !== undefined) return focusTarget({ row: keyOf(other) });
    }
    if (direction !== 1 || !onEnterAtEnd) return;
    // Drawn at once: the next letter may be typed before the next frame.
    const key = flushSync(() => onEnterAtEnd(control));
    const added = key === null ? null : document.getElementById(`row-${key}`);
    const field = added && rowControls(added).find(isTyped);
    if (field) focusControl(field);
  });
}

/** To the next row: to the same control, or else to its first. */
function goToRow({ row, control }: PressedInRow, direction: 1 | -1): void {
  const [other] = rowsFrom(row, direction);
  if (!other) return;
  const same = sameControl(row, control, other);
  if (same) focusControl(same);
  else focusTarget({ row: keyOf(other) });
}

/** To the next control of the row, and from the last to the first; null if the key is for the text in the control. */
function goAlong({ row, control }: PressedInRow, direction: 1 | -1): (() => void) | null {
  if (!isAtTextEnd(control, direction)) return null;
  const controls = rowControls(row);
  const next = controls.at((indexInRow(controls, control) + direction) % controls.length);
  return next ? () => focusControl(next) : null;
}

function move({ row, key, list }: PressedInRow, direction: 1 | -1): void {
  shiftListed(list, key, direction);
  // Once it is drawn there.
  requestAnimationFrame(() => row.scrollIntoView({ block: 'nearest' }));
}
