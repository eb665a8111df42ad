import * as z from 'zod/mini';
import {
  type Character,
  type Concept,
  campaign,
  characterSchema,
  concept,
  type OwnRace,
  type Portrait,
  race,
} from './character.ts';
import { clampToSchema } from './clamp-to-schema.ts';

type Campaign = Character['campaign'];

/** Sets the name of the character. */
export function setName(character: Character, name: string): Character {
  return { ...character, name: clampToSchema(characterSchema.shape.name, name) };
}

/** Sets one field of who the character is: `setConcept(character, 'height', 70)`. */
export function setConcept<Field extends keyof Concept>(
  character: Character,
  field: Field,
  value: Concept[Field],
): Character {
  return { ...character, concept: clampToSchema(concept, { ...character.concept, [field]: value }) };
}

/** Sets one field of what the game master decides: points, dollars, historical height and weight. */
export function setCampaign<Field extends keyof Campaign>(
  character: Character,
  field: Field,
  value: Campaign[Field],
): Character {
  return { ...character, campaign: clampToSchema(campaign, { ...character.campaign, [field]: value }) };
}

/** Chooses a race from the list, by its id, in place of the race there was. */
export function setRace(character: Character, entry: string): Character {
  return { ...character, race: clampToSchema(race, { ...character.race, entry, own: null }) };
}

/** Takes a typed-in race, which goes before the one from the list; null goes back to that one. */
export function setOwnRace(character: Character, own: OwnRace | null): Character {
  return { ...character, race: clampToSchema(race, { ...character.race, own }) };
}

/** Sets the picture, or takes it away with null. One that no file could hold changes nothing: it cannot be cut to fit. */
export function setPortrait(character: Character, portrait: Portrait | null): Character {
  const holds = z.safeParse(characterSchema.shape.portrait, portrait).success;
  return holds && portrait !== character.portrait ? { ...character, portrait } : character;
}
