import type { Catalog } from '../../catalog/catalog.ts';
import type { Effect } from '../../catalog/effect.ts';
import type { Facet, Listed } from '../../catalog/entry.ts';
import type { RaceFacet } from '../../catalog/race-entry.ts';
import type { Difficulty, SkillDefault, SkillFacet } from '../../catalog/skill-entry.ts';
import type { TraitFacet } from '../../catalog/trait-entry.ts';
import type { Character, OwnRace } from '../../character/character.ts';
import { blankRows } from '../../character/edit-rows.ts';
import type { EquipmentRow } from '../../character/equipment-rows.ts';
import { stripBidiControls } from '../../character/schema-parts.ts';
import type { OwnSkill, SkillRow } from '../../character/skill-rows.ts';
import { newModifier, type TraitRow } from '../../character/trait-rows.ts';
import { memoizeByKeys, memoizeByObject } from '../../engine/memoize.ts';
import { applyChoicesToFacet, findNearestLevel, formatTraitName } from '../shared/trait-price.ts';
import type { Resolved, ResolvedRace, ResolvedSkill, ResolvedTrait, SheetContext, SkillsByName } from './context.ts';
import { ownRaceFacet, ownSkillFacet, ownTraitFacet } from './custom-entries.ts';

/** Traits and skills that a race gives its members, as rows of a character. */
interface RaceTemplate {
  readonly traits: readonly TraitRow[];
  /** Rows without points of their own; `relative` is in levels over the attribute. */
  readonly skills: readonly { readonly row: SkillRow; readonly relative: number }[];
}

/** How the keys of rows begin that come from a race; the rows of a character have other ones (`rowKey`). */
export const raceKeyPrefix = 'race.';
/** The same of skills that the character has by a wildcard skill alone. */
export const coveredKeyPrefix = `${raceKeyPrefix}covered.`;

const keyOf = (kind: 'trait' | 'skill', index: number): string => `${raceKeyPrefix}${kind}${index}`;

const blankTrait = blankRows.traits('blank');
const blankSkill = blankRows.skills('blank');
const nothing: RaceTemplate = { traits: [], skills: [] };
// The templates are memoized because their rows are compared by identity later.

/** The rows of a race from the catalog; none for a race that the ruleset does not know. */
export const listedTemplate = (race: RaceFacet | null): RaceTemplate => (race ? templateOfFacet(race) : nothing);

const templateOfFacet = memoizeByObject(
  ({ traits = [], skills = [] }: RaceFacet): RaceTemplate => ({
    traits: traits.map(({ trait, level = 1, choices = {}, modifiers = [], selfControl = null }, i) => ({
      ...blankTrait,
      key: keyOf('trait', i),
      entry: trait,
      level,
      choices: Object.entries(choices).map(([parameter, value]) => ({ parameter, value })),
      modifiers: modifiers.map((figures, at) => newModifier(`m${at}`, figures)),
      selfControl,
    })),
    skills: skills.map(({ skill, speciality = '', relative }, i) => ({
      row: { ...blankSkill, key: keyOf('skill', i), entry: skill, speciality },
      relative,
    })),
  }),
);

/** The rows of an own race. */
const ownTemplate = memoizeByObject(
  ({ traits, skills }: OwnRace): RaceTemplate => ({
    traits: traits.map((row, i) => ({ ...row, key: keyOf('trait', i) })),
    skills: skills.map(({ entry, own, speciality, relative }, i) => ({
      row: { ...blankSkill, key: keyOf('skill', i), entry, own, speciality },
      relative,
    })),
  }),
);

/**
 * Returns a function that gives for a row the row itself, or an earlier one that differs in nothing but a number that
 * the worksheet has: the row is then resolved as before, and its formulas are kept. It also differs if one number is
 * more than 0 and the other is not, since that decides which formulas exist. `previous` is the row in its place in
 * another state of the character.
 */
function keeperOf<Row extends { readonly key: string }>(field: keyof Row & string, numberOf: (row: Row) => number) {
  const earlierRows = new WeakMap<Row, Row>();
  const hasSameChoices = (row: Row, other: Row): boolean => {
    const [fields, others] = [Object.entries(row), new Map(Object.entries(other))];
    const isSame = ([name, value]: readonly [string, unknown]): boolean =>
      name === field
        ? numberOf(row) > 0 === numberOf(other) > 0
        : others.has(name) && Object.is(others.get(name), value);
    return fields.length === others.size && fields.every(isSame);
  };
  return (row: Row, previous: Row | undefined): Row => {
    const known = earlierRows.get(row);
    if (known || !previous || previous === row || previous.key !== row.key) return known ?? row;
    const earlier = earlierRows.get(previous) ?? previous;
    if (!hasSameChoices(row, earlier)) return row;
    earlierRows.set(row, earlier);
    return earlier;
  };
}

/** The row, or an earlier one that differs in nothing but how many points are spent. */
const keepSkillRow = keeperOf<SkillRow>('points', ({ points }) => points);

/** The row, or an earlier one that differs in nothing but how many there are. */
export const keepEquipmentRow = keeperOf<EquipmentRow>('quantity', ({ quantity }) => quantity);

/**
 * The race, and the skills of character and race together. A row of the character for a skill of the race learns that
 * one further; of several such rows it is the first. `techLevel` is
 * the character's own, `previous` the rows of skills in another state of the character.
 */
export function withRace(
  character: Character,
  catalog: Catalog,
  techLevel: number | null,
  previous: readonly SkillRow[] = [],
): { race: ResolvedRace; skills: readonly NamedSkill[] } {
  const { race, template } = raceOf(character, catalog);
  const traits = raceTraits(character, catalog);
  // A heading is no skill.
  const skills = character.skills.flatMap((row, i) =>
    row.own?.holds ? [] : [atTechLevel(resolveSkill(keepSkillRow(row, previous[i]), catalog), techLevel)],
  );
  const ofRace = template.skills.map(({ row, relative }): NamedSkill => {
    return withRelative(atTechLevel(resolveSkill(row, catalog), techLevel), relative);
  });
  const untouched = ofRace.filter(({ skill }) => {
    const index = skills.findIndex(
      (candidate) => candidate.skill.raceRelative === null && isSameSkill(candidate.skill, skill),
    );
    const further = skills[index];
    if (further) skills[index] = withRelative(further, skill.raceRelative);
    return !further;
  });
  return {
    race: { ...race, traits, skills: ofRace.map(({ skill }) => skill) },
    skills: [...untouched, ...skills],
  };
}

/** Entries that all members of the race have. */
export function raceTraits(character: Character, catalog: Catalog): ResolvedTrait[] {
  const { template } = raceOf(character, catalog);
  return template.traits.map((row) => resolveTrait(row, catalog, character.campaign));
}

/**
 * The character with one more skill; null if it improves a skill of the race, is covered by a wildcard skill, or has effects that the level of a skill
 * can depend on (on anything but damage): then it changes more than the formulas of one skill.
 */
export function withFurtherSkill(context: SheetContext, row: SkillRow): { context: SheetContext; key: string } | null {
  const { race, traits, skills, catalog, character } = context;
  const techLevel = ownTechLevel(character.campaign.techLevel, [...race.traits, ...traits]);
  const { skill, names } = atTechLevel(resolveSkill(row, catalog), techLevel);
  const reachesLevels = skill.facet?.effects?.some((effect) => !changesDamage(effect)) ?? false;
  const isCovered = [...skills, ...context.covered].some(({ id, coveredBy }) => coveredBy && id === skill.id);
  if (reachesLevels || isCovered || race.skills.some((ofRace) => isSameSkill(ofRace, skill))) return null;
  const further = { ...character, skills: [...character.skills, row] };
  const more = { ...context, character: further, skills: [...skills, skill] };
  if (!skill.facet || skill.facet.spell) return { context: more, key: skill.key };
  const named = new Map(names.map((name) => [name, [...(context.skillsByName.get(name) ?? []), skill]]));
  // Not a copy with hundreds of names: the picker asks for a dozen skills with every key.
  const skillsByName: SkillsByName = {
    get: (name) => named.get(name) ?? context.skillsByName.get(name),
    has: (name) => named.has(name) || context.skillsByName.has(name),
  };
  return { context: { ...more, skillsByName }, key: skill.key };
}

/** The skill as the race has it. */
const withRelative = memoizeByKeys(
  (named: NamedSkill, relative: number | null) => [named, relative],
  ({ skill, names }, raceRelative): NamedSkill => ({ skill: { ...skill, raceRelative }, names }),
);

/** The same entry or own name, of the same speciality; the tech level makes no difference. A skill is never a spell. */
function isSameSkill(a: ResolvedSkill, b: ResolvedSkill): boolean {
  if (Boolean(a.facet?.spell) !== Boolean(b.facet?.spell)) return false;
  const named = a.row.own && b.row.own && normalizeName(a.plainName) === normalizeName(b.plainName);
  return (named || a.id === b.id) && normalizeName(a.row.speciality) === normalizeName(b.row.speciality);
}

function raceOf(character: Character, catalog: Catalog) {
  const { entry, own } = character.race;
  if (own) {
    const race = { id: 'own', name: own.name || 'Unnamed', facet: ownRaceFacet(own, catalog.races) };
    return { race, template: ownTemplate(own) };
  }
  const listed = catalog.races.get(entry);
  const name = listed?.name ?? (entry === '' || entry === 'human' ? 'Human' : stripBidiControls(entry));
  const facet = listed?.facet ?? null;
  return { race: { id: entry, name, facet }, template: listedTemplate(facet) };
}

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

/** Finds the skills that wildcard skills cover: `covered` are those that the character has by them alone. */
export type CoverSkills = (
  skills: readonly NamedSkill[],
  catalog: Catalog,
  techLevel: number | null,
) => { readonly skills: readonly NamedSkill[]; readonly covered: readonly NamedSkill[] };

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
      facet: row.boughtOff
        ? { ...facet, effects: [], attacks: [], blows: [], prerequisites: [], oneHanded: false }
        : facet,
    };
  },
);

/** A name in the form for comparison. */
export const normalizeName = (name: string): string => name.trim().toLowerCase();
