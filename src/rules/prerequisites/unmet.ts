import type { TextMatch } from '../../catalog/effect.ts';
import type {
  AttributePrerequisite,
  Bounds,
  ContentsPrerequisite,
  InUsePrerequisite,
  NamedSkillPrerequisite,
  NamedSpellsPrerequisite,
  NamedTraitPrerequisite,
  Prerequisite,
  PrerequisiteLeaf,
  SkillPrerequisite,
  SumPrerequisite,
} from '../../catalog/prerequisite.ts';
import { memoizeFilter } from '../../engine/memoize.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { ResolvedItem, ResolvedSkill, ResolvedTrait, SheetContext, SkillsByName } from '../resolve/context.ts';
import { normalizeName, techLevelStat } from '../resolve/resolve-rows.ts';
import { matchesText } from '../shared/effect-targets.ts';
import { findHolders, isLearned } from '../shared/rows.ts';
import { boughtStat, itemStat, skillStat } from '../stat-ids.ts';

/** The character that a prerequisite is checked against. `key` is the row that has it, which never counts itself. */
export interface PrerequisiteScope {
  readonly worksheet: Worksheet;
  readonly context: SheetContext;
  readonly key?: string;
}

/** Prerequisites of other programs' entries: by names and other texts, where ours name an id. */
export type NamedPrerequisite =
  | NamedTraitPrerequisite
  | NamedSkillPrerequisite
  | NamedSpellsPrerequisite
  | SumPrerequisite
  | ContentsPrerequisite
  | InUsePrerequisite;

/** Whether it is met, with the number that is out of bounds if there is one. */
interface NamedAnswer {
  readonly met: boolean;
  readonly actual?: number;
}

const isWithin = (value: number, { atLeast, atMost }: Bounds): boolean =>
  value >= (atLeast ?? value) && value <= (atMost ?? value);

/** Compares with a text; an empty one fits anything. */
const fits = (pattern: TextMatch, texts: readonly string[]): boolean => isEmpty(pattern) || matchesText(pattern, texts);
const isEmpty = (pattern: TextMatch): boolean =>
  (typeof pattern === 'string' ? pattern : 'starts' in pattern ? pattern.starts : pattern.contains).trim() === '';

/** Returns whether the character meets it. `spells` are the known ones, without the row that asks. */
function testNamed(
  prerequisite: NamedPrerequisite,
  scope: PrerequisiteScope,
  spells: () => readonly ResolvedSkill[],
): NamedAnswer {
  const { worksheet, context, key } = scope;
  if ('traitNamed' in prerequisite) {
    const { traits, race } = context;
    const rows = [...traits, ...race.traits].filter((trait) => trait.key !== key && !trait.row.boughtOff);
    return { met: rows.some((trait) => hasTrait(trait, prerequisite)) };
  }
  if ('skillNamed' in prerequisite) {
    const hasBounds = prerequisite.atLeast !== undefined || prerequisite.atMost !== undefined;
    const met = [...context.skills, ...context.covered].some(
      (skill) =>
        skill.key !== key &&
        skill.facet &&
        !skill.facet.spell &&
        isNamed(skill, prerequisite) &&
        (hasBounds ? isWithin(worksheet.number(skillStat(skill.key, 'level')), prerequisite) : isLearned(skill)),
    );
    return { met };
  }
  if ('spellsBy' in prerequisite) {
    const bounds = { ...prerequisite, ...(hasNoBound(prerequisite) ? { atLeast: 1 } : {}) };
    const actual = spells().filter((spell) => fits(prerequisite.text, textsOf(spell, prerequisite.spellsBy))).length;
    return { met: isWithin(actual, bounds), actual };
  }
  if ('sumOf' in prerequisite) {
    const actual = prerequisite.sumOf.reduce((sum, stat) => sum + numberOf(scope, stat), 0);
    return { met: isWithin(actual, prerequisite), actual };
  }
  if ('contents' in prerequisite) return testContents(prerequisite, scope);
  return { met: context.items.some(({ inUse, hasAny, name }) => inUse && hasAny && fits(prerequisite.inUse, [name])) };
}

const hasNoBound = ({ atLeast, atMost }: Bounds): boolean => atLeast === undefined && atMost === undefined;

function numberOf({ worksheet }: PrerequisiteScope, stat: string): number {
  const value = worksheet.find(stat)?.value;
  return typeof value === 'number' ? value : 0;
}

function hasTrait(trait: ResolvedTrait, prerequisite: NamedTraitPrerequisite): boolean {
  const { traitNamed, note = '', withoutNote = '' } = prerequisite;
  const { row, name, plainName, facet } = trait;
  if (!facet || !fits(traitNamed, [plainName, name])) return false;
  const notes = [name, row.note, ...(row.own?.notes ?? []), ...row.modifiers.map((modifier) => modifier.name)];
  if (note !== '' && !matchesText({ contains: note }, notes)) return false;
  if (withoutNote !== '' && matchesText({ contains: withoutNote }, notes)) return false;
  const isLeveled = 'pointsPerLevel' in facet.price || 'levels' in facet.price;
  return isWithin(isLeveled ? trait.level : 0, prerequisite);
}

/** A skill has its speciality in a field, or in its name: "Guns (Pistol)". */
function isNamed({ plainName, name, row }: ResolvedSkill, { skillNamed, speciality = '' }: NamedSkillPrerequisite) {
  const at = plainName.endsWith(')') ? plainName.indexOf(' (') : -1;
  const [base, inName] = at < 0 ? [plainName, ''] : [plainName.slice(0, at), plainName.slice(at + 2, -1)];
  return (
    fits(skillNamed, [plainName, base, name]) &&
    (speciality === '' || matchesText(speciality, [row.speciality, inName]))
  );
}

function textsOf({ facet, plainName, name }: ResolvedSkill, by: NamedSpellsPrerequisite['spellsBy']) {
  if (by === 'name') return [plainName, name];
  return by === 'college' ? (facet?.spell?.colleges ?? []) : (facet?.groups ?? []);
}

/** Pounds or items in a container, at any depth. */
function testContents(
  { contents, ...bounds }: ContentsPrerequisite,
  { worksheet, context, key }: PrerequisiteScope,
): NamedAnswer {
  const inside = (of: string, depth = 0): ResolvedItem[] =>
    depth > 20 || of === ''
      ? []
      : context.items
          .filter(({ row, facet }) => row.container === of && facet)
          .flatMap((item) => [item, ...inside(item.key, depth + 1)]);
  const rows = inside(key ?? '');
  const self = context.items.find((item) => item.key === key);
  if (rows.length === 0 && self?.facet?.kind !== 'container') return { met: true };
  const part = contents === 'weight' ? 'weight' : 'quantity';
  const counted = contents === 'weight' ? rows : rows.filter(({ row }) => row.container === key);
  const actual = counted.reduce((sum, item) => sum + worksheet.number(itemStat(item.key, part)), 0);
  return { met: isWithin(actual, bounds), actual };
}

/** A prerequisite that is not met. */
export interface Unmet {
  readonly prerequisite: Prerequisite;
  /** The unmet parts of a tree; empty for a leaf and for `not`. */
  readonly parts: readonly Unmet[];
  /** The score, count or tech level that is out of bounds; null if the character has none. */
  readonly actual?: number | null;
  /** The trait that a `not` excludes. */
  readonly excluded?: ResolvedTrait;
}

/** Returns the missing parts of a prerequisite as a tree; null if it is met. */
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

/** Returns the tech level as changed by traits, if the ruleset derives it; otherwise that of the setting. */
function techLevelOf({ worksheet, context }: PrerequisiteScope): number | null {
  const derivedLevel = worksheet.find(techLevelStat)?.value;
  return typeof derivedLevel === 'number' ? derivedLevel : context.character.campaign.techLevel;
}

/** Finds rows by an entry's id or by its name: a custom row matches by its name. */
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
