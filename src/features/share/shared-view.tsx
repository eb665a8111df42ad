import { useEffect } from 'react';
import { isEncounterPayload } from '../../character/file/encounter-link.ts';
import { describeProblem } from '../../character/file/problem-sentences.ts';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SharedCharacter } from './shared-character.tsx';
import { SharedEncounter } from './shared-encounter.tsx';
import { useShared } from './use-shared.ts';

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
