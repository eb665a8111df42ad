import { useEffect, useRef } from 'react';
import { useCharacter } from '../../state/character/derived-character.ts';
import { type CharacterVersion, deleteVersion, renameVersion } from '../../state/library/library-versions.ts';
import { storageProblemSentence } from '../../state/saving/saving-reason.ts';
import { openCompare } from '../../state/view/compare-store.ts';
import { announce } from '../../ui/announce.ts';
import { ArrowRows } from '../../ui/arrow-rows.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { KeepForm } from './keep-form.tsx';
import { useVersions } from './use-versions.ts';
import { downloadVersion, restoreVersion } from './version-actions.ts';
import { VersionItem } from './version-item.tsx';
import { useVersionPoints } from './version-points.ts';
import './versions.css';

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
