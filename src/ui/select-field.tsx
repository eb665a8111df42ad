import { type Ref, useState } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { Icon } from './icon.tsx';
import './select-field.css';

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  disabled?: boolean | undefined;
  /** Options with the same group are listed together under its name. */
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

/** More options than this are rendered only on focus or press: a field with many options may be in each of many rows. */
const MANY = 200;

/** A choice of one of several options, with the browser's own select. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { value, options: all, onCommit, disabled, ref, ...field } = props;
  const [expanded, setExpanded] = useState(false);
  const options = expanded || all.length <= MANY ? all : all.filter((option) => option.value === value);
  const groups = new Set(options.map((option) => option.group));
  const expand = () => setExpanded(true);
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
            onFocus={expand}
            onPointerDown={expand}
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
