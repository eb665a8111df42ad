import type { Catalog } from '../../catalog/catalog.ts';
import type { Facet } from '../../catalog/entry.ts';
import type { ItemFacet } from '../../catalog/item-entry.ts';
import type { RaceFacet } from '../../catalog/race-entry.ts';
import type { SkillFacet } from '../../catalog/skill-entry.ts';
import type { TraitFacet } from '../../catalog/trait-entry.ts';
import type { Character, SavedCharacter } from '../../character/character.ts';
import type { EquipmentRow } from '../../character/equipment-rows.ts';
import { withoutBidiControls } from '../../character/schema-parts.ts';
import type { SkillRow } from '../../character/skill-rows.ts';
import type { TraitRow } from '../../character/trait-rows.ts';
import type { FamilyMember } from '../ruleset-family.ts';

/** A row of the character with the entry that it names. `facet` is null when the ruleset does not know the entry. */
export interface Resolved<Row, F extends Facet> {
  readonly key: string;
  readonly row: Row;
  /** The catalog id, or the row's key for custom entries. */
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly facet: F | null;
}

/** The choices of a skill, except the points spent, which are numbers of the worksheet. */
type SkillChoices = Omit<SkillRow, 'points'>;

export type ResolvedSkill = Resolved<SkillChoices, SkillFacet> & {
  /** Points are spent on it. */
  readonly hasPoints: boolean;
  /** The name without speciality and tech level. */
  readonly plainName: string;
  /** The row's, or else for a skill that has one the character's; null if neither names one. */
  readonly techLevel: number | null;
  /** The levels over its attribute at which every member of the race has it; null if the race does not have it. */
  readonly raceRelative: number | null;
  /** The learned wildcard skills that it is a part of; absent if there are none. */
  readonly coveredBy?: readonly ResolvedSkill[];
};
export type ResolvedTrait = Resolved<TraitRow, TraitFacet> & {
  /** The name without the choices. */
  readonly plainName: string;
  /** The effective level: the chosen one (`row.level`) if it exists, or else the nearest one. */
  readonly level: number;
  /** The entry as the catalog has it; `facet` is the entry with the answers of the row applied. */
  readonly listed: TraitFacet | null;
};
/** The choices of an item, except the quantity, which is a number of the worksheet. */
type ItemChoices = Omit<EquipmentRow, 'quantity'>;

export type ResolvedItem = Resolved<ItemChoices, ItemFacet> & {
  /** There is at least a part of one: the quantity is more than 0. */
  readonly hasAny: boolean;
  /** In hand or worn. */
  readonly inUse: boolean;
  /** On the body, so that it weighs and can be reached. A beast never is, nor its load. */
  readonly onBody: boolean;
  /** The key of the beast that carries it, or ''. */
  readonly mount: string;
  /** The trait whose attacks these are; absent for things. */
  readonly trait?: ResolvedTrait;
};

export interface ResolvedRace {
  readonly id: string;
  readonly name: string;
  readonly facet: RaceFacet | null;
  /** Entries that all members have, with keys that no row of a character has ("race.trait0"). */
  readonly traits: readonly ResolvedTrait[];
  readonly skills: readonly ResolvedSkill[];
}

export type SkillsByName = Pick<ReadonlyMap<string, readonly ResolvedSkill[]>, 'get' | 'has'>;

/** A character under a ruleset with every row resolved: what formulas and findings read choices from. */
export interface SheetContext {
  readonly saved: SavedCharacter;
  /** As displayed: see {@link withoutBidiControls}. */
  readonly character: Character;
  readonly ruleset: FamilyMember;
  readonly catalog: Catalog;
  readonly race: ResolvedRace;
  readonly traits: readonly ResolvedTrait[];
  /** The skills of the race that were not improved further, without points; then those of the character's rows. */
  readonly skills: readonly ResolvedSkill[];
  /** Skills that the character has by a wildcard skill alone: they are in no list of the sheet. */
  readonly covered: readonly ResolvedSkill[];
  readonly items: readonly ResolvedItem[];
  /**
   * Skills of the character by catalog id and by lower-case name (with and without speciality): for weapons and
   * defaults. Spells are excluded, whatever their names, and so are rows that the ruleset does not know.
   */
  readonly skillsByName: SkillsByName;
  /** Spells likewise: for the prerequisites of other spells. */
  readonly spellsByName: SkillsByName;
}

/** A beast, to ride or to load. */
export const isMount = ({ facet }: { readonly facet: ItemFacet | null }): boolean => facet?.kind === 'mount';
