import type { Tables } from '../catalog/catalog.ts';
import type { NumberName, SkillCategory } from '../catalog/effect.ts';
import type { RulesetId } from '../catalog/entry.ts';
import type { Attack, ListedItemModifier } from '../catalog/item-entry.ts';
import type { Difficulty } from '../catalog/skill-entry.ts';
import type { Template } from '../catalog/template.ts';
import type { GeneralModifier, TraitEntryKind } from '../catalog/trait-entry.ts';
import type { AttributeId, Character, SecondaryId } from '../character/character.ts';
import type { SelfControlRoll } from '../character/trait-rows.ts';
import type { Citation } from '../engine/citation.ts';
import type { Dice, DiceNotation } from '../engine/dice.ts';
import type { StatId } from '../engine/step.ts';
import type { Worksheet } from '../engine/worksheet.ts';
import type { CombatRules, RangedColumn, SheetLocation } from './combat/combat-rules.ts';
import type { FightRules } from './combat/fight-rules.ts';
import type { FeatRules } from './feats/feat.ts';
import type { Finding } from './findings/finding.ts';
import type { HeroKind } from './heroes/hero-kind.ts';
import type { HeroTables } from './heroes/hero-table.ts';
import type { OddsRules } from './odds/roll-odds.ts';
import type { ResolvedItem, SheetContext } from './resolve/context.ts';
import type { FamilyMember } from './ruleset-family.ts';
import type { TechLevels } from './shared/campaign.ts';
import type { categoryKeys } from './shared/effect-targets.ts';
import type { SkillLadder } from './shared/skill-ladder.ts';
import type { UnarmedAttack } from './shared/unarmed-lines.ts';
import type { SpellRules } from './spell-rules.ts';

/** A number that is bought: an attribute, or in fourth edition what follows from one. */
export interface BuyableStat<Id extends string> {
  readonly id: Id;
  /** "ST" and "Strength". */
  readonly short: string;
  readonly name: string;
  /** One line for newcomers: what it decides. */
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

/** What the game master says about the setting that these rules ask for: a field of the campaign. */
export type CampaignSetting = 'techLevel' | 'startingWealth' | 'literacy' | 'mana' | 'disadvantageLimit' | 'quirkLimit';

/** How far traits of a kind count against a limit. */
export interface KindLimit {
  readonly kind: TraitEntryKind;
  /** The number that counts: points (negative), or how many. */
  readonly stat: StatId;
  /** What it should not pass in this campaign, and by the book alone. */
  readonly most: number;
  readonly book: number;
}

/** What a level of load is called and does. */
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

/** What altering armor that was made for another costs, in dollars, and how long it takes: "a week". */
export interface Alteration {
  readonly price: number;
  readonly time: string;
  /** For the step in the price: "altered to fit". */
  readonly words: string;
  /** When the price is another, where that is not known. */
  readonly unless?: string;
}

/** A book's rule for characters made by the dice. */
interface RandomCharacter {
  readonly cite: Citation;
  /** `roll(n)` gives the sum of n dice; `pick(n)` a number from 0 to n − 1. */
  create(roll: (dice: number) => number, pick: (count: number) => number): Promise<Character>;
  /** Height, weight and coloring alone, for a character as it is. */
  looks?(
    context: SheetContext,
    strength: number,
    roll: (dice: number) => number,
  ): Promise<Partial<Character['concept']>>;
}

/** What is known of a ruleset before it is loaded: enough to choose it, and to begin a blank character under it. */
export interface RulesetAbout extends FamilyMember {
  readonly id: RulesetId;
  readonly name: string;
  /** One line for the choice of ruleset. */
  readonly description: string;
  /** What the dice decide in a character rolled up at random; null if the book has no such rule. */
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
  /** What speaks for it, and how much. What rulesets of other families have speaks against it. */
  readonly signs: readonly (readonly [pattern: RegExp, weight: number])[];
}

/**
 * What each ruleset offers. Screens and the sheet ask it what exists; the numbers come from the formulas that
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
    /** It is on the sheet where it differs from this one, which it starts from. */
    readonly unlike?: SecondaryId;
  })[];
  readonly traitKinds: readonly TraitEntryKind[];
  /** The limits on kinds of traits; none if absent. */
  limits?(campaign: Character['campaign']): readonly KindLimit[];
  /** What of the setting these rules ask for; nothing if absent. */
  readonly settings?: readonly CampaignSetting[];
  /** The book's tech levels; needed with the setting `techLevel`. */
  readonly techLevels?: TechLevels;
  /** Dollars that an average person starts with where the setting does not say; null if the book does not either. */
  averageWealth?(campaign: Character['campaign']): number | null;
  readonly difficulties: readonly Difficulty[];
  readonly qualities: readonly ('cheap' | 'good' | 'fine' | 'veryFine')[];
  /** Figures of the summary strip, in order. */
  readonly summary: readonly NamedStat[];
  /** Movement and other secondary figures of the sheet, in order. */
  readonly figures: readonly NamedStat[];
  readonly defenses: readonly NamedStat[];
  /** Percentages on the price of a trait (fourth edition): those of any trait, enhancements first. */
  readonly traitModifiers?: readonly GeneralModifier[];
  /** What can be done to any item besides its quality (fourth edition). */
  readonly itemModifiers?: readonly ListedItemModifier[];
  /** Rolls to resist a disadvantage change its price. */
  readonly selfControl?: boolean;
  /** What a disadvantage of so many points costs with this roll to resist it; absent where such rolls change no price. */
  readonly resistedPrice?: (points: number, roll: SelfControlRoll) => number;
  /** How often somebody turns up changes the price of a trait. */
  readonly appearance?: boolean;
  /** The strengths that thrust and swing of an attack may be of, where weapons also block and dice may have other sides. */
  readonly attackStrengths?: readonly { readonly id: '' | NonNullable<Attack['strengthOf']>; readonly name: string }[];
  /** Library files of other programs are written for these rules. */
  readonly readsLibraryFiles?: boolean;
  /** Passive defense is a number of this ruleset (fourth edition has none). */
  readonly passiveDefense: boolean;
  /** The sheet has a table of hit locations: each with the dice for a random one, and its DR. */
  readonly hitLocations?: { readonly dice: number; readonly table: readonly SheetLocation[] };
  readonly loadLevels: readonly LoadLevel[];
  /** The same of beasts, where the ruleset computes what they carry. */
  readonly mountLoadLevels?: readonly Pick<LoadLevel, 'name'>[];
  readonly rangedColumns: readonly RangedColumn[];
  /** These rules have magic: what spells build on, and what the mana of a setting does to them. */
  readonly spells?: SpellRules;
  /** Numbers that an entry typed in by hand can change; the other ones of the vocabulary do nothing here. */
  readonly changeable: readonly ChangeableNumber[];
  /** The price of an attribute's level at creation, in points; null when it cannot be had. */
  attributePrice(id: AttributeId, level: number): number | null;
  /** How many times the level of load a skill of this name loses, of itself; absent where the book has no such rule. */
  skillLoad?(name: string): number;
  /** What skills cost. */
  readonly skillLadder: SkillLadder;
  /** The average build for the character; null if the book has no table. */
  averageBuild(context: SheetContext, worksheet: Worksheet): Build | null;
  /** What altering a piece of armor costs, or null for what is not altered; absent where the book has no rules for fit. */
  alteration?(context: SheetContext, item: ResolvedItem): Alteration | null;
  /** The reference for combat, with the character's own numbers. */
  readonly combat: CombatRules;
  /** What the book says about chances of rolls, contests and attacks. */
  readonly odds: OddsRules;
  /** Loads the feats: lifting, jumping and the like. Fails without a network when it is first used. */
  loadFeats(): Promise<FeatRules>;
  /** Loads how a fight works in play, a chunk of its own. Fails without a network when it is first used. */
  loadFightRules(): Promise<FightRules>;
  /** Puts every formula on the worksheet. */
  define(worksheet: Worksheet, context: SheetContext): void;
  /** Everything that a player may want to know, waivers not yet applied; `ruleset` is this one. */
  findings(worksheet: Worksheet, context: SheetContext, ruleset: Ruleset): Finding[];
  /** Ways to strike without a weapon. */
  readonly unarmed: readonly UnarmedAttack[];
  /** Rolls up a character at random, where the book has the rule (`byDice`). */
  readonly random: RandomCharacter | null;
  /** Loads the kinds of hero (`heroes`) as data. Fails without a network when it is first used. */
  loadHeroes(): Promise<HeroTables>;
  /** Loads the listed templates, a chunk of their own; likewise. */
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
