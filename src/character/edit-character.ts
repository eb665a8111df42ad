import * as z from 'zod/mini';
import {
  type AttributeId,
  attributesSchema,
  type CampaignPrice,
  type Character,
  type Concept,
  campaignSchema,
  characterSchema,
  conceptSchema,
  earnedPointsSchema,
  type OwnRace,
  type PortraitData,
  raceSchema,
  raisedSchema,
  type SecondaryId,
  secondarySchema,
  waiverSchema,
} from './character.ts';
import { keysInUse, newKey } from './edit-rows.ts';
import { clampToSchema, maxRows } from './schema-parts.ts';
import type { TraitChoice } from './trait-rows.ts';

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

/** Sets the price of an attribute in this campaign, in points a level or step; null for the book's. */
export function setCampaignPrice(character: Character, id: CampaignPrice, points: number | null): Character {
  const { prices: before, ...campaign } = character.campaign;
  const { [id]: _, ...others } = before ?? {};
  const prices = points === null ? others : { ...others, [id]: points };
  const changed = Object.keys(prices).length === 0 ? campaign : { ...campaign, prices };
  return { ...character, campaign: clampToSchema(campaignSchema, changed) };
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

/** Points earned in play. `date` is free text. */
type EarnedRow = Character['earned'][number];
type Change = Partial<Omit<EarnedRow, 'key'>>;

/** Adds points earned in play, with the next free key. A full list (5,000 rows) is unchanged. */
export function addEarned(character: Character, row: Change): Character {
  if (character.earned.length >= maxRows) return character;
  const key = newKey(keysInUse(character));
  const added: EarnedRow = clampToSchema(earnedPointsSchema, { ...z.parse(earnedPointsSchema, { key }), ...row, key });
  return { ...character, earned: [...character.earned, added] };
}

/** Sets fields of points earned. */
export function changeEarned(character: Character, key: string, change: Change): Character {
  if (!character.earned.some((row) => row.key === key)) return character;
  const earned = character.earned.map((row) =>
    row.key === key ? clampToSchema(earnedPointsSchema, { ...row, ...change, key }) : row,
  );
  return { ...character, earned };
}

/** Removes points earned. */
export function removeEarned(character: Character, key: string): Character {
  const earned = character.earned.filter((row) => row.key !== key);
  return earned.length < character.earned.length ? { ...character, earned } : character;
}

/** Waives a finding by its id. If it is already waived, the reason is replaced. */
export function waive(character: Character, finding: string, reason: string): Character {
  const index = character.waivers.findIndex((existing) => existing.finding === finding);
  const before = character.waivers[index];
  const after = clampToSchema(waiverSchema, { ...before, finding, reason });
  if (!before && character.waivers.length >= maxRows) return character;
  return {
    ...character,
    waivers: before ? character.waivers.with(index, after) : [...character.waivers, after],
  };
}

/** Removes a waiver. */
export function unwaive(character: Character, finding: string): Character {
  const waivers = character.waivers.filter((existing) => existing.finding !== finding);
  return waivers.length < character.waivers.length ? { ...character, waivers } : character;
}

/** Returns the choices with the value of one parameter replaced or appended; '' removes it. The order is kept. */
export function withChoice(choices: readonly TraitChoice[], parameter: string, value: string): TraitChoice[] {
  const at = choices.findIndex((choice) => choice.parameter === parameter);
  if (value === '') return choices.filter((choice) => choice.parameter !== parameter);
  return at < 0 ? [...choices, { parameter, value }] : choices.with(at, { parameter, value });
}

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
