import { type RefObject, useEffect, useRef, useState } from 'react';
import { formatFraction } from '../../engine/format.ts';
import { loadRuleset } from '../../rules/rulesets.ts';
import { formatPoints } from '../../rules/shared/figure-words.ts';
import { summaryPoints } from '../../state/character/derived-character.ts';
import { type CharacterVersion, maxVersionNameLength, readVersion } from '../../state/library/library-versions.ts';
import { Button } from '../../ui/buttons.tsx';
import { Menu } from '../../ui/menu.tsx';
import { describeTime } from '../browser/when-words.ts';
import { keptByProgram } from './version-actions.ts';

/** The points of versions by key. Versions never change, so each is computed once. */
const cache = new Map<number, string>();

/** "98 of 100 points" for a version, or that it cannot be read or computed. */
async function pointsOfVersion(key: number): Promise<string> {
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const read = await readVersion(key);
  if (!read.ok) return 'cannot be read';
  await loadRuleset(read.value.ruleset);
  const points = summaryPoints(read.value);
  const words = points ? `${formatFraction(points.spent)} of ${formatPoints(points.budget)}` : 'points unknown';
  cache.set(key, words);
  return words;
}

/** The points of versions by key, filled in one after the other, so that a long list stays responsive. */
export function useVersionPoints(list: readonly CharacterVersion[] | null): ReadonlyMap<number, string> {
  const [points, setPoints] = useState<ReadonlyMap<number, string>>(() => new Map(cache));
  useEffect(() => {
    let unmounted = false;
    const loadPoints = async () => {
      for (const { key } of list ?? []) {
        if (unmounted) return;
        const words = await pointsOfVersion(key).catch(() => 'points unknown');
        if (!unmounted)
          setPoints((before) => (before.get(key) === words ? before : new Map([...before, [key, words]])));
      }
    };
    loadPoints().catch(console.error);
    return () => {
      unmounted = true;
    };
  }, [list]);
  return points;
}

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

/** A version with its actions. Deleting needs confirmation, since it cannot be undone. */
export function VersionItem(props: VersionItemProps) {
  const { version, points, onCompare, onGoBack, onRename, onDownload, onDelete } = props;
  const { name, made } = version;
  const [mode, setMode] = useState<'nothing' | 'renaming' | 'deleting'>('nothing');
  const compareButton = useRef<HTMLButtonElement>(null);
  const finishMode = () => {
    setMode('nothing');
    requestAnimationFrame(() => compareButton.current?.focus());
  };
  const programReason = keptByProgram(version);
  return (
    <li className="version" aria-label={name}>
      {mode === 'renaming' ? (
        <VersionNameField
          name={name}
          onDone={(next) => {
            if (next !== null) onRename(next);
            finishMode();
          }}
        />
      ) : (
        <p className="version-name">{name}</p>
      )}
      <p className="version-facts">
        <time dateTime={made}>{describeTime(made)}</time>
        {points && ` · ${points}`}
      </p>
      {programReason && <p className="version-facts">{programReason}</p>}
      {mode === 'deleting' ? (
        <DeleteQuestion onDelete={onDelete} onKeep={finishMode} />
      ) : (
        <div className="version-actions">
          <Button ref={compareButton} size="small" aria-label={`Compare with now: ${name}`} onClick={onCompare}>
            Compare with now
          </Button>
          <Button size="small" aria-label={`Restore: ${name}`} onClick={onGoBack}>
            Restore
          </Button>
          <Menu
            label={`More for ${name}`}
            size="small"
            items={[
              { id: 'rename', label: 'Rename', onSelect: () => setMode('renaming') },
              { id: 'download', label: 'Save as file', icon: 'download', onSelect: onDownload },
              { id: 'delete', label: 'Delete…', icon: 'trash', danger: true, onSelect: () => setMode('deleting') },
            ]}
          />
        </div>
      )}
    </li>
  );
}

function DeleteQuestion({ onDelete, onKeep }: { onDelete: () => void; onKeep: () => void }) {
  const keepButton = useFocusOnMount<HTMLButtonElement>();
  return (
    <div className="version-actions">
      <p className="version-question">Delete this version for good? The character itself is unchanged.</p>
      <Button ref={keepButton} size="small" onClick={onKeep}>
        Keep it
      </Button>
      <Button size="small" variant="danger" icon="trash" onClick={onDelete}>
        Delete
      </Button>
    </div>
  );
}

/** The field for renaming a version: Enter and blur apply the name, Escape cancels. */
function VersionNameField({ name, onDone }: { name: string; onDone: (name: string | null) => void }) {
  const [text, setText] = useState(name);
  const finished = useRef(false);
  const field = useFocusOnMount<HTMLInputElement>();
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

function useFocusOnMount<Element extends HTMLElement>(): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useEffect(() => {
    // After the menu that opened it has returned the focus.
    const frame = requestAnimationFrame(() => {
      element.current?.focus();
      if (element.current instanceof HTMLInputElement) element.current.select();
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return element;
}
