import type { Ref } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { useDraft } from './use-draft.ts';

export interface TextFieldProps extends FieldProps {
  value: string;
  /** Called on blur and Enter, only when the text has changed. Escape restores. */
  onCommit: (value: string) => void;
  placeholder?: string | undefined;
  autoComplete?: string | undefined;
  /** The id of a datalist with suggestions. */
  list?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { value, onCommit, placeholder, autoComplete = 'off', list, disabled, ref, ...field } = props;
  const draft = useDraft(value, (text) => {
    onCommit(text);
    return true;
  });
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
          disabled={disabled}
          onChange={(event) => draft.type(event.target.value)}
          onBlur={draft.flush}
          onKeyDown={draft.onKeyDown}
        />
      )}
    </Field>
  );
}
