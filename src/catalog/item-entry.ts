import type { Citation } from '../engine/citation.ts';
import type { BodyPlace } from './body-place.ts';
import type { Effect } from './effect.ts';
import type { Facet } from './entry.ts';
import type { Prerequisite } from './prerequisite.ts';
import type { SkillDefault } from './skill-entry.ts';

/** crushing, cutting, impaling, fire; the later editions add more. */
export type DamageType = 'cr' | 'cut' | 'imp' | 'fire' | (string & {});

/** A distance as printed: yards ("5") or from Strength ("ST/2", "STx1.5", "ST+5", "ST-5"). */
type RangeText = string;

/** The ranged figures that a ruleset's weapon table has. */
interface RangedFigures {
  readonly pointBlank?: RangeText;
  readonly increment?: RangeText;
  readonly snapShot?: number;
  readonly accuracy?: number;
  /** The bonus of a built-in scope, which is the most that aiming longer adds through it (fourth edition). */
  readonly scope?: number;
  readonly halfDamage?: RangeText | null;
  /** Absent if the table gives none (firearms). */
  readonly maximum?: RangeText;
  readonly rateOfFire?: string;
  readonly shots?: string;
  readonly bulk?: number;
  readonly recoil?: number;
  /** Turns to make ready again after a shot, in words. */
  readonly reload?: string;
  /** The same for a bow of up to so much over its user's ST, in rising order. */
  readonly reloadStronger?: readonly { readonly over: number; readonly reload: string }[];
  /** The bow has its own strength (crossbow, prodd). */
  readonly ownStrength?: boolean;
  /** The bow can be rated with a strength, which whoever draws it needs (fourth edition). */
  readonly drawn?: boolean;
}

/** Rules of a weapon that the sheet marks; `notes` of {@link Attack} hold them. The words are in rules/shared/readying.ts. */
export type WeaponNote =
  | 'ready1'
  | 'ready1AfterSwing'
  | 'ready1AfterThrust'
  | 'ready2AfterSwing'
  | 'regrip'
  | 'unreadyAfterParry'
  | 'unbalanced'
  | 'fencing'
  | 'mayStick'
  | 'flail'
  | 'throwable'
  | 'bluntTip'
  | 'mainlyThrown'
  | 'noGripChange'
  | 'mounted'
  | 'bipod'
  | 'rest';

/** One row of a weapon table: one way to use the article. */
export interface Attack {
  /** "swing", "thrust", "swing, two hands", "thrown", "shot". */
  readonly name: string;
  /** Entry ids of the skills it can be used with, the book's first; the better is taken. */
  readonly skills: readonly string[];
  /**
   * Other scores it can be used with, less a penalty: an attribute (a thrown rock: DX−3), or a skill by its id or name.
   */
  readonly defaults?: readonly SkillDefault[];
  readonly type: DamageType;
  readonly basis: 'thrust' | 'swing' | 'fixed';
  /** Dice of a fixed damage. */
  readonly dice?: number;
  readonly adds: number;
  /** Dice on top of thrust or swing ("sw+1d"). */
  readonly moreDice?: number;
  /** Added once for each die that the damage has. */
  readonly addsPerDie?: number;
  /** Thrust or swing of another strength than that which blows are struck with (fourth edition). */
  readonly strengthOf?: 'lifting' | 'telekinesis' | 'iq';
  /**
   * The bonus of each level of a trait (its id or name, '' for the trait that has the attack); with `basis` thrust or swing
   * counts once for each.
   */
  readonly perLevel?: { readonly trait: string; readonly dice: number; readonly adds: number; readonly basis?: true };
  /** Sides of the dice if not six. */
  readonly sides?: number;
  /** The total of the dice is multiplied by this ("6d×3"). */
  readonly times?: number;
  /** Divides the DR that it meets; a fraction multiplies it (fourth edition). */
  readonly armorDivisor?: number;
  /** It explodes. */
  readonly explosive?: true;
  /** Cutting damage of the fragments, as dice. */
  readonly fragments?: string;
  /** Its effect instead of damage: "HT−3 or stunned"; dice and adds are 0. */
  readonly instead?: string;
  /** The effect of an attack of a trait, by its level: resisted by HT less a point for each after the first, or of so much ST. */
  readonly insteadByLevel?: 'resistedByHealth' | 'bindingStrength';
  /** Its maximum damage, as printed dice: "1+2". */
  readonly maximumDamage?: string;
  /** "C,1", "1,2", "2,3": close combat and yards. */
  readonly reach?: string;
  readonly minimumStrength?: number;
  readonly twoHanded?: boolean;
  /** Added to Parry; null when this use cannot parry. Ranged uses never parry. */
  readonly parry?: number | null;
  /** Added to Block; absent when this use cannot block. */
  readonly block?: number;
  /** The share of the skill that is its Parry, if it is not the usual half (a staff's 2/3 in Lite). */
  readonly parryShare?: number;
  /** Parries as a fencing weapon when used with that skill. */
  readonly fencing?: boolean;
  readonly ranged?: RangedFigures;
  readonly notes?: readonly WeaponNote[];
  /** Facts that no figure expresses, one each. */
  readonly remarks?: readonly string[];
  /** The ammunition that has made of it what it is, with the type of damage that it usually has. */
  readonly loadedWith?: { readonly words: string; readonly usual: DamageType; readonly cite: Citation };
  /** A punch aided by the article (brass knuckles): `adds` is added to the damage of the bare fist. */
  readonly unarmed?: boolean;
  /** Cannot be used at a default (a blow with the shield). */
  readonly trainedOnly?: boolean;
}

export interface ShieldFigures {
  readonly passiveDefense: number;
  /** Bonus to every active defense (fourth edition). */
  readonly defenseBonus?: number;
  /** Taken from weapon skills while it is held (large shield 2). */
  readonly weaponSkillPenalty?: number;
  /** Damage in one blow that goes through it, and the total that destroys it. */
  readonly pierced?: number;
  readonly destroyed?: number;
  /** Its own DR and hit points (fourth edition). */
  readonly damageResistance?: number;
  readonly hitPoints?: number;
  /** Small enough for a fencing parry. */
  readonly small?: boolean;
}

/** Passive defense and damage resistance. */
export interface Protection {
  readonly passiveDefense: number;
  readonly damageResistance: number;
}

/** DR of a part of armor that protects some places differently from the rest (fourth edition). */
interface ArmorPart extends SplitResistance {
  readonly places: readonly BodyPlace[];
}

/** Damage resistance that is another number against some types of damage (fourth edition). */
export interface SplitResistance {
  readonly damageResistance: number;
  /** Against crushing attacks. */
  readonly crushing?: number;
  /** Against all that is neither crushing, cutting nor piercing (which impaling is not). */
  readonly otherTypes?: number;
}

export interface ArmorFigures extends Protection, SplitResistance {
  /** Against impaling attacks, when different. */
  readonly impaling?: Protection;
  /** Mail without its padding. */
  readonly withoutPadding?: Protection & { readonly impaling: Protection };
  /** 'suit' covers everything; a piece covers `places`. */
  readonly coverage: 'suit' | 'piece';
  readonly places?: readonly BodyPlace[];
  readonly frontOnly?: boolean;
  /** Cloth or light leather that adds DR 1 under plate. */
  readonly wornUnderPlate?: boolean;
  readonly plate?: boolean;
  /** An overcoat: its DR adds to the armor under it. */
  readonly over?: boolean;
  /** Parts with another DR; `places` has these too. */
  readonly parts?: readonly ArmorPart[];
  /** It gives way: a blow that it stops may still bruise. */
  readonly flexible?: true;
  /** It can be worn under clothes unnoticed. */
  readonly concealable?: true;
  /** Mail that needs padding on the same place (pieces). */
  readonly mail?: boolean;
  readonly padding?: boolean;
}

/** A beast to ride or to load. Move is in yards a second. */
export interface MountFigures {
  readonly st: number;
  readonly dx: number;
  readonly iq: number;
  readonly ht: number;
  readonly move: number;
  /** Its own weight, in pounds; not part of any load. */
  readonly bodyWeight: number;
  readonly tooSmallToRide?: boolean;
  /** How many times its Move it has at full speed (fourth edition). */
  readonly gallop?: number;
  /** Trained for war: it fights, and does not freeze (fourth edition). */
  readonly warTrained?: true;
}

export interface ItemFacet extends Facet {
  readonly kind: 'weapon' | 'shield' | 'armor' | 'ammunition' | 'container' | 'gear' | 'mount';
  /** Tech levels at which it is made; without `to` from then on. Absent for any. */
  readonly techLevel?: { readonly from: number; readonly to?: number };
  /** From 4 (sold to anyone) to 0 (for governments alone); absent if the book gives none (fourth edition). */
  readonly legalityClass?: 0 | 1 | 2 | 3 | 4;
  readonly mount?: MountFigures;
  /** The price is in the money of its tech level, and higher in settings with a later one (guns, and our gear of their time). */
  readonly pricedByWealth?: boolean;
  /** Dollars and pounds apiece. */
  readonly cost: number;
  readonly weight: number;
  readonly attacks?: readonly Attack[];
  readonly shield?: ShieldFigures;
  readonly armor?: ArmorFigures;
  /**
   * The group for price and damage by quality: swords, other edged or pointed, crushing; in the fourth edition also
   * knives, bows and similar weapons, firearms. Absent without qualities.
   */
  readonly quality?: 'sword' | 'knife' | 'edged' | 'crushing' | 'launcher' | 'firearm';
  /** Its capacity, and its contents ("10 arrows or bolts"). */
  readonly holds?: { readonly count: number; readonly what: string };
  /** The kinds of launcher that shoot it. */
  readonly ammunitionFor?: readonly string[];
  /** The kinds of firearm that it is loaded into when they are empty: one for each shot, or one for all of them. */
  readonly reloads?: { readonly weapons: readonly string[]; readonly whole?: true };
  /** Worn on both hands, without being armor (brass knuckles). */
  readonly onHands?: boolean;
  /** Effects while it is worn or held. */
  readonly effects?: readonly Effect[];
  readonly notes?: readonly string[];
  /** Its requirement; the item is available even if it is not met. */
  readonly prerequisites?: readonly Prerequisite[];
}

/** A modifier that any item can have (fourth edition). */
export interface ListedItemModifier {
  readonly name: string;
  /** Its addition to the cost factors of the item. */
  readonly costFactor: number;
  /** Its other effects, in words. */
  readonly note: string;
  readonly cite: Citation;
}
