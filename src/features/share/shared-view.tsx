import { useEffect, useState } from 'react';
import type { SavedCharacter } from '../../character/character.ts';
import { isEncounterPayload } from '../../character/file/encounter-link.ts';
import { type FileRefusal, type FileRemark, isMild } from '../../character/file/file-problem.ts';
import { describeProblem } from '../../character/file/problem-sentences.ts';
import { readPayload } from '../../character/file/share-link.ts';
import { loadRuleset, rulesetAbout, rulesetIds } from '../../rules/rulesets.ts';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { useSharedCharacter } from '../../state/character/shown-character.ts';
import { Button } from '../../ui/buttons.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SharedCharacter } from './shared-character.tsx';
import { SharedEncounter } from './shared-encounter.tsx';

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
function useShared(payload: string): { readonly shared: Shared; readonly retry: () => void } {
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

interface SharedViewProps {
  /** The payload in the address. */
  readonly payload: string;
  /** Downloads a file. */
  readonly onDownload: (file: Blob, name: string) => void;
  /** Returns to the open character. */
  readonly onClose: () => void;
}

/** The character or the encounter of a shared link, shown over the open character, which stays unchanged; or why it cannot be shown. */
export function SharedView(props: SharedViewProps) {
  return isEncounterPayload(props.payload) ? <SharedEncounter {...props} /> : <CharacterOfLink {...props} />;
}

function CharacterOfLink({ payload, onDownload, onClose }: SharedViewProps) {
  const { shared, retry } = useShared(payload);
  // When another character is opened (a kept copy, a dropped file), the view closes to show it.
  useEffect(
    () =>
      useCharacterStore.subscribe(({ opened }, before) => {
        if (opened !== before.opened) onClose();
      }),
    [onClose],
  );
  if (shared.state === 'read') {
    return <SharedCharacter saved={shared.saved} report={shared.report} onDownload={onDownload} onClose={onClose} />;
  }
  const closeButton = (
    <Button variant="primary" onClick={onClose}>
      Close
    </Button>
  );
  if (shared.state === 'opening') {
    return (
      <Dialog title="A shared character" className="shared" onClose={onClose} footer={closeButton}>
        <p role="status">Opening…</p>
      </Dialog>
    );
  }
  if (shared.state === 'not-loaded') {
    return (
      <Dialog
        title="The shared character cannot be shown"
        onClose={onClose}
        footer={
          <>
            <Button onClick={onClose}>Close</Button>
            <Button variant="primary" onClick={retry}>
              Try again
            </Button>
          </>
        }
      >
        <p>The rules of {shared.rules} could not be loaded. The link is fine: try again when you are online.</p>
      </Dialog>
    );
  }
  const { what, kept } = describeProblem(shared.problem);
  return (
    <Dialog title="The link was not opened" onClose={onClose} footer={closeButton}>
      <p>{what}</p>
      <p className="shared-kept">{kept}</p>
    </Dialog>
  );
}
