import type { StatId } from '../../engine/step.ts';
import type { RangedColumn } from '../../rules/combat/combat-rules.ts';
import type { CharacterKind } from '../kinds/character-kinds.ts';
import type { FrameShape } from '../print/frame-outlines.ts';

/** A number of the sheet as printed text. `stat` is the one whose derivation explains it. */
export interface Figure {
  readonly text: string;
  readonly stat?: StatId;
  /** The number behind `text`, if it comes from the worksheet or a weapon's table. */
  readonly value?: number;
  /** The situational figure printed in brackets: with the large shield, against impaling. */
  readonly second?: { readonly text: string; readonly stat?: StatId; readonly when: string };
}

/** Returns a figure as printed: "14", or "14 (12)" with its second one. */
export const formatFigure = ({ text, second }: Figure): string => (second ? `${text} (${second.text})` : text);

export interface LabeledFigure {
  readonly name: string;
  readonly figure: Figure;
  /** The caption under it: "= Move", "weapon / 2". */
  readonly caption?: string;
}

/** A figure that a fight needs first. Its frame shows what kind of figure it is. */
export interface VitalFigure extends LabeledFigure {
  readonly shape: FrameShape;
}

/** Points that go down in play, with their thresholds. */
export interface Tally {
  readonly name: string;
  /** How many there are unharmed; 0 on a form. */
  readonly points: number;
  /** How many are lost at present, if that is printed. */
  readonly lost?: number;
  /** The state at present, if that is printed: "lying, unconscious". */
  readonly state?: string;
  /** "3 left: Move 2, Dodge 2", by the rules of the ruleset. */
  readonly thresholds: readonly string[];
}

export interface AttributeLine {
  readonly id: string;
  readonly name: string;
  readonly fullName: string;
  readonly level: Figure;
  readonly points: Figure;
}

export interface LoadLine {
  readonly name: string;
  readonly limit: Figure;
  /** Move with that load; absent for mounts. */
  readonly move?: Figure;
  readonly dodge?: Figure;
  /** Move in water, in the air and in space, of who has it. */
  readonly media?: readonly LabeledFigure[];
  readonly now: boolean;
}

export interface TraitLine {
  readonly key: string;
  readonly name: string;
  readonly kind: 'advantage' | 'perk' | 'disadvantage' | 'quirk' | 'race';
  readonly points: Figure;
  readonly note: string;
  /** How many containers of its list it is in; it follows its container. */
  readonly depth: number;
  /** Of a container: the points of all that is in it, with its own. */
  readonly total?: Figure;
  /** Of an ability: the number that it is used with. */
  readonly roll?: Figure;
  /** The parts of a race: each with its share of the race's points, or an empty text. */
  readonly parts?: readonly LabeledFigure[];
}

/** Points of a trait that are spent and regained in play. */
export interface PoolOfSheet {
  readonly key: string;
  readonly name: string;
  readonly points: Figure;
  /** "1 back in 10 minutes"; '' for points that do not return with time. */
  readonly regained: string;
  readonly note: string;
}

/** A heading over some lines of a list, with the points of all of them. */
export interface HeadingLine {
  readonly key: string;
  readonly name: string;
  readonly depth: number;
  readonly points: Figure;
}

export interface SkillLine {
  readonly key: string;
  /** How many headings it is under. */
  readonly depth: number;
  /** The headings that begin with this line, outermost first. */
  readonly headings: readonly HeadingLine[];
  readonly name: string;
  /** "DX, average". */
  readonly kind: string;
  readonly points: Figure;
  readonly level: Figure;
  /** "DX+1", "default". */
  readonly relative: string;
  /** Chance to roll the level or less on three dice, in percent. */
  readonly chance: string;
  readonly note: string;
}

/** A spell: a skill with the requirements of casting it. Empty texts if the entry has none. */
export interface SpellLine extends SkillLine {
  /** "area", "resisted by HT". */
  readonly class: string;
  /** "1 s", "1 minute". */
  readonly time: string;
  readonly duration: string;
  /** ST spent: "2", "2 per yard" of an area's radius; `maintain` is the cost of maintaining the spell. */
  readonly cost: string;
  readonly maintain: string;
  /**
   * The requirements of casting, in parts of a line: "cost 2 per yard", "to maintain 1", "1 s to cast", "lasts 1
   * minute".
   */
  readonly casting: readonly string[];
  /** "Magery, Create Fire at 12". */
  readonly prerequisites: string;
}

/** An attack of an item, or of bare hands. */
export interface AttackLine {
  readonly id: string;
  readonly itemKey: string;
  readonly item: string;
  readonly use: string;
  /** As printed after the dice: "(2) burn". */
  readonly type: string;
  readonly damage: Figure;
  /**
   * The kind of damage alone, the divisor of armor, and the multiplier of the dice; absent for bare hands and teeth.
   */
  readonly wounding?: { readonly type: string; readonly armorDivisor: number; readonly times: number };
  /** Its sight's bonus to accuracy after aiming. */
  readonly scope?: number;
  readonly skillName: string;
  readonly skill: Figure;
  readonly parry: Figure;
  readonly reach: string;
  readonly minimumStrength: string;
  readonly notes: readonly string[];
  /** The note on the time to ready or reload the weapon, with its derivation. */
  readonly readying?: { readonly note: string; readonly stat: StatId };
  /** In hand or carried; otherwise stowed or left at home. */
  readonly atHand: boolean;
  readonly ranged: boolean;
}

export interface RangedLine {
  readonly id: string;
  readonly item: string;
  readonly cells: readonly Figure[];
  /** Shots before it is empty, each with a tick box; 0 for ammunition counted by hand, or null. */
  readonly ammunition: number | null;
}

export interface PossessionLine {
  readonly key: string;
  readonly name: string;
  readonly quantity: string;
  readonly place: 'ready' | 'carried' | 'stowed' | 'home';
  /** The name of its container, or ''. */
  readonly inside: string;
  /** How many containers it is in; it follows its container. */
  readonly depth: number;
  /** The container with a preposition: "in pack", "on the saddle horse". */
  readonly within: string;
  /** The place in words: "in hand", "carried, in pack". */
  readonly where: string;
  readonly cost: Figure;
  readonly weight: Figure;
  /** "PD 2, DR 2", "Block". */
  readonly protection: string;
  /** The quantity of ammunition; null for everything else. */
  readonly ammunition: number | null;
  readonly note: string;
}

/** "Kick 2d+2 cr", rolled at 8; the skill is absent if the ruleset has none for it. */
export interface MountAttack {
  readonly name: string;
  readonly skill?: Figure;
  readonly damage: Figure;
  readonly type: string;
}

/** A mount of the character, with its current load. */
export interface MountLine {
  readonly key: string;
  readonly name: string;
  /** "ridden", "led", "at home". */
  readonly where: string;
  /** ST, DX, IQ and HT. */
  readonly attributes: readonly LabeledFigure[];
  readonly move: Figure;
  readonly dodge: Figure;
  /** Move at full speed, if the ruleset has that. */
  readonly gallop?: Figure;
  /** Its attacks, with the bite last, after its rider's lance. */
  readonly attacks: readonly MountAttack[];
  readonly load: SheetModel['load'];
  readonly note: string;
}

/** Parts and total of PD or DR. */
export interface ProtectionSum {
  readonly parts: readonly LabeledFigure[];
  readonly total: Figure;
  /** The figure from behind; absent if it equals the total. */
  readonly behind?: Figure;
}

export interface BodyPlaceLine {
  /** "torso"; "torso, front" and "torso, behind" if armor covers only the front. */
  readonly place: string;
  readonly passiveDefense: Figure;
  readonly damageResistance: Figure;
  /**
   * In a table of hit locations: the results of the dice for a random hit ("9–10", or '' for none), and the modifier to
   * the roll of an attack aimed there. Empty texts on the second line of a place.
   */
  readonly hit?: { readonly rolls: string; readonly toHit: string };
  /** The parts of its DR: "Mail hauberk 5", "Cloth armor 1"; empty outside such a table. */
  readonly layers: readonly string[];
  /** All that is worn there gives way, so that a blow that it stops may bruise. */
  readonly flexible: boolean;
}

/** A picture of the character: a JPEG as a data URL, and its size in pixels. */
export interface PortraitPicture {
  readonly data: string;
  readonly width: number;
  readonly height: number;
}

/** Everything that screen, print and PDF draw. All texts are final; drawing calculates nothing. */
export interface SheetModel {
  readonly ruleset: { readonly id: string; readonly name: string };
  readonly head: {
    readonly name: string;
    /** What its files are called: the name, or "Archer, unnamed" meanwhile; '' for neither. */
    readonly fileName: string;
    readonly player: string;
    readonly campaign: string;
    readonly race: string;
    readonly appearance: string;
    readonly build: string;
    readonly coloring: string;
    readonly pointTotal: Figure;
    readonly portrait: PortraitPicture | null;
    readonly characterKind: CharacterKind;
    /** The drawn portrait that the player chose, or `none`; undefined for one by the kind. */
    readonly drawing: string | undefined;
    readonly sex: '' | 'man' | 'woman';
  };
  readonly attributes: readonly AttributeLine[];
  /** Secondary characteristics, bought up or down from the attributes (fourth edition), with points. */
  readonly secondary: readonly AttributeLine[];
  readonly thrust: Figure;
  readonly swing: Figure;
  readonly hitPoints: Figure;
  readonly fatiguePoints: Figure;
  /** Basic Speed, Move and others of the ruleset. */
  readonly figures: readonly LabeledFigure[];
  readonly load: { readonly carried: Figure; readonly level: string; readonly levels: readonly LoadLine[] };
  readonly activeDefenses: readonly LabeledFigure[];
  /** The active defenses with a retreat, "Dodge 11, Parry 10", for paper, and what it adds otherwise; null where the rules have none. */
  readonly retreat: { readonly defenses: string; readonly more: string } | null;
  /** The figures of the band under the name, in the order of play: hits, fatigue, Move, defenses, protection. */
  readonly vitals: readonly VitalFigure[];
  /** Hits and fatigue to tick off. */
  readonly tallies: readonly Tally[];
  /** Null if the ruleset has no passive defense. */
  readonly passiveDefense: ProtectionSum | null;
  readonly damageResistance: ProtectionSum;
  /** Armor by place, when pieces are worn; in rulesets that have a table of hit locations, all of these. */
  readonly bodyPlaces: readonly BodyPlaceLine[];
  /** The dice for a random hit location: "3d"; null if `bodyPlaces` is no table of hit locations. */
  readonly hitDice: string | null;
  /** The hit locations of a form, and the dice for a random one; null in rulesets without them. */
  readonly emptyHitLocations: { readonly dice: string; readonly lines: readonly BodyPlaceLine[] } | null;
  /** Modifiers of reaction rolls, the general one first, and Status; empty if the ruleset has none. */
  readonly reactions: readonly LabeledFigure[];
  readonly pools: readonly PoolOfSheet[];
  readonly traits: readonly TraitLine[];
  /** The possible kinds of traits, in the order of the sheet. */
  readonly traitKinds: readonly TraitLine['kind'][];
  /** Without the spells. */
  readonly skills: readonly SkillLine[];
  readonly spells: readonly SpellLine[];
  readonly attacks: readonly AttackLine[];
  readonly rangedColumns: readonly RangedColumn[];
  readonly ranged: readonly RangedLine[];
  readonly possessions: readonly PossessionLine[];
  readonly possessionTotals: { readonly cost: Figure; readonly weight: Figure };
  /** Mounts to ride or to load; empty if the ruleset has no rules for them. */
  readonly mounts: readonly MountLine[];
  readonly points: readonly LabeledFigure[];
  /** The lines that tables derive themselves, by the id of the table: `linesOf` reads them. */
  readonly tableLines: Readonly<Record<string, readonly unknown[]>>;
  /** Write-in boxes for numbers that change in play: with the current figure, or with an empty text. */
  readonly writeIns: readonly LabeledFigure[];
  /** Conditional rules that matter at the table. */
  readonly notes: readonly string[];
  /**
   * Those of {@link notes} that the thresholds of {@link tallies} repeat: paper, which shows these, leaves them out.
   */
  readonly notesOfTallies: readonly string[];
  readonly story: string;
  readonly remarks: string;
  /** Whether this is a form to fill in by hand, with all blocks and no content. */
  readonly form: boolean;
  /** Whether the ruleset has spells. */
  readonly magic: boolean;
  /** Whether it is a form with rows for spells. */
  readonly spellRows: boolean;
}

/** Whether these lines include reactions, and not only Status. */
export const hasReactions = (lines: SheetModel['reactions']): boolean =>
  lines.some(({ figure }) => figure.stat?.startsWith('reaction'));

/** Returns the title of a block of these lines on the sheet. */
export const reactionTitle = (lines: SheetModel['reactions']): string =>
  hasReactions(lines) ? 'Reaction +/−' : 'Social standing';

/**
 * Returns the situations of the figures in brackets, each once: "against impaling". `band` are the vital figures of the same
 * sheet, whose legend has named theirs already.
 */
export function situationsInBrackets(figures: readonly Figure[], band: SheetModel['vitals'] = []): string[] {
  const situations = (list: readonly Figure[]) => list.flatMap(({ second }) => (second ? [second.when] : []));
  const named = new Set(situations(band.map(({ figure }) => figure)));
  return [...new Set(situations(figures))].filter((situation) => !named.has(situation));
}
