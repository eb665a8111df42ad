import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import './waiver-form.css';

interface WaiverFormProps {
  /** Called with the reason, which may be empty. */
  onWaive: (reason: string) => void;
  onCancel: () => void;
}

/** A form for the reason why an issue is allowed; Escape cancels. */
export function WaiverForm({ onWaive, onCancel }: WaiverFormProps) {
  const id = useId();
  const [reason, setReason] = useState('');
  return (
    <form
      className="waiver-form"
      onSubmit={(event) => {
        event.preventDefault();
        onWaive(reason.trim());
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onCancel();
      }}
    >
      <label htmlFor={id} className="field-label">
        Reason, such as “the GM allows it”
      </label>
      <input
        id={id}
        className="field-control"
        autoComplete="off"
        value={reason}
        // biome-ignore lint/a11y/noAutofocus: it appears because its button was pressed.
        autoFocus
        onChange={(event) => setReason(event.target.value)}
      />
      <Button type="submit" size="small">
        Allow
      </Button>
    </form>
  );
}
