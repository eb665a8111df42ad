import type { BodyPlace } from './body-place.ts';

/**
 * What an entry does to the numbers of a sheet: a trait, an option of a trait, a race, an item, a skill, or what a player
 * typed in. `to` says which number, and one amount says how. With `when` the effect is conditional: it becomes a note on the
 * number, which does not change.
 *
 *     { to: 'dodge', add: 1 }                                        a number
 *     { to: { skill: 'swimming' }, add: 2 }                          a skill, spell or technique, by its entry's id
 *     { to: { skills: 'combat' }, add: -1 }                          a category of skills
 *     { to: { skills: { tag: 'language' } }, add: 1, learned: true } skills of a group
 *     { to: { skills: { name: { starts: 'Guns' } } }, add: 1 }       skills by name, or by speciality
 *     { to: { damage: { skill: 'karate' } }, add: 1 }                damage of weapons and blows
 *     { to: { damagePerDie: { name: 'Broadsword' } }, add: 1 }       the same for each die
 *     { to: { weaponSkill: { tag: 'ranged' } }, add: 1 }             skill with weapons
 *     { to: { weaponParry: 'all' }, add: 1 }                         Parry of weapons
 *     { to: { weaponBlock: 'this' }, add: 1 }                        Block with a weapon or cloak
 *     { to: { weaponStrength: { name: 'Bow' } }, add: 2 }            ST that damage and range of weapons count with
 *     { to: { weaponReach: { name: 'Spear' } }, add: 1 }             a figure of weapons: see weaponFigures
 *     { to: { damage: { use: 'Kick' } }, add: 1 }                    damage of uses and blows of this name
 *     { to: { damage: 'this' }, add: 1 }                             damage with the item itself
 *     { to: { damagePerDie: { skill: 'karate' } }, add: 1, fromLevel: 0 } counts from the skill's level DX+0 on
 *     { to: { resistance: 'head' }, add: 2 }                         DR of one place ('damageResistance' is DR of all)
 *     { to: { resistance: { places: ['face', 'neck'] } }, add: 2 }   DR of several places
 *     { to: { resistance: { except: ['eyes'] } }, add: 2 }           DR of all places but these
 *     { to: { reaction: 'own-race' }, add: -1 }                      reactions of a circle of people ('reaction' is everyone's)
 *     { to: { reaction: { group: 'the Guild' } }, add: 2 }           reactions of a group that is named
 *     { to: { cost: 'this' }, times: 4 }                             price of the item itself, each
 *     { to: { weight: 'this' }, times: 0.5 }                         its weight, each ('load' is what is carried in all)
 *     { to: { pointsIn: { name: 'Stealth' } }, add: 4 }              points on top of those spent on a learned skill
 *     { to: { traitLevel: { name: 'Resistant' } }, add: 1 }          levels of a trait that are not paid for
 *     { to: { priceOf: 'st' }, times: 0.6 }                          points that an attribute costs, rounded up
 *
 * rules/shared/targets.ts says what each kind of target means, and rules/shared/effects.ts writes the steps. Under a
 * ruleset that lacks the number an effect does nothing. CONTRIBUTING.md says how to add a kind.
 */
export type Effect = EffectTerms &
  (
    | (Amount<AmountKind> & { readonly to: ChangedTarget; readonly learned?: undefined })
    | (Amount<AmountKind> & { readonly to: SkillTarget; readonly learned?: boolean })
    | (Amount<SumKind> & { readonly to: SummedTarget; readonly learned?: undefined })
    | (Amount<'add'> & { readonly to: ConstantTarget; readonly learned?: undefined })
  );

export type EffectTarget = ChangedTarget | SkillTarget | SummedTarget | ConstantTarget;
export type SkillTarget = Selecting<'skill' | 'skills'>;
/** Numbers that are needed before there is a worksheet (names, prices): nothing but a fixed amount can be added. */
export type ConstantTarget = 'techLevel' | 'sizeModifier' | Selecting<'pointsIn' | 'traitLevel'>;
/** Dice, and numbers that are added to and nothing else. */
export type SummedTarget = 'throwingStrength' | Selecting<'damage' | 'damagePerDie' | 'weaponStrength'>;
/** Numbers that can be changed in every way. A new kind of target is one of these unless it is listed above. */
export type ChangedTarget =
  | Exclude<NumberName, ConstantTarget | SummedTarget>
  | Selecting<
      Exclude<TargetKind, 'skill' | 'skills' | 'pointsIn' | 'traitLevel' | 'damage' | 'damagePerDie' | 'weaponStrength'>
    >;
/** The kinds of targets that have a selection. */
export type TargetKind = keyof Selections;

/** Numbers of the sheet, which effects may also read (`share`, `instead`). */
export const statNames = [
  'st',
  'dx',
  'iq',
  'ht',
  'hitPoints',
  'fatiguePoints',
  'will',
  'perception',
  'vision',
  'hearing',
  'tasteSmell',
  'touch',
  'frightCheck',
  'basicSpeed',
  'basicMove',
  'move',
  'dodge',
  'parry',
  'block',
  'passiveDefense',
  'damageResistance',
  'defenseBonus',
  'strikingStrength',
  'armStrength',
  'liftingStrength',
  'sizeModifier',
  'load',
  'reaction',
  'status',
  'militaryRank',
  'techLevel',
  'averageWeight',
] as const;
type StatName = (typeof statNames)[number];

/** Targets that affect several numbers, or a number only in some uses. */
export const partNames = [
  /** Dodge, every Parry and Block. */
  'activeDefenses',
  /** Move, but not a Dodge that equals it. */
  'runningMove',
  /** Basic Move in water, and in the air for those who fly. */
  'waterMove',
  'airMove',
  /** ST as it counts for the distance of a throw. */
  'throwingStrength',
  /** Skill with a weapon in the off hand. */
  'offHand',
  /** Money to begin with. */
  'startingMoney',
  /** Status that riches bring, up to a limit. */
  'freeStatus',
] as const;
export type NumberName = StatName | (typeof partNames)[number];

/**
 * Figures of the weapon tables: the most and the least reach in yards, the minimum ST, accuracy, half damage and maximum
 * range in yards, rate of fire, Bulk, recoil.
 */
export const weaponFigures = [
  'weaponReach',
  'weaponLeastReach',
  'weaponMinimumStrength',
  'weaponAccuracy',
  'weaponHalfDamage',
  'weaponMaximum',
  'weaponRateOfFire',
  'weaponBulk',
  'weaponRecoil',
] as const;
export type WeaponFigure = (typeof weaponFigures)[number];

/** The type of selection for each kind of target. */
export interface Selections extends Readonly<Record<WeaponFigure, WeaponSelection>> {
  /** The id of an entry. */
  readonly skill: string;
  readonly skills: SkillCategory | SkillCriterion;
  readonly damage: WeaponSelection;
  readonly damagePerDie: WeaponSelection;
  readonly weaponSkill: WeaponSelection;
  readonly weaponParry: WeaponSelection;
  readonly weaponBlock: WeaponSelection;
  readonly weaponStrength: WeaponSelection;
  readonly resistance: BodyPlace | PlaceCriterion;
  /** `named`: the people named by an answer to one of this entry's questions. */
  readonly reaction: Audience | 'named' | { readonly group: string };
  readonly cost: 'this';
  readonly weight: 'this';
  readonly pointsIn: SkillCriterion;
  readonly traitLevel: { readonly name: TextMatch };
  readonly priceOf: PricedNumber;
}

/** Fighting skills: all, weapon skills, skills of close combat (shields too), skills of ranged combat. */
export const skillCategories = ['all', 'combat', 'weapon', 'melee', 'ranged'] as const;
export type SkillCategory = (typeof skillCategories)[number];

/** A text, in capitals or not: exactly this one, or any that starts with it or contains it. */
export type TextMatch = string | { readonly starts: string } | { readonly contains: string };

/** A name counts with and without its speciality: "Guns", "Guns (Pistol)". Tags are the groups of a skill's facet. */
export type SkillCriterion = OneOf<{
  readonly name: TextMatch;
  readonly speciality: TextMatch;
  readonly tag: TextMatch;
}>;

/** Several places of the body, or all but some. */
export type PlaceCriterion = OneOf<{ readonly places: readonly BodyPlace[]; readonly except: readonly BodyPlace[] }>;

/**
 * Weapons and blows. A skill is selected by its id or name, a weapon by the item's name and a blow by its own ("Punch"), a
 * use by its name ("swing"). Of several skills that a weapon can be used with, the one that is used counts.
 */
export type WeaponCriterion = OneOf<{
  readonly skill: TextMatch;
  readonly name: TextMatch;
  readonly use: TextMatch;
  readonly tag: WeaponTag;
}>;
/** `all` are all weapons, without bare hands and feet; `this` is the item that has the effect. */
export type WeaponSelection = 'all' | 'this' | WeaponCriterion;

/** `unarmed` are hands and feet; the others are weapons. */
export const weaponTags = ['melee', 'ranged', 'unarmed', 'twoHanded', 'fencing'] as const;
export type WeaponTag = (typeof weaponTags)[number];

/** Circles of people who react alike; rules/shared/tables/audiences.ts has their words. */
export const audienceNames = [
  'own-race',
  'own-race-same-sex',
  'own-race-opposite-sex',
  'own-kind',
  'others',
  'adults',
  'those-who-hear-you',
  'health-conscious',
  'young-or-naive',
  'experienced',
  'soldiers-and-police',
  'trusting-in-danger',
  'wild-animals',
  'tame-animals',
] as const;
export type Audience = (typeof audienceNames)[number];

/** Numbers that are bought with points. */
export const pricedNumbers = [
  'st',
  'dx',
  'iq',
  'ht',
  'hitPoints',
  'will',
  'perception',
  'fatiguePoints',
  'basicSpeed',
  'basicMove',
  'frightCheck',
  'vision',
  'hearing',
  'tasteSmell',
  'touch',
] as const;
export type PricedNumber = (typeof pricedNumbers)[number];

/** Numbers that an amount may be computed from. */
export type SourceNumber = StatName | 'ordinaryWeight';

/** An effect has one of these. They count in this order: instead, all that adds, times, at most. */
interface EffectAmounts {
  readonly add: number;
  /** The level of the skill that has the effect, divided by this. */
  readonly levelOver: number;
  /** So many times another number (a fat person's weight to the load). */
  readonly share: { readonly of: SourceNumber; readonly times: number };
  /** Multiplies the number; with `perLevel` once for each level. */
  readonly times: number;
  /** The number is no more than this. */
  readonly atMost: number;
  /** The number is computed from another one, divided and rounded down (a wheelchair). */
  readonly instead: { readonly of: SourceNumber; readonly over: number };
}
export type AmountKind = keyof EffectAmounts;
type SumKind = 'add' | 'levelOver' | 'share';

interface EffectTerms {
  /** Counts once for each level of the trait: `add`, `times` and `share`. */
  readonly perLevel?: boolean;
  /**
   * For bonuses of a skill: applies from this level of the skill on, relative to its attribute (1 for DX+1), before any
   * load lowers it.
   */
  readonly fromLevel?: number;
  /**
   * Does not count for a character who has one of these traits (with one of these options, if any are named). The trait
   * that has the effect may name itself, so that an effect depends on the answers to two of its questions.
   */
  readonly unless?: readonly { readonly trait: string; readonly options?: readonly string[] }[];
  readonly when?: string;
}

/** An object with exactly one of the fields, which is among these. */
type OneOf<Fields, Among extends keyof Fields = keyof Fields> = {
  [Name in Among]: { readonly [Only in Name]: Fields[Only] } & {
    readonly [Absent in Exclude<keyof Fields, Name>]?: undefined;
  };
}[Among];
export type Amount<Kinds extends AmountKind> = OneOf<EffectAmounts, Kinds>;
type Selecting<Kinds extends TargetKind> = OneOf<Selections, Kinds>;
