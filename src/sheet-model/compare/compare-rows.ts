import { formatFraction } from '../../engine/format.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import type { ResolvedSkill, ResolvedTrait } from '../../rules/resolve/context.ts';
import { techLevelSource } from '../../rules/resolve/own-tech-level.ts';
import { describeModifier } from '../../rules/shared/modifier-words.ts';
import { findRaceLevel, pointsSpentOn } from '../../rules/shared/race-rows.ts';
import { formatRelativeLevel } from '../../rules/shared/skill-ladder.ts';
import { findAnswer, findChosenOptions } from '../../rules/shared/trait-price.ts';
import { buildModel } from '../model/build-model.ts';
import type { SkillLine, SpellLine, TraitLine } from '../model/sheet-model.ts';
import { type Absence, type Both, type Difference, type Paired, textDifference } from './comparison.ts';
import { figureDifference } from './figure-differences.ts';
import { pairNamedRows } from './pair-rows.ts';
import { longTextDifference, orderDifference, typedInDifferences } from './typed-in-differences.ts';

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

/** Advantages, disadvantages, perks and quirks: what is new or gone, and what of the others changed. */
export function compareTraits(both: Both): Difference[] {
  const { before, after } = both;
  const pairs = pairNamedRows(before.context.traits, after.context.traits, ({ facet, listed }) =>
    (listed ?? facet)?.repeatable ? null : '',
  );
  return [
    ...pairs.flatMap((pair) => traitDifferences(both, pair)),
    ...orderDifference('traits', pairs, after.context.traits, ({ name }) => name),
  ];
}

function traitDifferences(both: Both, pair: Paired<ResolvedTrait>): Difference[] {
  const line = (side: 'before' | 'after', trait: ResolvedTrait) =>
    buildModel(both[side]).traits.find(({ key }) => key === trait.key);
  if (pair.before === null) return aloneTrait(pair.after, line('after', pair.after), 'new');
  if (pair.after === null) return aloneTrait(pair.before, line('before', pair.before), 'gone');
  const [before, after] = [pair.before, pair.after];
  if (before.facet && !after.facet) return aloneTrait(before, line('before', before), 'gone', 'not in these rules');
  if (after.facet && !before.facet) return aloneTrait(after, line('after', after), 'new', 'not in these rules');
  const [beforeLine, afterLine] = [line('before', before), line('after', after)];
  const key = `traits:${before.key}.${after.key}`;
  const { name } = after;
  const plain = (part: string, from: string, to: string) =>
    textDifference({ key: `${key}.${part}`, name, part }, from, to);
  const yes = (on: boolean) => (on ? 'yes' : 'no');
  return [
    ...plain(
      'name',
      before.row.own && after.row.own ? '' : before.plainName,
      before.row.own && after.row.own ? '' : after.plainName,
    ),
    ...(before.facet && after.facet ? plain('kind', before.facet.kind, after.facet.kind) : []),
    ...figureDifference(
      both,
      { key: `${key}.points`, name, part: 'points', unit: 'points' },
      beforeLine?.points ?? null,
      afterLine?.points ?? null,
    ),
    ...plain('level', String(before.row.level), String(after.row.level)),
    ...answerDifferences(both, key, before, after),
    ...plain('modifiers', describeModifiers(before), describeModifiers(after)),
    ...plain('resisted on', String(before.row.selfControl ?? ''), String(after.row.selfControl ?? '')),
    ...plain('appears on', String(before.row.frequency ?? ''), String(after.row.frequency ?? '')),
    ...plain('bought', gainedWords[before.row.gained], gainedWords[after.row.gained]),
    ...plain('bought off', yes(before.row.boughtOff), yes(after.row.boughtOff)),
    ...typedInDifferences(key, name, before.row.own, after.row.own),
    ...longTextDifference({ key: `${key}.note`, name, part: 'note' }, before.row.note, after.row.note),
  ];
}

const gainedWords = { creation: 'at creation', play: 'in play' } as const;

const describeModifiers = ({ row }: ResolvedTrait): string => row.modifiers.map(describeModifier).join(', ');

/** A trait that only one side has, or knows, with its points and its note. */
function aloneTrait(
  trait: ResolvedTrait,
  line: TraitLine | undefined,
  what: 'new' | 'gone',
  absent: Absence = 'none',
): Difference[] {
  const points = line?.points.text ?? '';
  const text = [
    trait.facet ? `${points} ${points === '1' || points === '−1' ? 'point' : 'points'}` : 'there',
    line?.note,
  ]
    .filter(Boolean)
    .join('; ');
  const heading = { key: `traits:${what}.${trait.key}`, name: line?.name ?? trait.name, worth: line?.points.value };
  return textDifference(heading, what === 'gone' ? text : null, what === 'new' ? text : null, { absent });
}

/** What was chosen or written for each question of the trait, by the words of its options. */
function answerDifferences(both: Both, key: string, before: ResolvedTrait, after: ResolvedTrait): Difference[] {
  const asked = [...(after.listed?.parameters ?? []), ...(before.listed?.parameters ?? [])];
  const ids = [
    ...new Set([...asked, ...before.row.choices.map(idOf), ...after.row.choices.map(idOf)].map(({ id }) => id)),
  ];
  return ids.flatMap((id) => {
    const label = asked.find((parameter) => parameter.id === id)?.label ?? id;
    const heading = {
      key: `${key}.choice.${id}`,
      name: after.name,
      part: label.charAt(0).toLowerCase() + label.slice(1),
    };
    return longTextDifference(
      heading,
      describeAnswer(both.before.context, before, id),
      describeAnswer(both.after.context, after, id),
    );
  });
}

const idOf = ({ parameter }: { readonly parameter: string }) => ({ id: parameter });

function describeAnswer({ character }: Both['before']['context'], { row, listed }: ResolvedTrait, id: string): string {
  const chosen = listed
    ? findChosenOptions(listed, row, character.campaign).find(({ parameter }) => parameter.id === id)
    : null;
  return chosen?.option.name ?? findAnswer(row, id);
}
