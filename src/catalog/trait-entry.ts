import type { Citation } from '../engine/citation.ts';
import type { Effect } from './effect.ts';
import type { Facet } from './entry.ts';
import type { Attack } from './item-entry.ts';
import type { Prerequisite } from './prerequisite.ts';
import type { NaturalBlow } from './race-entry.ts';

/** Attacks that belong to a trait: a part of the body (claws, a tail), or a power (lightning). */
interface TraitAttacks {
  /** Attacks of their own, each a line of the weapon table. */
  readonly attacks?: readonly Attack[];
  /** Changes of the blows that everyone has, and further blows. */
  readonly blows?: readonly NaturalBlow[];
}

export type TraitEntryKind = 'advantage' | 'perk' | 'disadvantage' | 'quirk';

/** The price of a trait: one price, a price a level, or a price for each of its levels in turn. */
export type TraitPrice =
  | { readonly points: number }
  | {
      readonly points?: number;
      readonly pointsPerLevel: number;
      readonly mostLevels?: number;
      /** The trait can be had at level 0, for `points` alone, or at half a level. */
      readonly leastLevel?: 0 | 0.5;
      /** The size of a step between its levels, if not 1 (Enhanced Move). */
      readonly levelStep?: 0.5;
      /** A player who typed the trait in may type any fraction of a level, from half of one on. */
      readonly anyFraction?: true;
    }
  | { readonly levels: readonly number[] };

/** The usual literacy in a setting. */
export type LiteracyNorm = 'literate' | 'semi-literate' | 'illiterate';

/**
 * One answer to a trait's question. Its effect on the price is applied in the order of the questions: `points` are
 * added, then the price is multiplied or divided. Rounding ignores the sign: half of −5 rounded down is −2.
 */
export interface TraitOption extends TraitAttacks {
  readonly id: string;
  readonly name: string;
  /** The name in a list of traits ("12 or less"); the name itself if absent, nothing at all if ''. */
  readonly short?: string;
  readonly points?: number;
  /** Points by the literacy of most people in the setting. */
  readonly pointsByNorm?: Readonly<Record<LiteracyNorm, number>>;
  readonly multiply?: number;
  readonly divide?: number;
  readonly round?: 'up' | 'down';
  /** The price is no more than this (a harmless duty gives no points, but costs none). */
  readonly atMost?: number;
  /** The trait is of this kind with the option (a trivial vow is a quirk). */
  readonly kind?: TraitEntryKind;
  readonly effects?: readonly Effect[];
  readonly prerequisites?: readonly Prerequisite[];
  readonly notes?: readonly string[];
}

/** A trait's question: one of `options`, or a text in the player's words. */
export interface TraitParameter {
  readonly id: string;
  readonly label: string;
  readonly options?: readonly TraitOption[];
  /**
   * Asked only while an earlier question has one of these answers; with any other answer this one does not count, neither
   * in the price nor in the effects nor in the name (the points of a fear that the book does not list).
   */
  readonly onlyWith?: { readonly parameter: string; readonly options: readonly string[] };
  /** The initial option; the first one if absent. `initialFromTechLevel`: another one from that tech level of the setting on. */
  readonly initial?: string;
  readonly initialFromTechLevel?: { readonly techLevel: number; readonly option: string };
  /** For a text: its subject, and the book's suggestions. */
  readonly text?: { readonly placeholder: string; readonly suggestions?: readonly string[] };
}

/** An enhancement (positive) or limitation that the book suggests for a trait, in percent of its price. */
export interface SuggestedModifier {
  readonly name: string;
  readonly percent: number;
  /** If it counts for a part of the price alone: the price per level (Magery), or the rest. */
  readonly appliesTo?: 'all' | 'levels' | 'base';
}

/** An enhancement or limitation that is not specific to a trait. With a percentage of 0 the player enters it. */
export interface GeneralModifier extends SuggestedModifier {
  readonly cite: Citation;
  /** The percentage counts once for each of its levels. */
  readonly perLevel?: true;
}

/** A change of the attacks of a trait by one of its modifiers. rules/fourth-edition/common/attack-modifiers.ts makes it. */
export type AttackChange =
  | { readonly to: 'accuracy' | 'recoil' | 'skill' | 'damagePerDie'; readonly each: number }
  | {
      readonly to: 'armorDivisor' | 'rateOfFire' | 'range' | 'halfDamage' | 'maximum';
      readonly byPercent: Readonly<Record<number, number>>;
    }
  | {
      readonly to:
        | 'area'
        | 'cone'
        | 'explosion'
        | 'fragments'
        | 'jet'
        | 'long'
        | 'malediction'
        | 'melee'
        | 'noParry'
        | 'strengthBased';
    };

/** What modifiers with names that begin so make of the attacks of their trait. */
export interface AttackModifier {
  /** In lower case. */
  readonly name: string;
  readonly changes: readonly AttackChange[];
}

/** Points that are spent and regained in play: so many, and more for each level; a point returns in so many minutes. */
interface PoolFacet {
  readonly points: number;
  readonly perLevel: number;
  /** Null for points that do not return with time. */
  readonly minutes: number | null;
}

/** A trait to choose that becomes a container of other traits. */
interface ContainerFacet {
  readonly holds: 'power' | 'alternatives';
  /** What the power comes from. */
  readonly source?: string;
  /** On the price of all that it holds, except a Talent. */
  readonly modifier?: SuggestedModifier;
  /** The ids of the traits that belong to it, which are offered first. */
  readonly abilities?: readonly string[];
}

export interface TraitFacet extends Facet, TraitAttacks {
  /** With `kindByPrice` the kind in lists to choose from; on a character the price decides it. */
  readonly kind: TraitEntryKind;
  readonly kindByPrice?: boolean;
  readonly price: TraitPrice;
  /** Questions whose answers change the price or the effects, in the order in which they do. */
  readonly parameters?: readonly TraitParameter[];
  readonly effects?: readonly Effect[];
  /** Its bonus to the skill that is the answer to a question (Incompetence). */
  readonly skillOfAnswer?: { readonly parameter: string; readonly add: number; readonly perLevel?: true };
  readonly prerequisites?: readonly Prerequisite[];
  readonly notes?: readonly string[];
  /** It changes no number: players and game master act it out, or roll its self-control alone. */
  readonly plays?: 'story';
  /** Can be bought with earned points after the character was made. */
  readonly gainedInPlay?: boolean;
  /** Can be had more than once (enemies, phobias), but no more often than `most`, nor for more points than `mostPoints`. */
  readonly repeatable?: boolean;
  readonly most?: number;
  readonly mostPoints?: number;
  /** The answer to its one question is its whole name (a quirk in the player’s words). */
  readonly textIsName?: true;
  /** It is resisted by a self-control roll, which changes the price. */
  readonly selfControl?: boolean;
  /** Offered if the ruleset has percentages on traits. */
  readonly modifiers?: readonly SuggestedModifier[];
  /** Leaves one hand to hold things with. */
  readonly oneHanded?: boolean;
  readonly pool?: PoolFacet;
  readonly container?: ContainerFacet;
  /** A Talent: it helps the abilities of the power that it is in, whose modifier does not count for it. */
  readonly helpsPower?: true;
}
