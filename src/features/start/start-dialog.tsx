import { Dialog } from '../../ui/dialog.tsx';
import { StartChoices, type StartChoicesProps } from './start-choices.tsx';

/** The ways to start another character. The open one stays stored. */
export function StartDialog({ onClose, ...choices }: StartChoicesProps & { onClose: () => void }) {
  return (
    <Dialog title="Another character" onClose={onClose} size="large">
      <p className="start-lead">The character that is open stays stored in this browser.</p>
      <StartChoices {...choices} />
    </Dialog>
  );
}
