import { type ReactNode, type Ref, useId, useState } from 'react';
import { Icon } from './icon.tsx';
import { useTabIndex } from './tab-stop.tsx';
import './fields.css';

/** Props of every field. */
export interface FieldProps {
  label: string;
  /** The owner of the label, for screen readers: "Enemy". */
  about?: string | undefined;
  /** Shows the label to assistive technology only: in a dense row, under a column heading. */
  hideLabel?: boolean | undefined;
  /** One sentence on the purpose of the field; always shown. */
  hint?: ReactNode;
  /** A remark on the current value. */
  message?: ReactNode;
  /** `attention` (the default) for unusual values, `problem` for unusable ones. */
  tone?: 'attention' | 'problem' | undefined;
}

/** The attributes that tie a control to its label, hint and message, and its place in the Tab order. */
interface FieldControl {
  id: string;
  'aria-label': string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  tabIndex: -1 | undefined;
}

interface FieldShellProps extends FieldProps {
  className?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** Label above, control, hint and message below. `children` receives the attributes for its control. */
export function Field({
  label,
  about,
  hideLabel,
  hint,
  message,
  tone = 'attention',
  className,
  children,
}: FieldShellProps) {
  const id = useId();
  const tabIndex = useTabIndex();
  const hintId = hint ? `${id}-hint` : '';
  const messageId = message ? `${id}-message` : '';
  return (
    <div className={className ? `field ${className}` : 'field'}>
      {!hideLabel && (
        <label htmlFor={id} className="field-label">
          {label}
          {about && <span className="visually-hidden"> ({about})</span>}
        </label>
      )}
      {children({
        id,
        // A hidden label would be read twice: as a text, and as the name of the control.
        'aria-label': hideLabel ? `${label}${about ? ` (${about})` : ''}` : undefined,
        'aria-describedby': `${messageId} ${hintId}`.trim() || undefined,
        'aria-invalid': message && tone === 'problem' ? true : undefined,
        tabIndex,
      })}
      {hint && (
        <div id={hintId} className="field-hint">
          {hint}
        </div>
      )}
      {message && (
        <div id={messageId} className="field-message" data-tone={tone}>
          <Icon name={tone} />
          <span>{message}</span>
        </div>
      )}
    </div>
  );
}

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  disabled?: boolean | undefined;
  /** Options with the same group are listed together under its name. */
  group?: string | undefined;
}

interface SelectFieldProps<Value extends string> extends FieldProps {
  value: Value;
  options: readonly SelectOption<Value>[];
  /** Called as soon as another option is chosen. */
  onCommit: (value: Value) => void;
  disabled?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLSelectElement> | undefined;
}

/** More options than this are rendered only on focus or press: a field with many options may be in each of many rows. */
const manyCount = 200;

/** A choice of one of several options, with the browser's own select. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { value, options: all, onCommit, disabled, ref, ...field } = props;
  const [expanded, setExpanded] = useState(false);
  const options = expanded || all.length <= manyCount ? all : all.filter((option) => option.value === value);
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
