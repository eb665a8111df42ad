import type { Catalog, Listed } from '../catalog/catalog.ts';
import type { Facet } from '../catalog/entry.ts';
import type { ItemFacet } from '../catalog/item-entry.ts';
import type { RaceFacet } from '../catalog/race-entry.ts';
import type { SkillFacet } from '../catalog/skill-entry.ts';
import type { TraitFacet } from '../catalog/trait-entry.ts';
import type { Character } from '../character/character.ts';
import { containersIn } from '../character/containers.ts';
import type { EquipmentRow } from '../character/equipment-rows.ts';
import type { SavedCharacter } from '../character/saved-character.ts';
import type { SkillRow } from '../character/skill-rows.ts';
import type { TraitRow } from '../character/trait-rows.ts';
import { ownItemFacet, ownRaceFacet, ownSkillFacet, ownTraitFacet } from './own-entries.ts';

/** A row of the character with what it stands for. `facet` is null when the ruleset does not know the entry. */
export interface Resolved<Row, F extends Facet> {
  readonly key: string;
  readonly row: Row;
  /** The catalog id, or for own entries the row's key. */
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly facet: F | null;
}

export type ResolvedSkill = Resolved<SkillRow, SkillFacet> & {
  /** The name without speciality and tech level. */
  readonly plainName: string;
};
export type ResolvedTrait = Resolved<TraitRow, TraitFacet>;
export type ResolvedItem = Resolved<EquipmentRow, ItemFacet> & {
  /** In hand or worn. */
  readonly inUse: boolean;
  /** On the body, so that it weighs and can be reached. */
  readonly onBody: boolean;
};

export interface ResolvedRace {
  readonly id: string;
  readonly name: string;
  readonly facet: RaceFacet | null;
}

/** A character under a ruleset with every row resolved: what formulas and findings read choices from. */
export interface SheetContext {
  readonly saved: SavedCharacter;
  readonly character: Character;
  readonly catalog: Catalog;
  readonly race: ResolvedRace;
  readonly traits: readonly ResolvedTrait[];
  readonly skills: readonly ResolvedSkill[];
  readonly items: readonly ResolvedItem[];
  /** Skills of the character by catalog id and by lower-case name (with and without speciality): what weapons and defaults look up. */
  readonly skillsByName: ReadonlyMap<string, readonly ResolvedSkill[]>;
  readonly houseRules: ReadonlySet<string>;
}

/** Resolves the rows of a character against a catalog. Nothing is dropped: unknown entries stay with a null facet. */
export function resolveCharacter(saved: SavedCharacter, catalog: Catalog): SheetContext {
  const { character } = saved;
  const skills = character.skills.map((row) => resolveSkill(row, catalog));
  const byKey = new Map(character.equipment.map((row) => [row.key, row]));
  return {
    saved,
    character,
    catalog,
    race: resolveRace(character, catalog),
    traits: character.traits.map((row) => resolveTrait(row, catalog)),
    skills: skills.map(({ skill }) => skill),
    items: character.equipment.map((row) => {
      const item = resolveItem(row, catalog);
      return row.container === '' ? item : { ...item, ...whereabouts(row, byKey) };
    }),
    skillsByName: byName(skills),
    houseRules: new Set(saved.houseRules),
  };
}

/** Rows never change in place, so what one stands for in a catalog is looked up once and not at every edit. */
function once<Row extends object, Result>(make: (row: Row, catalog: Catalog) => Result) {
  const made = new WeakMap<Catalog, WeakMap<Row, Result>>();
  return (row: Row, catalog: Catalog): Result => {
    const ofCatalog = made.get(catalog) ?? new WeakMap<Row, Result>();
    const ready = ofCatalog.get(row);
    if (ready !== undefined) return ready;
    made.set(catalog, ofCatalog);
    const result = make(row, catalog);
    ofCatalog.set(row, result);
    return result;
  };
}

const resolveSkill = once((row: SkillRow, catalog) => {
  const found = find(row, catalog.skills, row.own && ownSkillFacet(row.own), row.own?.name);
  const special = row.speciality ? `${found.name} (${row.speciality})` : found.name;
  const name = row.techLevel === null ? special : `${special}/TL${row.techLevel}`;
  const skill: ResolvedSkill = { ...found, plainName: found.name, name };
  return { skill, names: [...new Set([skill.id, spelled(found.name), spelled(name)])] };
});

const resolveTrait = once(
  (row: TraitRow, catalog): ResolvedTrait =>
    find(row, catalog.traits, row.own && ownTraitFacet(row.own), row.own?.name),
);

/** The item as it is when it lies in no container. */
const resolveItem = once(
  (row: EquipmentRow, catalog): ResolvedItem => ({
    ...find(row, catalog.items, row.own && ownItemFacet(row.own), row.own?.name),
    ...whereabouts(row, new Map()),
  }),
);

interface EntryRow {
  readonly key: string;
  readonly entry: string;
}

function find<Row extends EntryRow, F extends Facet>(
  row: Row,
  entries: ReadonlyMap<string, Listed<F>>,
  own: F | null,
  ownName: string | undefined,
): Resolved<Row, F> {
  if (own) return { key: row.key, row, id: row.key, name: ownName || 'Unnamed', description: '', facet: own };
  const entry = entries.get(row.entry);
  if (!entry) return { key: row.key, row, id: row.entry, name: row.entry || 'Unnamed', description: '', facet: null };
  return { key: row.key, row, id: entry.id, name: entry.name, description: entry.description, facet: entry.facet };
}

/** An item is where its outermost container is; what lies in a container is never in use. */
function whereabouts(row: EquipmentRow, byKey: ReadonlyMap<string, EquipmentRow>): { inUse: boolean; onBody: boolean } {
  const outermost = row.container ? (containersIn(byKey, row.key).at(-1) ?? row) : row;
  const onBody = outermost.place === 'ready' || outermost.place === 'carried';
  return { onBody, inUse: outermost === row && row.place === 'ready' };
}

function resolveRace(character: Character, catalog: Catalog): ResolvedRace {
  const { entry, own } = character.race;
  if (own) return { id: 'own', name: own.name || 'Unnamed', facet: ownRaceFacet(own) };
  const listed = catalog.races.get(entry);
  return listed
    ? { id: entry, name: listed.name, facet: listed.facet }
    : { id: entry, name: entry === '' || entry === 'human' ? 'Human' : entry, facet: null };
}

function byName(
  skills: readonly { readonly skill: ResolvedSkill; readonly names: readonly string[] }[],
): ReadonlyMap<string, readonly ResolvedSkill[]> {
  const map = new Map<string, ResolvedSkill[]>();
  for (const { skill, names } of skills) {
    for (const name of names) {
      const list = map.get(name);
      if (list) list.push(skill);
      else map.set(name, [skill]);
    }
  }
  return map;
}

const spelled = (name: string): string => name.trim().toLowerCase();
