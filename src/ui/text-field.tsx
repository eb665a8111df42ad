import type { Ref } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { useDraft } from './use-draft.ts';
import './fields.css';

interface TextAreaProps extends FieldProps {
  value: string;
  /**
   * Called at every pause in typing, on blur, on Ctrl/⌘ Enter and when the page is left, only if the text has changed.
   * Escape restores. `mergeWithPrevious`: it continues or reverts a commit made at a pause.
   */
  onCommit: (value: string, mergeWithPrevious: boolean) => void;
  /** The minimum number of lines; the field grows with its text if the browser supports it. */
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

export interface TextFieldProps extends FieldProps {
  value: string;
  /**
   * Called at every pause in typing, on blur, on Enter and when the page is left, only if the text has changed. Escape
   * restores. `mergeWithPrevious`: it continues or reverts a commit made at a pause. `atPause`: typing may not be finished.
   * Returns false for a text that could not be read, which then stays in the field.
   */
  onCommit: (value: string, mergeWithPrevious: boolean, atPause: boolean) => unknown;
  /** False for a text that is meaningless while incomplete: it is not committed at pauses. */
  whileTyping?: boolean | undefined;
  placeholder?: string | undefined;
  autoComplete?: string | undefined;
  /** The id of a datalist with suggestions. */
  list?: string | undefined;
  /** Has the focus when its dialog opens, though another field comes before it. */
  autofocus?: boolean | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const {
    value,
    onCommit,
    whileTyping = true,
    placeholder,
    autoComplete = 'off',
    list,
    autofocus,
    disabled,
    ref,
    ...field
  } = props;
  const commit = (text: string, mergeWithPrevious: boolean, atPause: boolean) =>
    onCommit(text, mergeWithPrevious, atPause) !== false;
  const draft = useDraft(value, commit, { whileTyping });
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...control}
          ref={ref}
          className="field-control"
          value={draft.text}
          placeholder={placeholder}
          autoComplete={autoComplete}
          list={list}
          data-autofocus={autofocus ? '' : undefined}
          disabled={disabled}
          onChange={(event) => draft.type(event.target.value)}
          onBlur={draft.flush}
          onKeyDown={draft.onKeyDown}
        />
      )}
    </Field>
  );
}
