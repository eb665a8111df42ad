import { useEffect, useState } from 'react';
import { type FileRefusal, type FileRemark, isMild } from '../../character/file/file-problem.ts';
import { readPayload } from '../../character/file/share-link.ts';
import type { SavedCharacter } from '../../character/saved-character.ts';
import { loadRuleset, rulesetAbout, rulesetIds } from '../../rules/rulesets.ts';
import { useSharedCharacter } from '../../state/character/shown-character.ts';

/** The state of opening a shared link. */
type Shared =
  | { readonly state: 'opening' }
  | { readonly state: 'refused'; readonly problem: FileRefusal }
  /** The ruleset could not be loaded: `rules` is its name. */
  | { readonly state: 'not-loaded'; readonly rules: string }
  /** `report` lists the repairs made while reading it, except mild ones. */
  | { readonly state: 'read'; readonly saved: SavedCharacter; readonly report: readonly FileRemark[] };

/**
 * Reads the character in a link, and loads its ruleset. The open character and storage are not touched.
 * @returns the state, and a function that tries to load the ruleset again
 */
export function useShared(payload: string): { readonly shared: Shared; readonly retry: () => void } {
  const [shared, setShared] = useState<Shared>({ state: 'opening' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is made because the number of attempts changed.
  useEffect(() => {
    let unmounted = false;
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
      if (unmounted) return;
      if (read.state === 'read') useSharedCharacter.setState({ saved: read.saved });
      setShared(read);
    }, console.error);
    return () => {
      unmounted = true;
      useSharedCharacter.setState({ saved: null });
    };
  }, [payload, attempt]);
  return { shared, retry: () => setAttempt(attempt + 1) };
}
