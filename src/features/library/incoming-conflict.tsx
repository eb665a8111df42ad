import type { ConflictChoice } from '../../state/library/library-file.ts';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import type { Conflict } from './incoming-choices.ts';
import { describeConflict } from './incoming-words.ts';
import { formatCharacterName } from './library-words.ts';

/** The choices for a conflict, in the order in which they are offered. */
export const conflictChoices = [
  { value: 'mine', label: 'Keep mine' },
  { value: 'theirs', label: 'Use theirs' },
  { value: 'both', label: 'Keep both' },
] as const satisfies readonly { value: ConflictChoice; label: string }[];

interface IncomingConflictProps {
  item: Conflict;
  choice: ConflictChoice;
  onChoose: (key: number, choice: ConflictChoice) => void;
}

/** A conflict with an existing character: the choice of which to keep. */
export function IncomingConflict({ item, choice, onChoose }: IncomingConflictProps) {
  const { incoming, conflict } = item;
  const name = formatCharacterName(incoming.name);
  const existingName =
    conflict.name.trim() === incoming.name.trim() ? '' : `mine is called ${formatCharacterName(conflict.name)}`;
  return (
    <div className="incoming-clash">
      <p>
        <strong>{name}</strong> {existingName && <span className="library-note">({existingName})</span>}
      </p>
      <p className="library-note">{describeConflict(item)}</p>
      <SegmentedControl
        label={name}
        about={existingName}
        hideLabel
        value={choice}
        options={conflictChoices}
        onCommit={(value) => onChoose(incoming.key, value)}
      />
    </div>
  );
}
