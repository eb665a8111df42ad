import * as z from 'zod/mini';
import { flag, maybeNumber, number, rowKey, rows, text, wholeNumber } from './fields.ts';
import type { Known } from './known.ts';

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
 * What a skill may be used at without training: an attribute or another skill (by id or name), less a penalty. The
 * penalty is subtracted: 5 for DX−5.
 */
export const ownDefault = z.looseObject({
  attribute: z._default(z.nullable(z.enum(controllingAttributes)), null),
  skill: text,
  penalty: z._default(number, 0),
});

export const spellClasses = ['regular', 'area', 'missile', 'resisted'] as const;

/** What makes a skill that the player typed in a spell. */
export const ownSpell = z.looseObject({
  class: z._default(z.enum(spellClasses), 'regular'),
  resistedBy: text,
  time: text,
  duration: text,
  cost: text,
  maintain: text,
  /** In words; nothing checks them. */
  prerequisites: text,
});

/** Nothing loses more than a few times the level of load. */
const mostLoadTimes = 10;

/** A skill that the player typed in. */
export const ownSkill = z.looseObject({
  name: text,
  attribute: z._default(z.enum(controllingAttributes), 'dx'),
  kind: z._default(z.enum(['physical', 'mental']), 'physical'),
  difficulty: z._default(z.enum(difficulties), 'average'),
  defaults: rows(ownDefault),
  /** Counts as a combat skill: helms and such lower it. */
  combat: flag,
  /** What it blocks or parries with: nothing of itself, a shield, or bare hands. */
  defense: z._default(z.enum(['none', 'block', 'unarmed']), 'none'),
  /** Highest level over its default, for a technique. */
  maximum: maybeNumber,
  /** How many times the level of load is taken from it (fourth edition); null for what its name says. */
  loadTimes: z._default(z.nullable(wholeNumber.check(z.gte(0), z.lte(mostLoadTimes))), null),
  /** Set for a spell. */
  spell: z._default(z.nullable(ownSpell), null),
  description: text,
  page: text,
});

export const skillRow = z.looseObject({
  key: rowKey,
  /** The id of a catalog entry, or '' when `own` describes it. */
  entry: text,
  own: z._default(z.nullable(ownSkill), null),
  speciality: text,
  techLevel: maybeNumber,
  /** Where the entry leaves its difficulty open (a language): the one chosen; null for the usual one. */
  difficulty: z._default(z.nullable(z.enum(difficulties)), null),
  /** Points spent. The level follows. */
  points: z._default(number, 0),
  note: text,
});

export type OwnDefault = Known<z.infer<typeof ownDefault>>;
export type OwnSpell = Known<z.infer<typeof ownSpell>>;
export type OwnSkill = Known<z.infer<typeof ownSkill>>;
export type SkillRow = Known<z.infer<typeof skillRow>>;
export type ControllingAttribute = (typeof controllingAttributes)[number];
export type Difficulty = (typeof difficulties)[number];
