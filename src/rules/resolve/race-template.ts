import type { RaceFacet } from '../../catalog/race-entry.ts';
import type { OwnRace } from '../../character/character.ts';
import { blankRows } from '../../character/edit-rows.ts';
import type { SkillRow } from '../../character/skill-rows.ts';
import type { TraitRow } from '../../character/trait-rows.ts';
import { memoizeByObject } from '../../engine/memoize.ts';

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
export const ownTemplate = memoizeByObject(
  ({ traits, skills }: OwnRace): RaceTemplate => ({
    traits: traits.map((row, i) => ({ ...row, key: keyOf('trait', i) })),
    skills: skills.map(({ entry, own, speciality, relative }, i) => ({
      row: { ...blankSkill, key: keyOf('skill', i), entry, own, speciality },
      relative,
    })),
  }),
);
