import * as z from 'zod/mini';
import { highestPoints, levelAt, pointsForLevel } from '../../builder/what-if/level-steps.ts';
import { findSpeciality } from '../../builder/what-if/plans/plan.ts';
import type { ListedSkill } from '../../catalog/catalog.ts';
import type { Attribute } from '../../catalog/entry.ts';
import type { RowChange } from '../../character/edit-rows.ts';
import { ownSkillSchema, ownSpellSchema, type SkillDifficulty } from '../../character/skill-rows.ts';
import { formatNumber, formatSigned } from '../../engine/format.ts';
import type { OpenedCharacter } from '../../rules/derive-character.ts';
import { formatPoints } from '../../rules/shared/figure-words.ts';
import { skillStat } from '../../rules/stat-ids.ts';
import type { Draft } from './draft.ts';
import { nameKey } from './name-index.ts';
import type { Figures } from './read-figures.ts';
import type { Part } from './split-parts.ts';

/** A row that a skill of the text becomes, and the level that the text gives it. */
interface TextSkill {
  readonly row: RowChange<'skills'>;
  /** The points in the text; null if the level, or the usual points, count. */
  readonly points: number | null;
  readonly level: number | null;
  readonly relative: Figures['relative'];
  readonly guesses: readonly string[];
}

/** The meaning of a skill's numbers: a level alone in brackets, or points after a level. */
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

/** The requirements of a spell, which the list has. */
const isCasting = (note: string): boolean =>
  /\bto cast\b|\bcost \d|\bcost any|^(?:regular|area|missile|melee|blocking|information|special|resisted)\b/iu.test(
    note,
  );

/** The text of our sheet after a skill, which follows from the rules. */
const isOwnNote = (note: string): boolean => /^(?:untrained|technique|racial|own language)$/iu.test(note);

const attributeOrder: readonly Attribute[] = ['iq', 'dx', 'ht', 'will', 'perception', 'st'];

/** Reads a skill that the ruleset does not list, as a custom one; missing figures are computed from the given ones. */
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

/** A skill of the text with the row that it became. */
export interface PlacedSkill {
  readonly key: string;
  readonly part: Part;
  readonly name: string;
  readonly skill: TextSkill;
  readonly finding: string;
  readonly guesses: readonly string[];
}

/** Skills depend on each other by their defaults, which change as points are found: so often they are gone through. */
const maxRounds = 3;

/** In a text with more skills than these each is learned: to try one without points, all of them have to be recomputed. */
const maxUnlearned = 150;

/** Finds the points of skills that have a level in the text and no points, and compares the levels of the others. */
export function settleSkills(draft: Draft, placed: readonly PlacedSkill[]): void {
  const byLevel = placed.filter(
    ({ skill, finding }) =>
      targetOf(draft, skill) !== null && (skill.points === null || draft.choice(finding, 'points') === 'level'),
  );
  const areLearned = placed.length > maxUnlearned;
  for (let round = 0; round < maxRounds; round += 1) {
    const before = draft.saved;
    const sheet = draft.sheet();
    // One edit for all of them: each would work the whole sheet out again.
    const found = new Map<string, number>();
    for (const { key, skill } of byLevel) {
      const target = targetOf(draft, skill);
      if (target === null) continue;
      found.set(key, pointsForLevel(sheet, key, target, areLearned) ?? highestPoints(sheet, key, areLearned));
    }
    const isSettled = before.character.skills.every((row) => (found.get(row.key) ?? row.points) === row.points);
    if (isSettled) break;
    draft.edit((character) => ({
      ...character,
      skills: character.skills.map((row) => ({ ...row, points: found.get(row.key) ?? row.points })),
    }));
  }
  for (const each of placed) compareSkill(draft, each, areLearned);
}

/** The level that the text gives a skill, in figures or over its attribute. */
function targetOf(draft: Draft, { level, relative }: TextSkill): number | null {
  if (level !== null) return level;
  return relative ? draft.number(relative.attribute) + relative.by : null;
}

function compareSkill(
  draft: Draft,
  { key, part, name, skill, finding, guesses }: PlacedSkill,
  areLearned: boolean,
): void {
  const sheet = draft.sheet();
  const points = sheet.worksheet.number(skillStat(key, 'points'));
  const level = levelNow(sheet, key);
  const target = targetOf(draft, skill);
  const shown = `${name}${level === null ? '' : ` ${formatNumber(level)}`}, ${formatPoints(points)}`;
  draft.setWith(part, shown, guesses);
  if (target === null) return;
  const byPoints = skill.points === null ? null : skill.points === points ? level : levelAt(sheet, key, skill.points);
  if (skill.points !== null && byPoints !== target) {
    const other = areLearned && points === 0 ? null : pointsForLevel(sheet, key, target, areLearned);
    draft.findings.push({
      id: finding,
      line: part.line,
      words: `${name}-${formatNumber(target)} in the text; ${byPoints === null ? 'no level' : formatNumber(byPoints)} by the rules for ${formatPoints(skill.points)}.`,
      options: [
        {
          id: 'points',
          words: `Keep ${formatPoints(skill.points)}${byPoints === null ? '' : ` (level ${formatNumber(byPoints)})`}`,
        },
        {
          id: 'level',
          words: `Reach level ${formatNumber(target)}${other === null ? '' : ` (${formatPoints(other)})`}`,
        },
      ],
      chosen: draft.choice(finding, 'points'),
    });
  } else if (level !== target) {
    draft.findings.push({
      id: finding,
      line: part.line,
      words: `${name}-${formatNumber(target)} in the text; ${level === null ? 'no level' : formatNumber(level)} is the nearest that points buy.`,
      options: [],
      chosen: '',
    });
  }
  compareRelative(draft, { key, part, name, skill, finding: `${finding}:relative` });
}

/** The level of a skill as the sheet has it, or null. */
function levelNow({ worksheet }: OpenedCharacter, key: string): number | null {
  const { value } = worksheet.get(skillStat(key, 'level'));
  return typeof value === 'number' ? value : null;
}

/** Compares two statements about one skill: "DX+1" and 15. Bonuses to a skill may be included in the one or not. */
function compareRelative(
  draft: Draft,
  { key, part, name, skill: { level, relative }, finding }: Omit<PlacedSkill, 'guesses'>,
): void {
  if (level === null || relative === null) return;
  const { worksheet } = draft.sheet();
  const said = draft.number(relative.attribute) + relative.by;
  const trained = skillStat(key, 'trained');
  if (said === level || (worksheet.has(trained) && worksheet.get(trained).value === said)) return;
  const { attribute, by } = relative;
  const words = `${attributeNames[attribute]}${by === 0 ? '' : formatSigned(by)}`;
  draft.findings.push({
    id: finding,
    line: part.line,
    words: `${name} has ${words} in the text, which is ${formatNumber(said)}, and level ${formatNumber(level)}.`,
    options: [],
    chosen: '',
  });
}

const attributeNames: Readonly<Record<Attribute, string>> = {
  st: 'ST',
  dx: 'DX',
  iq: 'IQ',
  ht: 'HT',
  will: 'Will',
  perception: 'Per',
};
