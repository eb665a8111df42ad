import * as z from 'zod/mini';
import { flag, maybeNumber, rows, text } from './fields.ts';
import type { Known } from './known.ts';
import { matchKinds } from './own-effect.ts';

/**
 * What can be required: a trait, a skill, or spells by name, of a college, with a tag; spells of several colleges; a number of
 * the sheet; the weight or the number of what is in a container; something worn or in hand.
 */
export const requiredKinds = [
  'trait',
  'skill',
  'spell',
  'college',
  'tag',
  'colleges',
  'number',
  'weight',
  'quantity',
  'inUse',
] as const;

/** One thing that an entry requires. Which of the fields count depends on `kind`. */
export const ownTestSchema = z.looseObject({
  kind: z._default(z.enum(requiredKinds), 'trait'),
  /** It must not be met. */
  not: flag,
  /** The name of the trait, skill, spell, college, tag or item; or the number of the sheet, as in effects. */
  name: text,
  match: z._default(z.enum(matchKinds), 'is'),
  /** The speciality of a skill; '' for any. */
  speciality: text,
  /** What a note or a modifier of the trait says, or with `withoutNote` must not say; '' for anything. */
  note: text,
  withoutNote: flag,
  /** A second number of the sheet, added to the first. */
  plus: text,
  /** Bounds of the level, the number of spells, the number, the pounds or the items. */
  atLeast: maybeNumber,
  atMost: maybeNumber,
});

/** What an entry requires: one of these at least, at the tech levels between the bounds. */
export const ownPrerequisiteSchema = z.looseObject({
  any: rows(ownTestSchema),
  fromTechLevel: maybeNumber,
  toTechLevel: maybeNumber,
});

export type OwnTest = Known<z.infer<typeof ownTestSchema>>;
export type OwnPrerequisite = Known<z.infer<typeof ownPrerequisiteSchema>>;
