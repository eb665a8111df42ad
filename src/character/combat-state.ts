import * as z from 'zod/mini';
import { itemPlaces } from './equipment-rows.ts';
import { flag, type Known, optionalText, rows, text, wholeNumber } from './schema-parts.ts';

/** Schemas of the fields of a fight: a count, and counts by an id. */
export const count = z._default(z.int().check(z.gte(0), z.lte(1_000_000)), 0);
const countsById = z.record(z.string(), z.int().check(z.gte(0), z.lte(1_000_000)));
export const counts = z._default(countsById, {});

export const postures = ['standing', 'crouching', 'kneeling', 'crawling', 'sitting', 'lying'] as const;

export const conditions = [
  /** After a heavy blow; recovered from by a roll against HT. */
  'stunned',
  /** After a surprise; recovered from by a roll against IQ. */
  'mentallyStunned',
  /** Totally surprised: nothing at all can be done yet. */
  'frozen',
  'unconscious',
  /** Asleep until something wakes the fighter, who is mentally stunned then. */
  'asleep',
  /** Awake and on one's feet, but noticing and doing nothing until hurt. */
  'dazed',
  /** Will die within hours unless a surgeon helps (Basic Set p. 423); loses strength through open wounds. */
  'mortallyWounded',
  'bleeding',
  /** Killed; such a fighter is unconscious as well. */
  'dead',
  /** After a critical miss, until the next turn. */
  'offBalance',
  /** A foe holds the fighter; a foe has the fighter pinned to the ground. */
  'grappled',
  'pinned',
  /** The fighter holds a foe. */
  'grappling',
  /** On a mount, or in a vehicle, which moves instead of the fighter. */
  'mounted',
  'blinded',
  /** Used to being blind. */
  'blind',
  'oneEye',
] as const;

export const footings = ['good', 'bad', 'shallowWater', 'swimming'] as const;

/** The weapon aimed with, for how many turns, and whether it is braced. */
export const aimSchema = z.looseObject({ line: text, turns: count, braced: flag });

/** How many effects of spells and hazards a file holds on one fighter. */
const maxSpellEffects = 100;

/** A missile spell that was cast, in the hand until it is thrown. */
export const missileSchema = z.looseObject({
  /** The catalog id of the spell, and its name. */
  spell: text,
  name: text,
  /** Energy in it, which decides its dice; and the seconds in which it grew. */
  energy: count,
  seconds: count,
});

/** What a spell does to the fighter while it is on, or a hazard for a time. */
export const spellEffectSchema = z.looseObject({
  /** The id of the casting, among the spells of its caster; empty for one that was added by hand. */
  cast: text,
  spell: text,
  name: text,
  /** The points of it: of DB, of Move, of DR. */
  amount: count,
  /** Who cast it; empty for the fighter. */
  caster: text,
  /** Seconds left of one added by hand; null until it is ended. */
  seconds: z._default(z.nullable(count), null),
  /** Hits that it has lent: they are lost again when it ends. */
  lent: z.optional(count),
  /** The condition that it keeps the fighter in until it ends. */
  keeps: z.optional(z.enum(['dazed'])),
  /** The id of an effect of the ruleset's hazards, in place of a spell; absent for a spell. */
  hazard: optionalText,
});

/** Bleeding: seconds since the last roll, and the minutes in a row without a loss. */
export const bleedingSchema = z.looseObject({ seconds: count, clear: count });

/** A surprise: whether it was partial, and the turns since then. */
export const surpriseSchema = z.looseObject({ partial: flag, turns: count });

/** A roll that a wound has made due: the effect that it decides, where the wound is, and the hits left for a roll to survive. */
export const woundRollSchema = z.looseObject({
  effect: text,
  location: text,
  at: wholeNumber,
});

/** How long a crippled place stays so: until the hits are back, for months, or for good. */
const cripplings = ['untilHealed', 'months', 'forGood'] as const;

/** What a wound that is counted hit by hit began from, so that further presses of − make it larger and + takes it back. */
export const beforeBlowSchema = z.looseObject({
  hitsLost: count,
  wounds: count,
  posture: z._default(z.enum(postures), 'standing'),
  conditions: rows(z.enum(conditions)),
  unready: counts,
  rollsDue: rows(woundRollSchema),
  bandaged: flag,
});

/**
 * The state of a fighter between turns: everything that changes in a fight and is not a choice of the character's.
 * Plain data, saved with the character. `startTurn` clears the parts that belong to one turn (parries made, wounds
 * since the last turn).
 */
export const combatStateSchema = z.looseObject({
  hitsLost: count,
  fatigueLost: count,
  /** Hits lost since the fighter's own last turn: the basis of shock. */
  wounds: count,
  posture: z._default(z.enum(postures), 'standing'),
  /** The posture more exactly, which matters by a house rule only: crouching, sitting and lying have two forms each. */
  postureForm: z._default(z.enum(['', 'defensive', 'chair', 'belly']), ''),
  conditions: rows(z.enum(conditions)),
  /** Places of the body that are crippled, by the id of the hit location. */
  crippled: rows(z.string()),
  /** How long each of them stays so, by its id, once the roll after the fight is made, and the months if it is for some. */
  cripplings: z._default(z.record(z.string(), z.enum(cripplings)), {}),
  cripplingMonths: counts,
  /** Rolls of wounds that are not made yet, in the order in which they are due. */
  rollsDue: rows(woundRollSchema),
  /** The ids of rolls of the state that were made in this turn and are due again in the next. */
  rolledThisTurn: rows(z.string()),
  beforeBlow: z._default(z.nullable(beforeBlowSchema), null),
  /** Wounds were bandaged or treated by first aid since the last of them, which helps once. */
  bandaged: flag,
  /** The hits that were lost when the one roll to wake was missed, which is not made again at as many. */
  comaAt: z.optional(count),
  /** Fatigue from missed sleep, and from hunger and thirst: a part of that which is lost, regained by a night, by meals. */
  fatigueOfSleep: count,
  fatigueOfHunger: count,
  /** The present place of items, by key, if different from the sheet: drawn, put away, dropped (stowed). */
  places: z._default(z.record(z.string(), z.enum(itemPlaces)), {}),
  /** Damage that shields have taken, by the key of the item; absent for none. What is broken is at `home` among the places. */
  itemDamage: z.optional(countsById),
  /** Turns that it still takes to get an item ready, by key; absent for an item that is ready. */
  unready: counts,
  /** Shots fired since the last reload, by the id of the attack. */
  shotsFired: counts,
  shieldSide: z._default(z.enum(['left', 'right']), 'left'),
  footing: z._default(z.enum(footings), 'good'),
  /** The penalty of the light to an attack: 0 in good light, 10 in total darkness. */
  darkness: z._default(z.int().check(z.gte(0), z.lte(10)), 0),
  /** Yards run forward in the last turn, which allow a sprint. */
  ranLastTurn: flag,
  /** Yards a second at high speed (Basic Set p. 394); absent for none. */
  highSpeed: z.optional(count),
  /** Handling of the vehicle that the fighter drives; absent for 0. */
  handling: z.optional(wholeNumber),
  aim: z._default(z.nullable(aimSchema), null),
  /** Turns of evaluating the present target. */
  evaluated: count,
  /** The margin of a feint against the present target, in the last turn. */
  feint: count,
  /** After a surprise: whether it was partial, and the turns since then. */
  surprise: z._default(z.nullable(surpriseSchema), null),
  /** Turns spent in close combat; 0 outside it. */
  closeTurns: count,
  /** Since the last turn: parries by the id of the attack that parries, blocks, a retreat, an acrobatic dodge. */
  parries: counts,
  blocks: count,
  /** The ids of attacks that follow a parry (a throw) and that parried since the fighter's own last turn. */
  parriedWith: rows(z.string()),
  retreated: flag,
  acrobaticDodges: count,
  /** The keys of items attacked with since the last turn. */
  attackedWith: rows(z.string()),
  /** Attacks made since the last turn; absent for none. */
  attacksMade: z.optional(z.int().check(z.gte(0), z.lte(1_000_000))),
  /** The missile spell in the hand; absent for none. */
  missile: z.optional(z.nullable(missileSchema)),
  /** The time of somebody who bleeds; absent for anybody else. */
  bleeding: z.optional(bleedingSchema),
  /** What spells and hazards do to the fighter for a time; absent for nothing. */
  spellEffects: z.optional(z.array(spellEffectSchema).check(z.maxLength(maxSpellEffects))),
});

export type CombatState = Known<z.infer<typeof combatStateSchema>>;
export type MissileSpell = Known<z.infer<typeof missileSchema>>;
export type SpellEffect = Known<z.infer<typeof spellEffectSchema>>;
export type Posture = CombatState['posture'];
export type Crippling = (typeof cripplings)[number];
export type Condition = (typeof conditions)[number];
