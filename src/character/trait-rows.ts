import * as z from 'zod/mini';
import { ownEffectSchema, ownPrerequisiteSchema } from './custom-effect.ts';
import { ownAttackSchema } from './equipment-rows.ts';
import {
  flag,
  type Known,
  maybeNumber,
  number,
  optionalText,
  rowKey,
  rows,
  text,
  wholeNumber,
} from './schema-parts.ts';

export const allTraitKinds = ['advantage', 'perk', 'disadvantage', 'quirk'] as const;

/**
 * Containers of traits: a heading, a group bought as one trait, abilities that can only be used one at a time, and a
 * power, whose Talent helps its abilities.
 */
export const traitContainers = ['', 'group', 'metaTrait', 'alternatives', 'power'] as const;

/** The part of a trait's price that a modifier applies to: its levels are the price per level, its base is the rest. */
export const modifiedParts = ['all', 'base', 'levels'] as const;

/**
 * The book has 6, 9, 12 and 15; other programs have the values in between, and 1 for a disadvantage that is never
 * resisted.
 */
export const selfControlRolls = [1, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] as const;

/** The rolls on which an associate appears; 18 is constantly. */
export const appearanceRolls = [6, 9, 12, 15, 18] as const;

const modifierFields = {
  name: text,
  percent: z._default(number, 0),
  points: z._default(number, 0),
  /** The factor on the whole price; null if none. */
  times: maybeNumber,
  /** For a modifier with levels: `percent` and `points` are for each. */
  level: z._default(z.nullable(wholeNumber), null),
  appliesTo: z._default(z.enum(modifiedParts), 'all'),
  page: text,
  /** Its effects other than the price. */
  effects: rows(ownEffectSchema),
};

/** A modifier that a custom trait offers; a trait that has it has a copy. */
export const offeredModifierSchema = z.looseObject(modifierFields);

/** The most points of a pool, and of a level of one. */
const maxPoolPoints = 1_000_000;
const poolPoints = z._default(z.number().check(z.gte(0), z.lte(maxPoolPoints)), 0);

/** Points of a trait that are spent and regained in play: so many, and so many more for each of its levels. */
export const poolSchema = z.looseObject({
  points: poolPoints,
  perLevel: poolPoints,
  /** The minutes in which a point returns; null for points that do not return with time. */
  minutes: z._default(z.nullable(z.number().check(z.gt(0), z.lte(maxPoolPoints))), null),
});

/** A custom trait. */
export const ownTraitSchema = z.looseObject({
  name: text,
  kind: z._default(z.enum(allTraitKinds), 'advantage'),
  /** Base points, and points for each level. */
  points: z._default(number, 0),
  pointsPerLevel: z._default(number, 0),
  /** Its kind as a container of other traits; '' for a trait. */
  holds: z._default(z.enum(traitContainers), ''),
  /** The sheet shows a container alone, without the traits in it. */
  hidesParts: z.optional(z.boolean()),
  /** What a power, or a reserve of energy, comes from: psi, magic. */
  powerSource: optionalText,
  /** The id of the listed power that it was made from. */
  power: optionalText,
  pool: z.optional(poolSchema),
  effects: rows(ownEffectSchema),
  /** The attacks that belong to it (fourth edition): a tail, a fiery breath. */
  attacks: rows(ownAttackSchema),
  /** Enhancements and limitations to choose from. */
  offered: rows(offeredModifierSchema),
  /** Its requirements, all of them. */
  prerequisites: rows(ownPrerequisiteSchema),
  description: text,
  /** Facts that no figure expresses, one line each. */
  notes: rows(text),
  page: text,
  /** The library file that it is from. */
  source: text,
});

/** A modifier of a trait's price (fourth edition): enhancements raise it, limitations lower it. */
export const traitModifierSchema = z.looseObject({ key: rowKey, ...modifierFields });

/** The choice for a parameter of a catalog entry: the id of an option, or a text. */
export const traitChoiceSchema = z.looseObject({ parameter: text, value: text });

/** A character of the library that a trait stands for, with its name and points when it was looked at last. */
export const linkedCharacterSchema = z.looseObject({ character: text, name: text, points: z._default(number, 0) });

export const traitRowSchema = z.looseObject({
  key: rowKey,
  entry: text,
  own: z._default(z.nullable(ownTraitSchema), null),
  /** Halves exist if a trait has them (Enhanced Move). */
  level: z._default(number, 1),
  /** The choices for the parameters of the entry; missing ones have their defaults. */
  choices: rows(traitChoiceSchema),
  modifiers: rows(traitModifierSchema),
  /** The self-control roll of a disadvantage (fourth edition); 1 for one that is never resisted. */
  selfControl: z._default(z.nullable(z.union(selfControlRolls.map((roll) => z.literal(roll)))), null),
  /** How often somebody turns up, on so much or less (fourth edition); 18 for constantly. */
  frequency: z._default(z.nullable(z.union(appearanceRolls.map((roll) => z.literal(roll)))), null),
  /** A fraction of the price is rounded down, in place of up (fourth edition). */
  roundDown: flag,
  /** The key of its container, or ''. */
  container: text,
  /** Bought at creation, or later with earned points. */
  gained: z._default(z.enum(['creation', 'play']), 'creation'),
  /** A disadvantage bought off with earned points: it stays in the list without effect. */
  boughtOff: flag,
  note: text,
  /** The character of the library that it stands for, such as an Ally. */
  linked: z.optional(linkedCharacterSchema),
});

export type OwnTrait = Known<z.infer<typeof ownTraitSchema>>;
export type OfferedModifier = Known<z.infer<typeof offeredModifierSchema>>;
export type TraitModifier = Known<z.infer<typeof traitModifierSchema>>;
export type ModifiedPart = (typeof modifiedParts)[number];
export type TraitChoice = Known<z.infer<typeof traitChoiceSchema>>;
export type LinkedCharacter = Known<z.infer<typeof linkedCharacterSchema>>;
export type TraitRow = Known<z.infer<typeof traitRowSchema>>;
export type SelfControlRoll = (typeof selfControlRolls)[number];
export type AppearanceRoll = (typeof appearanceRolls)[number];
export type TraitKind = (typeof allTraitKinds)[number];

/** Returns a modifier of a trait with these figures; omitted ones have the defaults of the file. */
export const newModifier = (key: string, figures: Partial<Omit<TraitModifier, 'key'>> = {}): TraitModifier => ({
  key,
  name: '',
  percent: 0,
  points: 0,
  times: null,
  level: null,
  appliesTo: 'all',
  page: '',
  effects: [],
  ...figures,
});
