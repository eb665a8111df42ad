import { useCallback, useEffect, useState } from 'react';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { type CharacterVersion, listVersionsOf } from '../../state/library/library-versions.ts';
import { storageProblemSentence } from '../../state/saving/saving-reason.ts';

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
export function useVersions(): Versions {
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
