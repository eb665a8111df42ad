import { useEffect } from 'react';
import { problemWords } from '../../character/file/problem-sentences.ts';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SharedCharacter } from './shared-character.tsx';
import { useShared } from './use-shared.ts';

interface SharedViewProps {
  /** What the address carries. */
  readonly payload: string;
  /** Gives the browser a file to keep. */
  readonly onDownload: (file: Blob, name: string) => void;
  /** Goes back to the open character. */
  readonly onClose: () => void;
}

/** What a shared link holds, over the open character, which stays as it is: the sheet to look at, or why there is none. */
export function SharedView({ payload, onDownload, onClose }: SharedViewProps) {
  const { shared, again } = useShared(payload);
  // A copy was kept, or a file dropped on the window: what was opened is what the player wants to see.
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
  const close = (
    <Button variant="primary" onClick={onClose}>
      Close
    </Button>
  );
  if (shared.state === 'opening') {
    return (
      <Dialog title="A shared character" size="small" onClose={onClose} footer={close}>
        <p role="status">It is being opened.</p>
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
            <Button variant="primary" onClick={again}>
              Try again
            </Button>
          </>
        }
      >
        <p>
          The rules of {shared.rules} could not be loaded. The link itself is whole: try again when there is a
          connection.
        </p>
      </Dialog>
    );
  }
  const { what, kept } = problemWords(shared.problem);
  return (
    <Dialog title="The link was not opened" onClose={onClose} footer={close}>
      <p>{what}</p>
      <p className="shared-kept">{kept}</p>
    </Dialog>
  );
}
