import * as z from 'zod/mini';
import { equipmentRow } from './equipment-rows.ts';
import { maybeNumber, number, rowKey, rows, text, wholeNumber } from './fields.ts';
import type { Known } from './known.ts';
import { skillRow } from './skill-rows.ts';
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

/** A race that the player typed in. */
export const ownRace = z.looseObject({
  name: text,
  points: z._default(number, 0),
  st: whole(0),
  dx: whole(0),
  iq: whole(0),
  ht: whole(0),
  effects: rows(ownEffect),
  description: text,
});

export const race = z.looseObject({ entry: z._default(text, 'human'), own: z._default(z.nullable(ownRace), null) });

/** What the game master sets, and points earned in play. */
export const campaign = z.looseObject({
  budget: z._default(number, 100),
  /** Dollars to spend; null for no limit. */
  money: maybeNumber,
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
  setAside: rows(setAside),
});

export type Character = Known<z.infer<typeof characterSchema>>;
export type Concept = Character['concept'];
export type OwnRace = Known<z.infer<typeof ownRace>>;
export type AttributeId = 'st' | 'dx' | 'iq' | 'ht';
export type SecondaryId = 'hitPoints' | 'will' | 'perception' | 'fatiguePoints' | 'basicSpeed' | 'basicMove';
export type RowChapter = 'traits' | 'skills' | 'equipment';
