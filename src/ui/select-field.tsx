import type { Ref } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { Icon } from './icon.tsx';
import './select-field.css';

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  disabled?: boolean | undefined;
  /** Options with the same group stand together under its name. */
  group?: string | undefined;
}

export interface SelectFieldProps<Value extends string> extends FieldProps {
  value: Value;
  options: readonly SelectOption<Value>[];
  /** Called as soon as another option is chosen. */
  onCommit: (value: Value) => void;
  disabled?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLSelectElement> | undefined;
}

/** One of several, with the browser's own select. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { value, options, onCommit, disabled, ref, ...field } = props;
  const groups = new Set(options.map((option) => option.group));
  return (
    <Field {...field}>
      {(control) => (
        <span className="select-field">
          <select
            {...control}
            ref={ref}
            className="field-control select-field-control"
            value={value}
            disabled={disabled}
            onChange={(event) => {
              const chosen = options.find((option) => option.value === event.target.value);
              if (chosen) onCommit(chosen.value);
            }}
          >
            {[...groups].map((group) => {
              const members = options.filter((option) => option.group === group).map(renderOption);
              if (group === undefined) return members;
              return (
                <optgroup key={group} label={group}>
                  {members}
                </optgroup>
              );
            })}
          </select>
          <Icon name="chevron" className="select-field-mark" />
        </span>
      )}
    </Field>
  );
}

function renderOption({ value, label, disabled }: SelectOption<string>) {
  return (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  );
}
