import type {
  AttributePrerequisite,
  Prerequisite,
  PrerequisiteLeaf,
  SkillPrerequisite,
} from '../../catalog/prerequisite.ts';
import { memoizeFilter } from '../../engine/memoize.ts';
import type { ResolvedSkill, ResolvedTrait, SkillsByName } from '../resolve/context.ts';
import { techLevelStat } from '../resolve/own-tech-level.ts';
import { normalizeName } from '../resolve/resolve-rows.ts';
import { isLearned } from '../shared/race-rows.ts';
import { findHolders } from '../shared/trait-holders.ts';
import { boughtStat, skillStat } from '../stat-ids.ts';
import { isWithin, type PrerequisiteScope, testNamed } from './named-tests.ts';

/** A prerequisite that is not met. */
export interface Unmet {
  readonly prerequisite: Prerequisite;
  /** The unmet parts of a tree; empty for a leaf and for `not`. */
  readonly parts: readonly Unmet[];
  /** The score, count or tech level that is out of bounds; null where the character has none. */
  readonly actual?: number | null;
  /** The trait that a `not` excludes. */
  readonly excluded?: ResolvedTrait;
}

/** Returns what is missing of a prerequisite, as a tree of its unmet parts; null where it is met. */
export function findUnmet(prerequisite: Prerequisite, scope: PrerequisiteScope): Unmet | null {
  if ('all' in prerequisite) {
    const parts = findAllUnmet(prerequisite.all, scope);
    return parts.length === 0 ? null : { prerequisite, parts };
  }
  if ('any' in prerequisite) {
    const parts = findAllUnmet(prerequisite.any, scope);
    return parts.length < prerequisite.any.length ? null : { prerequisite, parts };
  }
  if ('of' in prerequisite) {
    const parts = findAllUnmet(prerequisite.of, scope);
    const actual = prerequisite.of.length - parts.length;
    return actual >= prerequisite.count ? null : { prerequisite, parts, actual };
  }
  if ('not' in prerequisite) {
    if (findUnmet(prerequisite.not, scope)) return null;
    const excluded = firstHolder(prerequisite.not, scope);
    return { prerequisite, parts: [], ...(excluded ? { excluded } : {}) };
  }
  if ('atTechLevel' in prerequisite) {
    const techLevel = techLevelOf(scope);
    const counts = techLevel !== null && isWithin(techLevel, prerequisite.atTechLevel);
    return counts ? findUnmet(prerequisite.requires, scope) : null;
  }
  return unmetLeaf(prerequisite, scope);
}

/** As {@link findUnmet}, for all prerequisites of an entry. */
export const findAllUnmet = (prerequisites: readonly Prerequisite[], scope: PrerequisiteScope): Unmet[] =>
  prerequisites.flatMap((prerequisite) => findUnmet(prerequisite, scope) ?? []);

function unmetLeaf(prerequisite: PrerequisiteLeaf, scope: PrerequisiteScope): Unmet | null {
  const unmetUnless = (met: boolean, actual?: number | null): Unmet | null =>
    met ? null : { prerequisite, parts: [], ...(actual === undefined ? {} : { actual }) };
  if ('attribute' in prerequisite) {
    const score = scoreOf(prerequisite, scope);
    return unmetUnless(isWithin(score, prerequisite), score);
  }
  if ('trait' in prerequisite) {
    const holders = findHolders(scope.context, prerequisite.trait, prerequisite.options, scope.key);
    const level = holders.reduce((sum, holder) => sum + holder.level, 0);
    return unmetUnless(holders.length > 0 && level >= (prerequisite.level ?? 0), level);
  }
  if ('techLevel' in prerequisite) {
    const techLevel = techLevelOf(scope);
    return unmetUnless(techLevel !== null && isWithin(techLevel, prerequisite.techLevel), techLevel);
  }
  if ('skill' in prerequisite) {
    return unmetUnless(knows(rowsNamed(scope.context.skillsByName, prerequisite, scope), prerequisite.level, scope));
  }
  if ('spell' in prerequisite) {
    const { spell, level } = prerequisite;
    return unmetUnless(knows(rowsNamed(scope.context.spellsByName, { skill: spell }, scope), level, scope));
  }
  if (!('colleges' in prerequisite || 'spells' in prerequisite)) {
    const { met, actual } = testNamed(prerequisite, scope, () => spellsKnown(scope));
    return unmetUnless(met, actual);
  }
  const spells = spellsKnown(scope);
  if ('colleges' in prerequisite) {
    const { size } = new Set(spells.flatMap(({ facet }) => facet?.spell?.colleges ?? []));
    return unmetUnless(size >= prerequisite.colleges, size);
  }
  const { college } = prerequisite;
  const counted = college ? spells.filter(({ facet }) => facet?.spell?.colleges?.includes(college)) : spells;
  return unmetUnless(counted.length >= prerequisite.spells, counted.length);
}

/** Returns the score now, or the score at creation with the modifier of the race. */
function scoreOf({ attribute, atStart }: AttributePrerequisite, { worksheet, context }: PrerequisiteScope): number {
  if (!atStart || attribute === 'will' || attribute === 'perception') return worksheet.number(attribute);
  return worksheet.number(boughtStat(attribute)) + (context.race.facet?.[attribute] ?? 0);
}

/** Returns the tech level as changed by traits, where the ruleset derives it; otherwise that of the setting. */
function techLevelOf({ worksheet, context }: PrerequisiteScope): number | null {
  const derivedLevel = worksheet.find(techLevelStat)?.value;
  return typeof derivedLevel === 'number' ? derivedLevel : context.character.campaign.techLevel;
}

/** Finds rows by an entry's id or by its name: a typed-in row matches by its name. */
function rowsNamed(
  rows: SkillsByName,
  { skill: id, speciality }: SkillPrerequisite,
  { context }: PrerequisiteScope,
): ResolvedSkill[] {
  const name = normalizeName(context.catalog.skills.get(id)?.name ?? id);
  const names = speciality ? [`${name} (${normalizeName(speciality)})`] : [id, name];
  return [...new Set(names.flatMap((spelling) => rows.get(spelling) ?? []))];
}

function knows(rows: readonly ResolvedSkill[], level: number | undefined, { worksheet, key }: PrerequisiteScope) {
  return rows.some(
    (row) =>
      row.key !== key &&
      (level === undefined ? isLearned(row) : worksheet.number(skillStat(row.key, 'level')) >= level),
  );
}

/** Returns the learned spells, without the row that has the prerequisite. */
const spellsKnown = ({ context, key }: PrerequisiteScope): ResolvedSkill[] =>
  learnedSpells(context.skills).filter((skill) => skill.key !== key);

const learnedSpells = memoizeFilter<ResolvedSkill>((skill) => skill.facet?.spell && isLearned(skill));

/** Returns the first trait that meets a prerequisite which names traits. */
function firstHolder(prerequisite: Prerequisite, scope: PrerequisiteScope): ResolvedTrait | undefined {
  if ('trait' in prerequisite) {
    return findHolders(scope.context, prerequisite.trait, prerequisite.options, scope.key)[0];
  }
  const parts = 'any' in prerequisite ? prerequisite.any : 'all' in prerequisite ? prerequisite.all : [];
  return parts.filter((part) => !findUnmet(part, scope)).flatMap((part) => firstHolder(part, scope) ?? [])[0];
}
