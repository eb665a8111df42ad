import type { TraitModification } from '../race-entry.ts';
import type { TemplateOption, TemplateSkill, TemplateTrait } from '../template.ts';

/**
 * A trait in one line: its id, then its level, its self-control number and its answers as far as they are not the usual
 * ones, and its modifiers: `charisma 2`, `bad-temper @9`, `wealth, level=comfortable`, `code-of-honor, code=Chivalry,
 * demands=…`, `flight {Winged -25%; Low ceiling -10%}`.
 */
export type TraitLine = string;
/** A skill or spell in one line: its id, speciality and points: `broadsword [8]`, `fast-draw (Sword) [1]`. */
export type SkillLine = `${string} [${number}]`;

const traitPattern = /^([\w-]+)(?: (\d+))?(?: @(6|9|12|15))?((?:, [\w-]+=[^,{]+)*)(?: \{(.+)\})?$/;
const modifierPattern = /^(.+) ([+-]\d+)%$/;
const skillPattern = /^([\w-]+)(?: \((.+)\))? \[(\d+)\]$/;

/** Reads a modifier: `Winged -25%`; throws for one that is not written so. */
export function readModifier(text: string): TraitModification {
  const [, name, percent] = modifierPattern.exec(text) ?? [];
  if (name === undefined) throw new Error(`no modifier: ${text}`);
  return { name, percent: Number(percent) };
}

/** Reads the line of a trait; throws for one that is not written so. */
export function readTrait(line: TraitLine): TemplateTrait {
  const [, trait, level, roll, answers = '', modified = ''] = traitPattern.exec(line) ?? [];
  if (trait === undefined) throw new Error(`no trait: ${line}`);
  const choices = answers
    .split(', ')
    .filter(Boolean)
    .map((answer) => answer.trimEnd().split('=', 2));
  const selfControl = ([6, 9, 12, 15] as const).find((number) => String(number) === roll);
  return {
    trait,
    ...(level === undefined ? {} : { level: Number(level) }),
    ...(selfControl === undefined ? {} : { selfControl }),
    ...(choices.length === 0 ? {} : { choices: Object.fromEntries(choices) }),
    ...(modified === '' ? {} : { modifiers: modified.split('; ').map(readModifier) }),
  };
}

/** Reads the line of a skill; throws for one that is not written so. */
export function readSkill(line: SkillLine): TemplateSkill {
  const [, skill, speciality, points] = skillPattern.exec(line) ?? [];
  if (skill === undefined) throw new Error(`no skill: ${line}`);
  return { skill, points: Number(points), ...(speciality === undefined ? {} : { speciality }) };
}

/** Traits, each in a line. */
export const traits = (...lines: TraitLine[]): readonly TemplateTrait[] => lines.map(readTrait);

/** Skills, each in a line with its points. */
export const skills = (...lines: SkillLine[]): readonly TemplateSkill[] => lines.map(readSkill);

/** Options that are a trait each. A level in two numbers is a choice of levels: `charisma 1-3`. */
export const traitOptions = (...lines: TraitLine[]): readonly TemplateOption[] =>
  lines.map((line) => {
    const [range, from, to] = / (\d+)-(\d+)/.exec(line) ?? [];
    if (range === undefined) return { traits: [readTrait(line)] };
    const [first, last] = [Number(from), Number(to)];
    const sizes = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    return { traits: [readTrait(line.replace(range, ` ${first}`))], sizes };
  });

/** Options that are a skill each, with so many points; several numbers are a choice: `skillOptions([1, 2, 4], …)`. */
export const skillOptions = (points: number | readonly number[], ...names: string[]): readonly TemplateOption[] =>
  names.map((name) => {
    const [least = 1, ...more] = typeof points === 'number' ? [points] : points;
    const option = { skills: [readSkill(`${name} [${least}]`)] };
    return more.length === 0 ? option : { ...option, sizes: [least, ...more] };
  });

/** Options that are a kit each. */
export const kitOptions = (...ids: string[]): readonly TemplateOption[] => ids.map((id) => ({ kits: [id] }));
