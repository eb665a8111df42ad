import type { CharacterSummary } from '../../state/library/library-store.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { deleteForGood } from './character-actions.ts';
import { countWords, nameWords, someWords } from './library-words.ts';

interface DeleteDialogProps {
  characters: readonly CharacterSummary[];
  onClose: () => void;
}

/** How many names are listed. */
const most = 8;

/** Asks once, since there is no undo. */
export function DeleteDialog({ characters, onClose }: DeleteDialogProps) {
  const several = characters.length > 1;
  const remove = () => {
    void deleteForGood(characters);
    onClose();
  };
  return (
    <Dialog
      title={`Delete ${someWords(characters)} for good?`}
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button data-autofocus="" onClick={onClose}>
            Keep {several ? 'them' : 'it'} in the bin
          </Button>
          <Button variant="danger" icon="trash" onClick={remove}>
            Delete for good
          </Button>
        </>
      }
    >
      <div className="library-form">
        <p>
          {several ? 'They go' : 'It goes'} away with all {several ? 'their' : 'its'} versions, and there is no undo.
        </p>
        {several && (
          <ul className="library-names">
            {characters.slice(0, most).map(({ id, name }) => (
              <li key={id}>{nameWords(name)}</li>
            ))}
            {characters.length > most && <li>and {countWords(characters.length - most)} more</li>}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
