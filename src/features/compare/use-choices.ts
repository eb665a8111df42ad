import { useEffect, useState } from 'react';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { refreshLibrary } from '../../state/library/library.ts';
import { useLibraryStore } from '../../state/library/library-store.ts';
import { type CharacterVersion, versionsOf } from '../../state/library/library-versions.ts';
import { useCompareStore } from '../../state/view/compare-store.ts';
import type { Choices } from './side-choices.ts';

/**
 * What there is to compare; null until enough of it was read to begin with. The other characters may come later, since
 * there may be thousands. What cannot be read is left out: the rest can still be compared.
 */
export function useChoices(): Choices | null {
  const id = useCharacterStore((open) => open.id);
  const name = useCharacterStore(({ saved }) => saved.character.name);
  const ruleset = useCharacterStore(({ saved }) => saved.ruleset);
  const characters = useLibraryStore((library) => library.characters);
  const asked = useCompareStore(({ before }) => before !== null);
  const [versions, setVersions] = useState<readonly CharacterVersion[] | null>(null);
  const [listed, setListed] = useState(false);
  useEffect(() => {
    let gone = false;
    versionsOf(id)
      .then((read) => (read.ok ? read.value : []))
      .catch((error) => {
        console.error(error);
        return [];
      })
      .then((read) => !gone && setVersions(read))
      .catch(console.error);
    refreshLibrary()
      .catch(console.error)
      .finally(() => !gone && setListed(true));
    return () => {
      gone = true;
    };
  }, [id]);
  const begins = versions !== null && (listed || asked || versions.length > 0);
  if (!begins) return null;
  const others = characters.filter((each) => each.id !== id && each.binned === null);
  return { openId: id, openName: name, openRuleset: ruleset, versions, others };
}
