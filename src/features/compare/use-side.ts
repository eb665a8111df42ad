import { useEffect, useState } from 'react';
import type { SavedCharacter } from '../../character/saved-character.ts';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { storageProblemSentence } from '../../state/saving/saving-reason.ts';
import type { CompareSide } from '../../state/view/compare-store.ts';
import { loadSide } from '../../state/view/load-compare-side.ts';

/** A side that is being read, was read, or could not be read. */
export type SideState =
  | { readonly state: 'reading' }
  | { readonly state: 'read'; readonly saved: SavedCharacter }
  | { readonly state: 'failed'; readonly why: string };

const loading: SideState = { state: 'reading' };

/** The character of a side, with its ruleset loaded. Follows changes of the open character. */
export function useSide(side: CompareSide): SideState {
  const id = useCharacterStore((open) => open.id);
  const saved = useCharacterStore((open) => open.saved);
  const [read, setRead] = useState<{ readonly of: CompareSide | null; readonly result: SideState }>({
    of: null,
    result: loading,
  });
  // Only the open character changes under the dialog (by undo).
  const open = side.kind === 'version' ? null : saved;
  useEffect(() => {
    let unmounted = false;
    loadSide(side, { id, saved: open ?? useCharacterStore.getState().saved })
      .then((result): SideState => {
        if (result.ok) return { state: 'read', saved: result.saved };
        return {
          state: 'failed',
          why: 'problem' in result ? storageProblemSentence(result.problem) : notLoadedSentence(result.rules),
        };
      })
      .catch((error): SideState => {
        console.error(error);
        return { state: 'failed', why: 'It could not be read.' };
      })
      .then((result) => !unmounted && setRead({ of: side, result }))
      .catch(console.error);
    return () => {
      unmounted = true;
    };
  }, [side, id, open]);
  return read.of === side ? read.result : loading;
}

const notLoadedSentence = (rules: string): string =>
  `The rules of ${rules} could not be loaded. Try again when there is a connection.`;
