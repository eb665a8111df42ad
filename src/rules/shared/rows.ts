import type { Effect } from '../../catalog/effect.ts';
import type { SkillFacet } from '../../catalog/skill-entry.ts';
import type { RowChapter } from '../../character/character.ts';
import { formatFraction } from '../../engine/format.ts';
import { memoizeByKeys, memoizeByObject } from '../../engine/memoize.ts';
import type { ResolvedSkill, ResolvedTrait, SheetContext } from '../resolve/context.ts';
import { coveredKeyPrefix, normalizeName, raceKeyPrefix } from '../resolve/resolve-rows.ts';
import { groupBy } from './group-by.ts';
import type { SkillLadder } from './skill-ladder.ts';
import { findChosenOptions, findMostLevels } from './trait-price.ts';

/** The key of the row that a skill is on the sheet by: its own, or that of the wildcard skill that covers it. */
export const rowOfSkill = ({ key, coveredBy }: ResolvedSkill): string =>
  key.startsWith(coveredKeyPrefix) ? (coveredBy?.[0]?.key ?? key) : key;

/** The chapters of the forms that hold rows: spells are skills, but have a separate chapter. */
export type EntryChapter = RowChapter | 'spells';

/** Returns the list of the character that holds the rows of a chapter. */
export function rowChapter(chapter: 'skills' | 'spells'): 'skills';
export function rowChapter(chapter: EntryChapter): RowChapter;
export function rowChapter(chapter: EntryChapter): RowChapter {
  return chapter === 'spells' ? 'skills' : chapter;
}

/** Returns the chapter of the forms that shows a skill: spells have a separate one. */
export function skillChapter(facet: Pick<SkillFacet, 'spell'> | null): 'skills' | 'spells' {
  return facet?.spell ? 'spells' : 'skills';
}

/** True for a trait in force with one of these answers; for any trait in force if none are named. */
function hasAnswer(context: SheetContext, trait: ResolvedTrait, options: readonly string[] | undefined): boolean {
  if (!trait.listed || trait.row.boughtOff) return false;
  if (!options) return true;
  return findChosenOptions(trait.listed, trait.row, context.character.campaign).some(({ option }) =>
    options.includes(option.id),
  );
}

/** The traits of the character, then those of the race, by their ids. */
const traitsById = memoizeByKeys(
  ({ traits, race }: SheetContext) => [traits, race],
  ({ traits, race }) => groupBy([...traits, ...race.traits], ({ id }) => id),
);

/** The same by their names in small letters: a player who types in an effect knows no ids. */
const traitsByName = memoizeByKeys(
  ({ traits, race }: SheetContext) => [traits, race],
  ({ traits, race }) => groupBy([...traits, ...race.traits], ({ plainName }) => normalizeName(plainName)),
);

/** Traits of this id or name in force (with one of these options), bought or of the race, but for the row `except`. */
export function findHolders(
  context: SheetContext,
  id: string,
  options: readonly string[] | undefined,
  except?: string,
): ResolvedTrait[] {
  const traits = traitsById(context).get(id) ?? traitsByName(context).get(normalizeName(id)) ?? [];
  return traits.filter((trait) => trait.key !== except && hasAnswer(context, trait, options));
}

/** The first of {@link findHolders}. */
export const findHolder = (
  context: SheetContext,
  id: string,
  options: readonly string[] | undefined,
): ResolvedTrait | undefined => findHolders(context, id, options)[0];

/**
 * The reason why an effect of a trait does not count: another trait of the character, or another answer of the trait
 * itself; null if there is none.
 */
export function findAnnullingTrait(
  context: SheetContext,
  unless: NonNullable<Effect['unless']>,
  self: ResolvedTrait | undefined,
): ResolvedTrait | null {
  for (const { trait: id, options } of unless) {
    if (self?.id !== id) {
      const holder = findHolder(context, id, options);
      if (holder) return holder;
    } else if (hasAnswer(context, self, options)) return self;
  }
  return null;
}

/** True for a trait without levels that the race has of itself with the same answers: bought again it adds nothing. */
export const hasFromRace = (context: SheetContext, trait: Pick<ResolvedTrait, 'id' | 'name'>): boolean =>
  context.race.traits.some(
    ({ id, name, facet }) => id === trait.id && name === trait.name && facet !== null && findMostLevels(facet) === 1,
  );

/**
 * The name of a trait with the chosen level, if it has levels: "Toughness 1", and with the effective one if that
 * differs: "Toughness 3 (counts as 2)".
 */
export function nameWithLevel(trait: Pick<ResolvedTrait, 'name' | 'facet' | 'row' | 'level'>): string {
  const { name, facet, row, level } = trait;
  if (!facet || findMostLevels(facet) === 1) return name;
  return `${name} ${formatFraction(row.level)}${row.level === level ? '' : ` (counts as ${level})`}`;
}

type LearnedBy = Pick<ResolvedSkill, 'hasPoints' | 'raceRelative' | 'coveredBy'>;

/** Points are spent on it, or every member of the race has it. */
export const isBought = ({ hasPoints, raceRelative }: LearnedBy): boolean => hasPoints || raceRelative !== null;

/** Learned: bought, or a part of a wildcard skill that is. */
export const isLearned = (skill: LearnedBy): boolean => isBought(skill) || skill.coveredBy !== undefined;

const pointsByKey = memoizeByObject(
  (rows: SheetContext['character']['skills']) => new Map(rows.map(({ key, points }) => [key, points])),
);

/**
 * The points that the player spent on a skill. If there is a worksheet they are read from it, which records the
 * dependency.
 */
export const pointsSpentOn = ({ character }: SheetContext, { key }: Pick<ResolvedSkill, 'key'>): number =>
  pointsByKey(character.skills).get(key) ?? 0;

/** The level over its attribute at which a race has a skill: as in its template, but no lower than can be learned. */
export const findRaceLevel = (ladder: SkillLadder, facet: SkillFacet, relative: number): number =>
  Math.max(relative, ladder.lowest(facet).relative);

/** The points that the race's level of a skill is worth; they are part of the racial cost. 0 for other skills. */
export function findRacePoints(
  ladder: SkillLadder,
  facet: SkillFacet,
  skill: Pick<ResolvedSkill, 'raceRelative'>,
): number {
  const { raceRelative } = skill;
  return raceRelative === null ? 0 : (ladder.price(facet, findRaceLevel(ladder, facet, raceRelative)) ?? 0);
}

/** The total points of a skill: the character's (`spent`) come on top of those of the race. */
export const sumSkillPoints = (
  ladder: SkillLadder,
  facet: SkillFacet,
  skill: Pick<ResolvedSkill, 'raceRelative'>,
  spent: number,
): number => spent + findRacePoints(ladder, facet, skill);

/** True for a row that is on the sheet because of the race alone, without a row of the character. */
export const isRaceRow = ({ key }: { readonly key: string }): boolean => key.startsWith(raceKeyPrefix);
