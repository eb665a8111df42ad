import * as z from 'zod/mini';
import { equipmentRow } from './equipment-rows.ts';
import { maybeNumber, number, rowKey, rows, text, wholeNumber } from './fields.ts';
import type { Known } from './known.ts';
import { portrait } from './portrait.ts';
import { ownSkill, skillRow } from './skill-rows.ts';
import { ownEffect, traitRow } from './trait-rows.ts';

const whole = (value: number) => z._default(wholeNumber, value);

/** Who the character is. Nothing here costs points. */
export const concept = z.looseObject({
  player: text,
  appearance: text,
  sex: z._default(z.enum(['', 'man', 'woman']), ''),
  age: text,
  /** Inches and pounds; null while not chosen. */
  height: maybeNumber,
  weight: maybeNumber,
  skin: text,
  hair: text,
  eyes: text,
  handedness: z._default(z.enum(['right', 'left']), 'right'),
  story: text,
  notes: text,
});

/** Levels bought when the character was made (before a race's modifiers), and levels gained later. */
export const attributes = z.looseObject({ st: whole(10), dx: whole(10), iq: whole(10), ht: whole(10) });
export const raised = z.looseObject({ st: whole(0), dx: whole(0), iq: whole(0), ht: whole(0) });

/** Steps bought up or down from what the attributes give (fourth edition). A step of Basic Speed is a quarter. */
export const secondary = z.looseObject({
  hitPoints: whole(0),
  will: whole(0),
  perception: whole(0),
  fatiguePoints: whole(0),
  basicSpeed: whole(0),
  basicMove: whole(0),
});

/** A skill that every member of a race has, so many levels over its attribute. */
export const ownRaceSkill = z.looseObject({
  key: rowKey,
  entry: text,
  own: z._default(z.nullable(ownSkill), null),
  speciality: text,
  relative: whole(0),
});

/** A race that the player made: a template of attributes, traits and skills that all its members have. */
export const ownRace = z.looseObject({
  name: text,
  /** What it costs; null for what its parts cost together. */
  points: maybeNumber,
  st: whole(0),
  dx: whole(0),
  iq: whole(0),
  ht: whole(0),
  traits: rows(traitRow),
  skills: rows(ownRaceSkill),
  effects: rows(ownEffect),
  /** The listed race that it was made of: it keeps its build and the like; '' for none. */
  basedOn: text,
  description: text,
});

export const literacyNorms = ['literate', 'semi-literate', 'illiterate'] as const;
export const manaLevels = ['none', 'low', 'normal', 'high'] as const;

export const race = z.looseObject({ entry: z._default(text, 'human'), own: z._default(z.nullable(ownRace), null) });

/** What the game master sets, and points earned in play. */
export const campaign = z.looseObject({
  budget: z._default(number, 100),
  /** Dollars to spend; null for no limit, or for what the ruleset makes of the starting wealth. */
  money: maybeNumber,
  /** Dollars that an average person of the setting starts with; null where nobody said. */
  startingWealth: maybeNumber,
  techLevel: maybeNumber,
  /** Points from disadvantages at most (a negative number), and quirks at most; null for the book's limit. */
  disadvantageLimit: maybeNumber,
  quirkLimit: maybeNumber,
  /** What most people can do with writing; null for what the tech level makes likely. */
  literacy: z._default(z.nullable(z.enum(literacyNorms)), null),
  mana: z._default(z.enum(manaLevels), 'normal'),
  /** The height and weight tables are for a modern person; earlier ones are smaller. */
  historical: z._default(z.boolean(), false),
});

export const earnedPoints = z.looseObject({ key: rowKey, date: text, points: z._default(number, 0), why: text });

/** A finding that the player has waived, by its id. */
export const waiver = z.looseObject({ finding: text, reason: text });

/** Something of a file that could not be read where it stood; kept so that nothing is lost. */
export const setAside = z.looseObject({ path: text, value: z._default(z.unknown(), null) });

/** All that a player chose. Nothing derived is ever stored. */
export const characterSchema = z.looseObject({
  name: text,
  concept: z.prefault(concept, {}),
  campaign: z.prefault(campaign, {}),
  race: z.prefault(race, {}),
  attributes: z.prefault(attributes, {}),
  raised: z.prefault(raised, {}),
  secondary: z.prefault(secondary, {}),
  traits: rows(traitRow),
  skills: rows(skillRow),
  equipment: rows(equipmentRow),
  earned: rows(earnedPoints),
  waivers: rows(waiver),
  /** Near the end: it is long, and nothing that a person reads in a file. */
  portrait: z._default(z.nullable(portrait), null),
  setAside: rows(setAside),
});

export type Character = Known<z.infer<typeof characterSchema>>;
export type Concept = Character['concept'];
export type Portrait = NonNullable<Character['portrait']>;
export type OwnRaceSkill = Known<z.infer<typeof ownRaceSkill>>;
export type OwnRace = Known<z.infer<typeof ownRace>>;
export type AttributeId = 'st' | 'dx' | 'iq' | 'ht';
export type SecondaryId = 'hitPoints' | 'will' | 'perception' | 'fatiguePoints' | 'basicSpeed' | 'basicMove';
export type RowChapter = 'traits' | 'skills' | 'equipment';
