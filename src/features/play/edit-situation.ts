import type { Play } from '../../character/play.ts';
import { editPlay } from '../../state/play/play-store.ts';

type Part = 'state' | 'choice' | 'target' | 'incoming' | 'defense';

/** Changes some fields of one part of the situation. `label` says what was done, for undo. */
export function changePart<Name extends Part>(name: Name, label: string, fields: Partial<Play[Name]>): void {
  editPlay(label, (play) => ({ ...play, [name]: { ...play[name], ...fields } }));
}
