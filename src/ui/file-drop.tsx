import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from './button.tsx';
import './file-drop.css';

export interface FileDropProps {
  /** The words on the button: "Open a file". */
  label: string;
  hint?: ReactNode;
  /** As in <input accept>: ".json,application/json". Dropped files are not filtered: the reader says what it cannot read. */
  accept?: string | undefined;
  multiple?: boolean | undefined;
  /** Called with at least one file. */
  onFiles: (files: File[]) => void;
}

/** A button that opens the file dialog, in an area that also takes dropped files. */
export function FileDrop({ label, hint, accept, multiple = false, onFiles }: FileDropProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (files: FileList | null | undefined) => {
    const taken = [...(files ?? [])].slice(0, multiple ? undefined : 1);
    if (taken.length > 0) onFiles(taken);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button inside does the same.
    <div
      className="file-drop"
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        onChange={(event) => {
          take(event.target.files);
          event.target.value = '';
        }}
      />
      <Button icon="upload" aria-describedby={hint ? id : undefined} onClick={() => input.current?.click()}>
        {label}
      </Button>
      {hint && (
        <div id={id} className="file-drop-hint">
          {hint}
        </div>
      )}
    </div>
  );
}
