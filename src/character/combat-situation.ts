import * as z from 'zod/mini';
import { combatStateSchema, conditions, count, postures } from './combat-state.ts';
import { flag, type Known, maxTextLength, maybeNumber, number, rows, text, wholeNumber } from './schema-parts.ts';

const yards = z.number().check(z.gte(0), z.lte(1_000_000));
const side = z.enum(['front', 'left', 'right', 'behind']);
const attribute = z._default(z.int().check(z.gte(0), z.lte(1_000_000)), 10);

/** The maneuver of this turn, with its options. Options that the ruleset does not have are ignored. */
export const maneuverChoiceSchema = z.looseObject({
  /** The id of a maneuver of the ruleset, and of its kind if it has kinds. */
  maneuver: z._default(z.string().check(z.maxLength(maxTextLength)), 'attack'),
  kind: text,
  /** The defense, or the attack (by id), that an option of the maneuver is for. */
  subject: text,
  /** Yards moved forward before an attack of this turn. */
  moved: z._default(yards, 0),
  /** The attack is the first one after entering the foe's hex. */
  entersHex: flag,
  wildSwing: flag,
  /** A glance to both sides: by a house rule. */
  lookAround: flag,
  shootingBlind: flag,
  popUp: flag,
  /** Hexes watched for opportunity fire; 0 for none. */
  hexesWatched: count,
  watchesLine: flag,
  discriminates: flag,
  /** A deceptive attack: how much it takes from the foe's defense. */
  deceptive: count,
  rapidStrike: flag,
  /** Two attacks at once with a weapon in each hand; absent for no. */
  dualWeapon: z.optional(z.boolean()),
  flurry: flag,
  mightyBlow: flag,
  /** Shots of rapid fire. */
  shots: z._default(z.int().check(z.gte(1), z.lte(1_000_000)), 1),
  /** Hands with which a grapple, shove or choke is done. */
  hands: z._default(z.int().check(z.gte(1), z.lte(8)), 2),
  /** The ST (or DX or skill) of each who helps with a takedown or a pin; absent for nobody. */
  helpers: z.optional(z.array(z.int().check(z.gte(0), z.lte(1_000_000))).check(z.maxLength(2))),
});

/** Whom the fighter attacks. */
export const targetSchema = z.looseObject({
  /** Yards; null within reach of a hand weapon. */
  range: z._default(z.nullable(yards), null),
  /** Yards a second. */
  speed: z._default(yards, 0),
  /** Yards that the target is higher (or, negative, lower) than the fighter. */
  height: z._default(number, 0),
  /** The Size Modifier. */
  size: z._default(wholeNumber, 0),
  posture: z._default(z.enum(postures), 'standing'),
  /** The side of the target that the attack comes from. */
  side: z._default(side, 'front'),
  /** The attacker ran around the target to be behind it, in its sight; absent for no. */
  ranAround: z.optional(z.boolean()),
  /** The id of a hit location of the ruleset; empty for the body. */
  location: text,
  /** The id of the target's body plan, where the ruleset has several; absent for the usual one. */
  body: z.optional(z.string().check(z.maxLength(64))),
  /** The id of a cover of the ruleset. */
  cover: text,
  /** People in the way of a shot; a foe's hex through which a long weapon strikes. */
  inTheWay: count,
  throughFoe: flag,
  /** A friend's hex through which a long weapon strikes: by a house rule. */
  throughFriend: flag,
  /** The fighter sees the target, knows only where it is, or neither. */
  seen: z._default(z.enum(['seen', 'located', 'unseen']), 'seen'),
  /** The target is in close combat with other fighters. */
  inMelee: flag,
  /** The target has a shield; a medium or large one; holds the fighter with both hands; moved towards the fighter in its last turn. */
  shield: flag,
  bigShield: flag,
  holdsWithBoth: flag,
  charged: flag,
  stunned: flag,
  /** Pounds by which the fighter is heavier (or, negative, lighter). */
  lighterBy: z._default(number, 0),
  /** The known numbers of the target. */
  dodge: z._default(z.nullable(wholeNumber), null),
  parry: z._default(z.nullable(wholeNumber), null),
  block: z._default(z.nullable(wholeNumber), null),
  passiveDefense: count,
  damageResistance: count,
  st: attribute,
  dx: attribute,
  ht: attribute,
  /** Full hit points; null for as many as a person with that ST and HT has. */
  hits: z._default(z.nullable(z.int().check(z.gte(0), z.lte(1_000_000))), null),
  hitsLost: count,
  /** The id of a kind of object of the ruleset, if the target is none that lives; absent for a living one. */
  object: z.optional(z.string().check(z.maxLength(64))),
  /** Its weight in pounds, where that gives its hits, and the ids of its size and movement. */
  objectWeight: z.optional(z.number().check(z.gte(0), z.lte(1_000_000))),
  objectSize: z.optional(z.string().check(z.maxLength(64))),
  objectMotion: z.optional(z.string().check(z.maxLength(64))),
  /** The conditions of the target in the fight. */
  conditions: rows(z.enum(conditions)),
});

/** An attack on the fighter. */
export const incomingSchema = z.looseObject({
  kind: z._default(z.enum(['melee', 'unarmed', 'thrown', 'missile', 'firearm']), 'melee'),
  side: z._default(side, 'front'),
  thrust: flag,
  impaling: flag,
  flail: flag,
  /** With the shield. */
  bash: flag,
  /** A throw by Judo. */
  judoThrow: flag,
  /** Yards by which the attacker is higher (or, negative, lower); absent for none. */
  height: z.optional(z.number()),
  /** From behind, by somebody who ran around the fighter in their sight; absent for no. */
  ranAround: z.optional(z.boolean()),
  /** A blow from outside into the close combat that the fighter is in; absent for no. */
  intoMelee: z.optional(z.boolean()),
  /** The shooter is within reach of the weapon that would parry. */
  withinReach: flag,
  /** A thrown knife or similar weapon. */
  small: flag,
  kick: flag,
  /** Bare-handed with Judo or Karate. */
  trained: flag,
  /** Pounds; null if it does not matter. */
  weight: maybeNumber,
  /** The place aimed at; empty for the body. */
  location: text,
  feint: count,
  deceptive: count,
  /** The fighter sees the attack coming, hears it only, or knows nothing of it. */
  seen: z._default(z.enum(['seen', 'heard', 'unseen', 'unknown']), 'seen'),
});

/** The fighter's options for a defense. */
export const defenseChoiceSchema = z.looseObject({
  retreat: flag,
  drop: flag,
  acrobatic: z._default(z.enum(['', 'made', 'failed']), ''),
  feverish: flag,
});

/** Everything that the numbers of a fighter depend on, apart from the character. */
export const combatSituationSchema = z.looseObject({
  state: z.prefault(combatStateSchema, {}),
  choice: z.prefault(maneuverChoiceSchema, {}),
  target: z.prefault(targetSchema, {}),
  incoming: z.prefault(incomingSchema, {}),
  defense: z.prefault(defenseChoiceSchema, {}),
});

export type CombatSituation = Known<z.infer<typeof combatSituationSchema>>;

/** Parts of a situation; absent ones are as in an ordinary fight. */
export type PartialSituation = Known<z.input<typeof combatSituationSchema>>;

/** A whole situation from parts of one. @throws ZodError for values that the schema does not allow */
export const situationOf = (parts: PartialSituation = {}): CombatSituation => z.parse(combatSituationSchema, parts);

/** Reads a possible situation: returns a whole one from parts, or the errors in them. */
export const parseSituation = (parts: unknown) => z.safeParse(combatSituationSchema, parts);
