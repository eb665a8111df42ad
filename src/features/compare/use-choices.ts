import { useEffect, useState } from 'react';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { refreshLibrary } from '../../state/library/library.ts';
import { useLibraryStore } from '../../state/library/library-store.ts';
import { type CharacterVersion, listVersionsOf } from '../../state/library/library-versions.ts';
import { useCompareStore } from '../../state/view/compare-store.ts';
import type { Choices } from './side-choices.ts';

/**
 * What can be compared; null until enough is loaded to start. The other characters may be loaded later, since there may be
 * thousands. What cannot be read is left out: the rest can still be compared.
 */
export function useChoices(): Choices | null {
  const id = useCharacterStore((open) => open.id);
  const name = useCharacterStore(({ saved }) => saved.character.name);
  const ruleset = useCharacterStore(({ saved }) => saved.ruleset);
  const characters = useLibraryStore((library) => library.characters);
  const sideRequested = useCompareStore(({ before }) => before !== null);
  const [versions, setVersions] = useState<readonly CharacterVersion[] | null>(null);
  const [libraryRead, setLibraryRead] = useState(false);
  useEffect(() => {
    let unmounted = false;
    listVersionsOf(id)
      .then((read) => (read.ok ? read.value : []))
      .catch((error) => {
        console.error(error);
        return [];
      })
      .then((read) => !unmounted && setVersions(read))
      .catch(console.error);
    refreshLibrary()
      .catch(console.error)
      .finally(() => !unmounted && setLibraryRead(true));
    return () => {
      unmounted = true;
    };
  }, [id]);
  const canCompare = versions !== null && (libraryRead || sideRequested || versions.length > 0);
  if (!canCompare) return null;
  const others = characters.filter((character) => character.id !== id && character.binned === null);
  return { openId: id, openName: name, openRuleset: ruleset, versions, others };
}
