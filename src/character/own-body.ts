import * as z from 'zod/mini';
import type { Known } from './schema-parts.ts';

const name = z._default(z.string().check(z.maxLength(100)), '');
const dice = z.int().check(z.gte(1), z.lte(20));
const placeFields = {
  name,
  /** What it counts as: "leg", "eye". */
  place: name,
  /** How many results of the dice hit it, after those of the place before; 0 for a place that is never hit at random. */
  results: z._default(z.int().check(z.gte(0), z.lte(120)), 0),
  /** Added to the roll of an attack that is aimed there. */
  add: z._default(z.int().check(z.gte(-100), z.lte(100)), 0),
  /** Its DR by itself. */
  resistance: z._default(z.int().check(z.gte(-1_000_000), z.lte(1_000_000)), 0),
};

/** A part of a place, in a table of that place. */
export const bodyPartSchema = z.looseObject(placeFields);

export const bodyPlaceSchema = z.looseObject({
  ...placeFields,
  /** The dice of the table of its parts, and the parts. */
  partDice: z.optional(dice),
  parts: z.optional(z.array(bodyPartSchema).check(z.maxLength(40))),
});

/** A body that is none of the book's: its places in the order of the dice, each with its own table where it has parts. */
export const ownBodySchema = z.looseObject({
  name,
  dice: z._default(dice, 3),
  places: z._default(z.array(bodyPlaceSchema).check(z.maxLength(100)), []),
});

export type OwnBody = Known<z.infer<typeof ownBodySchema>>;
