import { type AttributeId, attributes, type Character, raised, type SecondaryId, secondary } from './character.ts';
import { clampToSchema } from './clamp-to-schema.ts';

/** Sets the level of an attribute as bought when the character was made, before the race's modifiers. */
export function setAttribute(character: Character, id: AttributeId, level: number): Character {
  return { ...character, attributes: clampToSchema(attributes, { ...character.attributes, [id]: level }) };
}

/** Sets by how many levels an attribute was raised in play. */
export function setRaised(character: Character, id: AttributeId, levels: number): Character {
  return { ...character, raised: clampToSchema(raised, { ...character.raised, [id]: levels }) };
}

/** Sets by how many steps a secondary characteristic is bought up, or down. A step of Basic Speed is a quarter. */
export function setSecondary(character: Character, id: SecondaryId, steps: number): Character {
  return { ...character, secondary: clampToSchema(secondary, { ...character.secondary, [id]: steps }) };
}
