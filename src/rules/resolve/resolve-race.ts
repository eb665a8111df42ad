import type { Catalog } from '../../catalog/catalog.ts';
import type { RaceFacet } from '../../catalog/race-entry.ts';
import { stripBidiControls } from '../../character/bidi-controls.ts';
import type { Character, OwnRace } from '../../character/character.ts';
import { blankRows } from '../../character/edit-rows.ts';
import type { EquipmentRow } from '../../character/equipment-rows.ts';
import type { SkillRow } from '../../character/skill-rows.ts';
import type { TraitRow } from '../../character/trait-rows.ts';
import { memoizeByKeys, memoizeByObject } from '../../engine/memoize.ts';
import type { ResolvedRace, ResolvedSkill, ResolvedTrait, SheetContext, SkillsByName } from './context.ts';
import { ownRaceFacet } from './own-entries.ts';
import {
  atTechLevel,
  type NamedSkill,
  normalizeName,
  ownTechLevel,
  resolveSkill,
  resolveTrait,
} from './resolve-rows.ts';

/** Traits and skills that a race gives its members, as rows of a character. */
interface RaceTemplate {
  readonly traits: readonly TraitRow[];
  /** Rows without points of their own; `relative` is in levels over the attribute. */
  readonly skills: readonly { readonly row: SkillRow; readonly relative: number }[];
}

/** How the keys of rows begin that come from a race; the rows of a character have other ones (`rowKey`). */
export const raceKeyPrefix = 'race.';

const keyOf = (kind: 'trait' | 'skill', index: number): string => `${raceKeyPrefix}${kind}${index}`;

const blankTrait = blankRows.traits('blank');
const blankSkill = blankRows.skills('blank');
const nothing: RaceTemplate = { traits: [], skills: [] };
// The templates are memoized because their rows are compared by identity later.

/** The rows of a race from the catalog; none for a race that the ruleset does not know. */
export const listedTemplate = (race: RaceFacet | null): RaceTemplate => (race ? templateOfFacet(race) : nothing);

const templateOfFacet = memoizeByObject(
  ({ traits = [], skills = [] }: RaceFacet): RaceTemplate => ({
    traits: traits.map(({ trait, level = 1, choices = {} }, i) => ({
      ...blankTrait,
      key: keyOf('trait', i),
      entry: trait,
      level,
      choices: Object.entries(choices).map(([parameter, value]) => ({ parameter, value })),
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
 * The character with one more skill; null if it improves a skill of the race, or has effects: then it changes more than
 * the formulas of one skill.
 */
export function withFurtherSkill(context: SheetContext, row: SkillRow): { context: SheetContext; key: string } | null {
  const { race, traits, skills, catalog, character } = context;
  const techLevel = ownTechLevel(character.campaign.techLevel, [...race.traits, ...traits]);
  const { skill, names } = atTechLevel(resolveSkill(row, catalog), techLevel);
  if (skill.facet?.effects?.length || race.skills.some((ofRace) => isSameSkill(ofRace, skill))) return null;
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
