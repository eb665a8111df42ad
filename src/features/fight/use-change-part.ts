import { useMemo } from 'react';
import type { Play } from '../../character/play.ts';
import { useInPlay } from './in-play.ts';

type Part = 'state' | 'choice' | 'target' | 'incoming' | 'defense';

/** Returns a function that changes some fields of one part of the situation. `label` says what was done, for undo. */
export function useChangePart() {
  const { edit } = useInPlay();
  return useMemo(
    () =>
      <Name extends Part>(name: Name, label: string, fields: Partial<Play[Name]>): void =>
        edit(label, (play) => ({ ...play, [name]: { ...play[name], ...fields } })),
    [edit],
  );
}
