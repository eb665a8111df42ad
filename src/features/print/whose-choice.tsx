import { useEffect } from 'react';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { useSharedCharacter } from '../../state/character/shown-character.ts';
import { useLibraryStore } from '../../state/library/library-store.ts';
import { choosePrintSubjects, usePrintSubjects } from '../../state/view/print-subjects.ts';
import { type Segment, SegmentedControl } from '../../ui/segmented-control.tsx';

const whose: readonly Segment<'this' | 'several'>[] = [
  { value: 'this', label: 'This character' },
  { value: 'several', label: 'Several' },
];

/** Chooses between the character on screen and several stored ones. Nothing if there are no others. */
export function WhoseChoice() {
  const { ids } = usePrintSubjects();
  const characters = useLibraryStore((library) => library.characters);
  const openId = useCharacterStore(({ id }) => id);
  const shared = useSharedCharacter(({ saved }) => saved !== null);
  useEffect(() => {
    import('../../state/library/library.ts').then(({ refreshLibrary }) => refreshLibrary()).catch(console.error);
  }, []);
  const stored = characters.filter(({ binned }) => binned === null);
  if (ids === null && !stored.some(({ id }) => shared || id !== openId)) return null;
  const first = !shared && stored.some(({ id }) => id === openId) ? [openId] : [];
  return (
    <SegmentedControl
      label="Whose sheet"
      value={ids === null ? 'this' : 'several'}
      options={whose}
      onCommit={(to) => void choosePrintSubjects(to === 'this' ? null : first)}
    />
  );
}
