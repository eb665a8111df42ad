import type { Tables } from '../catalog/catalog.ts';
import type { NumberName, SkillCategory } from '../catalog/effect.ts';
import type { RulesetId } from '../catalog/entry.ts';
import type { Attack, ListedItemModifier } from '../catalog/item-entry.ts';
import type { Difficulty } from '../catalog/skill-entry.ts';
import type { Template } from '../catalog/template.ts';
import type { GeneralModifier, TraitEntryKind } from '../catalog/trait-entry.ts';
import type { AttributeId, CampaignPrice, CampaignPrices, Character, SecondaryId } from '../character/character.ts';
import type { SelfControlRoll } from '../character/trait-rows.ts';
import type { DerivationBuilder } from '../engine/builder.ts';
import type { Citation } from '../engine/citation.ts';
import type { Dice, DiceNotation } from '../engine/dice.ts';
import type { StatId } from '../engine/step.ts';
import type { Worksheet } from '../engine/worksheet.ts';
import type { BodyShape, CombatRules, RangedColumn, SheetLocation } from './combat/combat-rules.ts';
import type { FightRules } from './combat/fight-rules.ts';
import type { FeatRules } from './feats/feat.ts';
import type { Finding } from './findings/finding.ts';
import type { HeroKind } from './heroes/hero-kind.ts';
import type { HeroTables } from './heroes/hero-table.ts';
import type { OddsRules } from './odds/roll-odds.ts';
import type { ResolvedItem, SheetContext } from './resolve/context.ts';
import type { CoverSkills } from './resolve/resolve-rows.ts';
import type { RollRules } from './rolls/roll-rules.ts';
import type { AttackModifierRules, FamilyMember, PlaceResistance } from './ruleset-family.ts';
import type { TechLevels } from './shared/campaign.ts';
import type { categoryKeys } from './shared/effect-targets.ts';
import type { SkillLadder } from './shared/skill-ladder.ts';
import type { UnarmedAttack } from './shared/unarmed-lines.ts';
import type { SpellRules } from './spell-rules.ts';

/** An attack of an item. */
interface WeaponUse {
  readonly item: ResolvedItem;
  readonly attack: Attack;
}

/** A number that is bought: an attribute, or in fourth edition a characteristic based on one. */
export interface BuyableStat<Id extends string> {
  readonly id: Id;
  /** "ST" and "Strength". */
  readonly short: string;
  readonly name: string;
  /** One line for newcomers: its influence. */
  readonly meaning: string;
  readonly minimum: number;
}

/** A number in a row of figures: the stat, the book's name, and the short form for narrow places. */
export interface NamedStat {
  readonly stat: StatId;
  readonly name: string;
  readonly short: string;
  /** It is added to something, and is printed with its sign. */
  readonly signed?: boolean;
}

/** A fact about the setting that these rules ask the game master for: a field of the campaign. */
export type CampaignSetting =
  | 'techLevel'
  | 'startingWealth'
  | 'literacy'
  | 'mana'
  | 'disadvantageLimit'
  | 'quirkLimit'
  | 'prices'
  | 'attributes'
  | 'gravity'
  | 'books';

/** How far traits of a kind count against a limit. */
export interface KindLimit {
  readonly kind: TraitEntryKind;
  /** The number that counts: points (negative), or how many. */
  readonly stat: StatId;
  /** Its limits in this campaign, and by the book alone. */
  readonly most: number;
  readonly book: number;
}

/** A ruleset's rules for jobs. */
export interface JobRules {
  readonly cite: Citation;
  /** What a job for a person of average wealth pays in dollars a month by tech level, if the book has a table; null beyond it. */
  payAt?(techLevel: number): number | null;
  /** By how much more those earn in any job whose own wealth is so many times the average, if the book says so. */
  timesForRich?(wealth: number): number;
  /** The pay of freelancers goes by the margin of the roll. */
  readonly freelancers: boolean;
}

/** The rules of traits that stand for a character of the library, such as Allies. */
export interface LinkedCharacterRules {
  isLinkable(trait: string): boolean;
  /**
   * Returns the answer of a trait's parameter for somebody of these points, as the table of the book has it: null if it has none.
   * The percentage of the owner's points is whole; null if the owner has none.
   */
  judge(
    trait: string,
    points: number,
    ownPoints: number,
  ): { readonly parameter: string; readonly option: string | null; readonly percent: number | null };
}

/** The name and effect of a level of load. */
export interface LoadLevel {
  readonly name: string;
  readonly cite: Citation;
}

/** Average build by the book's tables: inches and pounds. */
export interface Build {
  readonly height: number;
  readonly weight: number;
  readonly words: string;
}

/** The cost in dollars of altering armor that was made for another wearer, and the time: "a week". */
export interface Alteration {
  readonly price: number;
  readonly time: string;
  /** For the step in the price: "altered to fit". */
  readonly words: string;
  /** When the price differs, if that is not known. */
  readonly unless?: string;
}

/** A book's rule for characters made by the dice. */
interface RandomCharacter {
  readonly cite: Citation;
  /** `roll(n)` gives the sum of n dice; `pick(n)` a number from 0 to n − 1. */
  create(roll: (dice: number) => number, pick: (count: number) => number): Promise<Character>;
  /** Height, weight and coloring alone, for an existing character. */
  looks?(
    context: SheetContext,
    strength: number,
    roll: (dice: number) => number,
  ): Promise<Partial<Character['concept']>>;
}

/** The facts about a ruleset before it is loaded: enough to choose it, and to begin a blank character under it. */
export interface RulesetAbout extends FamilyMember {
  readonly id: RulesetId;
  readonly name: string;
  /** Its whole name for the choice of ruleset, where `name` is short. */
  readonly fullName?: string;
  /** One line for the choice of ruleset. */
  readonly description: string;
  /** The parts of a random character that the dice decide; null if the book has no such rule. */
  readonly byDice: string | null;
  /** The setting that a blank character starts with, until the player chooses another. */
  readonly usualSetting?: Partial<Character['campaign']>;
  /** The files of GCS are its own: sheets are opened under it, and its characters can be saved as such. One says so. */
  readonly opensGcs?: true;
  /** The kinds of hero to begin with, in the order in which they are offered. */
  readonly heroes: readonly HeroKind[];
  /** Loads the rules and their entries, a chunk that is named after the module. Fails without a network. */
  load(): Promise<RulesetContent>;
}

/** How the words of a stat block show the ruleset that it is for. */
export interface StatBlockSigns {
  /** Any of them decides, unless the text has the other words too. The ruleset's own name does so without being here. */
  readonly titles: readonly { readonly pattern: RegExp; readonly unless?: RegExp }[];
  /** The evidence for it, with weights. Evidence for rulesets of other families counts against it. */
  readonly signs: readonly (readonly [pattern: RegExp, weight: number])[];
}

/**
 * The interface of every ruleset. Screens and the sheet ask it what exists; the numbers come from the formulas that
 * `define` puts on a worksheet.
 */
export interface RulesetContent {
  /** The entries that it knows. */
  readonly tables: Tables;
  readonly statBlock: StatBlockSigns;
  readonly notation: DiceNotation;
  readonly budgets: readonly { readonly points: number; readonly name: string }[];
  readonly attributes: readonly BuyableStat<AttributeId>[];
  /** `step`: how much one step of points changes it. */
  readonly secondary: readonly (BuyableStat<SecondaryId> & {
    readonly step: number;
    /** The sheet shows it if it differs from this one, which it starts from. */
    readonly unlike?: SecondaryId;
  })[];
  readonly traitKinds: readonly TraitEntryKind[];
  /** The limits on kinds of traits; none if absent. */
  limits?(campaign: Character['campaign']): readonly KindLimit[];
  /** The facts about the setting that these rules ask for; none if absent. */
  readonly settings?: readonly CampaignSetting[];
  /** The book's tech levels; needed with the setting `techLevel`. */
  readonly techLevels?: TechLevels;
  /** Starting dollars of an average person if the setting does not say; null if the book does not either. */
  averageWealth?(campaign: Character['campaign']): number | null;
  readonly linkedCharacters?: LinkedCharacterRules;
  /** The rules of jobs; absent if the book has none. */
  readonly jobs?: JobRules;
  readonly difficulties: readonly Difficulty[];
  readonly qualities: readonly ('cheap' | 'good' | 'fine' | 'veryFine')[];
  /** Figures of the summary strip, in order. */
  readonly summary: readonly NamedStat[];
  /** Movement and other secondary figures of the sheet, in order; those that the character has. */
  readonly figures: readonly NamedStat[];
  readonly defenses: readonly NamedStat[];
  /** Percentages on the price of a trait (fourth edition): those of any trait, enhancements first. */
  readonly traitModifiers?: readonly GeneralModifier[];
  readonly attackModifiers?: AttackModifierRules;
  readonly placeResistance?: PlaceResistance;
  /** Modifiers of any item other than its quality (fourth edition). */
  readonly itemModifiers?: readonly ListedItemModifier[];
  /** Rolls to resist a disadvantage change its price. */
  readonly selfControl?: boolean;
  /**
   * The price of a disadvantage of so many points with this roll to resist it; absent if such rolls change no price.
   */
  readonly resistedPrice?: (points: number, roll: SelfControlRoll) => number;
  /** How often somebody turns up changes the price of a trait. */
  readonly appearance?: boolean;
  /**
   * The strengths that thrust and swing of an attack may be based on, if weapons also block and dice may have other
   * sides.
   */
  readonly attackStrengths?: readonly { readonly id: '' | NonNullable<Attack['strengthOf']>; readonly name: string }[];
  /** Library files of other programs are written for these rules. */
  readonly readsLibraryFiles?: boolean;
  /** Passive defense is a number of this ruleset (fourth edition has none). */
  readonly passiveDefense: boolean;
  /** The sheet has a table of hit locations: each with the dice for a random one, and its DR. */
  readonly hitLocations?: {
    /** The body plans of the book. */
    readonly plans: readonly BodyShape[];
    /** The DR of places by themselves, by the names of places. */
    readonly naturalResistance: Readonly<Record<string, number>>;
    /** The plan of the body that the traits make. */
    readonly planOfTraits: (context: SheetContext) => BodyShape;
    /**
     * The locations of a character's body, and the names of places that it has not got. `plan` is the id of one of the plans,
     * or `own` for a body of the character's own.
     */
    readonly of: (context: SheetContext) => {
      readonly plan: string;
      readonly name: string;
      /** The dice for a random place. */
      readonly dice: number;
      readonly table: readonly SheetLocation[];
      readonly absent: ReadonlySet<string>;
    };
  };
  readonly loadLevels: readonly LoadLevel[];
  /** Moves beside that on the ground which a load lowers, for those who have them. */
  readonly movesByLoad?: readonly { readonly stat: StatId; readonly name: string }[];
  /** The same for beasts, if the ruleset computes their loads. */
  readonly mountLoadLevels?: readonly Pick<LoadLevel, 'name'>[];
  readonly rangedColumns: readonly RangedColumn[];
  /** These rules have magic: the stats that spells are based on, and the effect of the setting's mana on them. */
  readonly spells?: SpellRules;
  /** Numbers that a custom entry can change; the other ones of the vocabulary do nothing here. */
  readonly changeable: readonly ChangeableNumber[];
  /** The price of an attribute's level at creation, in points, by the prices of the campaign; null when it cannot be had. */
  attributePrice(id: AttributeId, level: number, prices?: CampaignPrices): number | null;
  /** The prices that the game master can set, of the book; absent if none. */
  readonly listPrices?: Readonly<Record<CampaignPrice, number>>;
  /**
   * How many times the level of load is subtracted from a skill of this name by itself; absent if the book has no such
   * rule.
   */
  skillLoad?(name: string): number;
  /** What the quality of a weapon changes in its figures; absent if that is in no file for other programs. */
  readonly weaponQuality?: {
    qualityDamage(use: WeaponUse): { readonly add: number } | null;
    qualityAccuracy(use: WeaponUse): { readonly add: number } | null;
    qualityRange(use: WeaponUse): { readonly times: number } | null;
  };
  /** Finds the skills that wildcard skills cover; absent if the book has none. */
  readonly coverSkills?: CoverSkills;
  /** What is subtracted from a skill whose use is not familiar; absent if the book has no such rule. */
  readonly unfamiliar?: Readonly<Record<'kind' | 'culture', number>>;
  /** The prices of skills. */
  readonly skillLadder: SkillLadder;
  /** The average build for the character; null if the book has no table. */
  averageBuild(context: SheetContext, worksheet: Worksheet): Build | null;
  /** The price of altering a piece of armor, or null if it is not altered; absent if the book has no rules for fit. */
  alteration?(context: SheetContext, item: ResolvedItem): Alteration | null;
  /** The reference for combat, with the character's own numbers. */
  readonly combat: CombatRules;
  /** The book's rules for chances of rolls, contests and attacks. */
  readonly odds: OddsRules;
  /** Loads the feats: lifting, jumping and so on. Fails without a network on first use. */
  loadFeats(): Promise<FeatRules>;
  /** Loads what it says about rolls in play, a separate chunk. Fails without a network on first use. */
  loadRollRules(): Promise<RollRules>;
  /** Loads the rules of a fight in play, a separate chunk. Fails without a network on first use. */
  loadFightRules(): Promise<FightRules>;
  /** Puts every formula on the worksheet. */
  define(worksheet: Worksheet, context: SheetContext): void;
  /** Everything that a player may want to know, waivers not yet applied; `ruleset` is this one. */
  findings(worksheet: Worksheet, context: SheetContext, ruleset: Ruleset): Finding[];
  /** Ways to strike without a weapon. */
  readonly unarmed: readonly UnarmedAttack[];
  /** Writes the damage of a beast's bite or claws by its strength, if the book has a chart; a plant-eater's bite crushes. */
  writeBite?(w: DerivationBuilder, crushes: boolean): void;
  /** Rolls up a random character, if the book has the rule (`byDice`). */
  readonly random: RandomCharacter | null;
  /** Loads the kinds of hero (`heroes`) as data. Fails without a network when it is first used. */
  loadHeroes(): Promise<HeroTables>;
  /** Loads the listed templates, a separate chunk; likewise. */
  loadTemplates(): Promise<readonly Template[]>;
}

/** A number, or a category of skills, that effects change under a ruleset, with its name in a list. */
interface ChangeableNumber {
  readonly stat: NumberName | (typeof categoryKeys)[SkillCategory];
  readonly name: string;
}

/** A ruleset that is loaded. */
export interface Ruleset extends RulesetAbout, RulesetContent {}

/** Thrust and swing of one strength. */
export interface BasicDamage {
  readonly thrust: Dice;
  readonly swing: Dice;
}
