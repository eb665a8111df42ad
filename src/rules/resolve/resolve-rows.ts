import type { Catalog } from '../../catalog/catalog.ts';
import type { Effect } from '../../catalog/effect.ts';
import type { Facet, Listed } from '../../catalog/entry.ts';
import type { Difficulty, SkillDefault, SkillFacet } from '../../catalog/skill-entry.ts';
import type { TraitFacet } from '../../catalog/trait-entry.ts';
import { stripBidiControls } from '../../character/bidi-controls.ts';
import type { Character } from '../../character/character.ts';
import type { OwnSkill, SkillRow } from '../../character/skill-rows.ts';
import type { TraitRow } from '../../character/trait-rows.ts';
import { memoizeByKeys } from '../../engine/memoize.ts';
import { applyChoicesToFacet, findNearestLevel, formatTraitName } from '../shared/trait-price.ts';
import type { Resolved, ResolvedSkill, ResolvedTrait } from './context.ts';
import { ownSkillFacet, ownTraitFacet } from './own-entries.ts';

/** The number that traits such as Primitive change: the tech level of the culture that the character comes from. */
export const techLevelStat = 'techLevel';

const none: readonly Effect[] = [];

/**
 * The tech level that the character's own culture has: the setting's, changed by traits, and no lower than 0;
 * null if the setting names none. The worksheet has the same number with its steps; names of skills are needed before
 * there is one.
 */
export function ownTechLevel(ofSetting: number | null, traits: readonly ResolvedTrait[]): number | null {
  if (ofSetting === null) return null;
  let own = ofSetting;
  for (const { facet, level } of traits) {
    for (const { to, add, perLevel, when } of facet?.effects ?? none) {
      if (to === techLevelStat && add !== undefined && !when) own += perLevel ? add * level : add;
    }
  }
  return Math.max(0, own);
}

/**
 * Where the tech level of a skill comes from if its row names none, "the setting"; '' for one that is named or missing.
 */
export function techLevelSource(
  { row, techLevel }: Pick<ResolvedSkill, 'row' | 'techLevel'>,
  campaign: Character['campaign'],
): string {
  if (techLevel === null || row.techLevel !== null) return '';
  return techLevel === campaign.techLevel ? 'the setting' : 'the setting and your traits';
}

const easier: Readonly<Partial<Record<Difficulty, Difficulty>>> = {
  average: 'easy',
  hard: 'average',
  veryHard: 'hard',
};

/** The whole skill, used by somebody who knows one optional speciality of it (Basic Set p. 169). */
const wholeFromPart = 2;

/**
 * Returns the facet of the skill with this id for a row with this speciality ('' for none): with the defaults of the
 * speciality, a step easier if it is optional (Basic Set p. 169), and as a technique of the skill that it names.
 */
function facetAtSpeciality(facet: SkillFacet, id: string, speciality: string): SkillFacet {
  const about = facet.speciality;
  if (!about) return facet;
  const chosen = speciality.trim();
  const ofChoice = chosen === '' ? [] : (findChoice(about.defaults, chosen) ?? []);
  const listed = [...facet.defaults, ...ofChoice].flatMap((source) => namedBy(source, chosen));
  if (about.optional) return atOptional(facet, listed, id, chosen);
  if (!about.basedOn || chosen === '') return { ...facet, defaults: listed };
  const { penalty, atMost } = about.basedOn;
  return {
    ...facet,
    defaults: [...listed, { skill: chosen.toLowerCase(), penalty }],
    ...(atMost === undefined ? {} : { maximum: atMost + penalty }),
  };
}

function atOptional(facet: SkillFacet, listed: readonly SkillDefault[], id: string, chosen: string): SkillFacet {
  return chosen === ''
    ? { ...facet, defaults: [...listed, { skill: id, penalty: wholeFromPart }] }
    : {
        ...facet,
        difficulty: easier[facet.difficulty] ?? facet.difficulty,
        defaults: [...listed, { skill: id, penalty: 0, speciality: '' }],
      };
}

const findChoice = (defaults: Readonly<Record<string, readonly SkillDefault[]>> = {}, chosen: string) =>
  Object.entries(defaults).find(([choice]) => choice.toLowerCase() === chosen.toLowerCase())?.[1];

/** The default with the speciality in place of `same`; none while there is no speciality. */
function namedBy(source: SkillDefault, chosen: string): readonly SkillDefault[] {
  if ('attribute' in source || source.speciality !== 'same') return [source];
  return chosen === '' ? [] : [{ ...source, speciality: chosen }];
}

interface EntryRow {
  readonly key: string;
  readonly entry: string;
}

/** The entry that a row names: a custom entry, a catalog entry, or one that the ruleset does not know (null facet). */
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

/**
 * The facet of a custom skill. One with the name of a listed skill has the same effect on damage (Karate), unless it
 * has its own.
 */
const typedSkillFacet = memoizeByKeys(
  (own: OwnSkill, catalog: Catalog) => [own, catalog],
  (own, catalog): SkillFacet => {
    const facet = ownSkillFacet(own);
    const listed = own.spell ? undefined : catalog.skills.get(normalizeName(own.name).replaceAll(/\s+/g, '-'));
    const inherited = listed?.facet.effects?.filter(changesDamage) ?? [];
    if (inherited.length === 0 || facet.effects?.some(changesDamage)) return facet;
    return { ...facet, effects: [...(facet.effects ?? []), ...inherited] };
  },
);

const changesDamage = ({ to }: Effect): boolean =>
  typeof to === 'object' && (to.damage !== undefined || to.damagePerDie !== undefined);

/** The skill of a row, regardless of the race. */
export const resolveSkill = memoizeByKeys(
  (row: SkillRow, catalog: Catalog) => [row, catalog],
  (row, catalog): NamedSkill => {
    const found = findEntry(row, catalog.skills, row.own && typedSkillFacet(row.own, catalog), row.own?.name);
    const resolved = found.facet?.speciality
      ? { ...found, facet: facetAtSpeciality(found.facet, found.id, row.speciality) }
      : found;
    const special = row.speciality ? `${resolved.name} (${row.speciality})` : resolved.name;
    const name = row.techLevel === null ? special : `${special}/TL${row.techLevel}`;
    const { techLevel } = row;
    const skill: ResolvedSkill = {
      ...resolved,
      plainName: resolved.name,
      name,
      techLevel,
      raceRelative: null,
      hasPoints: row.points > 0,
    };
    return { skill, names: [...new Set([skill.id, ...[resolved.name, special, name].map(normalizeName)])] };
  },
);

/** The skill with this tech level if it differs at each (“/TL”) and its row names none; otherwise unchanged. */
export const atTechLevel = memoizeByKeys(
  (named: NamedSkill, techLevel: number | null) => [named, techLevel],
  (named, techLevel): NamedSkill => {
    const { skill, names } = named;
    if (techLevel === null || skill.techLevel !== null || !skill.facet?.techLevel) return named;
    const name = `${skill.name}/TL${techLevel}`;
    return { skill: { ...skill, name, techLevel }, names: [...names, normalizeName(name)] };
  },
);

const listedTrait = memoizeByKeys(
  (row: TraitRow, catalog: Catalog) => [row, catalog],
  (row, catalog): ResolvedTrait => {
    const resolved = findEntry(row, catalog.traits, row.own && ownTraitFacet(row.own), row.own?.name);
    const level = resolved.facet ? findNearestLevel(resolved.facet, row.level) : row.level;
    return { ...resolved, plainName: resolved.name, level, listed: resolved.facet };
  },
);

type Campaign = Character['campaign'];

/** The trait as its answers make it under this campaign; one that was bought off does nothing any more. */
export function resolveTrait(row: TraitRow, catalog: Catalog, campaign: Campaign): ResolvedTrait {
  const trait = listedTrait(row, catalog);
  const { listed } = trait;
  const depends = listed && (listed.parameters || listed.kindByPrice || row.boughtOff);
  return depends ? traitWithAnswers(trait, listed, campaign) : trait;
}

const traitWithAnswers = memoizeByKeys(
  (trait: ResolvedTrait, _listed: TraitFacet, campaign: Campaign) => [trait, campaign],
  (trait, listed, campaign): ResolvedTrait => {
    const { row } = trait;
    const facet = applyChoicesToFacet(listed, row, campaign);
    return {
      ...trait,
      name: formatTraitName(trait.plainName, listed, row, campaign),
      facet: row.boughtOff ? { ...facet, effects: [], prerequisites: [], oneHanded: false } : facet,
    };
  },
);

/** A name in the form for comparison. */
export const normalizeName = (name: string): string => name.trim().toLowerCase();
