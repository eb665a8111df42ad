import { type ReactNode, useId } from 'react';
import { useTabIndex } from './tab-stop.tsx';
import './fields.css';

export interface Segment<Value extends string> {
  value: Value;
  label: ReactNode;
}

export interface SegmentedControlProps<Value extends string> {
  label: string;
  /** The owner of the label, for screen readers. */
  about?: string | undefined;
  hideLabel?: boolean | undefined;
  value: Value;
  options: readonly Segment<Value>[];
  /** Called as soon as another segment is chosen, by click or arrow key. */
  onCommit: (value: Value) => void;
}

/** A few choices side by side, one of them chosen: radio buttons underneath. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, about, hideLabel, value, options, onCommit } = props;
  const name = useId();
  const tabIndex = useTabIndex();
  return (
    <fieldset className="segmented-control">
      <legend className={hideLabel ? 'visually-hidden' : 'segmented-control-legend'}>
        {label}
        {about && <span className="visually-hidden"> ({about})</span>}
      </legend>
      <div className="segmented-control-row">
        {options.map((option) => (
          <label key={option.value} className="segmented-control-segment">
            <input
              type="radio"
              tabIndex={tabIndex}
              className="visually-hidden"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onCommit(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
