import type { CombatSituation } from '../../character/combat-situation.ts';
import type { CombatState } from '../../character/combat-state.ts';
import type { CombatSheet } from '../combat/derive-combat.ts';
import type { SituationParts } from '../combat/exchange/participant.ts';
import type { StateRoll } from '../combat/fight-rules.ts';
import type { DefenseLine, FightingLine } from '../combat/fighting-line.ts';
import type { ActiveDefense } from '../combat/maneuver.ts';
import type { CriticalEffect } from '../combat/outcomes/success-roll.ts';

export type Choice = CombatSituation['choice'];
export type Incoming = NonNullable<SituationParts['incoming']>;

/** A weapon that is worth making ready: the first turn of it, and what it is worth then. */
export interface Readying {
  readonly choice: number;
  readonly value: number;
}

/** A number to roll three dice against, with the rolls that are critical. */
export interface Needed {
  readonly needed: number;
  /** The highest roll that is a critical success, and the lowest that is a critical failure. */
  readonly best: number;
  readonly worst: number;
}

/** The outcome of a roll, from bad to good. */
export const outcomes = { criticalFailure: 0, failure: 1, success: 2, criticalSuccess: 3 } as const;

/** The outcome of three dice that show `rolled`: the same as `readRoll`, without an object. */
export const outcomeOf = ({ needed, best, worst }: Needed, rolled: number): number => {
  if (rolled <= best) return outcomes.criticalSuccess;
  if (rolled >= worst) return outcomes.criticalFailure;
  return rolled <= 4 || (rolled <= 16 && rolled <= needed) ? outcomes.success : outcomes.failure;
};

/**
 * Everything of a fighter's state but the hits lost and the wounds of the last turn: posture, conditions, items, parries. Each
 * state that was met is kept once, with the states that follow from it, so that a state is a pointer and a change of it a look-up.
 */
export class KnownState {
  /** With no hits lost and no wounds. */
  readonly state: CombatState;
  readonly id: number;
  readonly isStunned: boolean;
  /** Stunned by a blow or a surprise, or frozen: nothing can be done. */
  readonly isHelpless: boolean;
  readonly isUnconscious: boolean;
  readonly isDead: boolean;
  readonly isLying: boolean;
  /** The number of what injuries depend on beside the hits lost: what is worn and held, and what is crippled. */
  readonly body: number;
  /** The same state with hits lost and wounds, by the number of equal ones. */
  readonly moments: Moment[] = [];
  /** The same state without what attacks, defenses and turns do not depend on. */
  readonly views: { attack?: KnownState; defense?: KnownState; turn?: KnownState } = {};
  /** The states that follow, by the number of the event. */
  readonly next = new Map<number, KnownState>();

  constructor(state: CombatState, id: number, body: number) {
    this.state = state;
    this.id = id;
    this.body = body;
    const { conditions } = state;
    this.isStunned = conditions.includes('stunned');
    this.isHelpless = this.isStunned || conditions.includes('mentallyStunned') || conditions.includes('frozen');
    this.isUnconscious = conditions.includes('unconscious');
    this.isDead = conditions.includes('dead');
    this.isLying = state.posture === 'lying';
  }
}

/** A fighter's state with hits lost and wounds, where those with equal numbers are one; with what the rules say of it. */
export interface Moment {
  readonly known: KnownState;
  readonly state: CombatState;
  readonly attacks: Map<number, AttackNumbers | null>;
  /** Those of hand weapons at no place, under small numbers, which are found faster. */
  readonly blows: Map<number, AttackNumbers | null>;
  readonly defenses: Map<number, DefenseNumbers>;
  readonly turns: (TurnNumbers | undefined)[];
  readonly feints: Map<number, Needed | null>;
  readonly limbBlows: Map<number, LimbBlow | null>;
  readonly sheets: Map<number, CombatSheet>;
  readonly attackSheets: Map<number, CombatSheet>;
  /** The same moment without what attacks, defenses and turns do not depend on. */
  readonly views: { attack?: Moment; defense?: Moment; turn?: Moment };
  /** The best thing to make ready. */
  readonly readying: Map<number, Readying | null>;
  /** The best attack of a sort, and a measure of what it is worth. */
  readonly bestAttacks: Map<number, { readonly line: number; readonly value: number }>;
}

/** An attack in a situation: everything that its roll and its damage need. */
export interface AttackNumbers extends Needed {
  readonly line: FightingLine;
  readonly lineIndex: number;
  readonly choice: number;
  readonly sheet: CombatSheet;
  readonly dice: number;
  readonly adds: number;
  /** False for damage that is a word: the game master's. */
  readonly hasDamage: boolean;
  /** The least basic damage. */
  readonly least: number;
  /** The number of the attack as the defender meets it, and of the wounds that it makes. */
  readonly incoming: number;
  readonly wound: number;
  readonly location: string;
  /** Where it strays to if it is missed by one. */
  readonly stray: { readonly incoming: number; readonly wound: number; readonly location: string } | null;
  readonly shots: number;
  readonly recoil: number;
}

/** A way to defend. */
export interface DefenseNumbersOption extends Needed {
  readonly id: string;
  readonly kind: ActiveDefense | 'passive' | 'none';
  readonly line: DefenseLine | null;
  readonly combat: CombatSheet | null;
  readonly retreats: boolean;
  /** The number of the event of this defense. */
  readonly event: number;
  /** Chances in six that the parrying weapon breaks. */
  readonly breaksOn: number;
}

/** The ways to defend against an attack. */
export interface DefenseNumbers {
  /** The best by its total without a retreat, and the best of all. */
  readonly plain: DefenseNumbersOption;
  readonly best: DefenseNumbersOption;
  readonly hasActive: boolean;
  readonly hasSecond: boolean;
  readonly isUnarmed: boolean;
  readonly isBlow: boolean;
  readonly trained: boolean;
}

export interface RollDueNow extends Needed {
  readonly roll: StateRoll;
  readonly event: number;
}

/** A turn with a maneuver. */
export interface TurnNumbers {
  /** How many attacks the maneuver has, and whether it leaves a defense. */
  readonly attacks: number;
  readonly defends: boolean;
  /** Yards that it lets one move. */
  readonly yards: number;
  readonly isRefused: boolean;
  readonly atStart: readonly RollDueNow[];
  readonly atEnd: readonly RollDueNow[];
  readonly whenHurt: readonly RollDueNow[];
}

/** A blow of a weapon at the limb that it has parried. */
export interface LimbBlow extends Needed {
  readonly dice: number;
  readonly adds: number;
  readonly least: number;
  readonly times: number;
  readonly type: string;
}

/** An effect of a wound that a roll decides. */
export interface RolledEffect extends Needed {
  readonly times: number;
  readonly hasConditions: boolean;
  readonly kills: boolean;
  readonly narrowBy: number;
  readonly missedBy: number;
}

/** What a wound does to a body that has lost so many hits. */
export interface InjuryNumbers {
  readonly injury: number;
  readonly resistance: number;
  readonly penetrating: number;
  readonly rolls: readonly RolledEffect[];
  /** Certain effects: they bring down, or kill. */
  readonly downs: boolean;
  readonly kills: boolean;
  /** The number of what changes in the state. */
  readonly consequence: number;
}

/** The results of a table of critical results, by the roll. */
export type CriticalColumn = readonly CriticalEffect[];
