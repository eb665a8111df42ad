import { formatFraction } from '../../engine/format.ts';
import type { DerivedCharacter } from '../derive-character.ts';
import { buildModel } from '../model/build-model.ts';
import type { SkillLine, SpellLine } from '../model/sheet-model.ts';
import type { ResolvedSkill } from '../resolve/context.ts';
import { techLevelSource } from '../resolve/own-tech-level.ts';
import { findRaceLevel, pointsSpentOn } from '../shared/race-skills.ts';
import { formatRelativeLevel } from '../shared/skill-names.ts';
import { type Absence, type Both, type Difference, type Paired, textDifference } from './comparison.ts';
import { figureDifference } from './figure-differences.ts';
import { orderDifference } from './order-difference.ts';
import { pairNamedRows } from './pair-rows.ts';
import { longTextDifference, typedInDifferences } from './typed-in-differences.ts';

/** The differences of skills, and apart from them those of spells. */
export function compareSkills(both: Both): { readonly skills: Difference[]; readonly spells: Difference[] } {
  const { before, after } = both;
  const pairs = pairNamedRows(
    before.context.skills,
    after.context.skills,
    ({ row }) => row.speciality.trim().toLowerCase(),
    ({ facet }) => (facet?.spell ? 'spell' : 'skill'),
  );
  const isSpell = (pair: Paired<ResolvedSkill>) => Boolean(pair.before?.facet?.spell ?? pair.after?.facet?.spell);
  const of = (chapter: 'skills' | 'spells', wanted: boolean) => [
    ...pairs.filter((pair) => isSpell(pair) === wanted).flatMap((pair) => skillDifferences(both, chapter, pair)),
    ...orderDifference(
      chapter,
      pairs.filter((pair) => isSpell(pair) === wanted),
      after.context.skills.filter((skill) => pairs.some((pair) => pair.after === skill && isSpell(pair) === wanted)),
      ({ name }) => name,
    ),
  ];
  return { skills: of('skills', false), spells: of('spells', true) };
}

function lineOf(sheet: DerivedCharacter, { key }: ResolvedSkill): SkillLine | SpellLine | undefined {
  const { skills, spells } = buildModel(sheet);
  return skills.find((line) => line.key === key) ?? spells.find((line) => line.key === key);
}

function skillDifferences(both: Both, chapter: string, pair: Paired<ResolvedSkill>): Difference[] {
  if (pair.before === null) return aloneSkill(chapter, pair.after, lineOf(both.after, pair.after), 'new');
  if (pair.after === null) return aloneSkill(chapter, pair.before, lineOf(both.before, pair.before), 'gone');
  const [left, right] = [pair.before, pair.after];
  const [line, otherLine] = [lineOf(both.before, left), lineOf(both.after, right)];
  const key = `${chapter}:${left.key}.${right.key}`;
  const { name } = right;
  const plain = (part: string, from = '', to = '') => textDifference({ key: `${key}.${part}`, name, part }, from, to);
  if (left.facet && !right.facet) return aloneSkill(chapter, left, line, 'gone', 'not in these rules');
  if (right.facet && !left.facet) return aloneSkill(chapter, right, otherLine, 'new', 'not in these rules');
  const own = left.row.own && right.row.own;
  const figure = (part: 'level' | 'points') =>
    figureDifference(
      both,
      { key: `${key}.${part}`, name, part, ...(part === 'points' && { unit: part }) },
      line?.[part] ?? null,
      otherLine?.[part] ?? null,
    );
  return [
    ...figure('level'),
    ...figure('points'),
    ...pointsTyped(both, key, left, right),
    ...(own ? [] : plain('name', left.plainName, right.plainName)),
    ...plain('speciality', left.row.speciality, right.row.speciality),
    ...plain('tech level', describeTechLevel(both.before, left), describeTechLevel(both.after, right)),
    ...plain('learned as', line?.kind, otherLine?.kind),
    ...plain('from the race', ofRace(both.before, left), ofRace(both.after, right)),
    ...castingDifferences(key, name, line, otherLine),
    ...typedInDifferences(key, name, left.row.own, right.row.own),
    ...longTextDifference({ key: `${key}.note`, name, part: 'note' }, left.row.note, right.row.note),
  ];
}

/** Points on a skill that neither ruleset knows are still there. */
function pointsTyped({ before, after }: Both, key: string, left: ResolvedSkill, right: ResolvedSkill): Difference[] {
  if (left.facet || right.facet) return [];
  const heading = { key: `${key}.typed`, name: right.name, part: 'points' };
  return textDifference(
    heading,
    String(pointsSpentOn(before.context, left)),
    String(pointsSpentOn(after.context, right)),
  );
}

function describeTechLevel({ context }: DerivedCharacter, skill: ResolvedSkill): string {
  if (skill.techLevel === null) return '';
  const source = techLevelSource(skill, context.character.campaign);
  return `${formatFraction(skill.techLevel)}${source && `, from ${source}`}`;
}

function ofRace({ ruleset }: DerivedCharacter, { facet, raceRelative }: ResolvedSkill): string {
  if (raceRelative === null) return '';
  return facet ? formatRelativeLevel(facet, findRaceLevel(ruleset.skillLadder, facet, raceRelative)) : 'yes';
}

const casting = [
  ['class', 'class'],
  ['time', 'time to cast'],
  ['duration', 'lasts'],
  ['cost', 'cost'],
  ['maintain', 'to maintain'],
  ['prerequisites', 'prerequisites'],
] as const;

function castingDifferences(
  key: string,
  name: string,
  left?: SkillLine | SpellLine,
  right?: SkillLine | SpellLine,
): Difference[] {
  return casting.flatMap(([field, part]) =>
    textDifference(
      { key: `${key}.${field}`, name, part },
      left && 'casting' in left ? left[field] : '',
      right && 'casting' in right ? right[field] : '',
    ),
  );
}

/** A skill that only one side has, or knows, with level and points. */
function aloneSkill(
  chapter: string,
  skill: ResolvedSkill,
  line: SkillLine | undefined,
  what: 'new' | 'gone',
  absent: Absence = 'none',
): Difference[] {
  const level = line && line.level.text !== '–' ? `level ${line.level.text}` : 'no level';
  const points =
    line && line.points.text !== '–' ? `${line.points.text} ${line.points.text === '1' ? 'point' : 'points'}` : '';
  const text = [level, points, line?.note].filter(Boolean).join(', ');
  const heading = { key: `${chapter}:${what}.${skill.key}`, name: skill.name, worth: line?.points.value };
  return textDifference(heading, what === 'gone' ? text : null, what === 'new' ? text : null, { absent });
}
