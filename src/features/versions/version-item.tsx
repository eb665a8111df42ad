import { type RefObject, useEffect, useRef, useState } from 'react';
import { type CharacterVersion, maxVersionNameLength } from '../../state/library/library-versions.ts';
import { Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { whenWords } from '../browser/when-words.ts';
import { keptByProgram } from './version-words.ts';

interface VersionItemProps {
  readonly version: CharacterVersion;
  /** "98 of 100 points"; '' until it is known. */
  readonly points: string;
  readonly onCompare: () => void;
  readonly onGoBack: () => void;
  readonly onRename: (name: string) => void;
  readonly onDownload: () => void;
  readonly onDelete: () => void;
}

/** A version with what can be done with it. Deleting asks first: it cannot be undone. */
export function VersionItem(props: VersionItemProps) {
  const { version, points, onCompare, onGoBack, onRename, onDownload, onDelete } = props;
  const { name, made } = version;
  const [doing, setDoing] = useState<'nothing' | 'renaming' | 'deleting'>('nothing');
  const compare = useRef<HTMLButtonElement>(null);
  const done = () => {
    setDoing('nothing');
    requestAnimationFrame(() => compare.current?.focus());
  };
  const program = keptByProgram(version);
  return (
    <li className="version" aria-label={name}>
      {doing === 'renaming' ? (
        <RenameField
          name={name}
          onDone={(next) => {
            if (next !== null) onRename(next);
            done();
          }}
        />
      ) : (
        <p className="version-name">{name}</p>
      )}
      <p className="version-facts">
        <time dateTime={made}>{whenWords(made)}</time>
        {points && ` · ${points}`}
      </p>
      {program && <p className="version-facts">{program}</p>}
      {doing === 'deleting' ? (
        <DeleteQuestion onDelete={onDelete} onKeep={done} />
      ) : (
        <div className="version-actions">
          <Button ref={compare} size="small" aria-label={`Compare with now: ${name}`} onClick={onCompare}>
            Compare with now
          </Button>
          <Button size="small" aria-label={`Go back to it: ${name}`} onClick={onGoBack}>
            Go back to it
          </Button>
          <Menu
            label={`More for ${name}`}
            size="small"
            items={[
              { id: 'rename', label: 'Rename', onSelect: () => setDoing('renaming') },
              { id: 'download', label: 'Save as file', icon: 'download', onSelect: onDownload },
              { id: 'delete', label: 'Delete…', icon: 'trash', danger: true, onSelect: () => setDoing('deleting') },
            ]}
          />
        </div>
      )}
    </li>
  );
}

function DeleteQuestion({ onDelete, onKeep }: { onDelete: () => void; onKeep: () => void }) {
  const first = useFocusAtOnce<HTMLButtonElement>();
  return (
    <div className="version-actions">
      <p className="version-question">Delete this version for good? The character itself stays as it is.</p>
      <Button ref={first} size="small" onClick={onKeep}>
        Keep it
      </Button>
      <Button size="small" variant="danger" icon="trash" onClick={onDelete}>
        Delete
      </Button>
    </div>
  );
}

/** The name while it is typed: Enter and leaving the field take it over, Escape does not. */
function RenameField({ name, onDone }: { name: string; onDone: (name: string | null) => void }) {
  const [text, setText] = useState(name);
  const finished = useRef(false);
  const field = useFocusAtOnce<HTMLInputElement>();
  const finish = (result: string | null) => {
    if (finished.current) return;
    finished.current = true;
    onDone(result);
  };
  return (
    <input
      ref={field}
      className="field-control"
      aria-label={`New name of ${name}`}
      autoComplete="off"
      maxLength={maxVersionNameLength}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => finish(text)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation(); // Escape is for the field, not for the panel around it
        finish(event.key === 'Enter' ? text : null);
      }}
    />
  );
}

function useFocusAtOnce<Element extends HTMLElement>(): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useEffect(() => {
    // The menu that it was asked from gives the focus back first.
    const frame = requestAnimationFrame(() => {
      element.current?.focus();
      if (element.current instanceof HTMLInputElement) element.current.select();
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return element;
}
