import { type FormEvent, type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react';
import { nameOrKind } from '../../character/character.ts';
import { undo, useCharacterStore } from '../../state/character/character-store.ts';
import { summaryPoints, useCharacter } from '../../state/character/derived-character.ts';
import {
  addVersionOf,
  type CharacterVersion,
  deleteVersion,
  listVersionsOf,
  maxVersionNameLength,
  openVersion,
  readVersion,
  renameVersion,
} from '../../state/library/library-versions.ts';
import { describeSavingProblem } from '../../state/saving/saving-reason.ts';
import { openCompare, openDialog } from '../../state/view/view-store.ts';
import { announce } from '../../ui/announce.ts';
import { ArrowRows } from '../../ui/arrow-rows.tsx';
import { Button } from '../../ui/buttons.tsx';
import { SidePanel } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import './versions.css';
import { serializeFile, toFileName } from '../../character/file/character-file.ts';
import { formatFraction } from '../../engine/format.ts';
import { loadRuleset } from '../../rules/rulesets.ts';
import { formatPoints } from '../../rules/shared/figure-words.ts';
import { sameContent } from '../../state/saving/same-content.ts';
import { appVersion } from '../../state/updates/app-version.ts';
import { notify } from '../../state/view/notices.ts';
import { Menu } from '../../ui/menu.tsx';
import { describeTime } from '../browser/when-words.ts';

/** The name of the version that is stored before an older version is restored. */
const restoreBackupName = (name: string): string => `Before restoring “${name}”`;

const programReasons: readonly (readonly [name: RegExp, words: string])[] = [
  [/^From the other tab$/, 'another tab’s character, replaced by this tab’s'],
  [/^From this tab$/, 'this tab’s character, replaced by another tab’s'],
  [/^Before the import of /, 'the character before an import replaced it'],
  [/^Before (?:restoring|going back to) “/, 'the character before an older version was restored'],
];

/** Why the program stored a version; '' for a version stored by the player. */
function keptByProgram({ name, reason }: Pick<CharacterVersion, 'name' | 'reason'>): string {
  if (reason === 'before-migration') {
    return 'Saved automatically: the character before an update converted it.';
  }
  const words = programReasons.find(([pattern]) => pattern.test(name))?.[1];
  return words === undefined ? '' : `Saved automatically: ${words}.`;
}

/** Suggested names for a version: common occasions, and the date. */
function suggestedNames(now: Date = new Date()): string[] {
  const day = now.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  return ['before the dungeon', 'before spending points', 'as first made', day];
}

/**
 * Restores a version of the open character. The current state can be reached by undo and, once the tab is closed, as a
 * separate version, unless one of `versions` has the same content.
 * @returns a sentence about the failure; '' on success
 */
async function restoreVersion(version: CharacterVersion, versions: readonly CharacterVersion[]): Promise<string> {
  const { id, saved } = useCharacterStore.getState();
  if (!(await isStored(saved, versions))) {
    const kept = await addVersionOf(id, restoreBackupName(version.name));
    if (!kept.ok) return describeSavingProblem(kept.error, 'version');
  }
  const opened = await openVersion(version.key);
  if (!opened.ok) return describeSavingProblem(opened.error, 'version');
  if (!opened.value) return '';
  openDialog(null);
  notify({
    kind: 'information',
    title: `Version “${version.name}” restored`,
    text: 'The character as it was before is saved as a version.',
    actions: [{ label: 'Undo', run: undo }],
  });
  return '';
}

async function isStored(
  saved: Parameters<typeof sameContent>[0],
  versions: readonly CharacterVersion[],
): Promise<boolean> {
  for (const { key } of versions) {
    const read = await readVersion(key);
    if (read.ok && sameContent(read.value, saved)) return true;
  }
  return false;
}

/** Downloads a version as a file. Returns a sentence about the failure; '' on success. */
async function downloadVersion(
  { key, name }: CharacterVersion,
  onDownload: (file: Blob, name: string) => void,
): Promise<string> {
  const read = await readVersion(key);
  if (!read.ok) return describeSavingProblem(read.error, 'version');
  const file = new Blob([serializeFile(read.value, appVersion)], { type: 'application/json' });
  onDownload(file, toFileName([nameOrKind(read.value.character), name].filter(Boolean).join(' '), 'json'));
  return '';
}

interface KeepFormProps {
  readonly onKept: () => Promise<void>;
  readonly onProblem: (problem: string) => void;
}

/** A form that stores the current state of the character as a named version. */
function KeepForm({ onKept, onProblem }: KeepFormProps) {
  const list = useId();
  const [name, setName] = useState('');
  const [missing, setMissing] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const trimmed = name.trim();
    setMissing(trimmed === '');
    if (trimmed === '') return;
    const outcome = await addVersionOf(useCharacterStore.getState().id, trimmed);
    if (!outcome.ok) return onProblem(describeSavingProblem(outcome.error, 'version'));
    onProblem('');
    setName('');
    announce(`Saved as “${trimmed}”`, 'versions');
    await onKept();
  };
  return (
    <form className="versions-keep" onSubmit={(event) => void submit(event).catch(console.error)}>
      <Field label="Save a version as" tone="problem" message={missing && name.trim() === '' && 'Enter a name.'}>
        {(control) => (
          <input
            {...control}
            className="field-control"
            autoComplete="off"
            list={list}
            maxLength={maxVersionNameLength}
            placeholder="before the dungeon"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <datalist id={list}>
        {suggestedNames().map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
      <Button type="submit" variant="primary">
        Save
      </Button>
    </form>
  );
}

interface Versions {
  /** The newest first; null until they are read. */
  readonly list: readonly CharacterVersion[] | null;
  /** Why they could not be read, or another failure; '' if there is none. */
  readonly problem: string;
  readonly setProblem: (problem: string) => void;
  /** Reads them again. */
  readonly refresh: () => Promise<void>;
}

/** The versions of the open character. */
function useVersions(): Versions {
  const id = useCharacterStore((open) => open.id);
  const [list, setList] = useState<readonly CharacterVersion[] | null>(null);
  const [problem, setProblem] = useState('');
  const refresh = useCallback(async () => {
    const read = await listVersionsOf(id);
    if (read.ok) setList(read.value);
    else setProblem(describeSavingProblem(read.error, 'version'));
  }, [id]);
  useEffect(() => {
    setList(null);
    refresh().catch(console.error);
  }, [refresh]);
  return { list, problem, setProblem, refresh };
}

interface VersionsPanelProps {
  /** Downloads a file. */
  readonly onDownload: (file: Blob, name: string) => void;
  readonly onClose: () => void;
}

/** The stored versions of the open character: to compare, restore, rename, download and delete. */
export function VersionsPanel({ onDownload, onClose }: VersionsPanelProps) {
  const name = useCharacter(({ character }) => nameOrKind(character));
  const { list, problem, setProblem, refresh } = useVersions();
  const points = useVersionPoints(list);
  const listElement = useRef<HTMLUListElement>(null);
  const showOutcome = (work: Promise<string>) => void work.then(setProblem, console.error);

  const deletedAt = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list is refreshed without the deleted version.
  useEffect(() => {
    const index = deletedAt.current;
    if (index === null) return;
    deletedAt.current = null;
    // Focuses the row that took its place.
    const buttons = [...(listElement.current?.children ?? [])].map((row) => row.querySelector('button'));
    (buttons[index] ?? buttons.at(-1))?.focus();
  }, [list]);

  const rename = async ({ key }: CharacterVersion, next: string) => {
    const renamed = await renameVersion(key, next);
    if (!renamed.ok) return describeSavingProblem(renamed.error, 'version');
    await refresh();
    return '';
  };
  const deleteAndRefresh = async (version: CharacterVersion) => {
    const index = list?.indexOf(version) ?? 0;
    const removed = await deleteVersion(version.key);
    if (!removed.ok) return describeSavingProblem(removed.error, 'version');
    deletedAt.current = index;
    await refresh();
    announce(`“${version.name}” is deleted`, 'versions');
    return '';
  };

  return (
    <SidePanel title={`Versions of ${name || 'this character'}`} onClose={onClose}>
      <div className="versions">
        <KeepForm onKept={refresh} onProblem={setProblem} />
        {problem && (
          <Notice kind="problem" live>
            {problem}
          </Notice>
        )}
        {list?.length === 0 && (
          <EmptyState title="No versions yet.">
            A version is a named snapshot of the character. Compare it with the character later, or restore it.
          </EmptyState>
        )}
        {list !== null && list.length > 0 && (
          <ArrowRows>
            <ul ref={listElement} className="versions-list">
              {list.map((version) => (
                <VersionItem
                  key={version.key}
                  version={version}
                  points={points.get(version.key) ?? ''}
                  onCompare={() => openCompare({ kind: 'version', key: version.key }, { kind: 'open' })}
                  onGoBack={() => showOutcome(restoreVersion(version, list))}
                  onRename={(next) => showOutcome(rename(version, next))}
                  onDownload={() => showOutcome(downloadVersion(version, onDownload))}
                  onDelete={() => showOutcome(deleteAndRefresh(version))}
                />
              ))}
            </ul>
          </ArrowRows>
        )}
      </div>
    </SidePanel>
  );
}

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
function useVersionPoints(list: readonly CharacterVersion[] | null): ReadonlyMap<number, string> {
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
function VersionItem(props: VersionItemProps) {
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
