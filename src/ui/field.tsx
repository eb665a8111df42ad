import { type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';
import { useTabIndex } from './tab-stop.tsx';
import './field.css';

/** Props of every field. */
export interface FieldProps {
  label: string;
  /** What the label belongs to, for screen readers: "Enemy". */
  about?: string | undefined;
  /** Shows the label to assistive technology only: in a dense row, under a column heading. */
  hideLabel?: boolean | undefined;
  /** One sentence on what the field is for; always shown. */
  hint?: ReactNode;
  /** A remark on the current value. */
  message?: ReactNode;
  /** `attention` (the default) for what is unusual, `problem` for what cannot be used. */
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
