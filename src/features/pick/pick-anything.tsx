import type { Command } from '../../state/view/command.ts';
import { OpenEntryPicker } from '../chapter/open-entry-picker.tsx';

interface PickAnythingProps {
  /** The program's commands other than adding. */
  commands: readonly Command[];
  onClose: () => void;
}

/** One field for everything: entries of all chapters, edits, and commands. */
export function PickAnything({ commands, onClose }: PickAnythingProps) {
  return <OpenEntryPicker chapter={null} commands={commands} onClose={onClose} />;
}
