import type { Difficulty, SkillDefault, SkillFacet } from '../../catalog/skill-entry.ts';

const easier: Readonly<Partial<Record<Difficulty, Difficulty>>> = {
  average: 'easy',
  hard: 'average',
  veryHard: 'hard',
};

/** The whole skill, used by somebody who knows one optional speciality of it (Basic Set p. 169). */
const wholeFromPart = 2;

/**
 * Returns the facet of the skill with this id as a row with this speciality ('' for none) has it: with the defaults of the
 * speciality, a step easier where that is optional (Basic Set p. 169), and as a technique of the skill that it names.
 */
export function facetAtSpeciality(facet: SkillFacet, id: string, speciality: string): SkillFacet {
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
