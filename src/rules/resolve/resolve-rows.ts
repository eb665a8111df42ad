import type { Catalog, Listed } from '../../catalog/catalog.ts';
import type { Facet } from '../../catalog/entry.ts';
import { stripBidiControls } from '../../character/bidi-controls.ts';
import type { Character } from '../../character/character.ts';
import type { SkillRow } from '../../character/skill-rows.ts';
import type { TraitRow } from '../../character/trait-rows.ts';
import { facetWithChoices, traitName } from '../shared/trait-choices.ts';
import { nearestLevel } from '../shared/trait-levels.ts';
import type { Resolved, ResolvedSkill, ResolvedTrait } from './context.ts';
import { ownSkillFacet, ownTraitFacet } from './own-entries.ts';

/** Rows never change in place, so what one stands for in a catalog is looked up once and not at every edit. */
export function memoByRow<Row extends object, Result>(make: (row: Row, catalog: Catalog) => Result) {
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

interface EntryRow {
  readonly key: string;
  readonly entry: string;
}

/** What a row stands for: what the player typed in, the entry of the list, or nothing that the ruleset knows. */
export function findEntry<Row extends EntryRow, F extends Facet>(
  row: Row,
  entries: ReadonlyMap<string, Listed<F>>,
  own: F | null,
  ownName: string | undefined,
): Resolved<Row, F> {
  if (own) return { key: row.key, row, id: row.key, name: ownName || 'Unnamed', description: '', facet: own };
  const entry = entries.get(row.entry);
  if (!entry) {
    const name = stripBidiControls(row.entry) || 'Unnamed';
    return { key: row.key, row, id: row.entry, name, description: '', facet: null };
  }
  return { key: row.key, row, id: entry.id, name: entry.name, description: entry.description, facet: entry.facet };
}

/** A skill with the names by which weapons and defaults look it up. */
export interface NamedSkill {
  readonly skill: ResolvedSkill;
  readonly names: readonly string[];
}

/** The skill that a row stands for, as though there were no race. */
export const resolveSkill = memoByRow((row: SkillRow, catalog): NamedSkill => {
  const found = findEntry(row, catalog.skills, row.own && ownSkillFacet(row.own), row.own?.name);
  const special = row.speciality ? `${found.name} (${row.speciality})` : found.name;
  const name = row.techLevel === null ? special : `${special}/TL${row.techLevel}`;
  const { techLevel } = row;
  const skill: ResolvedSkill = { ...found, plainName: found.name, name, techLevel, raceRelative: null };
  return { skill, names: [...new Set([skill.id, spelled(found.name), spelled(name)])] };
});

const skillsAtTechLevel = new WeakMap<NamedSkill, Map<number, NamedSkill>>();

/** The skill with this tech level where it is another one at each (“/TL”) and its row names none; or else as it is. */
export function atTechLevel(named: NamedSkill, techLevel: number | null): NamedSkill {
  const { skill, names } = named;
  if (techLevel === null || skill.techLevel !== null || !skill.facet?.techLevel) return named;
  const known = skillsAtTechLevel.get(named) ?? new Map<number, NamedSkill>();
  skillsAtTechLevel.set(named, known);
  const ready = known.get(techLevel);
  if (ready) return ready;
  const name = `${skill.name}/TL${techLevel}`;
  const made = { skill: { ...skill, name, techLevel }, names: [...names, spelled(name)] };
  known.set(techLevel, made);
  return made;
}

const listedTrait = memoByRow((row: TraitRow, catalog): ResolvedTrait => {
  const found = findEntry(row, catalog.traits, row.own && ownTraitFacet(row.own), row.own?.name);
  const level = found.facet ? nearestLevel(found.facet, row.level) : row.level;
  return { ...found, plainName: found.name, level, listed: found.facet };
});

type Campaign = Character['campaign'];
const traitsAnswered = new WeakMap<Campaign, WeakMap<ResolvedTrait, ResolvedTrait>>();

/** The trait as its answers make it under this campaign; one that was bought off does nothing any more. */
export function resolveTrait(row: TraitRow, catalog: Catalog, campaign: Campaign): ResolvedTrait {
  const found = listedTrait(row, catalog);
  const { listed } = found;
  if (!listed || !(listed.parameters || listed.kindByPrice || row.boughtOff)) return found;
  const ofCampaign = traitsAnswered.get(campaign) ?? new WeakMap<ResolvedTrait, ResolvedTrait>();
  const ready = ofCampaign.get(found);
  if (ready) return ready;
  const facet = facetWithChoices(listed, row, campaign);
  const resolved: ResolvedTrait = {
    ...found,
    name: traitName(found.plainName, listed, row, campaign),
    facet: row.boughtOff ? { ...facet, effects: [], limits: [], oneHanded: false } : facet,
  };
  traitsAnswered.set(campaign, ofCampaign);
  ofCampaign.set(found, resolved);
  return resolved;
}

/** A name as it is compared. */
export const spelled = (name: string): string => name.trim().toLowerCase();
