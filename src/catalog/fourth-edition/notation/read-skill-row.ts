import { basicSet } from '../../books.ts';
import type { ListedSkill } from '../../catalog.ts';
import type { Effect } from '../../effect.ts';
import type { Difficulty, SkillEntry, SkillFacet, SkillField } from '../../skill-entry.ts';
import { type AttributeName, type Defaults, readAttribute, readDefaults, readPrerequisites } from './read-default.ts';

const difficulties = { E: 'easy', A: 'average', H: 'hard', VH: 'veryHard', W: 'wildcard' } as const;

/** Attribute and difficulty, with the tech level if the skill differs at each: "DX/A", "IQ/H/TL". */
type Grade = `${AttributeName}/${keyof typeof difficulties}${'' | '/TL'}`;

interface MoreOfSkill {
  /** The name of the speciality and the book's choices: "Vehicle: Automobile | Motorcycle", or "Subject" alone. */
  readonly of?: string;
  /** The same for a speciality that is optional. */
  readonly optional?: string;
  /** Further defaults of single specialities. */
  readonly by?: Readonly<Record<string, Defaults>>;
  /** The speciality names the skill that it defaults to, at this penalty. */
  readonly fromSkill?: number;
  /** Used in a fight: with weapons in hand, with ranged weapons, to block, or otherwise. */
  readonly use?: 'melee' | 'ranged' | 'block' | 'fight';
  /** Parries with bare hands. */
  readonly parries?: true;
  /** Its requirements; see {@link readPrerequisites}. */
  readonly needs?: string;
  /** Further requirements of single specialities. */
  readonly needsBy?: Readonly<Record<string, string>>;
  /** The name in this edition if the shared entry has another. */
  readonly name?: string;
  /** The player chooses among these difficulties; the one in the grade is the initial one. */
  readonly difficulties?: readonly Difficulty[];
  readonly groups?: readonly string[];
  readonly effects?: readonly Effect[];
  readonly notes?: readonly string[];
  /** The skills that a wildcard skill counts for: "Broadsword | Guns | Fast-Draw (Sword)". */
  readonly covers?: string;
}

/**
 * A skill: the entry that other rulesets have too, or its name, description and keywords; grade, defaults, page.
 *
 *     acrobatics: [athleticSkills.acrobatics, 'DX/H', 'DX-6', 174],
 *     accounting: ['Accounting', 'IQ/H', 'IQ-6 finance-4', 174, 'Keeping books.', 'ledger audit money'],
 */
type SharedRow = readonly [entry: SkillEntry, grade: Grade, defaults: Defaults, page: number, more?: MoreOfSkill];
type NewRow = readonly [
  name: string,
  grade: Grade,
  defaults: Defaults,
  page: number,
  description: string,
  keywords: string,
  more?: MoreOfSkill,
];
type SkillRow = SharedRow | NewRow;

/** The keywords of a row: spaces separate them, "_" stands for a space within one. */
export const readKeywords = (keywords: string): string[] =>
  keywords.split(' ').map((keyword) => keyword.replaceAll('_', ' '));

/** "Vehicle: Automobile | Motorcycle" */
function readSpeciality(text: string): { readonly label: string; readonly choices: readonly string[] } {
  const [label = '', choices] = text.split(': ');
  return { label, choices: choices?.split(' | ') ?? [] };
}

function specialityOf({ of, optional, by, fromSkill, needsBy }: MoreOfSkill): Pick<SkillFacet, 'speciality'> {
  const text = of ?? optional;
  if (text === undefined) return {};
  const defaults = Object.entries(by ?? {}).map(([choice, sources]) => [choice, readDefaults(sources)]);
  const required = Object.entries(needsBy ?? {}).map(([choice, needs]) => [choice, readPrerequisites(needs)]);
  return {
    speciality: {
      ...readSpeciality(text),
      ...(optional === undefined ? {} : { optional: true }),
      ...(by ? { defaults: Object.fromEntries(defaults) } : {}),
      ...(needsBy ? { prerequisites: Object.fromEntries(required) } : {}),
      ...(fromSkill === undefined ? {} : { basedOn: { penalty: fromSkill } }),
    },
  };
}

const uses = {
  melee: { combat: true, weapon: true },
  ranged: { combat: true, weapon: true, ranged: true },
  block: { combat: true, block: true },
  fight: { combat: true },
} as const;

/** The share of a skill that its Parry is. */
const half = 0.5;

function readFacet(id: string, grade: Grade, defaults: Defaults, page: number, more: MoreOfSkill): SkillFacet {
  const { use, parries, needs, name, difficulties: choices, groups, effects, notes, covers } = more;
  const [attribute = '', difficulty, techLevel] = grade.split('/');
  const physical = attribute === 'ST' || attribute === 'DX' || attribute === 'HT';
  return {
    cite: basicSet(page),
    ...(name === undefined ? {} : { name }),
    attribute: readAttribute(attribute),
    kind: physical ? 'physical' : 'mental',
    difficulty: difficultyOf(difficulty),
    defaults: readDefaults(defaults, more.of === undefined ? id : ''),
    ...(techLevel ? { techLevel: true } : {}),
    ...(use ? uses[use] : {}),
    ...(parries ? { bareHandParry: half } : {}),
    ...specialityOf(more),
    ...(choices ? { difficulties: choices } : {}),
    ...(needs === undefined ? {} : { prerequisites: readPrerequisites(needs) }),
    ...(groups ? { groups } : {}),
    ...(effects ? { effects } : {}),
    ...(notes ? { notes } : {}),
    ...(covers === undefined ? {} : { covers: covers.split(' | ') }),
  };
}

const isDifficulty = (text: string): text is keyof typeof difficulties => Object.hasOwn(difficulties, text);

function difficultyOf(text = ''): Difficulty {
  if (!isDifficulty(text)) throw new Error(`No difficulty: ${text}`);
  return difficulties[text];
}

/**
 * The skills of a table, in its order; those without a shared entry are offered under `field`. Throws if a row is
 * written wrongly.
 */
export const listSkillRows = (rows: Readonly<Record<string, SkillRow>>, field?: SkillField): readonly ListedSkill[] =>
  Object.entries(rows).map(([id, row]): ListedSkill => {
    if (isShared(row)) {
      const [entry, grade, defaults, page, more = {}] = row;
      const { name = entry.name } = more;
      return { ...entry, id, name, facet: readFacet(id, grade, defaults, page, more) };
    }
    const [name, grade, defaults, page, description, keywords, more = {}] = row;
    const facet = readFacet(id, grade, defaults, page, more);
    return { id, name, description, keywords: readKeywords(keywords), ...(field ? { field } : {}), facet };
  });

const isShared = (row: SkillRow): row is SharedRow => typeof row[0] !== 'string';
