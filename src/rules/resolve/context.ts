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
  /** The catalog id, or for own entries the row's key. */
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly facet: F | null;
}

/** What was chosen of a skill, except how many points are spent: these are numbers of the worksheet. */
type SkillChoices = Omit<SkillRow, 'points'>;

export type ResolvedSkill = Resolved<SkillChoices, SkillFacet> & {
  /** Points are spent on it. */
  readonly hasPoints: boolean;
  /** The name without speciality and tech level. */
  readonly plainName: string;
  /** That of the row, or else for a skill that has one the character's own; null if neither names one. */
  readonly techLevel: number | null;
  /** The levels over its attribute at which every member of the race has it; null when it is none of the race's. */
  readonly raceRelative: number | null;
};
export type ResolvedTrait = Resolved<TraitRow, TraitFacet> & {
  /** The name without what was chosen. */
  readonly plainName: string;
  /** The level that counts: the one chosen (`row.level`) where it exists, or else the nearest one that does. */
  readonly level: number;
  /** The entry as the catalog has it; `facet` is the entry with the answers of the row applied. */
  readonly listed: TraitFacet | null;
};
/** What was chosen of an item, except how many there are: these are numbers of the worksheet. */
type ItemChoices = Omit<EquipmentRow, 'quantity'>;

export type ResolvedItem = Resolved<ItemChoices, ItemFacet> & {
  /** There is at least a part of one: the quantity is more than 0. */
  readonly hasAny: boolean;
  /** In hand or worn. */
  readonly inUse: boolean;
  /** On the body, so that it weighs and can be reached. A beast never is, nor what it carries. */
  readonly onBody: boolean;
  /** The key of the beast that carries it, or ''. */
  readonly mount: string;
};

export interface ResolvedRace {
  readonly id: string;
  readonly name: string;
  readonly facet: RaceFacet | null;
  /** What all members have, with keys that no row of a character has ("race.trait0"). */
  readonly traits: readonly ResolvedTrait[];
  readonly skills: readonly ResolvedSkill[];
}

export type SkillsByName = Pick<ReadonlyMap<string, readonly ResolvedSkill[]>, 'get' | 'has'>;

/** A character under a ruleset with every row resolved: what formulas and findings read choices from. */
export interface SheetContext {
  readonly saved: SavedCharacter;
  /** As it is shown: see {@link withoutBidiControls}. */
  readonly character: Character;
  readonly ruleset: FamilyMember;
  readonly catalog: Catalog;
  readonly race: ResolvedRace;
  readonly traits: readonly ResolvedTrait[];
  /** The skills of the race that were not learned further, without points; then those of the character's rows. */
  readonly skills: readonly ResolvedSkill[];
  readonly items: readonly ResolvedItem[];
  /**
   * Skills of the character by catalog id and by lower-case name (with and without speciality): what weapons and defaults
   * look up. Spells are not among them, whatever their names, nor rows that the ruleset does not know.
   */
  readonly skillsByName: SkillsByName;
  /** Spells likewise: what the prerequisites of other spells look up. */
  readonly spellsByName: SkillsByName;
}

/** A beast, to ride or to load. */
export const isMount = ({ facet }: { readonly facet: ItemFacet | null }): boolean => facet?.kind === 'mount';
