import * as z from 'zod/mini';
import { type Character, characterSchema } from './character.ts';

/** Creates a blank character: attributes at 10, human, 100 points. */
export function blankCharacter(): Character {
  return z.parse(characterSchema, {});
}
