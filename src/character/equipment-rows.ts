import * as z from 'zod/mini';
import { amount, flag, maybeNumber, number, rowKey, rows, text } from './fields.ts';
import type { Known } from './known.ts';
import { ownEffect } from './trait-rows.ts';

export const itemKinds = ['weapon', 'shield', 'armor', 'ammunition', 'container', 'gear', 'mount'] as const;
/** In hand or worn; carried but not in use; set down but at hand (a dropped pack, the mule); left at home. */
export const itemPlaces = ['ready', 'carried', 'stowed', 'home'] as const;
export const qualities = ['cheap', 'good', 'fine', 'veryFine'] as const;

/** One way to attack with an item that the player typed in. */
export const ownAttack = z.looseObject({
  /** "swing", "thrust", or what the line is called. */
  name: text,
  /** The skill used: a catalog id or the name of a skill on the sheet. */
  skill: text,
  /** crushing, cutting, impaling and so on, in the ruleset's short form. */
  type: text,
  basis: z._default(z.enum(['thrust', 'swing', 'fixed']), 'swing'),
  dice: z._default(number, 0),
  adds: z._default(number, 0),
  reach: text,
  minimumStrength: maybeNumber,
  twoHanded: flag,
  /** Added to Parry; null when the item cannot parry with this use. */
  parry: z._default(z.nullable(number), 0),
  /** Parries like a fencing weapon; cannot parry after an attack. */
  fencing: flag,
  unbalanced: flag,
  ranged: flag,
  accuracy: maybeNumber,
  halfDamage: text,
  maximum: text,
  rateOfFire: text,
  shots: text,
  bulk: maybeNumber,
  recoil: maybeNumber,
});

/** A beast that the player typed in: its Move in yards a second. */
export const ownMount = z.looseObject({
  st: z._default(amount, 40),
  dx: z._default(amount, 9),
  iq: z._default(amount, 4),
  ht: z._default(amount, 14),
  move: z._default(amount, 12),
  bodyWeight: z._default(amount, 1200),
});

/** An item that the player typed in. */
export const ownItem = z.looseObject({
  name: text,
  kind: z._default(z.enum(itemKinds), 'gear'),
  /** Dollars and pounds apiece. */
  cost: z._default(amount, 0),
  weight: z._default(amount, 0),
  attacks: rows(ownAttack),
  passiveDefense: z._default(number, 0),
  damageResistance: z._default(number, 0),
  /** Against impaling attacks, when different. */
  passiveDefenseImpaling: maybeNumber,
  damageResistanceImpaling: maybeNumber,
  /** A shield's bonus to every active defense (fourth edition). */
  defenseBonus: z._default(number, 0),
  /** Where a piece of armor protects; empty for a whole suit. */
  places: rows(text),
  /** Set for a beast. */
  mount: z._default(z.nullable(ownMount), null),
  effects: rows(ownEffect),
  description: text,
  page: text,
});

export const equipmentRow = z.looseObject({
  key: rowKey,
  entry: text,
  own: z._default(z.nullable(ownItem), null),
  quantity: z._default(amount, 1),
  place: z._default(z.enum(itemPlaces), 'carried'),
  /** The key of the row that it lies in, or ''. */
  container: text,
  /** A shield that is carried slung on the back. */
  slung: flag,
  quality: z._default(z.enum(qualities), 'good'),
  /** The hand that wields it. */
  hand: z._default(z.enum(['main', 'off']), 'main'),
  /** The strength of a bow of its own (crossbow, prodd); null for the user's. */
  bowStrength: maybeNumber,
  spiked: flag,
  /** Mail worn without its padding; armor made for another. */
  withoutPadding: flag,
  madeForAnother: flag,
  /** Height in inches and weight in pounds of whoever it was made for, where known. */
  madeForHeight: z._default(z.nullable(amount), null),
  madeForWeight: z._default(z.nullable(amount), null),
  /** Altered by an armorer to fit its new wearer. */
  altered: flag,
  /** Dollars and pounds apiece where the player departs from the list. */
  costOverride: z._default(z.nullable(amount), null),
  weightOverride: z._default(z.nullable(amount), null),
  note: text,
});

export type OwnAttack = Known<z.infer<typeof ownAttack>>;
export type OwnMount = Known<z.infer<typeof ownMount>>;
export type OwnItem = Known<z.infer<typeof ownItem>>;
export type EquipmentRow = Known<z.infer<typeof equipmentRow>>;
export type ItemKind = (typeof itemKinds)[number];
export type ItemPlace = (typeof itemPlaces)[number];
/** Where a player can put an item: a shield may be carried slung on the back. */
export type PlaceChoice = ItemPlace | 'slung';
export type Quality = (typeof qualities)[number];
