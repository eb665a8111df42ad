import type { ConflictChoice } from '../../state/library/library-file.ts';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import type { Clash } from './incoming-choices.ts';
import { conflictWords } from './incoming-words.ts';
import { nameWords } from './library-words.ts';

/** What the choices do, in the order in which they are offered. */
export const conflictChoices = [
  { value: 'mine', label: 'Keep mine' },
  { value: 'theirs', label: 'Take theirs' },
  { value: 'both', label: 'Keep both' },
] as const satisfies readonly { value: ConflictChoice; label: string }[];

interface IncomingClashProps {
  item: Clash;
  choice: ConflictChoice;
  onChoose: (key: number, choice: ConflictChoice) => void;
}

/** A character that is here already: which of the two is to stay. */
export function IncomingClash({ item, choice, onChoose }: IncomingClashProps) {
  const { incoming, conflict } = item;
  const name = nameWords(incoming.saved.character.name);
  const other =
    conflict.name.trim() === incoming.saved.character.name.trim() ? '' : `mine is called ${nameWords(conflict.name)}`;
  return (
    <div className="incoming-clash">
      <p>
        <strong>{name}</strong> {other && <span className="library-note">({other})</span>}
      </p>
      <p className="library-note">{conflictWords(item)}</p>
      <SegmentedControl
        label={name}
        about={other}
        hideLabel
        value={choice}
        options={conflictChoices}
        onCommit={(value) => onChoose(incoming.key, value)}
      />
    </div>
  );
}
