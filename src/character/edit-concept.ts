import * as z from 'zod/mini';
import {
  type Character,
  type Concept,
  campaignSchema,
  characterSchema,
  conceptSchema,
  type OwnRace,
  type PortraitData,
  raceSchema,
} from './character.ts';
import { clampToSchema } from './clamp-to-schema.ts';

type Campaign = Character['campaign'];

/** Sets the name of the character. */
export function setName(character: Character, name: string): Character {
  return { ...character, name: clampToSchema(characterSchema.shape.name, name) };
}

/** Sets one field of the concept: `setConcept(character, 'height', 70)`. */
export function setConcept<Field extends keyof Concept>(
  character: Character,
  field: Field,
  value: Concept[Field],
): Character {
  return { ...character, concept: clampToSchema(conceptSchema, { ...character.concept, [field]: value }) };
}

/** Sets one field of the campaign settings: points, dollars, historical height and weight. */
export function setCampaign<Field extends keyof Campaign>(
  character: Character,
  field: Field,
  value: Campaign[Field],
): Character {
  return { ...character, campaign: clampToSchema(campaignSchema, { ...character.campaign, [field]: value }) };
}

/** Chooses a listed race by its id, replacing the previous race. */
export function setRace(character: Character, entry: string): Character {
  return { ...character, race: clampToSchema(raceSchema, { ...character.race, entry, own: null }) };
}

/** Sets a custom race, which overrides the listed one; null returns to the listed one. */
export function setOwnRace(character: Character, own: OwnRace | null): Character {
  return { ...character, race: clampToSchema(raceSchema, { ...character.race, own }) };
}

/** Sets the portrait, or removes it with null. An invalid one is ignored, because it cannot be clamped. */
export function setPortrait(character: Character, portrait: PortraitData | null): Character {
  const isValid = z.safeParse(characterSchema.shape.portrait, portrait).success;
  return isValid && portrait !== character.portrait ? { ...character, portrait } : character;
}
