import * as z from 'zod/mini';
import type { Attribute } from '../../catalog/attribute.ts';
import type { ListedSkill } from '../../catalog/catalog.ts';
import type { RowChange } from '../../character/edit-rows.ts';
import { ownSkillSchema, ownSpellSchema, type SkillDifficulty } from '../../character/skill-rows.ts';
import type { OpenedCharacter } from '../derive-character.ts';
import { findSpeciality } from '../what-if/plans/plan-skill.ts';
import type { Figures } from './figures.ts';
import { nameKey } from './name-key.ts';

/** A row that a skill of the text becomes, and the level that the text gives it. */
export interface TextSkill {
  readonly row: RowChange<'skills'>;
  /** The points in the text; null where the level, or the usual points, count. */
  readonly points: number | null;
  readonly level: number | null;
  readonly relative: Figures['relative'];
  readonly guesses: readonly string[];
}

/** What the numbers of a skill are: a level alone in brackets, or points behind a level. */
function skillNumbers({ points, number, bracketed, isDefault }: Figures): {
  points: number | null;
  level: number | null;
} {
  const level = number ?? (points !== null || bracketed === null ? bracketed : bracketed >= 3 ? bracketed : null);
  const inBrackets = number !== null && bracketed !== null ? bracketed : null;
  return { points: points ?? inBrackets ?? (isDefault ? 0 : null), level };
}

/**
 * Reads a listed skill or spell with its speciality, tech level, points and level. `nameHas`: so many texts are in its name.
 * In a text of this program a speciality is written exactly as the player has it.
 */
export function readSkill(
  { ruleset, context }: OpenedCharacter,
  entry: ListedSkill,
  figures: Figures,
  nameHas: number,
  isOwnText: boolean,
): TextSkill {
  const { facet } = entry;
  const [first = '', ...others] = figures.texts.slice(nameHas);
  const takes = facet.speciality !== undefined;
  const same = facet.speciality?.choices.find((choice) => nameKey(choice) === nameKey(first));
  const speciality = !takes ? '' : isOwnText ? first : (same ?? findSpeciality(entry, first));
  const left = takes ? others : [first, ...others].filter(Boolean);
  const { points, level } = skillNumbers(figures);
  const { techLevel: own } = context.character.campaign;
  const techLevel = facet.techLevel && figures.techLevel !== own ? figures.techLevel : null;
  const difficulty =
    facet.difficulties && figures.difficulty && figures.difficulty !== facet.difficulty ? figures.difficulty : null;
  const noted = [...left, figures.note].filter(
    (note) => note !== '' && !isOwnNote(note) && !(facet.spell && isCasting(note)),
  );
  return {
    row: { entry: entry.id, speciality, techLevel, difficulty, points: points ?? 1, note: noted.join('; ') },
    points,
    level,
    relative: figures.relative,
    guesses:
      points === null && level === null && figures.relative === null
        ? [`1 point, as the text has neither points nor a level${ruleset.spells && facet.spell ? ' of the spell' : ''}`]
        : [],
  };
}

/** What casting a spell takes, which the list has. */
const isCasting = (note: string): boolean =>
  /\bto cast\b|\bcost \d|\bcost any|^(?:regular|area|missile|melee|blocking|information|special|resisted)\b/iu.test(
    note,
  );

/** What our sheet writes behind a skill, which follows from the rules. */
const isOwnNote = (note: string): boolean => /^(?:untrained|technique|racial|own language)$/iu.test(note);

const attributeOrder: readonly Attribute[] = ['iq', 'dx', 'ht', 'will', 'perception', 'st'];

/** Reads a skill that the ruleset does not list, as a custom one; what the text does not say is worked out from its figures. */
export function readOwnSkill(
  { ruleset, worksheet }: OpenedCharacter,
  figures: Figures,
  name: string,
  isSpell: boolean,
): TextSkill {
  const { points, level } = skillNumbers(figures);
  const attribute = figures.attribute ?? figures.relative?.attribute ?? null;
  const score = (of: Attribute) => (worksheet.has(of) ? worksheet.number(of) : null);
  const by = figures.relative?.by ?? (attribute && level !== null ? level - (score(attribute) ?? level) : null);
  const tried = attribute ? [attribute] : attributeOrder;
  const fits = (of: Attribute, difficulty: SkillDifficulty) => {
    const grade = { kind: kindOf(of, figures.kind), difficulty } as const;
    const relative = by ?? (level === null ? null : level - (score(of) ?? Number.NaN));
    return points !== null && relative !== null && ruleset.skillLadder.relative(grade, points) === relative;
  };
  const usual: readonly SkillDifficulty[] = isSpell
    ? ['hard', 'veryHard', 'average', 'easy']
    : ['average', 'hard', 'easy', 'veryHard'];
  const difficulties = figures.difficulty ? [figures.difficulty] : usual;
  const found = tried
    .flatMap((of) => difficulties.map((difficulty) => ({ of, difficulty })))
    .find(({ of, difficulty }) => fits(of, difficulty));
  const basis = found?.of ?? attribute ?? (figures.kind === 'physical' ? 'dx' : 'iq');
  const difficulty = found?.difficulty ?? figures.difficulty ?? (isSpell ? 'hard' : 'average');
  const own = z.parse(ownSkillSchema, {
    name,
    attribute: basis,
    kind: kindOf(basis, figures.kind),
    difficulty,
    techLevel: figures.hasTechLevel || figures.techLevel !== null,
    spell: isSpell ? z.parse(ownSpellSchema, {}) : null,
  });
  const isSaid = figures.difficulty !== null && attribute !== null;
  return {
    row: { own, techLevel: figures.techLevel, points: points ?? 1, note: figures.note },
    points,
    level,
    relative: figures.relative,
    guesses: isSaid
      ? []
      : [
          `${found ? 'by its figures' : 'taken to be'} ${difficultyWords[difficulty]}, based on ${basis === 'perception' ? 'Per' : basis === 'will' ? 'Will' : basis.toUpperCase()}`,
        ],
  };
}

const kindOf = (attribute: Attribute, kind: Figures['kind']): 'physical' | 'mental' =>
  kind ?? (attribute === 'dx' || attribute === 'ht' || attribute === 'st' ? 'physical' : 'mental');

const difficultyWords: Readonly<Record<SkillDifficulty, string>> = {
  easy: 'easy',
  average: 'average',
  hard: 'hard',
  veryHard: 'very hard',
  techniqueAverage: 'an average technique',
  techniqueHard: 'a hard technique',
  wildcard: 'a wildcard skill',
};
