import type { Ref } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { useDraft } from './use-draft.ts';
import './text-area.css';

export interface TextAreaProps extends FieldProps {
  value: string;
  /**
   * Called at every pause in typing, on blur, on Ctrl/⌘ Enter and when the page is left, only if the text has changed.
   * Escape restores. `mergeWithPrevious`: it continues or reverts a commit made at a pause.
   */
  onCommit: (value: string, mergeWithPrevious: boolean) => void;
  /** The minimum number of lines; the field grows with its text where the browser supports it. */
  rows?: number | undefined;
  placeholder?: string | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** Several lines of text. */
export function TextArea({ value, onCommit, rows = 3, placeholder, ref, ...field }: TextAreaProps) {
  const commit = (text: string, mergeWithPrevious: boolean) => {
    onCommit(text, mergeWithPrevious);
    return true;
  };
  const draft = useDraft(value, commit, { multiline: true, whileTyping: true });
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          {...control}
          ref={ref}
          className="field-control text-area"
          rows={rows}
          value={draft.text}
          placeholder={placeholder}
          onChange={(event) => draft.type(event.target.value)}
          onBlur={draft.flush}
          onKeyDown={draft.onKeyDown}
        />
      )}
    </Field>
  );
}
