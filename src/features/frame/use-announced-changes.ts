import { useEffect } from 'react';
import { shownName } from '../../character/character.ts';
import { arePointsSaid } from '../../state/character/apply-plan.ts';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { sheetOf } from '../../state/character/derived-character.ts';
import { type Change, listChanges } from '../../state/character/describe-changes.ts';
import { announce } from '../../ui/announce.ts';

/**
 * Announces after each edit which of the watched numbers changed: "Dodge 8, was 9". They are compared when the frame that
 * shows the edit is drawn. Points left that the edit itself said are not repeated.
 */
export function useAnnouncedChanges(): void {
  useEffect(
    () =>
      useCharacterStore.subscribe((now, before) => {
        if (now.opened !== before.opened) {
          announce(`${shownName(now.saved.character)} is open`);
        } else if (now.saved !== before.saved) {
          afterNextFrame(() => {
            const changes = listChanges(sheetOf(before.saved), sheetOf(now.saved));
            const words = describeChanges(
              arePointsSaid(now.saved) ? changes.filter(({ stat }) => stat !== 'points.left') : changes,
            );
            if (words) announce(words, 'changes');
          });
        }
      }),
    [],
  );
}

function afterNextFrame(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}

/** "Dodge 8, was 9; Move 5, was 6". */
function describeChanges(changes: readonly Change[]): string {
  return changes.map(({ name, before, after }) => `${name} ${after}, was ${before}`).join('; ');
}
