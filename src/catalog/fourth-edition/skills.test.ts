import { describe, expect, it } from 'vitest';
import type { Prerequisite, PrerequisiteLeaf } from '../prerequisite.ts';
import { fourthEditionTables } from './tables.ts';

const { skills, traits } = fourthEditionTables;
const ids = new Set(skills.map(({ id }) => id));
const traitIds = new Set(traits.map(({ id }) => id));

function leavesOf(prerequisite: Prerequisite): readonly PrerequisiteLeaf[] {
  if ('all' in prerequisite) return prerequisite.all.flatMap(leavesOf);
  if ('any' in prerequisite) return prerequisite.any.flatMap(leavesOf);
  if ('of' in prerequisite) return prerequisite.of.flatMap(leavesOf);
  if ('atTechLevel' in prerequisite) return leavesOf(prerequisite.requires);
  return 'not' in prerequisite ? leavesOf(prerequisite.not) : [prerequisite];
}

describe('the skills of the fourth edition', () => {
  it('name only skills that exist in the defaults of their specialities', () => {
    const named = skills.flatMap(({ id, facet }) =>
      Object.values(facet.speciality?.defaults ?? {})
        .flat()
        .flatMap((source) => ('skill' in source && !ids.has(source.skill) ? [`${id}: ${source.skill}`] : [])),
    );
    expect(named).toEqual([]);
  });

  it('have defaults of single specialities only for those that they list', () => {
    const unlisted = skills.flatMap(({ id, facet: { speciality } }) =>
      Object.keys(speciality?.defaults ?? {}).flatMap((choice) =>
        speciality?.choices.includes(choice) ? [] : [`${id}: ${choice}`],
      ),
    );
    expect(unlisted).toEqual([]);
  });

  it('require only skills, spells and traits that exist', () => {
    const lacking = skills.flatMap(({ id, facet }) =>
      (facet.prerequisites ?? []).flatMap(leavesOf).flatMap((leaf) => {
        if ('skill' in leaf && !ids.has(leaf.skill)) return [`${id}: skill ${leaf.skill}`];
        if ('spell' in leaf && !ids.has(leaf.spell)) return [`${id}: spell ${leaf.spell}`];
        const isListed = !('trait' in leaf) || traits.length === 0 || traitIds.has(leaf.trait);
        return isListed ? [] : [`${id}: trait ${leaf.trait}`];
      }),
    );
    expect(lacking).toEqual([]);
  });

  it('count spells only of colleges that spells have', () => {
    const colleges = new Set(skills.flatMap(({ facet }) => facet.spell?.colleges ?? []));
    const counted = skills.flatMap(({ facet }) =>
      (facet.prerequisites ?? []).flatMap(leavesOf).flatMap((leaf) => ('college' in leaf ? (leaf.college ?? []) : [])),
    );
    expect(counted.filter((college) => !colleges.has(college))).toEqual([]);
  });
});
