import * as z from 'zod/mini';
import { amount, flag, type Known, maybeNumber, number, rows, text, wholeNumber } from './schema-parts.ts';

/** How an effect of a custom entry changes a number; '' adds, or multiplies what an older program let be multiplied. */
export const amountKinds = ['', 'add', 'level', 'share', 'times', 'atMost', 'instead'] as const;
export const selectors = ['', 'name', 'speciality', 'tag', 'skill', 'use', 'this', 'except'] as const;
export const matchKinds = ['is', 'starts', 'contains'] as const;

/** The effects of a custom entry. See rules/resolve/custom-entries.ts for the meaning of the fields together. */
export const ownEffectSchema = z.looseObject({
  /** The number, or the kind of the selected things: "dodge", "skill:bow", "damage". */
  stat: text,
  /** The criterion that selects skills, weapons, a place or people: `selection` is compared with their name or tag. */
  by: z._default(z.enum(selectors), ''),
  match: z._default(z.enum(matchKinds), 'is'),
  selection: text,
  how: z._default(z.enum(amountKinds), ''),
  add: z._default(number, 0),
  /** The factor on the number, or the share of another number that is added; null for 1. */
  times: maybeNumber,
  atMost: maybeNumber,
  /** The number that a share is taken of, or that replaces this one; and the divisor of a number or a level. */
  of: text,
  over: z._default(amount, 1),
  /** Counts once for each level of the trait. */
  perLevel: z._default(z.boolean(), false),
  /** For an effect of a skill: counts from this level of the skill on, relative to its attribute; null for any. */
  fromLevel: z._default(z.nullable(wholeNumber), null),
  /** Counts only for skills that were learned. */
  learned: flag,
  /** The id or name of a trait with which it does not count. */
  unless: text,
  /** When it applies, in words, if not always; it is then a note on the number. */
  when: text,
});

export type OwnEffect = Known<z.infer<typeof ownEffectSchema>>;

/**
 * Possible requirements: a trait, a skill, or spells by name, of a college, with a tag; spells of several colleges; a
 * number of the sheet; the weight or the number of items in a container; something worn or in hand.
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
  /**
   * The required text of a note or a modifier of the trait, or with `withoutNote` the excluded one; '' for anything.
   */
  note: text,
  withoutNote: flag,
  /** A second number of the sheet, added to the first. */
  plus: text,
  /** Bounds of the level, the number of spells, the number, the pounds or the items. */
  atLeast: maybeNumber,
  atMost: maybeNumber,
});

/** An entry's requirement: one of these at least, at the tech levels between the bounds. */
export const ownPrerequisiteSchema = z.looseObject({
  any: rows(ownTestSchema),
  fromTechLevel: maybeNumber,
  toTechLevel: maybeNumber,
});

export type OwnTest = Known<z.infer<typeof ownTestSchema>>;
export type OwnPrerequisite = Known<z.infer<typeof ownPrerequisiteSchema>>;
