import {
  type AttributeId,
  attributesSchema,
  type Character,
  raisedSchema,
  type SecondaryId,
  secondarySchema,
} from './character.ts';
import { clampToSchema } from './clamp-to-schema.ts';

/** Sets the level of an attribute bought at creation, before racial modifiers. */
export function setAttribute(character: Character, id: AttributeId, level: number): Character {
  return { ...character, attributes: clampToSchema(attributesSchema, { ...character.attributes, [id]: level }) };
}

/** Sets the number of levels by which an attribute was raised in play. */
export function setRaised(character: Character, id: AttributeId, levels: number): Character {
  return { ...character, raised: clampToSchema(raisedSchema, { ...character.raised, [id]: levels }) };
}

/** Sets the steps by which a secondary characteristic is bought up or down. A step of Basic Speed is 0.25. */
export function setSecondary(character: Character, id: SecondaryId, steps: number): Character {
  return { ...character, secondary: clampToSchema(secondarySchema, { ...character.secondary, [id]: steps }) };
}
