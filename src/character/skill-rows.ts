import * as z from 'zod/mini';
import { ownEffectSchema, ownPrerequisiteSchema } from './custom-effect.ts';
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

export const controllingAttributes = ['st', 'dx', 'iq', 'ht', 'will', 'perception'] as const;
export const difficulties = [
  'easy',
  'average',
  'hard',
  'veryHard',
  'techniqueAverage',
  'techniqueHard',
  'wildcard',
] as const;

/**
 * A default of a custom skill: an attribute or another skill (by id or name), minus a penalty. The penalty is subtracted:
 * 5 for DX−5.
 */
export const ownDefaultSchema = z.looseObject({
  attribute: z._default(z.nullable(z.enum(controllingAttributes)), null),
  skill: text,
  penalty: z._default(number, 0),
});

export const spellClasses = [
  'regular',
  'area',
  'melee',
  'missile',
  'blocking',
  'information',
  'special',
  'resisted',
] as const;

/** The data that makes a custom skill a spell. */
export const ownSpellSchema = z.looseObject({
  class: z._default(z.enum(spellClasses), 'regular'),
  resistedBy: text,
  time: text,
  duration: text,
  cost: text,
  maintain: text,
  /** The colleges that it belongs to. */
  colleges: rows(text),
  /** Free text, not checked. */
  prerequisites: text,
  /** The skill of ritual magic that a spell with the difficulty of a technique builds on: at its colleges, or as a whole; '' for none. */
  baseSkill: text,
  /** How many spells it is learned after elsewhere: the penalty to that skill. */
  prerequisiteCount: z._default(number, 0),
});

/** Upper limit; no skill loses more than a few times the encumbrance level. */
const maxLoadTimes = 10;

/** A custom skill. */
export const ownSkillSchema = z.looseObject({
  name: text,
  attribute: z._default(z.enum(controllingAttributes), 'dx'),
  kind: z._default(z.enum(['physical', 'mental']), 'physical'),
  difficulty: z._default(z.enum(difficulties), 'average'),
  defaults: rows(ownDefaultSchema),
  /** It is another skill at every tech level. */
  techLevel: flag,
  /** Words by which effects select it: "Musical", "Outdoor". */
  tags: rows(text),
  /** Counts as a combat skill, which helmets and similar gear reduce. */
  combat: flag,
  /** The thing it blocks or parries with: nothing, a shield, or bare hands. */
  defense: z._default(z.enum(['none', 'block', 'unarmed']), 'none'),
  /** The maximum level above its default, for a technique. */
  maximum: maybeNumber,
  /** How many times the encumbrance level is subtracted (fourth edition); null for the default by its name. */
  loadTimes: z._default(z.nullable(wholeNumber.check(z.gte(0), z.lte(maxLoadTimes))), null),
  /** The skills that a wildcard skill counts for, with commas between them: names, or words by which effects select them. */
  covers: optionalText,
  /** It is not a skill but a heading that others are under. */
  holds: flag,
  /** Its effects once it is learned. */
  effects: rows(ownEffectSchema),
  /** Its requirements, all of them. */
  prerequisites: rows(ownPrerequisiteSchema),
  /** Set for a spell. */
  spell: z._default(z.nullable(ownSpellSchema), null),
  description: text,
  /** Facts that no figure expresses, one line each. */
  notes: rows(text),
  page: text,
  /** The library file that it is from. */
  source: text,
});

/** What a character may not be familiar with when a skill is used. */
export const unfamiliarities = ['', 'kind', 'culture'] as const;

export const skillRowSchema = z.looseObject({
  key: rowKey,
  /** The id of a catalog entry, or '' when `own` describes it. */
  entry: text,
  own: z._default(z.nullable(ownSkillSchema), null),
  speciality: text,
  techLevel: maybeNumber,
  /** The chosen difficulty if the entry leaves it open (a language); null for the usual one. */
  difficulty: z._default(z.nullable(z.enum(difficulties)), null),
  /** The key of its container, or ''. */
  container: text,
  /** Points spent. The level follows. */
  points: z._default(number, 0),
  /** What is strange about its use: the kind of gear or vehicle, or the culture of the people; absent or '' for nothing. */
  unfamiliar: z.optional(z.enum(unfamiliarities)),
  note: text,
});

export type OwnDefault = Known<z.infer<typeof ownDefaultSchema>>;
export type OwnSpell = Known<z.infer<typeof ownSpellSchema>>;
export type OwnSkill = Known<z.infer<typeof ownSkillSchema>>;
export type SkillRow = Known<z.infer<typeof skillRowSchema>>;
export type Unfamiliarity = (typeof unfamiliarities)[number];
export type SkillDifficulty = (typeof difficulties)[number];
