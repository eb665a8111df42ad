import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { useCharacter } from '../../state/character/derived-character.ts';
import {
  addVersionOf,
  type CharacterVersion,
  deleteVersion,
  listVersionsOf,
  maxVersionNameLength,
  renameVersion,
} from '../../state/library/library-versions.ts';
import { storageProblemSentence } from '../../state/saving/saving-reason.ts';
import { openCompare } from '../../state/view/compare-store.ts';
import { announce } from '../../ui/announce.ts';
import { ArrowRows } from '../../ui/arrow-rows.tsx';
import { Button } from '../../ui/buttons.tsx';
import { SidePanel } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { downloadVersion, restoreVersion, suggestedNames } from './version-actions.ts';
import { useVersionPoints, VersionItem } from './version-item.tsx';
import './versions.css';

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
    if (!outcome.ok) return onProblem(storageProblemSentence(outcome.problem, 'version'));
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
  /** Why they could not be read, or what else failed; '' if nothing did. */
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
    else setProblem(storageProblemSentence(read.problem, 'version'));
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
  const name = useCharacter(({ character }) => character.name);
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
    if (!renamed.ok) return storageProblemSentence(renamed.problem, 'version');
    await refresh();
    return '';
  };
  const deleteAndRefresh = async (version: CharacterVersion) => {
    const index = list?.indexOf(version) ?? 0;
    const removed = await deleteVersion(version.key);
    if (!removed.ok) return storageProblemSentence(removed.problem, 'version');
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
