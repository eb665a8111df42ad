import { useEffect, useState } from 'react';
import { rulesetIds } from '../../catalog/entry.ts';
import { type FileRefusal, type FileRemark, isMild } from '../../character/file/file-problem.ts';
import { readPayload } from '../../character/file/share-link.ts';
import type { SavedCharacter } from '../../character/saved-character.ts';
import { loadRuleset, rulesetAbout } from '../../rules/rulesets.ts';
import { useSharedCharacter } from '../../state/character/shown-character.ts';

/** What became of a shared link. */
type Shared =
  | { readonly state: 'opening' }
  | { readonly state: 'refused'; readonly problem: FileRefusal }
  /** Its rules could not be loaded: `rules` is their name. */
  | { readonly state: 'not-loaded'; readonly rules: string }
  /** `report` says what was put right in reading it, as far as that makes a difference. */
  | { readonly state: 'read'; readonly saved: SavedCharacter; readonly report: readonly FileRemark[] };

/**
 * Reads what a link carries, with the rules that it is played by. Nothing of it goes to the open character or to storage.
 * @returns what became of it, and a function that tries once more to load the rules
 */
export function useShared(payload: string): { readonly shared: Shared; readonly again: () => void } {
  const [shared, setShared] = useState<Shared>({ state: 'opening' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is made because the number of attempts changed.
  useEffect(() => {
    let gone = false;
    const open = async (): Promise<Shared> => {
      const reading = readPayload(payload, { rulesets: rulesetIds });
      if (!reading.ok) return { state: 'refused', problem: reading.problem };
      const { saved, report } = reading;
      try {
        await loadRuleset(saved.ruleset);
      } catch {
        return { state: 'not-loaded', rules: rulesetAbout(saved.ruleset).name };
      }
      return { state: 'read', saved, report: report.filter((remark) => !isMild(remark)) };
    };
    open().then((read) => {
      if (gone) return;
      if (read.state === 'read') useSharedCharacter.setState({ saved: read.saved });
      setShared(read);
    }, console.error);
    return () => {
      gone = true;
      useSharedCharacter.setState({ saved: null });
    };
  }, [payload, attempt]);
  return { shared, again: () => setAttempt(attempt + 1) };
}
