import type { Attack, ShieldFigures } from '../../catalog/item-entry.ts';
import type { CombatSituation } from '../../character/combat-situation.ts';
import type { Condition, Posture } from '../../character/combat-state.ts';
import type { Quality } from '../../character/equipment-rows.ts';
import type { TraitRow } from '../../character/trait-rows.ts';
import type { DerivationBuilder } from '../../engine/builder.ts';
import type { Citation } from '../../engine/citation.ts';
import type { Dice } from '../../engine/dice.ts';
import type { Derivation, StatId } from '../../engine/step.ts';
import type { SheetContext } from '../resolve/context.ts';
import type { DefenseLine, FightingLine } from './fighting-line.ts';
import type { Hands } from './hands.ts';
import type { HazardRules } from './hazards/hazard.ts';
import type { MagicRules } from './magic/magic-rules.ts';
import type { ActiveDefense, Allowance, Maneuver, ManeuverKind } from './maneuver.ts';
import type { ObjectRules } from './objects.ts';
import type { CriticalTable, RollResult, SuccessRules } from './outcomes/success-roll.ts';
import type { RecoveryRules } from './recovery-rules.ts';
import type { WoundEffect, WoundRules } from './wound.ts';

/** A fighter in a situation: everything that the formulas of a fight use, apart from the numbers of the worksheet. */
export interface Fight extends CombatSituation {
  readonly rules: FightRules;
  /** The hit locations of the target. */
  readonly targetLocations: readonly HitLocation[];
  readonly context: SheetContext;
  readonly maneuver: Maneuver;
  readonly kind: ManeuverKind | undefined;
  /** What the chosen kind of the maneuver allows. */
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
/** Returns the reason against something, or null. Numbers that decide are read through `w`. */
export type FindRefusal<Subject> = (fight: Fight, subject: Subject, w: DerivationBuilder) => Refusal | null;

/** The effect of a posture on the attacks and defenses of the one in it, on shots at them, and on movement. */
export interface PostureRow {
  readonly words: string;
  readonly attack: number;
  readonly defense: number;
  /** Its effect on each defense, instead of `defense`, if they differ. */
  readonly defenses?: Readonly<Record<ActiveDefense, number>>;
  /** Added to the roll of blows at somebody in this posture; nothing if absent. */
  readonly targetMelee?: number;
  /** Added to the roll of ranged attacks on somebody in this posture. */
  readonly target: number;
  /** What each yard costs more than one of Move, or the maximum yards in a turn; no limit if absent. */
  readonly cost?: number;
  readonly maxYards?: number;
}

/** A place of the body (or the foe's weapon) that an attack can be aimed at. */
export interface HitLocation {
  readonly id: string;
  readonly name: string;
  /** Added to the roll. */
  readonly add: number;
  /** The same on a target without a shield, if different. */
  readonly addWithoutShield?: number;
  /** The results of the dice for a random place; absent for a place that is never hit at random. */
  readonly rolls?: readonly [from: number, to: number];
  /** Further results, of a body that has the place twice in its table. */
  readonly furtherRolls?: readonly (readonly [from: number, to: number])[];
  /** The places of the sheet that its armor may be listed under, the first that there is; the torso's if absent. */
  readonly armor?: readonly string[];
  readonly kind: 'torso' | 'head' | 'vitals' | 'limb' | 'extremity' | 'neck' | 'eye' | 'face' | 'groin' | 'weapon';
  /** Only attacks of these types of damage, or that thrust, can be aimed there; any if absent. */
  readonly onlyTypes?: readonly string[];
  readonly onlyThrusts?: boolean;
  /** It can be wounded, but no attack is aimed there. */
  readonly neverAimed?: boolean;
  /** The place that is hit if the attack roll is missed by one; a miss if absent. */
  readonly missedByOne?: string;
  /** Its DR by itself, if the sheet has no DR for it. */
  readonly resistance?: number;
  /** There are legs enough to stand on without one of them. */
  readonly keepsFeet?: boolean;
  /** What else follows when it is crippled: "cannot fly". */
  readonly whenCrippled?: string;
  readonly note?: string;
}

/** Bodies of several forms, each with its hit locations. */
interface FightBodies {
  /** The bodies that a foe without a sheet may have. The first one is the usual one. */
  readonly plans: readonly { readonly id: string; readonly name: string }[];
  /** The dice for a random place of any plan. */
  readonly dice: number;
  /** The hit locations of a plan; those of the usual one for an unknown id. */
  readonly named: (id: string) => readonly HitLocation[];
  /** The hit locations of a character, and the dice for a random one. */
  readonly of: (context: SheetContext) => { readonly locations: readonly HitLocation[]; readonly dice: number };
}

/** Something that partly hides a target: its modifier to a ranged attack roll. */
export interface Cover {
  readonly id: string;
  readonly name: string;
  readonly add: number;
}

/** Something to do in a fight that is no plain attack with a line of the weapon table: a feint, a grapple, a slam. */
export interface CombatAction {
  readonly id: string;
  readonly name: string;
  /** Its effect, one line in our own words. */
  readonly summary: string;
  readonly cite: Citation;
  /** A roll against it, or a contest: both roll once, or until one wins. */
  readonly roll: 'success' | 'quickContest' | 'regularContest';
  /** The foe's roll in a contest, or their options against it: "DX", "any active defense". */
  readonly against: string;
  /** Whether the fighter can try it at all; absent if everybody can. */
  readonly isOffered?: (fight: Fight) => boolean;
  readonly refusals?: readonly FindRefusal<CombatAction>[];
  /** Writes the number to roll. */
  readonly formula: FightSteps;
  /** Writes the modifier to the foe's roll for the way it is done. */
  readonly foeAdds?: FightSteps;
  /** Writes its damage. */
  readonly damage?: FightSteps;
  /** A figure of the state that the player is asked for, beside the action. */
  readonly asks?: 'handling';
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
  /** When it is rolled: at once, at the start or the end of the fighter's turn, when they are hurt, or after the fight. */
  readonly when: 'atOnce' | 'turnStart' | 'turnEnd' | 'hurt' | 'fightEnd';
  readonly success: string;
  readonly failure: string;
  /** The conditions that success ends, and that follow failure. */
  readonly conditionsEnd?: readonly Condition[];
  readonly conditionsFollow?: readonly Condition[];
  /** Failure loses the aim. */
  readonly losesAim?: boolean;
  /** Failure loses what the fighter concentrates on. A spell in progress asks for a roll of its own instead. */
  readonly keepsTask?: boolean;
  /** The roll of a minute of bleeding: due again a minute later, and these hits are lost if it is missed. */
  readonly everyMinute?: { readonly failure: number; readonly criticalFailure: number };
  /** Failure knocks down. */
  readonly falls?: boolean;
  /** Further conditions of a bad failure, and those in place of the others of a narrow one. */
  readonly missedBy?: WoundEffect['missedBy'] & {};
  readonly narrowly?: WoundEffect['narrowly'] & {};
  /** The place in `rollsDue` of a roll that a wound has made due; it is due until it is made. */
  readonly due?: number;
  /** The crippled place that it decides about. */
  readonly crippled?: string;
}

/** A number of a fighter in their state. */
export interface FightNumber {
  readonly id: StatId;
  readonly name: string;
  readonly unit?: string;
  readonly cite: Citation;
  readonly formula: FightSteps;
}

/** The facts that decide whether a weapon breaks: its attacks, pounds, and quality. */
export interface StruckWeapon {
  readonly attacks: readonly Pick<Attack, 'skills' | 'type' | 'ranged'>[];
  readonly weight: number;
  readonly quality: Quality;
}

/** What a blow does to a shield. */
interface ShieldBlow {
  readonly taken: Derivation;
  /** The damage that reaches the one behind it; 0 for none. */
  readonly through: Derivation;
  readonly isDestroyed: boolean;
  /** The damage that it can take in all. */
  readonly most: number;
}

/** The effect of a roll after the fight on a crippling injury. */
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
  /** The turns for an item heavier than ST, if different. */
  readonly heavyTakes?: number;
  readonly cite: Citation;
  /** Weapons that are made ready after each attack are not ready when they are picked up. */
  readonly weaponsUnready?: boolean;
  /**
   * The shield's figure that gives the turns to ready it, and how many times it counts; absent if the book does not
   * say.
   */
  readonly shield?: {
    readonly figure: 'passiveDefense' | 'defenseBonus';
    readonly times?: { readonly by: number; readonly name: string };
    readonly cite: Citation;
  };
}

/** The parts of a situation that a ruleset has; the others are ignored, as if unset. */
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
  /** The parts of a situation that matter under these rules, and are worth asking for. */
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
  /** Those of the fighter's own body; none if the ruleset has no hit locations. `locationDice` are rolled for a random one. */
  readonly locations: readonly HitLocation[];
  /** The hands of a fighter; two if absent. */
  readonly hands?: (context: SheetContext) => Hands;
  /** Absent if all bodies have the same locations. */
  readonly bodies?: FightBodies;
  readonly locationDice: number;
  readonly covers: readonly Cover[];
  readonly attack: {
    readonly refusals: readonly FindRefusal<FightingLine>[];
    /** Writes on the distance of the target: height. */
    readonly distance: FightSteps;
    /** Writes the penalty for distance, a number of 0 or less; absent if the book has no such rule. */
    readonly rangePenalty?: AttackSteps;
    readonly skill: readonly AttackSteps[];
    /** The page of the rule for a shot that may hit somebody else; absent if the book has none. */
    readonly wrongTarget?: Citation;
    /**
     * The page of a blow from outside into a close combat, which may hit another there: with 9 always (`flat`), or with
     * less if it is less likely to hit them on purpose. Absent if the book has no such rule.
     */
    readonly intoMelee?: { readonly cite: Citation; readonly flat: boolean };
    readonly damage: readonly AttackSteps[];
    /** Fatigue points that an attack costs, hit or miss; absent if it costs none. */
    readonly fatigue?: (fight: Fight, line: FightingLine) => number;
    /** The page of half damage beyond a distance; absent if the book has no such rule. */
    readonly halfDamage?: Citation;
    /** The page of blows that hit a random place, with the penalty for it; absent if nobody can choose that. */
    readonly randomAim?: Citation;
    /** Yards by which the target of a blow is higher (negative: lower), as the defender feels them; absent if it makes no difference. */
    readonly heightOfBlow?: (fight: Fight, line: FightingLine) => number;
    /** The page of blows with less than full strength, or with the flat; absent if the book does not say. */
    readonly pulled?: Citation;
    /** The page of a thrust at a foe who runs into the weapon, which does the most damage; absent if the book does not say. */
    readonly stopThrust?: Citation;
    /** Added to the dice for a random place by an attack from above; absent if the book does not say. */
    readonly randomFromAbove?: number;
    /** The same without a penalty: the place is rolled once the blow hits. */
    readonly randomPlace?: Citation;
  };
  readonly defense: {
    readonly refusals: readonly FindRefusal<DefenseLine>[];
    readonly steps: readonly DefenseSteps[];
    /** The step that is the retreat; absent if there is none. House rules replace it. */
    readonly retreat?: DefenseSteps;
    /**
     * The attacker's margin of success that leaves no time to retreat, by a house rule; absent if a retreat is always
     * possible.
     */
    readonly retreatLostBy?: number;
    /** Writes the bonus to active defenses, which also works without one; absent if there is no passive defense. */
    readonly passive?: FightSteps;
    readonly cite: Citation;
    /** The page of a dodge into the way of an attack on a friend; absent if there is none. */
    readonly sacrifice?: Citation;
  };
  /** The attack's penalty to the target's active defense. */
  readonly foeDefense: readonly FoeDefenseSteps[];
  /**
   * Move in the current state, regardless of the maneuver; the part of it that ground and posture allow; and a step, in
   * yards.
   */
  readonly movement: {
    readonly move: readonly FightSteps[];
    readonly ground: readonly FightSteps[];
    readonly step: FightSteps;
    /** Writes further limits on the yards of a maneuver; absent if there are none. */
    readonly limit?: FightSteps;
    readonly unit: string;
    readonly cite: Citation;
  };
  /** Other numbers of a fighter in their state: strength left, shock. */
  readonly numbers: readonly FightNumber[];
  readonly actions: readonly CombatAction[];
  readonly stateRolls: readonly StateRoll[];
  readonly success: SuccessRules;
  /** Shortens a long regular contest; absent if the book has no such rule. */
  readonly shortenContest?: ((first: number, second: number) => readonly [number, number]) | undefined;
  /** Chances in six that a weapon breaks on parrying something so many times its weight. */
  readonly breakage: (times: number, quality: Quality) => Derivation;
  /** The result of the HT roll for a crippled limb after the fight; absent if the book does not say. */
  readonly healing?: (result: RollResult) => CripplingResult;
  /** The roll for each crippled place after the fight, and what follows its failure; absent if there are no such places. */
  readonly cripplingRoll?: {
    readonly cite: Citation;
    readonly formula: FightSteps;
    readonly failure: string;
  };
  /** The weight in pounds that a parry counts a bare-handed blow as, by ST; absent if it has no weight. */
  readonly blowWeight?: (strength: number) => number;
  /** Damage that a bare-handed blow does to the striker, of damage rolled against a DR; absent if it does none. */
  readonly hurtByStriking?: (rolled: number, resistance: number) => Derivation;
  /**
   * An HT roll for striking so much DR bare-handed with a skill (its catalog id): on a failure the striker takes the
   * damage to the hand or foot. The DR of the named trait does not count. Absent if the book asks for no roll.
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
   * The page of critical results of defenses: success against a blow is a critical miss of the attacker; on a failure a
   * dodger falls, a blocker loses their grip on the shield, and a parry is the parrier's critical miss. Absent if there
   * are none.
   */
  readonly criticalDefense?: Citation;
  /**
   * Several shots of one attack: how many hit, and how many of these a Dodge leaves; absent if each is a separate
   * attack.
   */
  readonly volley?: {
    readonly hits: (margin: number, recoil: number, shots: number) => Derivation;
    readonly afterDodge: (hits: number, margin: number, critical: boolean) => Derivation;
  };
  /**
   * Where a weapon hits a bare hand that failed to parry it: the arm, by the attacker's choice or always; absent if it
   * makes no difference.
   */
  readonly failedHandParry?: { readonly cite: Citation; readonly byChoice: boolean };
  /** What is left of a weapon that breaks; absent if the book does not say. */
  readonly brokenWeapon?: {
    readonly cite: Citation;
    /** In words, where a die of 4 to 6 leaves something of use; null for a weapon that is useless when it is broken. */
    readonly remains: (struck: StruckWeapon) => string | null;
  };
  /** Damage to shields, an option of the exchange; absent if the ruleset has none. */
  readonly shieldDamage?: {
    readonly cite: Citation;
    /** Writes what the shield adds to a defense: by so much a defense succeeds thanks to the shield, which takes the blow. */
    readonly part: FightSteps;
    /**
     * A blow of so much rolled damage, of a type, on a shield that has taken `before`; null for a shield of unknown
     * figures.
     */
    readonly blow: (shield: ShieldFigures, before: number, rolled: number, type: string) => ShieldBlow | null;
  };
  /** What somebody takes who is pushed into something by a blow; absent if the book does not say. */
  readonly collision?: {
    readonly cite: Citation;
    /** The things that may stop them; other fighters do too. */
    readonly obstacles: readonly { readonly id: string; readonly words: string }[];
    /**
     * Writes dice of crushing damage: of `yards`, the ST of whoever has pushed, the full hits of the one who is met (of the victim,
     * against a thing), and the id of the obstacle, empty for a fighter.
     */
    readonly damage: (
      w: DerivationBuilder,
      by: {
        readonly yards: number;
        readonly strength: number;
        readonly hits: number;
        readonly obstacle: string;
      },
    ) => void;
  };
  /** The least damage of one cutting or crushing blow that breaks a weapon that is struck; null for one that does not break so. */
  readonly breakBlade?: (struck: StruckWeapon, by: StruckWeapon) => Derivation | null;
  /**
   * The minimum damage to a weapon that makes its owner roll ST to keep hold of it; absent if the book does not say.
   */
  readonly damageToDisarm?: (strength: number) => Derivation;
  /** The numbers that decide the order of turns, the highest first; the second breaks ties. */
  readonly turnOrder: readonly StatId[];
  /** The page of the rule that fatigue below 0 costs hits, and ends in unconsciousness; absent if there is none. */
  readonly fatigueHurts?: Citation;
  /** The fatigue points left at which fatigue ends the fight for a fighter, and why; absent if a roll decides. */
  readonly exhaustion?: Refusal & { readonly left: number };
  /** The trait that a fighter has while one of these places is crippled; absent if the book names none. */
  readonly crippledTrait?: {
    readonly places: readonly string[];
    readonly trait: Pick<TraitRow, 'entry' | 'choices'>;
    /** Whether it is so for this body; absent for every one. */
    readonly applies?: (context: SheetContext) => boolean;
  };
  /** A fight of more turns than this costs fatigue (`fightStats.fatigueCost`); absent if it costs none. */
  readonly longFight?: { readonly turns: number; readonly cite: Citation };
  /** Magic in a fight; absent if the ruleset has none. */
  readonly magic?: MagicRules;
  readonly wounds: WoundRules;
  readonly recovery: RecoveryRules;
  readonly hazards: HazardRules;
  /** Attacks on objects; absent if the book has no such rules. */
  readonly objects?: ObjectRules;
}
