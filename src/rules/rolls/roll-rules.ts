import type { DerivationBuilder } from '../../engine/builder.ts';
import type { Citation } from '../../engine/citation.ts';
import type { StatId } from '../../engine/step.ts';
import type { Fight } from '../combat/fight-rules.ts';
import type { RollKind, RollResult } from '../combat/outcomes/success-roll.ts';
import type { ResolvedSkill } from '../resolve/context.ts';

/** What a number of the sheet is rolled for, which decides the modifiers that it is offered. */
export type RollUse =
  | 'attribute'
  | 'sense'
  | 'will'
  | 'fright'
  | 'skill'
  | 'spell'
  | 'ability'
  | 'attack'
  | 'defense'
  | 'other';

/** A number that is rolled against with three dice. */
export interface RollSubject {
  readonly stat: StatId;
  /** "Stealth". */
  readonly name: string;
  readonly use: RollUse;
  readonly kind: RollKind;
  /** The skill behind it: learned by the character, or listed and not learned. */
  readonly skill?: Pick<ResolvedSkill, 'id' | 'facet'> & Partial<Pick<ResolvedSkill, 'techLevel'>>;
}

/** One of the circumstances that a modifier names; the usual one, which changes nothing, is none of them. */
interface Circumstance {
  readonly id: string;
  readonly name: string;
  readonly add: number;
}

/** A named modifier of the situation: one of several circumstances, or an amount that the rules turn into a modifier. */
export type RollModifier = {
  readonly id: string;
  /** "Time taken". */
  readonly name: string;
  readonly cite: Citation;
  readonly appliesTo: (subject: RollSubject, fight: Fight) => boolean;
} & (
  | {
      /** The circumstance without effect: "as long as usual". */
      readonly usual: string;
      readonly circumstances: (subject: RollSubject, fight: Fight) => readonly Circumstance[];
    }
  | {
      /** "yards", "tries before". */
      readonly unit: string;
      /** The highest amount that can be asked. */
      readonly most: number;
      /** The modifier for an amount over 0, and its words in a step. */
      readonly of: (amount: number) => { readonly add: number; readonly words: string };
    }
);

/** The player's answers about the situation of a roll. */
export interface RollSituation {
  /** The chosen circumstance of a modifier, or its amount, by its id. */
  readonly named: Readonly<Record<string, string | number>>;
  /** What the game master adds besides. */
  readonly other: number;
  /** The reaction modifier of these people is added (its stat); '' for none. */
  readonly reaction: StatId | '';
}

export const plainSituation: RollSituation = { named: {}, other: 0, reaction: '' };

/** A row of the reaction table: totals up to so many. */
export interface ReactionRow {
  readonly upTo: number;
  readonly name: string;
  /** What the person does, in a line. */
  readonly words: string;
}

/** A row of the table of failed Fright Checks: totals up to so many. */
export interface FrightRow {
  readonly upTo: number;
  readonly words: string;
}

interface FrightRules {
  /** The number that is rolled against. */
  readonly stat: StatId;
  readonly name: string;
  readonly cite: Citation;
  /** The trait with which nobody rolls at all; absent if there is none. */
  readonly never?: string;
  /** What a failure does, by three dice and the margin; absent if the book leaves it to the game master. */
  readonly table?: { readonly rows: readonly FrightRow[]; readonly cite: Citation };
}

interface InfluenceRules {
  /** The catalog ids of the skills that sway people. */
  readonly skills: readonly string[];
  /** A contest against the Will of the other, or a roll that decides alone. */
  readonly roll: 'contest' | 'success';
  /** Personal reaction modifiers are added. */
  readonly addsReaction: boolean;
  /** The reaction that success and failure get, by the skill. */
  readonly success: (skill: string) => string;
  readonly failure: (skill: string) => string;
  /** What may make a failure worse, in words. */
  readonly failureNote?: (skill: string) => string | undefined;
  /** A skill with which failure costs nothing: a reaction roll is made as well, and the better result counts. */
  readonly safe: string;
  readonly cite: Citation;
}

/** Work of many days that is counted in man-hours. */
interface LongTaskRules {
  readonly appliesTo: (subject: RollSubject) => boolean;
  /** The hours of a usual day of work. */
  readonly day: number;
  /** The id of the modifier that is the pace of the whole task, and by how much each circumstance changes the man-hours asked. */
  readonly pace: { readonly modifier: string; readonly times: Readonly<Record<string, number>> };
  /** Offered for a day of work alone: a supervisor. */
  readonly modifiers: readonly RollModifier[];
  /** A day longer than usual: the roll that it needs, and the penalty of one who fails it, which is fatigue as well. */
  readonly longDay: {
    readonly name: string;
    readonly formula: (w: DerivationBuilder, hours: number) => void;
    readonly penalty: (result: RollResult) => number;
  };
  /** The part of the hours worked that each result is worth, and its words in a step. */
  readonly worth: Readonly<Record<RollResult['outcome'], { readonly times: number; readonly words: string }>>;
  /** How many dice of man-hours already done a critical failure ruins. */
  readonly ruined: number;
  readonly cite: Citation;
}

/** What a ruleset says about rolls outside of attacks and defenses. */
export interface RollRules {
  readonly modifiers: readonly RollModifier[];
  /** Writes what the state of the fighter does to a roll: shock of a wound, darkness. */
  readonly state: (w: DerivationBuilder, fight: Fight, subject: RollSubject) => void;
  /** Writes the most that a roll can be made at. */
  readonly limit?: (w: DerivationBuilder, fight: Fight, subject: RollSubject) => void;
  /** Absent if the ruleset has no such roll. */
  readonly fright?: FrightRules;
  readonly influence?: InfluenceRules;
  readonly longTasks?: LongTaskRules;
  readonly reactions?: { readonly rows: readonly ReactionRow[]; readonly cite: Citation };
}
