import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useController, useFieldArray } from 'react-hook-form';
import { capitalize } from '../../engine/format.ts';
import { announce } from '../../ui/announce.ts';
import { Button, IconButton } from '../../ui/buttons.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { type FieldProps, SelectField, type SelectOption } from '../../ui/field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { TextArea, TextField, type TextFieldProps } from '../../ui/text-field.tsx';

interface FormRowsProps {
  /** The path of the list in the values. */
  name: string;
  /** "Attacks" */
  title: string;
  /** "attack": the name of one of them. */
  rowName: string;
  /** A new row. Without it `renderAdd` is how one comes. */
  blank?: object;
  /** The control that adds a row, if that takes more than a button; `append` adds one. */
  renderAdd?: (append: (row: object) => void) => ReactNode;
  /** The fields of a row, whose paths begin with `path`. */
  renderRow: (path: string, index: number) => ReactNode;
}

/** A list within a custom entry: rows that can be added and removed. A new row gets the focus. */
export function FormRows({ name, title, rowName, blank, renderAdd, renderRow }: FormRowsProps) {
  const { fields, append, remove } = useFieldArray({ name });
  const list = useRef<HTMLFieldSetElement>(null);
  /** The place of the row that is to have the focus once it is drawn. */
  const next = useRef<number | null>(null);
  useEffect(() => {
    if (next.current !== null && list.current && focusRow(list.current, next.current)) next.current = null;
  });
  const add = (row: object) => {
    next.current = fields.length;
    append(row, { shouldFocus: false });
  };
  const takeAway = (index: number) => {
    next.current = Math.min(index, fields.length - 2);
    remove(index);
    announce(`${capitalize(rowName)} ${index + 1} removed`);
  };
  return (
    <fieldset ref={list} className="form-rows">
      <legend className="field-label">{title}</legend>
      {fields.map((field, index) => (
        <div key={field.id} className="form-row" tabIndex={-1}>
          <div className="form-row-fields">{renderRow(`${name}.${index}`, index)}</div>
          <IconButton icon="trash" label={`Remove ${rowName} ${index + 1}`} onClick={() => takeAway(index)} />
        </div>
      ))}
      {renderAdd?.(add)}
      {blank && (
        <Button size="small" icon="plus" onClick={() => add(blank)}>
          Add {/^[aeiou]/.test(rowName) ? 'an' : 'a'} {rowName}
        </Button>
      )}
    </fieldset>
  );
}

/**
 * Focuses the first field of a row, or the row itself if it has none; before the first row the control that adds one.
 * False while there is no such row yet.
 */
function focusRow(list: HTMLElement, index: number): boolean {
  const row = list.querySelectorAll<HTMLElement>(':scope > .form-row')[index];
  const target =
    index < 0
      ? list.querySelector<HTMLElement>(':scope > button, :scope > :last-child :is(select, button)')
      : (row?.querySelector<HTMLElement>('input, select, textarea') ?? row);
  target?.focus();
  return target !== undefined;
}

interface SuggestFieldProps extends TextFieldProps {
  suggestions: readonly string[];
}

/** A text with suggestions; anything may be typed. */
export function SuggestField({ suggestions, ...field }: SuggestFieldProps) {
  const id = useId();
  return (
    <>
      <TextField {...field} list={suggestions.length > 0 ? id : undefined} />
      {suggestions.length > 0 && (
        <datalist id={id}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </>
  );
}

/** Fields of a form in an custom-entry dialog, each by its path in the values ("attacks.0.reach"). */
interface FormFieldProps extends Omit<FieldProps, 'message' | 'tone'> {
  name: string;
}

interface TextProps extends FormFieldProps {
  placeholder?: string;
  suggestions?: readonly string[];
  /** Has the focus when the dialog opens, though another field comes before it. */
  autofocus?: boolean;
}

export function FormText({ name, suggestions = [], ...field }: TextProps) {
  const { field: form, fieldState } = useController({ name });
  return (
    <SuggestField
      {...field}
      suggestions={suggestions}
      whileTyping={false} // errors are shown after typing
      value={String(form.value ?? '')}
      message={fieldState.error && 'Required.'}
      tone="problem"
      onCommit={form.onChange}
    />
  );
}

/** Several short texts in one field, separated by commas. */
export function FormTextList({ name, suggestions = [], ...field }: TextProps) {
  const { field: form } = useController({ name });
  const texts: unknown = form.value;
  return (
    <SuggestField
      {...field}
      suggestions={suggestions}
      whileTyping={false}
      value={Array.isArray(texts) ? texts.join(', ') : ''}
      onCommit={(typed) =>
        form.onChange(
          typed
            .split(',')
            .map((text) => text.trim())
            .filter(Boolean),
        )
      }
    />
  );
}

export function FormTextArea({ name, ...field }: FormFieldProps) {
  const { field: form } = useController({ name });
  return <TextArea {...field} rows={2} value={String(form.value ?? '')} onCommit={form.onChange} />;
}

interface NumberProps extends FormFieldProps {
  unit?: string;
  step?: number;
  placeholder?: string;
  /** May be left empty, which is then kept as null. */
  optional?: boolean;
  /** The meaning of a typed number; the number itself if left out. */
  read?: (typed: number) => number;
  /** The displayed form of the number, after the prefix; the number itself if left out. */
  show?: (value: number) => number;
  /** Shown before the field: "−". */
  prefix?: string;
  /** A remark on the number. */
  remark?: string;
}

const asItIs = (value: number): number => value;

export function FormNumber({ name, optional, read = asItIs, show = asItIs, remark, ...field }: NumberProps) {
  const { field: form, fieldState } = useController({ name });
  const value: unknown = form.value;
  return (
    <NumberField
      {...field}
      whileTyping={false} // as for texts: nothing of a form is stored before it is saved
      value={typeof value === 'number' ? show(value) : undefined}
      message={fieldState.error ? (typeof value === 'number' ? 'This number doesn’t work here.' : 'Required.') : remark}
      tone={fieldState.error ? 'problem' : 'attention'}
      onCommit={(typed) => form.onChange(read(typed))}
      onClear={optional ? () => form.onChange(null) : undefined}
    />
  );
}

interface StepperProps extends Omit<FormFieldProps, 'hint'> {
  /** The number in words ("DX+1"); unchanged if left out. */
  text?: string;
  min?: number;
  max?: number | null;
}

export function FormStepper({ name, min, max = null, text, ...field }: StepperProps) {
  const { field: form } = useController({ name });
  const value = typeof form.value === 'number' ? form.value : 0;
  return (
    <Stepper
      {...field}
      whileTyping={false}
      value={value}
      text={text}
      canDown={min === undefined || value > min}
      canUp={max === null || value < max}
      onStep={(direction) => form.onChange(value + direction)}
      onType={form.onChange}
    />
  );
}

interface SelectProps extends FormFieldProps {
  /** The option '' is kept as null. */
  nullable?: boolean;
  /** The message if a choice is required and missing. */
  needed?: string;
  options: readonly SelectOption<string>[];
  /** Called with the choice, before it is kept. */
  onChosen?: (value: string) => void;
}

export function FormSelect({ name, options, nullable, needed = 'Required.', onChosen, ...field }: SelectProps) {
  const { field: form, fieldState } = useController({ name });
  return (
    <SelectField
      {...field}
      options={options}
      value={String(form.value ?? '')}
      message={fieldState.error && needed}
      tone="problem"
      onCommit={(value) => {
        onChosen?.(value);
        form.onChange(nullable && value === '' ? null : value);
      }}
    />
  );
}

export function FormCheckbox({ name, label }: FormFieldProps) {
  const { field: form } = useController({ name });
  return <Checkbox label={label} checked={form.value === true} onCommit={form.onChange} />;
}
