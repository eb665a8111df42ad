import type { Ref } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { useDraft } from './use-draft.ts';

export interface TextFieldProps extends FieldProps {
  value: string;
  /**
   * Called on blur and Enter, only when the text has changed. Escape restores. `goesOn`: it is more of what was handed over
   * at a pause, or takes it back.
   */
  onCommit: (value: string, goesOn: boolean) => void;
  /** Called at every pause in typing, too. Only for a text that is kept as it is typed. */
  whileTyping?: boolean | undefined;
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
  const {
    value,
    onCommit,
    whileTyping = false,
    placeholder,
    autoComplete = 'off',
    list,
    disabled,
    ref,
    ...field
  } = props;
  const commit = (text: string, goesOn: boolean) => {
    onCommit(text, goesOn);
    return true;
  };
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
          disabled={disabled}
          onChange={(event) => draft.type(event.target.value)}
          onBlur={draft.flush}
          onKeyDown={draft.onKeyDown}
        />
      )}
    </Field>
  );
}
