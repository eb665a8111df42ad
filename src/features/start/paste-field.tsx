import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';

/** A field for a link to a character, or the text of a character file. A paste opens it at once. */
export function PasteField({ onPaste }: { onPaste: (text: string) => void }) {
  const [text, setText] = useState('');
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => input.current?.focus(), []);
  const open = (pasted: string) => {
    if (pasted.trim() !== '') onPaste(pasted);
  };
  return (
    <form
      className="paste-field"
      onSubmit={(event) => {
        event.preventDefault();
        open(text);
      }}
    >
      <label htmlFor={id}>Link to a character, or the text of a character file</label>
      <textarea
        ref={input}
        id={id}
        rows={2}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text');
          if (text === '') setTimeout(() => open(pasted)); // after the field shows it
        }}
      />
      <Button type="submit">Open</Button>
    </form>
  );
}
