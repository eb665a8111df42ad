import { useEffect, useRef } from 'react';
import { useCharacter } from '../../state/character/derived-character.ts';
import { type CharacterVersion, deleteVersion, renameVersion } from '../../state/library/library-versions.ts';
import { storageProblemSentence } from '../../state/saving/saving-reason.ts';
import { openCompare } from '../../state/view/compare-store.ts';
import { announce } from '../../ui/announce.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { KeepForm } from './keep-form.tsx';
import { useVersions } from './use-versions.ts';
import { downloadVersion, goBackTo } from './version-actions.ts';
import { VersionItem } from './version-item.tsx';
import { useVersionPoints } from './version-points.ts';
import './versions.css';

interface VersionsPanelProps {
  /** Gives the browser a file to keep. */
  readonly onDownload: (file: Blob, name: string) => void;
  readonly onClose: () => void;
}

/** States of the open character that were kept: to compare, to go back to, to keep apart. */
export function VersionsPanel({ onDownload, onClose }: VersionsPanelProps) {
  const name = useCharacter(({ character }) => character.name);
  const { list, problem, setProblem, refresh } = useVersions();
  const points = useVersionPoints(list);
  const listed = useRef<HTMLUListElement>(null);
  const say = (work: Promise<string>) => void work.then(setProblem, console.error);

  const deletedAt = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the list is there without it, whenever that is.
  useEffect(() => {
    const at = deletedAt.current;
    if (at === null) return;
    deletedAt.current = null;
    // On to what came into its place.
    const buttons = [...(listed.current?.children ?? [])].map((row) => row.querySelector('button'));
    (buttons[at] ?? buttons.at(-1))?.focus();
  }, [list]);

  const rename = async ({ key }: CharacterVersion, next: string) => {
    const renamed = await renameVersion(key, next);
    if (!renamed.ok) return storageProblemSentence(renamed.problem);
    await refresh();
    return '';
  };
  const remove = async (version: CharacterVersion) => {
    const at = list?.indexOf(version) ?? 0;
    const removed = await deleteVersion(version.key);
    if (!removed.ok) return storageProblemSentence(removed.problem);
    deletedAt.current = at;
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
            A version is the character as it was at some moment, kept under a name: to see later what changed since, or
            to go back to it.
          </EmptyState>
        )}
        {list !== null && list.length > 0 && (
          <ul ref={listed} className="versions-list">
            {list.map((version) => (
              <VersionItem
                key={version.key}
                version={version}
                points={points.get(version.key) ?? ''}
                onCompare={() => openCompare({ kind: 'version', key: version.key }, { kind: 'open' })}
                onGoBack={() => say(goBackTo(version, list))}
                onRename={(next) => say(rename(version, next))}
                onDownload={() => say(downloadVersion(version, onDownload))}
                onDelete={() => say(remove(version))}
              />
            ))}
          </ul>
        )}
      </div>
    </SidePanel>
  );
}
