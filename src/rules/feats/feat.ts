import type { StatFormula } from '../../engine/builder.ts';
import type { StatId } from '../../engine/step.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { SheetContext } from '../resolve/context.ts';
import type { EffectIndex } from '../shared/effects.ts';

/** The character's temporary losses, in points. */
export interface FeatState {
  readonly hitsLost: number;
  readonly fatigueLost: number;
}

export const rested: FeatState = { hitsLost: 0, fatigueLost: 0 };

/** The player's filters beyond the usual rows of the tables. */
export interface FeatQuestions {
  /** Weights of things to throw, in pounds. */
  readonly weights: readonly number[];
  /** Depths of falls, in yards. */
  readonly falls: readonly number[];
  /** Yards of run before a jump. */
  readonly runUps: readonly number[];
  /** Distances to jump: feet far, inches high. */
  readonly broadJumps: readonly number[];
  readonly highJumps: readonly number[];
}

export const noQuestions: FeatQuestions = { weights: [], falls: [], runUps: [], broadJumps: [], highJumps: [] };

export type FeatGroupId =
  | 'lifting'
  | 'throwing'
  | 'jumping'
  | 'climbing'
  | 'running'
  | 'flying'
  | 'hiking'
  | 'swimming'
  | 'breath'
  | 'digging'
  | 'falling'
  | 'effort'
  | 'senses'
  | 'fright'
  | 'resistance';

/** Feats of one kind, in the order in which they are shown. */
export interface FeatGroup {
  readonly id: FeatGroupId;
  readonly title: string;
  readonly feats: readonly StatFormula[];
}

/** The inputs of the formulas of feats. */
export interface FeatWork {
  readonly context: SheetContext;
  /** The character's numbers; further numbers for feats are defined here, and change none of them. */
  readonly worksheet: Worksheet;
  readonly effects: EffectIndex;
  readonly questions: FeatQuestions;
  /** The stat of a skill: as learned, or at its default; null if it cannot be used untrained. */
  readonly skill: (skill: FeatSkill) => StatId;
}

/** A skill that a feat is rolled against. */
export interface FeatSkill {
  /** The id of its entry; custom skills are found by their name. */
  readonly id: string;
  readonly name: string;
}

/** The feats of a ruleset. */
export interface FeatRules {
  /** Writes the default of a skill that the ruleset has no entry for; absent if all have one. */
  readonly writeDefault?: (w: Parameters<StatFormula['formula']>[0], skill: FeatSkill) => void;
  /**
   * Returns the feats. The numbers of a state that they depend on are defined on the worksheet first; `hitsLost` and
   * `fatigueLost` are numbers there.
   */
  readonly define: (work: FeatWork) => readonly FeatGroup[];
}

/** The numbers of a state. */
export const stateStats = { hitsLost: 'state.hitsLost', fatigueLost: 'state.fatigueLost' } as const;

/** The stat of a feat: `feat:throwing.range.10`. */
export const featStat = (group: FeatGroupId, ...parts: readonly (string | number)[]): StatId =>
  `feat:${[group, ...parts].join('.')}`;
