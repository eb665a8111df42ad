import { type ReactNode, useId } from 'react';
import './fields.css';

export interface CheckboxProps {
  label: ReactNode;
  checked: boolean;
  /** Called with the new state immediately. */
  onCommit: (checked: boolean) => void;
  hint?: ReactNode;
  disabled?: boolean | undefined;
}

/** A yes or no, with its label as part of the target. */
export function Checkbox({ label, checked, onCommit, hint, disabled }: CheckboxProps) {
  const id = useId();
  return (
    <div className="checkbox">
      <input
        id={id}
        type="checkbox"
        className="checkbox-box"
        checked={checked}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onCommit(event.target.checked)}
      />
      <label htmlFor={id} className="checkbox-label">
        {label}
      </label>
      {hint && (
        <div id={`${id}-hint`} className="checkbox-hint">
          {hint}
        </div>
      )}
    </div>
  );
}
