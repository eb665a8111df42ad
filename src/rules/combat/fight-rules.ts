import type { Attack } from '../../catalog/item-entry.ts';
import type { CombatSituation } from '../../character/combat-situation.ts';
import type { Condition, Posture } from '../../character/combat-state.ts';
import type { Quality } from '../../character/equipment-rows.ts';
import type { TraitRow } from '../../character/trait-rows.ts';
import type { DerivationBuilder } from '../../engine/builder.ts';
import type { Citation } from '../../engine/citation.ts';
import type { Derivation } from '../../engine/derivation.ts';
import type { Dice } from '../../engine/dice.ts';
import type { StatId } from '../../engine/step.ts';
import type { SheetContext } from '../resolve/context.ts';
import type { DefenseLine, FightingLine } from './fighting-line.ts';
import type { ActiveDefense, Allowance, Maneuver, ManeuverKind } from './maneuver.ts';
import type { CriticalTable, RollResult, SuccessRules } from './outcomes/success-roll.ts';
import type { WoundRules } from './wound.ts';

/** A fighter in a situation: all that the formulas of a fight are made from, besides the numbers of the worksheet. */
export interface Fight extends CombatSituation {
  readonly rules: FightRules;
  readonly context: SheetContext;
  readonly maneuver: Maneuver;
  readonly kind: ManeuverKind | undefined;
  /** What the maneuver allows in its kind. */
  readonly allowance: Allowance;
  /** Every way in which the fighter can attack. */
  readonly lines: readonly FightingLine[];
  /** Why a fighter whom fatigue has left too little ST can do nothing; null for any other. */
  readonly exhausted: Refusal | null;
}

/** Why something cannot be done. */
export interface Refusal {
  readonly words: string;
  readonly cite: Citation;
}

/** Writes further steps of a number; none if they change nothing. */
export type FightSteps = (w: DerivationBuilder, fight: Fight) => void;
export type AttackSteps = (w: DerivationBuilder, fight: Fight, line: FightingLine) => void;
export type DefenseSteps = (w: DerivationBuilder, fight: Fight, defense: DefenseLine) => void;
type FoeDefenseSteps = (w: DerivationBuilder, fight: Fight, defense: ActiveDefense) => void;
/** Finds the reason against something, or null. What decides and is a number is read through `w`. */
export type FindRefusal<Subject> = (fight: Fight, subject: Subject, w: DerivationBuilder) => Refusal | null;

/** What a posture does to the attacks and defenses of whoever has it, to shots at it, and to movement. */
export interface PostureRow {
  readonly words: string;
  readonly attack: number;
  readonly defense: number;
  /** What it does to each defense, in place of `defense`, where they differ. */
  readonly defenses?: Readonly<Record<ActiveDefense, number>>;
  /** Added to the roll of blows at somebody in this posture; nothing if absent. */
  readonly targetMelee?: number;
  /** Added to the roll of ranged attacks on somebody in this posture. */
  readonly target: number;
  /** What each yard costs more than one of Move, or the most yards in a turn; nothing if absent. */
  readonly cost?: number;
  readonly maxYards?: number;
}

/** A place of the body (or the foe's weapon) that an attack can be aimed at. */
export interface HitLocation {
  readonly id: string;
  readonly name: string;
  /** Added to the roll. */
  readonly add: number;
  /** The same on a target without a shield, where that differs. */
  readonly addWithoutShield?: number;
  /** The results of the dice for a random place; absent for a place that is never hit at random. */
  readonly rolls?: readonly [from: number, to: number];
  /** The places of the sheet that its armor may be listed under, the first that there is; the torso's if absent. */
  readonly armor?: readonly string[];
  readonly kind: 'torso' | 'head' | 'vitals' | 'limb' | 'extremity' | 'neck' | 'eye' | 'face' | 'groin' | 'weapon';
  /** Only attacks of these types of damage, or that thrust, can be aimed there; any if absent. */
  readonly onlyTypes?: readonly string[];
  readonly onlyThrusts?: boolean;
  /** It can be wounded, but no attack is aimed there. */
  readonly neverAimed?: boolean;
  /** The place that is hit where the attack roll is missed by one; a miss if absent. */
  readonly missedByOne?: string;
  readonly note?: string;
}

/** Something that hides a target in part: what it adds to the roll of a shot. */
export interface Cover {
  readonly id: string;
  readonly name: string;
  readonly add: number;
}

/** Something to do in a fight that is no plain attack with a line of the weapon table: a feint, a grapple, a slam. */
export interface CombatAction {
  readonly id: string;
  readonly name: string;
  /** What it does, one line in our words. */
  readonly summary: string;
  readonly cite: Citation;
  /** A roll against it, or a contest: both roll once, or until one wins. */
  readonly roll: 'success' | 'quickContest' | 'regularContest';
  /** What the foe rolls in a contest, or may do against it: "DX", "any active defense". */
  readonly against: string;
  readonly refusals?: readonly FindRefusal<CombatAction>[];
  /** Writes the number to roll. */
  readonly formula: FightSteps;
  /** Writes what the way in which it is done adds to the foe's roll. */
  readonly foeAdds?: FightSteps;
  /** Writes its damage. */
  readonly damage?: FightSteps;
}

/** A roll that a state asks for at its time. */
export interface StateRoll {
  readonly id: string;
  readonly name: string;
  readonly cite: Citation;
  /** Whether it is due in this state. */
  readonly isDue: (fight: Fight, number: (stat: StatId) => number) => boolean;
  /** Writes the number to roll. */
  readonly formula: FightSteps;
  /** When it is rolled: at the start or the end of the fighter's turn, when they are hurt, or after the fight. */
  readonly when: 'turnStart' | 'turnEnd' | 'hurt' | 'fightEnd';
  readonly success: string;
  readonly failure: string;
  /** The conditions that success ends, and that follow failure. */
  readonly conditionsEnd?: readonly Condition[];
  readonly conditionsFollow?: readonly Condition[];
  /** Failure loses the aim. */
  readonly losesAim?: boolean;
}

/** A number of a fighter in their state. */
export interface FightNumber {
  readonly id: StatId;
  readonly name: string;
  readonly unit?: string;
  readonly cite: Citation;
  readonly formula: FightSteps;
}

/** What decides whether a weapon breaks: its attacks, pounds, and quality. */
export interface StruckWeapon {
  readonly attacks: readonly Pick<Attack, 'skills' | 'type' | 'ranged'>[];
  readonly weight: number;
  readonly quality: Quality;
}

/** What a roll after the fight makes of a crippling injury. */
interface CripplingResult {
  readonly lasts: 'untilHealed' | 'months' | 'forGood';
  readonly words: string;
  readonly cite: Citation;
}

/** Something that takes turns, and how many, in words: "2 turns". */
interface ActionTime {
  readonly what: string;
  readonly time: string;
  readonly cite: Citation;
}

/** How something is picked up. */
interface PickUpRules {
  readonly kneels: boolean;
  /** The turns for what is heavier than ST, where that differs. */
  readonly heavyTakes?: number;
  readonly cite: Citation;
  /** Weapons that are made ready after each attack are not ready when they are picked up. */
  readonly weaponsUnready?: boolean;
  /** The figure of a shield that is the turns to make it ready, and how many times it counts; absent where the book does not say. */
  readonly shield?: {
    readonly figure: 'passiveDefense' | 'defenseBonus';
    readonly times?: { readonly by: number; readonly name: string };
    readonly cite: Citation;
  };
}

/** The parts of a situation that a ruleset has; the others are taken as if nobody had set them. */
export interface UsedFields {
  readonly state: readonly (keyof CombatSituation['state'])[];
  readonly conditions: readonly Condition[];
  readonly footings: readonly CombatSituation['state']['footing'][];
  readonly choice: readonly (keyof CombatSituation['choice'])[];
  readonly target: readonly (keyof CombatSituation['target'])[];
  readonly incoming: readonly (keyof CombatSituation['incoming'])[];
  readonly defense: readonly (keyof CombatSituation['defense'])[];
}

/** How a fight works under a ruleset: its tables, and the steps that make its numbers, in their order. */
export interface FightRules {
  /** What of a situation counts under these rules, and is worth asking for. */
  readonly uses: UsedFields;
  readonly maneuvers: readonly Maneuver[];
  /** Why a maneuver cannot be chosen in a state. */
  readonly maneuverRefusals: readonly ((fight: Fight, maneuver: Maneuver) => Refusal | null)[];
  readonly postures: Readonly<Record<Posture, PostureRow>>;
  /** Other forms of some postures, by a house rule; absent where there are none. */
  readonly postureForms?: Readonly<
    Record<Exclude<CombatSituation['state']['postureForm'], ''>, PostureRow & { readonly of: Posture }>
  >;
  readonly postureCite: Citation;
  /** None where the ruleset has no hit locations. `dice` are rolled for a random one. */
  readonly locations: readonly HitLocation[];
  readonly locationDice: number;
  readonly covers: readonly Cover[];
  readonly attack: {
    readonly refusals: readonly FindRefusal<FightingLine>[];
    /** Writes on the distance of the target: height. */
    readonly distance: FightSteps;
    /** Writes what the distance takes from the roll, a number of 0 or less; absent where the book has no such rule. */
    readonly rangePenalty?: AttackSteps;
    readonly skill: readonly AttackSteps[];
    /** The page of the rule for a shot that may hit somebody else; absent where the book has none. */
    readonly wrongTarget?: Citation;
    readonly damage: readonly AttackSteps[];
    /** Fatigue points that an attack costs, hit or miss; absent where none does. */
    readonly fatigue?: (fight: Fight, line: FightingLine) => number;
    /** The page of half damage from a distance on; absent where the book has no such rule. */
    readonly halfDamage?: Citation;
    /** The page of blows that fall where dice say, with the penalty of that place; absent where nobody chooses that. */
    readonly randomAim?: Citation;
  };
  readonly defense: {
    readonly refusals: readonly FindRefusal<DefenseLine>[];
    readonly steps: readonly DefenseSteps[];
    /** The one of the steps that is the retreat; absent where there is none. House rules replace it. */
    readonly retreat?: DefenseSteps;
    /** The margin of success of an attack that leaves no time to retreat, by a house rule; absent where any does. */
    readonly retreatLostBy?: number;
    /** Writes what is added to an active defense, and counts without one; absent if there is no passive defense. */
    readonly passive?: FightSteps;
    readonly cite: Citation;
  };
  /** What the fighter's attack takes from the target's active defense. */
  readonly foeDefense: readonly FoeDefenseSteps[];
  /** Move in the present state, whatever the maneuver; what ground and posture leave of it; and a step, in yards. */
  readonly movement: {
    readonly move: readonly FightSteps[];
    readonly ground: readonly FightSteps[];
    readonly step: FightSteps;
    /** Writes what else limits the yards of a maneuver; absent where nothing does. */
    readonly limit?: FightSteps;
    readonly unit: string;
    readonly cite: Citation;
  };
  /** Other numbers of a fighter in their state: strength left, shock. */
  readonly numbers: readonly FightNumber[];
  readonly actions: readonly CombatAction[];
  readonly stateRolls: readonly StateRoll[];
  readonly success: SuccessRules;
  /** Makes a long regular contest shorter; absent where the book has no such rule. */
  readonly shortenContest?: ((first: number, second: number) => readonly [number, number]) | undefined;
  /** Chances in six that a weapon breaks on parrying something so many times its weight. */
  readonly breakage: (times: number, quality: Quality) => Derivation;
  /** What becomes of a crippled limb after the fight, by the roll against HT; absent where the book does not say. */
  readonly healing?: (result: RollResult) => CripplingResult;
  /** Pounds that a bare-handed blow counts as for whoever parries it, by ST; absent where it has no weight. */
  readonly blowWeight?: (strength: number) => number;
  /** Damage that a bare-handed blow does to the striker, of damage rolled against a DR; absent where it does none. */
  readonly hurtByStriking?: (rolled: number, resistance: number) => Derivation;
  /**
   * A roll against HT by whoever hits so much DR bare-handed with a skill (its catalog id): missed, he takes the damage to the hand
   * or foot. The DR of the trait named does not count. Absent where none is rolled.
   */
  readonly rollForStriking?: {
    readonly skill: string;
    readonly minResistance: number;
    readonly exceptTrait: string;
    readonly damage: Dice;
  };
  /** How long things take in a fight. */
  readonly times: readonly ActionTime[];
  readonly pickUp: PickUpRules;
  /** The rolls of a critical hit that do the most damage that the dice can show. */
  readonly fullDamageOn: readonly number[];
  readonly criticalTables: readonly CriticalTable[];
  /** The pages of critical hits and misses whose results no table of these rules has: they are for the game master. */
  readonly criticalsByGameMaster?: { readonly hit?: Citation; readonly miss?: Citation };
  /**
   * The page of critical results of defenses: success against a blow is a critical miss of the attacker; failure lets a dodger
   * fall and a blocker lose the grip on the shield, and is a critical miss of whoever parries. Absent where there are none.
   */
  readonly criticalDefense?: Citation;
  /** Several shots of one attack: how many hit, and how many of these a Dodge leaves; absent where each is an attack. */
  readonly volley?: {
    readonly hits: (margin: number, recoil: number, shots: number) => Derivation;
    readonly afterDodge: (hits: number, margin: number, critical: boolean) => Derivation;
  };
  /** Where a weapon hits that a bare hand failed to parry: the arm, by the attacker's choice or always; absent where it makes no difference. */
  readonly failedHandParry?: { readonly cite: Citation; readonly byChoice: boolean };
  /** The least damage of one cutting or crushing blow that breaks a weapon that is struck; null for one that does not break so. */
  readonly breakBlade?: (struck: StruckWeapon, by: StruckWeapon) => Derivation | null;
  /** The least damage to a weapon that makes its owner roll ST to keep hold of it; absent where the book does not say. */
  readonly damageToDisarm?: (strength: number) => Derivation;
  /** The numbers by which fighters take turns, the highest first; the second where the first is the same. */
  readonly turnOrder: readonly StatId[];
  /** The fatigue points left with which fatigue ends the fight for somebody, and why; absent where a roll decides. */
  readonly exhaustion?: Refusal & { readonly left: number };
  /** The trait that somebody has while one of these places is crippled; absent where the book names none. */
  readonly crippledTrait?: {
    readonly places: readonly string[];
    readonly trait: Pick<TraitRow, 'entry' | 'choices'>;
  };
  /** More turns than these make the fight cost fatigue (`fightStats.fatigueCost`); absent where it costs none. */
  readonly longFight?: { readonly turns: number; readonly cite: Citation };
  readonly wounds: WoundRules;
}
