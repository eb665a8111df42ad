import type {
  AttributePrerequisite,
  Prerequisite,
  PrerequisiteLeaf,
  SkillPrerequisite,
} from '../../catalog/prerequisite.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { ResolvedSkill, ResolvedTrait, SheetContext } from '../resolve/context.ts';
import { techLevelStat } from '../resolve/own-tech-level.ts';
import { spelled } from '../resolve/resolve-rows.ts';
import { isLearned } from '../shared/race-skills.ts';
import { holdersOf } from '../shared/trait-holders.ts';
import { skillStat } from '../stat-ids.ts';

/** The character that a prerequisite is read against. `key` is the row that has it, which never counts itself. */
export interface PrerequisiteScope {
  readonly worksheet: Worksheet;
  readonly context: SheetContext;
  readonly key?: string;
}

/** A prerequisite that is not met. */
export interface Unmet {
  readonly prerequisite: Prerequisite;
  /** Of a tree the parts that are not met; empty for a leaf and for `not`. */
  readonly parts: readonly Unmet[];
  /** The score, count or tech level that is out of bounds; null where the character has none. */
  readonly actual?: number | null;
  /** The trait that a `not` excludes. */
  readonly excluded?: ResolvedTrait;
}

/** What is missing of a prerequisite, as a tree of its unmet parts; null where it is met. */
export function unmet(prerequisite: Prerequisite, scope: PrerequisiteScope): Unmet | null {
  if ('all' in prerequisite) {
    const parts = unmetOf(prerequisite.all, scope);
    return parts.length === 0 ? null : { prerequisite, parts };
  }
  if ('any' in prerequisite) {
    const parts = unmetOf(prerequisite.any, scope);
    return parts.length < prerequisite.any.length ? null : { prerequisite, parts };
  }
  if ('of' in prerequisite) {
    const parts = unmetOf(prerequisite.of, scope);
    const actual = prerequisite.of.length - parts.length;
    return actual >= prerequisite.count ? null : { prerequisite, parts, actual };
  }
  if ('not' in prerequisite) {
    if (unmet(prerequisite.not, scope)) return null;
    const excluded = firstHolder(prerequisite.not, scope);
    return { prerequisite, parts: [], ...(excluded ? { excluded } : {}) };
  }
  return unmetLeaf(prerequisite, scope);
}

/** As {@link unmet}, for all prerequisites of an entry. */
export const unmetOf = (prerequisites: readonly Prerequisite[], scope: PrerequisiteScope): Unmet[] =>
  prerequisites.flatMap((prerequisite) => unmet(prerequisite, scope) ?? []);

function unmetLeaf(prerequisite: PrerequisiteLeaf, scope: PrerequisiteScope): Unmet | null {
  const when = (met: boolean, actual?: number | null): Unmet | null =>
    met ? null : { prerequisite, parts: [], ...(actual === undefined ? {} : { actual }) };
  if ('attribute' in prerequisite) {
    const score = scoreOf(prerequisite, scope);
    return when(isWithin(score, prerequisite), score);
  }
  if ('trait' in prerequisite) {
    const holders = holdersOf(scope.context, prerequisite.trait, prerequisite.options, scope.key);
    const level = holders.reduce((sum, holder) => sum + holder.level, 0);
    return when(holders.length > 0 && level >= (prerequisite.level ?? 0), level);
  }
  if ('techLevel' in prerequisite) {
    const techLevel = techLevelOf(scope);
    return when(techLevel !== null && isWithin(techLevel, prerequisite.techLevel), techLevel);
  }
  if ('skill' in prerequisite) {
    return when(knows(rowsNamed(scope.context.skillsByName, prerequisite, scope), prerequisite.level, scope));
  }
  if ('spell' in prerequisite) {
    const { spell, level } = prerequisite;
    return when(knows(rowsNamed(scope.context.spellsByName, { skill: spell }, scope), level, scope));
  }
  const spells = spellsKnown(scope);
  if ('colleges' in prerequisite) {
    const { size } = new Set(spells.flatMap(({ facet }) => facet?.spell?.colleges ?? []));
    return when(size >= prerequisite.colleges, size);
  }
  const { college } = prerequisite;
  const counted = college ? spells.filter(({ facet }) => facet?.spell?.colleges?.includes(college)) : spells;
  return when(counted.length >= prerequisite.spells, counted.length);
}

const isWithin = (value: number, { atLeast, atMost }: { readonly atLeast?: number; readonly atMost?: number }) =>
  value >= (atLeast ?? value) && value <= (atMost ?? value);

/** The score now, or as it was bought first with the modifier of the race. */
function scoreOf({ attribute, atStart }: AttributePrerequisite, { worksheet, context }: PrerequisiteScope): number {
  if (!atStart || attribute === 'will' || attribute === 'perception') return worksheet.number(attribute);
  return context.character.attributes[attribute] + (context.race.facet?.[attribute] ?? 0);
}

/** The tech level with what traits make of it, where the ruleset works that out; or else that of the setting. */
function techLevelOf({ worksheet, context }: PrerequisiteScope): number | null {
  const own = worksheet.find(techLevelStat)?.value;
  return typeof own === 'number' ? own : context.character.campaign.techLevel;
}

/** Rows by an entry's id, or by its name: one that was typed in serves by its name. */
function rowsNamed(
  rows: ReadonlyMap<string, readonly ResolvedSkill[]>,
  { skill: id, speciality }: SkillPrerequisite,
  { context }: PrerequisiteScope,
): ResolvedSkill[] {
  const name = spelled(context.catalog.skills.get(id)?.name ?? id);
  const names = speciality ? [`${name} (${spelled(speciality)})`] : [id, name];
  return [...new Set(names.flatMap((each) => rows.get(each) ?? []))];
}

function knows(rows: readonly ResolvedSkill[], level: number | undefined, { worksheet, key }: PrerequisiteScope) {
  return rows.some(
    (row) =>
      row.key !== key &&
      (level === undefined ? isLearned(row) : worksheet.number(skillStat(row.key, 'level')) >= level),
  );
}

/** The spells learned besides the one that asks. */
const spellsKnown = ({ context, key }: PrerequisiteScope): ResolvedSkill[] =>
  context.skills.filter((skill) => skill.facet?.spell && skill.key !== key && isLearned(skill));

/** The first trait that meets a prerequisite which names traits. */
function firstHolder(prerequisite: Prerequisite, scope: PrerequisiteScope): ResolvedTrait | undefined {
  if ('trait' in prerequisite) {
    return holdersOf(scope.context, prerequisite.trait, prerequisite.options, scope.key)[0];
  }
  const parts = 'any' in prerequisite ? prerequisite.any : 'all' in prerequisite ? prerequisite.all : [];
  return parts.filter((part) => !unmet(part, scope)).flatMap((part) => firstHolder(part, scope) ?? [])[0];
}
