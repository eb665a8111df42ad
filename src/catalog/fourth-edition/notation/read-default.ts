import type { Attribute } from '../../entry.ts';
import type { Prerequisite } from '../../prerequisite.ts';
import type { SkillDefault } from '../../skill-entry.ts';

/** Attributes as the book writes them. */
const attributes: Readonly<Record<string, Attribute>> = {
  ST: 'st',
  DX: 'dx',
  IQ: 'iq',
  HT: 'ht',
  Will: 'will',
  Per: 'perception',
};
export type AttributeName = 'ST' | 'DX' | 'IQ' | 'HT' | 'Will' | 'Per';

type Penalty = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 10 | 11 | 12;
/**
 * Defaults with spaces between them, those of attributes first: "DX-5 shortsword-2 driving(Automobile)-4". A skill has
 * its id; the speciality in parentheses is required of the other skill, or "same". "none" if there is no default.
 */
export type Defaults = 'none' | `${AttributeName}-${Penalty}${'' | ` ${string}-${Penalty}`}` | FromSkill;
/** The id begins in lower case. `Uncapitalize` says so in one pattern; with one for each letter this table takes a fifth of the time of all types. */
type FromSkill = `${Uncapitalize<string>}-${Penalty}`;

const oneDefault = /^([A-Za-z][A-Za-z0-9-]*?)(?:\(([^)]+)\))?-(\d+)$/;

/** The attribute with this spelling in the book. Throws if there is none. */
export function readAttribute(name: string): Attribute {
  const attribute = attributes[name];
  if (!attribute) throw new Error(`No attribute: ${name}`);
  return attribute;
}

/** Reads defaults; those from the skill `own` itself are left out. Throws if one is written wrongly. */
export function readDefaults(defaults: Defaults, own = ''): SkillDefault[] {
  if (defaults === 'none') return [];
  return defaults.split(/ +(?![^(]*\))/).flatMap((text): SkillDefault[] => {
    const [, source, speciality, penalty] = oneDefault.exec(text) ?? [];
    if (source === undefined) throw new Error(`No default: ${text}`);
    if (/^[A-Z]/.test(source)) return [{ attribute: readAttribute(source), penalty: Number(penalty) }];
    if (source === own) return [];
    return [{ skill: source, penalty: Number(penalty), ...(speciality === undefined ? {} : { speciality }) }];
  });
}

/** The defaults of specialities of a skill that all default to each other: "A | B | C" at this penalty. */
export const defaultsToEachOther = <Choices extends string>(
  id: string,
  choices: Choices,
  penalty: Penalty,
): Readonly<Record<Choice<Choices>, FromSkill>> => {
  const all = choices.split(' | ');
  const entries = all.map((choice) => [
    choice,
    all.flatMap((other) => (other === choice ? [] : `${id}(${other})-${penalty}`)).join(' '),
  ]);
  return Object.fromEntries(entries);
};
type Choice<Text extends string> = Text extends `${infer First} | ${infer Others}` ? First | Choice<Others> : Text;

/**
 * The requirements of a skill or spell: all of the parts separated by commas, or any of those separated by "or".
 *
 * "trained-by-a-master, judo or karate"    traits and skills by their ids "skill broadsword 12, trait magery 1"    with
 * a kind, and the level where one is needed "IQ 12"                                  an attribute "2 spells of Fire, 3
 * spells, 5 colleges" counts of other spells "spell ignite-fire"                      a spell
 * "TL8: skill computer-operation"          from a tech level of the character on
 */
export function readPrerequisites(text: string): Prerequisite[] {
  return text.split(', ').map((part) => {
    const [first, ...others] = part.split(' or ').map(readOne);
    if (!first) throw new Error(`No prerequisite: ${text}`);
    return others.length === 0 ? first : { any: [first, ...others] };
  });
}

function readOne(text: string): Prerequisite {
  const [, techLevel, later] = /^TL(\d+): (.+)$/.exec(text) ?? [];
  if (later !== undefined) return { atTechLevel: { atLeast: Number(techLevel) }, requires: readOne(later) };
  const [, spells, college] = /^(\d+) spells?(?: of (.+))?$/.exec(text) ?? [];
  if (spells !== undefined) return { spells: Number(spells), ...(college === undefined ? {} : { college }) };
  const [, colleges] = /^(\d+) colleges$/.exec(text) ?? [];
  if (colleges !== undefined) return { colleges: Number(colleges) };
  const [, attribute, score] = /^(ST|DX|IQ|HT|Will|Per) (\d+)$/.exec(text) ?? [];
  if (attribute !== undefined) return { attribute: readAttribute(attribute), atLeast: Number(score) };
  const [, kind, id, speciality, level] = /^(trait|skill|spell) ([a-z0-9-]+)(?:\((.+)\))?(?: (\d+))?$/.exec(text) ?? [];
  if (id === undefined) throw new Error(`No prerequisite: ${text}`);
  const atLevel = level === undefined ? {} : { level: Number(level) };
  if (kind === 'trait') return { trait: id, ...atLevel };
  if (kind === 'spell') return { spell: id, ...atLevel };
  return { skill: id, ...(speciality === undefined ? {} : { speciality }), ...atLevel };
}
