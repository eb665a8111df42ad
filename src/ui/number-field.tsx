import type { KeyboardEvent, Ref } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { isStepKey } from './step-keys.ts';
import { useNumberDraft, writeNumber } from './use-number-draft.ts';
import './fields.css';

export interface NumberFieldProps extends FieldProps {
  /** Undefined shows an empty field. */
  value: number | undefined;
  /** The value as shown while the field is not being edited; writeNumber(value) if left out. */
  text?: string | undefined;
  /**
   * Called at every pause in typing, on blur, Enter, the arrow keys and when the page is left, only if the number has
   * changed. Escape restores. `mergeWithPrevious`: it continues or reverts a commit made at a pause (1, then 15).
   */
  onCommit: (value: number, mergeWithPrevious: boolean) => void;
  /** Called when an emptied field is left. Without it an emptied field returns to its value. */
  onClear?: ((mergeWithPrevious: boolean) => void) | undefined;
  /** False for a number that is meaningless while incomplete: it is not committed at pauses. */
  whileTyping?: boolean | undefined;
  /** Limits warn and never block: the number is committed, then `onOutside` is called. */
  min?: number | undefined;
  max?: number | undefined;
  onOutside?: ((value: number, limit: 'min' | 'max') => void) | undefined;
  /** The step of an arrow key; 1 if left out. */
  step?: number | undefined;
  /** Shown after the field and allowed in the typed text: "lb". */
  unit?: string | undefined;
  /** Shown before the field, and not part of the number: "−". */
  prefix?: string | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A field for a number: reads ½, 1/2, .5 and 0,5. Unreadable text stays in the field, with a message, and is not committed. */
export function NumberField(props: NumberFieldProps) {
  const {
    value,
    text,
    onCommit,
    onClear,
    whileTyping,
    min,
    max,
    onOutside,
    step = 1,
    unit,
    prefix,
    ...fieldProps
  } = props;
  const { placeholder, disabled, ref, ...field } = fieldProps;

  const commitNumber = (next: number, mergeWithPrevious = false) => {
    if (next === value) return;
    onCommit(next, mergeWithPrevious);
    if (min !== undefined && next < min) onOutside?.(next, 'min');
    if (max !== undefined && next > max) onOutside?.(next, 'max');
  };
  const draft = useNumberDraft({
    value,
    whileTyping,
    text: text ?? (value === undefined ? '' : writeNumber(value)),
    unit,
    onNumber: commitNumber,
    onEmpty: value === undefined ? undefined : onClear,
  });
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!isStepKey(event)) return draft.onKeyDown(event);
    event.preventDefault();
    const base = (draft.dirty ? draft.number : value) ?? value ?? 0;
    draft.forget();
    commitNumber(base + (event.key === 'ArrowUp' ? step : -step));
  };

  return (
    <Field {...field} message={draft.problem ?? field.message} tone={draft.problem ? 'problem' : field.tone}>
      {(control) => (
        <span className="number-field">
          {prefix && (
            <span className="number-field-prefix" aria-hidden="true">
              {prefix}
            </span>
          )}
          <input
            {...control}
            ref={ref}
            className="field-control number-field-input"
            inputMode={min !== undefined && min >= 0 ? 'decimal' : 'text'}
            autoComplete="off"
            value={draft.text}
            // With no pending draft, undo means the last edit and not the last letter.
            data-settled={draft.dirty ? undefined : ''}
            placeholder={placeholder}
            disabled={disabled}
            onChange={(event) => draft.type(event.target.value)}
            onFocus={(event) => event.target.select()}
            onBlur={draft.flush}
            onKeyDown={onKeyDown}
          />
          {unit && <span className="number-field-unit">{unit}</span>}
        </span>
      )}
    </Field>
  );
}
