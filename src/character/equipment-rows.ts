import * as z from 'zod/mini';
import { ownEffectSchema, ownPrerequisiteSchema } from './custom-effect.ts';
import { amount, flag, type Known, maybeNumber, number, rowKey, rows, text, wholeNumber } from './schema-parts.ts';
import { ownDefaultSchema } from './skill-rows.ts';

/** The stages in which modifiers of an item count: each takes the price, or the weight, that the one before leaves. */
export const modifierStages = ['original', 'base', 'finalBase', 'final'] as const;

/** The kind of price change: dollars, a percentage, a factor, or a cost factor (CF); these are summed. */
export const costChanges = ['dollars', 'percent', 'times', 'costFactor'] as const;
export const weightChanges = ['pounds', 'percent', 'times'] as const;

const itemModifierFields = {
  name: text,
  /** Its effect on the price of one; null if none. */
  cost: maybeNumber,
  costIs: z._default(z.enum(costChanges), 'dollars'),
  costStage: z._default(z.enum(modifierStages), 'original'),
  /** The same for the weight of one. */
  weight: maybeNumber,
  weightIs: z._default(z.enum(weightChanges), 'pounds'),
  weightStage: z._default(z.enum(modifierStages), 'original'),
  /** The first tech level at which it is made; null for the item's. */
  techLevel: maybeNumber,
  page: text,
  /** Its effects other than price and weight. */
  effects: rows(ownEffectSchema),
  /** Facts that no figure expresses, one line each. */
  notes: rows(text),
};

/** A modifier that a custom item offers; an item that has it has a copy. */
export const offeredItemModifierSchema = z.looseObject(itemModifierFields);

/** A modifier of an item (fourth edition): fine, ornate, silver-coated. */
export const itemModifierSchema = z.looseObject({ key: rowKey, ...itemModifierFields });

export type OfferedItemModifier = Known<z.infer<typeof offeredItemModifierSchema>>;
export type ItemModifier = Known<z.infer<typeof itemModifierSchema>>;
export type ModifierStage = (typeof modifierStages)[number];

/** Returns a modifier of an item with these figures; omitted ones have the defaults of the file. */
export const newItemModifier = (key: string, figures: Partial<OfferedItemModifier> = {}): ItemModifier => ({
  key,
  name: '',
  cost: null,
  costIs: 'dollars',
  costStage: 'original',
  weight: null,
  weightIs: 'pounds',
  weightStage: 'original',
  techLevel: null,
  page: '',
  effects: [],
  notes: [],
  ...figures,
});

export const itemKinds = ['weapon', 'shield', 'armor', 'ammunition', 'container', 'gear', 'mount'] as const;
/** In hand or worn; carried but not in use; set down nearby (a dropped pack, a mule); left at home. */
export const itemPlaces = ['ready', 'carried', 'stowed', 'home'] as const;
export const qualities = ['cheap', 'good', 'fine', 'veryFine'] as const;

/** What a weapon is loaded with besides the usual; see rules/shared/ammunition.ts. */
export const ammunitionKinds = ['hollowPoint', 'armorPiercing', 'bodkin', 'leadPellet'] as const;

const dieSides = wholeNumber.check(z.gte(2), z.lte(1000));

const legalityClass = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);

/** Which strength thrust and swing count with; '' for the one that blows and blades are struck with. */
export const attackStrengths = ['', 'lifting', 'telekinesis', 'iq'] as const;

/** One attack with a custom item. */
export const ownAttackSchema = z.looseObject({
  /** "swing", "thrust", or another name of the attack. */
  name: text,
  /** The skills and attributes that it can be used with, each less a penalty; the best counts. */
  skills: rows(ownDefaultSchema),
  /** crushing, cutting, impaling and so on, in the ruleset's short form. */
  type: text,
  basis: z._default(z.enum(['thrust', 'swing', 'fixed']), 'swing'),
  dice: z._default(number, 0),
  adds: z._default(number, 0),
  /** Dice on top of thrust or swing. */
  moreDice: z._default(number, 0),
  /** Added once for each die that the damage has. */
  addsPerDie: z._default(number, 0),
  /** Of the strength that thrust or swing is looked up with (fourth edition). */
  strengthOf: z._default(z.enum(attackStrengths), ''),
  /** The key, id or name of the trait that the attack grows with, '' for none; and dice and adds for each of its levels. */
  levelOf: text,
  dicePerLevel: z._default(number, 0),
  addsPerLevel: z._default(number, 0),
  /** Thrust or swing counts once for each level of that trait. */
  basisPerLevel: flag,
  /** Sides of the dice if they are not ordinary ones. */
  sides: z._default(dieSides, 6),
  /** The factor on the total of the dice. */
  times: z._default(amount, 1),
  /** Divides the DR that it meets; null for 1. A fraction multiplies it. */
  armorDivisor: maybeNumber,
  explosive: flag,
  /** Damage of the fragments, as dice. */
  fragments: text,
  /** Its effect instead of damage. */
  instead: text,
  reach: text,
  minimumStrength: maybeNumber,
  twoHanded: flag,
  /** Added to Parry; null when the item cannot parry with this use. */
  parry: z._default(z.nullable(number), 0),
  /** Added to Block; null when the item cannot block with this use (fourth edition). */
  block: maybeNumber,
  /** Parries like a fencing weapon; cannot parry after an attack. */
  fencing: flag,
  unbalanced: flag,
  ranged: flag,
  accuracy: maybeNumber,
  /** Bonus of a built-in scope. */
  scope: maybeNumber,
  halfDamage: text,
  maximum: text,
  rateOfFire: text,
  shots: text,
  bulk: maybeNumber,
  recoil: maybeNumber,
});

/** A custom mount; Move is in yards per second. */
export const ownMountSchema = z.looseObject({
  st: z._default(amount, 40),
  dx: z._default(amount, 9),
  iq: z._default(amount, 4),
  ht: z._default(amount, 14),
  move: z._default(amount, 12),
  bodyWeight: z._default(amount, 1200),
});

/** DR of a part of custom armor that differs from the rest (fourth edition). */
export const ownArmorPartSchema = z.looseObject({
  places: rows(text),
  damageResistance: z._default(number, 0),
  /** Against crushing attacks, when different. */
  crushing: maybeNumber,
});

/** A custom item. */
export const ownItemSchema = z.looseObject({
  name: text,
  kind: z._default(z.enum(itemKinds), 'gear'),
  /** Dollars and pounds each. */
  cost: z._default(amount, 0),
  weight: z._default(amount, 0),
  /** The first tech level that makes it; null for any. */
  techLevel: maybeNumber,
  /** From 4, sold to anyone, to 0, or null (fourth edition). */
  legalityClass: z._default(z.nullable(legalityClass), null),
  attacks: rows(ownAttackSchema),
  passiveDefense: z._default(number, 0),
  damageResistance: z._default(number, 0),
  /** Against impaling attacks, when different. */
  passiveDefenseImpaling: maybeNumber,
  damageResistanceImpaling: maybeNumber,
  /** DR against crushing attacks, when different; flexible armor gives way (fourth edition). */
  damageResistanceCrushing: maybeNumber,
  flexible: flag,
  /** Parts with another DR; `places` has these too. */
  parts: rows(ownArmorPartSchema),
  /** A shield's bonus to every active defense (fourth edition). */
  defenseBonus: z._default(number, 0),
  /** The locations that armor protects; empty for a whole suit. */
  places: rows(text),
  /** Set for a mount. */
  mount: z._default(z.nullable(ownMountSchema), null),
  effects: rows(ownEffectSchema),
  /** Modifiers to choose from (fourth edition). */
  offered: rows(offeredItemModifierSchema),
  /** Its requirements, all of them. */
  prerequisites: rows(ownPrerequisiteSchema),
  description: text,
  /** Facts that no figure expresses, one line each. */
  notes: rows(text),
  page: text,
  /** The library file that it is from. */
  source: text,
});

export const equipmentRowSchema = z.looseObject({
  key: rowKey,
  entry: text,
  own: z._default(z.nullable(ownItemSchema), null),
  quantity: z._default(amount, 1),
  place: z._default(z.enum(itemPlaces), 'carried'),
  /** The key of its container, or ''. */
  container: text,
  /** A shield that is carried slung on the back. */
  slung: flag,
  quality: z._default(z.enum(qualities), 'good'),
  /** Modifications other than its quality (fourth edition): they change price, weight and other numbers. */
  modifiers: rows(itemModifierSchema),
  /** The hand that wields it. */
  hand: z._default(z.enum(['main', 'off']), 'main'),
  /** The built-in strength of a bow (crossbow, prodd); null for the user's. */
  bowStrength: maybeNumber,
  spiked: flag,
  /** A weapon of a kind that its user is not familiar with; absent for a familiar one. */
  unfamiliar: z.optional(z.boolean()),
  /** The kind of ammunition that a weapon is loaded with, or that cartridges are of; absent for the usual one. */
  ammunition: z.optional(z.enum(ammunitionKinds)),
  /** Mail worn without its padding; armor made for another. */
  withoutPadding: flag,
  madeForAnother: flag,
  /** Height in inches and weight in pounds of the person it was made for, if known. */
  madeForHeight: z._default(z.nullable(amount), null),
  madeForWeight: z._default(z.nullable(amount), null),
  /** Altered by an armorer to fit its new wearer. */
  altered: flag,
  /** Dollars and pounds each, if they differ from the list. */
  costOverride: z._default(z.nullable(amount), null),
  weightOverride: z._default(z.nullable(amount), null),
  note: text,
});

/** Where one item is in a loadout, as in its own row. */
export const loadoutItemSchema = z.looseObject({
  /** The key of the item. */
  row: text,
  place: z._default(z.enum(itemPlaces), 'carried'),
  container: text,
  slung: flag,
  hand: z._default(z.enum(['main', 'off']), 'main'),
});

/** A named set of the places of all items, such as "Travel" or "Battle". */
export const loadoutSchema = z.looseObject({ key: rowKey, name: text, items: rows(loadoutItemSchema) });

/** How many loadouts a character may have. */
export const maxLoadouts = 20;

export type Loadout = Known<z.infer<typeof loadoutSchema>>;
export type LoadoutItem = Loadout['items'][number];
export type OwnAttack = Known<z.infer<typeof ownAttackSchema>>;
export type OwnMount = Known<z.infer<typeof ownMountSchema>>;
export type OwnArmorPart = Known<z.infer<typeof ownArmorPartSchema>>;
export type OwnItem = Known<z.infer<typeof ownItemSchema>>;
export type EquipmentRow = Known<z.infer<typeof equipmentRowSchema>>;
export type ItemKind = (typeof itemKinds)[number];
export type ItemPlace = (typeof itemPlaces)[number];
/** The places that a player can choose for an item: a shield may be slung on the back. */
export type PlaceChoice = ItemPlace | 'slung';
export type AmmunitionKind = (typeof ammunitionKinds)[number];
export type Quality = (typeof qualities)[number];
