import * as z from 'zod/mini';
import { type Known, text } from './schema-parts.ts';

/** The most attacks of a stat block. */
export const maxPrintedAttacks = 40;

const figure = z.optional(z.number().check(z.gte(-1000), z.lte(1_000_000)));

/** An attack of a stat block: what its text says of one line of a weapon or of a trait. */
export const printedAttackSchema = z.looseObject({
  /** The key of the item or the trait that attacks, and which of its attacks it is, from 0. */
  row: text,
  use: z._default(z.int().check(z.gte(0), z.lte(1000)), 0),
  /** The number to roll against. */
  skill: figure,
  /** Damage, as dice and what is added to them. */
  dice: figure,
  adds: figure,
  parry: figure,
});

/**
 * The numbers of a fighter that count as they stand in a stat block, in place of what the rules make of the character. Those that are
 * absent follow from the rules.
 */
export const printedFiguresSchema = z.looseObject({
  st: figure,
  dx: figure,
  iq: figure,
  ht: figure,
  hitPoints: figure,
  fatiguePoints: figure,
  will: figure,
  perception: figure,
  basicSpeed: figure,
  move: figure,
  dodge: figure,
  /** Of every weapon that has no Parry of its own in `attacks`. */
  parry: figure,
  block: figure,
  passiveDefense: figure,
  damageResistance: figure,
  size: figure,
  /** A beast: without hands, it does not parry with them. */
  handless: z.optional(z.boolean()),
  attacks: z._default(z.array(printedAttackSchema).check(z.maxLength(maxPrintedAttacks)), []),
});

export type PrintedAttack = Known<z.infer<typeof printedAttackSchema>>;
export type PrintedFigures = Known<z.infer<typeof printedFiguresSchema>>;
