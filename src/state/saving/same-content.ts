import { serializeFile } from '../../character/file/serialize-file.ts';
import type { SavedCharacter } from '../../character/saved-character.ts';

/** True when two characters would make the same file. */
export const sameContent = (one: SavedCharacter, other: SavedCharacter): boolean =>
  serializeFile(one, '') === serializeFile(other, '');
