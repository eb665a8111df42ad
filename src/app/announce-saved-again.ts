import { describeSaving, useEncounterSaving, useSavingStore } from '../state/saving/saving-store.ts';
import { announce } from '../ui/announce.ts';

/**
 * Announces that the character or the encounter is stored, after it could not be: the failure itself is announced by its notice. That ordinary edits
 * are saved is only shown, since it would interrupt after every one of them.
 */
export function announceSavedAgain(): void {
  for (const store of [useSavingStore, useEncounterSaving]) {
    let failed = false;
    store.subscribe((now) => {
      if (now.state === 'saved' && failed) announce(describeSaving(now), 'saving');
      failed = now.state === 'failed' || (failed && now.state === 'saving');
    });
  }
}
