import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

interface RenameFieldProps {
  name: string;
  /** Its display name without a name: "the character". */
  unnamed: string;
  /** Called once: with the text on Enter and blur, with null on Escape. */
  onDone: (name: string | null) => void;
}

/** The field for renaming something in its row of a list. */
export function RenameField({ name, unnamed, onDone }: RenameFieldProps) {
  const [text, setText] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  const done = useRef(false);
  const finish = (result: string | null) => {
    if (done.current) return;
    done.current = true;
    onDone(result);
  };
  useEffect(() => {
    // After the menu that opened it has returned the focus.
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    finish(event.key === 'Enter' ? text : null);
  };
  return (
    <input
      ref={field}
      className="field-control rename-field"
      aria-label={`Name of ${name || unnamed}`}
      autoComplete="off"
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={onKeyDown}
      // Not later: a letter that is typed at once would be selected with the rest, and replaced by the next.
      onFocus={(event) => event.target.select()}
      onBlur={() => finish(text)}
    />
  );
}
