import * as z from 'zod/mini';
import { amount, flag, number, rowKey, rows, text, wholeNumber } from './fields.ts';
import type { Known } from './known.ts';

/** What an own entry changes: `stat` is a name out of the ruleset's list of numbers that can be changed. */
export const ownEffect = z.looseObject({
  stat: text,
  add: z._default(number, 0),
  /** What a number that is multiplied (starting money) is multiplied by, once for each level with `perLevel`; null for 1. */
  times: z._default(z.nullable(amount), null),
  /** Counts once for each level of the trait. */
  perLevel: z._default(z.boolean(), false),
  /** When it holds only sometimes, in words; it is then a note beside the number. */
  when: text,
});

export const traitKinds = ['advantage', 'perk', 'disadvantage', 'quirk'] as const;

/** A trait that the player typed in. */
export const ownTrait = z.looseObject({
  name: text,
  kind: z._default(z.enum(traitKinds), 'advantage'),
  /** Points whatever the level, and points for each level. */
  points: z._default(number, 0),
  pointsPerLevel: z._default(number, 0),
  effects: rows(ownEffect),
  description: text,
  page: text,
});

/** A percentage on a trait's price (fourth edition): an enhancement is positive, a limitation negative. */
export const traitModifier = z.looseObject({ key: rowKey, name: text, percent: z._default(number, 0) });

/** An answer to a question that a catalog entry asks: the id of an option, or a text. */
export const traitChoice = z.looseObject({ parameter: text, value: text });

export const traitRow = z.looseObject({
  key: rowKey,
  entry: text,
  own: z._default(z.nullable(ownTrait), null),
  level: z._default(wholeNumber, 1),
  /** Answers to what the entry asks; what is not answered is as the entry has it at first. */
  choices: rows(traitChoice),
  modifiers: rows(traitModifier),
  /** The roll against which a disadvantage can be resisted (fourth edition): 6, 9, 12 or 15. */
  selfControl: z._default(z.nullable(z.union([z.literal(6), z.literal(9), z.literal(12), z.literal(15)])), null),
  /** Bought when the character was made, or later with earned points. */
  gained: z._default(z.enum(['creation', 'play']), 'creation'),
  /** A disadvantage that was bought off with earned points: it stays in the list and does nothing. */
  boughtOff: flag,
  note: text,
});

export type OwnEffect = Known<z.infer<typeof ownEffect>>;
export type OwnTrait = Known<z.infer<typeof ownTrait>>;
export type TraitModifier = Known<z.infer<typeof traitModifier>>;
export type TraitChoice = Known<z.infer<typeof traitChoice>>;
export type TraitRow = Known<z.infer<typeof traitRow>>;
export type TraitKind = (typeof traitKinds)[number];
