import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/buttons.tsx';
import './start.css';

interface OtherWaysProps {
  readonly onFirstFight: () => void;
  readonly onEncounters: () => void;
  readonly onChooseFile: () => void;
  readonly onPaste: (text: string) => void;
  readonly onStatBlock: () => void;
}

/** What people come for who have a character already: a fight, and a file, a link or a stat block. */
export function OtherWays({ onFirstFight, onEncounters, onChooseFile, onPaste, onStatBlock }: OtherWaysProps) {
  const [pasting, setPasting] = useState(false);
  const id = useId();
  return (
    <div className="other-ways">
      <section aria-labelledby={`${id}-fight`}>
        <h2 id={`${id}-fight`}>Run a fight</h2>
        <p className="start-note">Several characters, with their turns, rolls and wounds. New to it? Five minutes.</p>
        <div className="other-ways-buttons">
          <Button variant="quiet" icon="die" onClick={onFirstFight}>
            A first fight
          </Button>
          <Button variant="quiet" onClick={onEncounters}>
            Encounters…
          </Button>
        </div>
      </section>
      <section aria-labelledby={`${id}-open`}>
        <h2 id={`${id}-open`}>Open, paste, import</h2>
        <p className="start-note">Your own files, sheets of GURPS Character Sheet, links, and stat blocks of books.</p>
        <div className="other-ways-buttons">
          <Button variant="quiet" icon="upload" onClick={onChooseFile}>
            Open a file
          </Button>
          <Button variant="quiet" icon="link" aria-expanded={pasting} onClick={() => setPasting(!pasting)}>
            Paste a link
          </Button>
          <Button variant="quiet" icon="text" onClick={onStatBlock}>
            Paste a stat block
          </Button>
        </div>
        {pasting && <PasteField onPaste={onPaste} />}
      </section>
    </div>
  );
}

/** A field for a link to a character, or the text of a character file. A paste opens it at once. */
function PasteField({ onPaste }: { onPaste: (text: string) => void }) {
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
