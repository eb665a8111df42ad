import * as z from 'zod/mini';
import {
  type CampaignAttribute,
  type CampaignBooks,
  type Character,
  campaignAttributeSchema,
  campaignBooksSchema,
  campaignSchema,
  characterSchema,
  type Job,
  jobSchema,
} from './character.ts';
import { keysInUse, newKey } from './edit-rows.ts';
import { clampToSchema } from './schema-parts.ts';

/** How many attributes of its own a campaign may have. */
export const maxCampaignAttributes = 40;

type AttributeChange = Partial<Omit<CampaignAttribute, 'key'>>;

function withAttributes(character: Character, attributes: readonly CampaignAttribute[]): Character {
  const { attributes: _, ...campaign } = character.campaign;
  const changed = attributes.length === 0 ? campaign : { ...campaign, attributes: [...attributes] };
  return { ...character, campaign: clampToSchema(campaignSchema, changed) };
}

/** Adds an attribute of the campaign's own, with the next free key. A full list is unchanged. */
export function addCampaignAttribute(character: Character, change: AttributeChange): Character {
  const { attributes = [] } = character.campaign;
  if (attributes.length >= maxCampaignAttributes) return character;
  const key = newKey(keysInUse(character));
  return withAttributes(character, [...attributes, { ...z.parse(campaignAttributeSchema, { key }), ...change, key }]);
}

/** Sets fields of an attribute of the campaign's own, the bought levels among them. */
export function changeCampaignAttribute(character: Character, key: string, change: AttributeChange): Character {
  const { attributes = [] } = character.campaign;
  if (!attributes.some((each) => each.key === key)) return character;
  return withAttributes(
    character,
    attributes.map((each) => (each.key === key ? { ...each, ...change, key } : each)),
  );
}

/** Removes an attribute of the campaign's own, with what was bought of it. */
export function removeCampaignAttribute(character: Character, key: string): Character {
  const { attributes = [] } = character.campaign;
  const left = attributes.filter((each) => each.key !== key);
  return left.length < attributes.length ? withAttributes(character, left) : character;
}

const anyBook: CampaignBooks = z.parse(campaignBooksSchema, {});

/** Sets which books and tech levels are in use. The last limit that is taken away leaves nothing in the file. */
export function setCampaignBooks(character: Character, change: Partial<CampaignBooks>): Character {
  const { books: before, ...campaign } = character.campaign;
  const books: CampaignBooks = { ...anyBook, ...before, ...change };
  const isLimited = books.allowed.length > 0 || books.lowestTechLevel !== null || books.highestTechLevel !== null;
  const changed = isLimited || books.hidden ? { ...campaign, books } : campaign;
  return { ...character, campaign: clampToSchema(campaignSchema, changed) };
}

/** Sets fields of the job, which begins with it; null gives it up. */
export function setJob(character: Character, change: Partial<Job> | null): Character {
  const { job: before, ...others } = character;
  if (change === null) return before ? others : character;
  const job = { ...z.parse(jobSchema, {}), ...before, ...change };
  return { ...character, job: clampToSchema(characterSchema.shape.job, job) };
}
