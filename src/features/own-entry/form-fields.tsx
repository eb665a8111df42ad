import { useController } from 'react-hook-form';
import { Checkbox } from '../../ui/checkbox.tsx';
import type { FieldProps } from '../../ui/field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { SelectField, type SelectOption } from '../../ui/select-field.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { SuggestField } from './suggest-field.tsx';

/** Fields of a form in an own-entry dialog, each by its path in the values ("attacks.0.reach"). */
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
  /** What is meant by a number that is typed; the number itself if left out. */
  read?: (typed: number) => number;
  /** What is shown of the number, after the prefix; the number itself if left out. */
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
  /** The number in words ("DX+1"); as it is if left out. */
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
  /** The message where a choice is required and missing. */
  needed?: string;
  options: readonly SelectOption<string>[];
  /** Called with what was chosen, before it is kept. */
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
