import * as z from 'zod/mini';
import { ownEffectSchema } from './custom-effect.ts';
import { equipmentRowSchema, loadoutSchema, maxLoadouts } from './equipment-rows.ts';
import { originSchema } from './origin.ts';
import { ownBodySchema } from './own-body.ts';
import type { Play } from './play.ts';
import { portraitSchema } from './portrait.ts';
import {
  amount,
  type Known,
  maybeNumber,
  number,
  optionalText,
  rowKey,
  rows,
  text,
  wholeNumber,
} from './schema-parts.ts';
import { ownSkillSchema, skillRowSchema } from './skill-rows.ts';
import { traitRowSchema } from './trait-rows.ts';

const whole = (value: number) => z._default(wholeNumber, value);

/** Who the character is. Nothing here costs points. */
export const conceptSchema = z.looseObject({
  player: text,
  campaign: text,
  appearance: text,
  sex: z._default(z.enum(['', 'man', 'woman']), ''),
  age: text,
  /** Inches and pounds; null if not chosen. */
  height: maybeNumber,
  weight: maybeNumber,
  skin: text,
  hair: text,
  eyes: text,
  handedness: z._default(z.enum(['right', 'left']), 'right'),
  /** The id of a body plan chosen by hand (fourth edition), or `own` for `body`; without it the traits make the body. */
  bodyPlan: optionalText,
  /** The kind of hero or template that it began with, which stands for a name until there is one: "Archer". */
  startedAs: optionalText,
  /** A body that came with a file and is none of the book's. */
  body: z.optional(ownBodySchema),
  /** The id of a kind of character, chosen by hand; without it skills and spells decide. */
  kind: optionalText,
  /** The id of a drawn portrait, or `none`; without it the program chooses one by the kind. A picture comes before it. */
  drawing: optionalText,
  story: text,
  notes: text,
});

/** Levels bought at creation (before racial modifiers), and levels gained later. */
export const attributesSchema = z.looseObject({ st: whole(10), dx: whole(10), iq: whole(10), ht: whole(10) });
export const raisedSchema = z.looseObject({ st: whole(0), dx: whole(0), iq: whole(0), ht: whole(0) });

/** Steps bought above or below the values from the attributes (fourth edition). A step of Basic Speed is 0.25. */
export const secondarySchema = z.looseObject({
  hitPoints: whole(0),
  will: whole(0),
  perception: whole(0),
  fatiguePoints: whole(0),
  basicSpeed: whole(0),
  basicMove: whole(0),
  frightCheck: whole(0),
  vision: whole(0),
  hearing: whole(0),
  tasteSmell: whole(0),
  touch: whole(0),
});

/** A skill that every member of a race has, at a level relative to its attribute. */
export const ownRaceSkillSchema = z.looseObject({
  key: rowKey,
  entry: text,
  own: z._default(z.nullable(ownSkillSchema), null),
  speciality: text,
  relative: whole(0),
});

/** A custom race: a template of attributes, traits and skills that all its members have. */
export const ownRaceSchema = z.looseObject({
  name: text,
  /** Its price in points; null for the sum of its parts. */
  points: maybeNumber,
  st: whole(0),
  dx: whole(0),
  iq: whole(0),
  ht: whole(0),
  traits: rows(traitRowSchema),
  skills: rows(ownRaceSkillSchema),
  effects: rows(ownEffectSchema),
  /** The id of the listed race that it is based on, whose build and so on it keeps; '' for none. */
  basedOn: text,
  description: text,
});

export const literacyNorms = ['literate', 'semi-literate', 'illiterate'] as const;
export const manaLevels = ['none', 'low', 'normal', 'high'] as const;

export const raceSchema = z.looseObject({
  entry: z._default(text, 'human'),
  own: z._default(z.nullable(ownRaceSchema), null),
});

const price = z.optional(amount);

/** Points for each level of an attribute, or step of a secondary characteristic, that differ from the book's. */
export const campaignPricesSchema = z.looseObject({
  st: price,
  dx: price,
  iq: price,
  ht: price,
  hitPoints: price,
  will: price,
  perception: price,
  fatiguePoints: price,
  basicSpeed: price,
  basicMove: price,
});

/**
 * What the value of a campaign's own attribute starts from, before its own number is added: nothing, an attribute, or half
 * the sum of two, rounded down.
 */
export const campaignAttributeBases = [
  'none',
  'st',
  'dx',
  'iq',
  'ht',
  'will',
  'perception',
  'hitPoints',
  'fatiguePoints',
  'st+ht',
  'dx+iq',
  'iq+ht',
  'st+will',
  'will+ht',
  'will+perception',
] as const;
export const campaignAttributeKinds = ['rolled', 'pool', 'number'] as const;

/** An attribute that only this campaign has, such as Sanity, with the levels that the character has bought of it. */
export const campaignAttributeSchema = z.looseObject({
  key: rowKey,
  name: text,
  short: text,
  base: z._default(z.enum(campaignAttributeBases), 'none'),
  /** The number that is added to the base. */
  add: whole(0),
  /** Points for each level. */
  price: z._default(amount, 5),
  /** The lowest and the highest value; null for no limit. */
  minimum: maybeNumber,
  maximum: maybeNumber,
  kind: z._default(z.enum(campaignAttributeKinds), 'rolled'),
  bought: whole(0),
});

/** The books of a campaign, and its tech levels from one to another. */
export const campaignBooksSchema = z.looseObject({
  /** The books whose entries are in use, as citations name them; empty for all. */
  allowed: z._default(z.array(text).check(z.maxLength(200)), []),
  /** The lowest and the highest tech level in use; null for no limit. */
  lowestTechLevel: maybeNumber,
  highestTechLevel: maybeNumber,
  /** Pickers hide what is outside; otherwise they list it last. */
  hidden: z._default(z.boolean(), false),
});

export const wealthLevels = ['poor', 'struggling', 'average', 'comfortable', 'wealthy'] as const;

/** A character's job: what it pays each month, and the roll for it (fourth edition, Lite). */
export const jobSchema = z.looseObject({
  title: text,
  /** The name of the skill that is rolled against, or an attribute's id, or ''. */
  skill: text,
  /** What is added to the roll; jobs that are hard take a penalty. */
  modifier: whole(0),
  /** The number to roll against for a job without a skill. */
  target: maybeNumber,
  /** The wealth that the job is for, on which its pay depends; and the pay in dollars a month if it is another. */
  wealth: z._default(z.enum(wealthLevels), 'average'),
  pay: maybeNumber,
  /** The pay goes by the margin of the roll: 10% for each point. */
  freelance: z._default(z.boolean(), false),
  /** The lowest skill with which the job is to be had, or null. */
  prerequisite: maybeNumber,
  /** Raises in percent of the pay, after critical successes and failures. */
  raise: z._default(number, 0),
});

/** Facts set by the game master, and points earned in play. */
export const campaignSchema = z.looseObject({
  budget: z._default(number, 100),
  /** Dollars to spend; null for no limit, or for the ruleset's value based on the starting wealth. */
  money: maybeNumber,
  /** Dollars that an average person of the setting starts with; null if unspecified. */
  startingWealth: maybeNumber,
  techLevel: maybeNumber,
  /** Limit of points from disadvantages (a negative number), and of the number of quirks; null for the book's limit. */
  disadvantageLimit: maybeNumber,
  quirkLimit: maybeNumber,
  /** How literate most people are; null for the default of the tech level. */
  literacy: z._default(z.nullable(z.enum(literacyNorms)), null),
  mana: z._default(z.enum(manaLevels), 'normal'),
  /** Prices of attributes in this campaign (fourth edition); absent for the book's. */
  prices: z.optional(campaignPricesSchema),
  /** Attributes that only this campaign has (fourth edition). */
  attributes: z.optional(z.array(campaignAttributeSchema).check(z.maxLength(40))),
  /** Gravity where the character is, and that of home, in Gs (fourth edition); absent for that of Earth. */
  gravity: z.optional(amount),
  homeGravity: z.optional(amount),
  /** Which books and tech levels are in use; absent for all. */
  books: z.optional(campaignBooksSchema),
  /** The height and weight tables are for a modern person; earlier ones are smaller. */
  historical: z._default(z.boolean(), false),
});

export const earnedPointsSchema = z.looseObject({ key: rowKey, date: text, points: z._default(number, 0), why: text });

/** A finding that the player has waived, by its id. */
export const waiverSchema = z.looseObject({ finding: text, reason: text });

/** A quarantined value: a part of a file that was invalid in its place, kept so that no data is lost. */
export const quarantinedValueSchema = z.looseObject({ path: text, value: z._default(z.unknown(), null) });

/** All choices of the player. Derived values are never stored. */
export const characterSchema = z.looseObject({
  name: text,
  concept: z.prefault(conceptSchema, {}),
  campaign: z.prefault(campaignSchema, {}),
  race: z.prefault(raceSchema, {}),
  attributes: z.prefault(attributesSchema, {}),
  raised: z.prefault(raisedSchema, {}),
  secondary: z.prefault(secondarySchema, {}),
  traits: rows(traitRowSchema),
  skills: rows(skillRowSchema),
  equipment: rows(equipmentRowSchema),
  /** Named sets of the places of its items; absent for none. */
  loadouts: z.optional(z.array(loadoutSchema).check(z.maxLength(maxLoadouts))),
  earned: rows(earnedPointsSchema),
  /** The job; absent for none. */
  job: z.optional(jobSchema),
  waivers: rows(waiverSchema),
  /** Near the end of the file, because it is long and unreadable to people. */
  portrait: z._default(z.nullable(portraitSchema), null),
  /** The file of another program that it came from. Edits never change it, so that each step of undo has the same one. */
  origin: z._default(z.nullable(originSchema), null),
  setAside: rows(quarantinedValueSchema),
});

export type Character = Known<z.infer<typeof characterSchema>>;
export type Concept = Character['concept'];
export type PortraitData = NonNullable<Character['portrait']>;
export type OwnRaceSkill = Known<z.infer<typeof ownRaceSkillSchema>>;
export type OwnRace = Known<z.infer<typeof ownRaceSchema>>;
export type AttributeId = 'st' | 'dx' | 'iq' | 'ht';
export const secondaryIds = [
  'hitPoints',
  'will',
  'perception',
  'fatiguePoints',
  'basicSpeed',
  'basicMove',
  'frightCheck',
  'vision',
  'hearing',
  'tasteSmell',
  'touch',
] as const satisfies readonly (keyof Character['secondary'])[];
export type SecondaryId = (typeof secondaryIds)[number];
/** What a campaign can set the price of. */
export type CampaignPrices = NonNullable<Character['campaign']['prices']>;
export type CampaignPrice = keyof CampaignPrices;
export type CampaignAttribute = NonNullable<Character['campaign']['attributes']>[number];
export type CampaignBooks = NonNullable<Character['campaign']['books']>;
export type Job = NonNullable<Character['job']>;
export type RowChapter = 'traits' | 'skills' | 'equipment';

/** Creates a blank character: attributes at 10, human, 100 points. */
export function blankCharacter(): Character {
  return z.parse(characterSchema, {});
}

/** A character with its rules: the content of a file, and the state that the screens edit. */
export interface SavedCharacter {
  /** The id of a ruleset, which may be unknown to this program. */
  readonly ruleset: string;
  /** Ids of the optional rules and house rules that are on. */
  readonly houseRules: readonly string[];
  readonly character: Character;
  /** The character at the table; absent while rested and in no fight. */
  readonly play?: Play;
  /** Unknown top-level fields of the file, which are written back unchanged. */
  readonly extra?: Readonly<Record<string, unknown>>;
}

/** The display name of a character without a name. */
export const unnamed = 'Unnamed character';

/**
 * The name of a character, or what stands for it meanwhile in lists and file names: "Archer, unnamed", by the kind of hero
 * or template that it began with; '' for neither.
 */
export const nameOrKind = ({ name, concept: { startedAs = '' } }: Pick<Character, 'name' | 'concept'>): string =>
  name || (startedAs === '' ? '' : `${startedAs}, unnamed`);

/** As {@link nameOrKind}, with words for a character that has neither. */
export const shownName = (character: Pick<Character, 'name' | 'concept'>): string => nameOrKind(character) || unnamed;
