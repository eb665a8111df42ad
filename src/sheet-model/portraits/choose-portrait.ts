import type { CharacterKind } from '../kinds/character-kinds.ts';
import { noDrawing } from './no-drawing.ts';
import { type PortraitPerson, portraitPeople } from './portrait-people.ts';

/** What decides which drawn portrait a character has. */
export interface DrawingChoice {
  readonly kind: CharacterKind;
  /** The id of the character, so that it keeps its portrait. */
  readonly seed: string;
  /** The choice of the player: the id of a portrait, or `none`. Undefined, and an unknown id, leave it to the program. */
  readonly chosen: string | undefined;
  /** The sex of the character, as far as it is known. */
  readonly sex?: '' | 'man' | 'woman' | undefined;
}

/** Returns the drawn portrait of a character: the one that was chosen, or one of its kind and sex by its seed; null for none. */
export function choosePortrait({ kind, seed, chosen, sex = '' }: DrawingChoice): PortraitPerson | null {
  if (chosen === noDrawing) return null;
  const byHand = portraitPeople.find(({ id }) => id === chosen);
  if (byHand) return byHand;
  const ofKind = portraitPeople.filter(({ kinds }) => kinds.includes(kind));
  const ofSex = ofKind.filter((person) => sex === '' || person.sex === undefined || person.sex === sex);
  const fitting = ofSex.length > 0 ? ofSex : ofKind;
  return fitting[hashOf(seed) % fitting.length] ?? null;
}

/** A number from 0 to 2³² − 1 that is always the same for a text (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}
