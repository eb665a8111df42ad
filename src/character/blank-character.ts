import * as z from 'zod/mini';
import { type Character, characterSchema } from './character.ts';

/** A character with nothing chosen yet: attributes at 10, human, 100 points. */
export function blankCharacter(): Character {
  return z.parse(characterSchema, {});
}
