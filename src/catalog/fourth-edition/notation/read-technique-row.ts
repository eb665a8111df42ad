import { basicSet } from '../../books.ts';
import type { ListedSkill } from '../../catalog.ts';
import type { SkillFacet } from '../../skill-entry.ts';
import { type Defaults, readDefaults, readPrerequisites } from './read-default.ts';
import { readKeywords } from './read-skill-row.ts';

interface MoreOfTechnique {
  /** Skills that the player is offered if any will do: "Judo | Wrestling". */
  readonly of?: string;
  readonly needs?: string;
  readonly notes?: readonly string[];
}

/**
 * A technique: name, average or hard, what it defaults to, the most over the skill that it can be raised to (null for any),
 * page, description, keywords. The skill is the speciality where it can be any of several: "any-4".
 *
 *     'back-kick': ['Back Kick', 'H', 'karate-4', 0, 230, 'Kicking behind you.', 'kick'],
 *     feint: ['Feint', 'H', 'any-0', 4, 231, 'Deceiving a foe.', 'trick', { of: 'Broadsword | Knife' }],
 */
type TechniqueRow = readonly [
  name: string,
  difficulty: 'A' | 'H',
  base: Defaults | OfAny,
  most: number | null,
  page: number,
  description: string,
  keywords: string,
  more?: MoreOfTechnique,
];

const difficulties = { A: 'techniqueAverage', H: 'techniqueHard' } as const;

const anySkill = 'any-';
type OfAny = `${typeof anySkill}${number}`;
const isOfAny = (base: string): base is OfAny => base.startsWith(anySkill);

function readFacet([, difficulty, base, most, page, , , more = {}]: TechniqueRow): SkillFacet {
  const { of = '', needs, notes } = more;
  const rest = {
    cite: basicSet(page),
    kind: 'physical',
    difficulty: difficulties[difficulty],
    ...(needs === undefined ? {} : { prerequisites: readPrerequisites(needs) }),
    ...(notes ? { notes } : {}),
  } as const;
  if (isOfAny(base)) {
    const basedOn = { penalty: Number(base.slice(anySkill.length)), ...(most === null ? {} : { atMost: most }) };
    const choices = of === '' ? [] : of.split(' | ');
    return { ...rest, attribute: 'dx', defaults: [], speciality: { label: 'Skill', choices, basedOn } };
  }
  const defaults = readDefaults(base);
  const [first] = defaults;
  return {
    ...rest,
    attribute: first && 'attribute' in first ? first.attribute : 'dx',
    defaults,
    ...(most === null || !first ? {} : { maximum: most + first.penalty }),
  };
}

/**
 * The techniques of a table, in its order. One that is offered with certain skills is listed with each of them too
 * ("Feint (Broadsword)"), so that it is found and added in one step. Throws if a row is written wrongly.
 */
export const listTechniqueRows = (rows: Readonly<Record<string, TechniqueRow>>): readonly ListedSkill[] =>
  Object.entries(rows).flatMap(([id, row]): ListedSkill[] => {
    const [name, , base, , , description, keywords, { of = '' } = {}] = row;
    const listed = { id, name, description, keywords: readKeywords(keywords), facet: readFacet(row) };
    return isOfAny(base) && of !== ''
      ? [listed, ...of.split(' | ').map((skill) => withSkill(listed, row, skill))]
      : [listed];
  });

/** The technique of one skill, which has its name, as a separate entry. */
function withSkill(technique: ListedSkill, row: TechniqueRow, skill: string): ListedSkill {
  const { speciality, ...facet } = technique.facet;
  const penalty = speciality?.basedOn?.penalty ?? 0;
  const most = row[3];
  const ofSkill = skill.toLowerCase().replaceAll(/[()]/g, '').replaceAll(' ', '-');
  return {
    ...technique,
    id: `${technique.id}-${ofSkill}`,
    name: `${technique.name} (${skill})`,
    facet: {
      ...facet,
      defaults: [{ skill: ofSkill, penalty }],
      ...(most === null ? {} : { maximum: most + penalty }),
    },
  };
}
