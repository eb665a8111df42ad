import { linkPayload } from '../../character/file/share-link.ts';
import type { SavedCharacter } from '../../character/saved-character.ts';
import { appVersion } from '../../state/updates/app-version.ts';
import { sharedMark } from '../../state/view/view-store.ts';

/** The address that opens this program with the character, with or without the portrait. */
export function linkAddress(saved: SavedCharacter, portrait: boolean): string {
  const [page] = location.href.split('#', 1);
  return `${page}${sharedMark}${linkPayload(saved, appVersion, { portrait })}`;
}
