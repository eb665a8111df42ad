import type { SavedCharacter } from '../../character/character.ts';
import { serializeFile } from '../../character/file/character-file.ts';

/** Returns true if two characters would be written as the same file. */
export const sameContent = (a: SavedCharacter, b: SavedCharacter): boolean =>
  serializeFile(a, '') === serializeFile(b, '');
