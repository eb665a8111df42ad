import type { CharacterSummary } from '../../state/library/library-store.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { deleteForGood } from './character-actions.ts';
import { describeCharacterCount, describeCharacters, formatCharacterName } from './library-words.ts';

interface DeleteDialogProps {
  characters: readonly CharacterSummary[];
  onClose: () => void;
}

/** The most names that are listed. */
const MAX_NAMES = 8;

/** Asks for confirmation, since there is no undo. */
export function DeleteDialog({ characters, onClose }: DeleteDialogProps) {
  const several = characters.length > 1;
  const confirm = () => {
    void deleteForGood(characters);
    onClose();
  };
  return (
    <Dialog
      title={`Delete ${describeCharacters(characters)} for good?`}
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button data-autofocus="" onClick={onClose}>
            Keep {several ? 'them' : 'it'} in the bin
          </Button>
          <Button variant="danger" icon="trash" onClick={confirm}>
            Delete for good
          </Button>
        </>
      }
    >
      <div className="library-form">
        <p>
          {several ? 'They' : 'It'} will be deleted with all {several ? 'their' : 'its'} versions. This can’t be undone.
        </p>
        {several && (
          <ul className="library-names">
            {characters.slice(0, MAX_NAMES).map(({ id, name }) => (
              <li key={id}>{formatCharacterName(name)}</li>
            ))}
            {characters.length > MAX_NAMES && <li>and {describeCharacterCount(characters.length - MAX_NAMES)} more</li>}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
