import type { Attribute } from '../../catalog/attribute.ts';
import { formatNumber, formatSigned } from '../../engine/format.ts';
import type { OpenedCharacter } from '../derive-character.ts';
import { skillStat } from '../stat-ids.ts';
import { highestPoints, levelAt, pointsForLevel } from '../what-if/skill-steps.ts';
import { formatPoints } from '../wording/point-words.ts';
import type { Draft } from './draft.ts';
import type { Part } from './split-parts.ts';
import type { TextSkill } from './text-skills.ts';

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
const mostRounds = 3;

/** In a text with more skills than these each is learned: to try one without points, all of them have to be worked out anew. */
const mostUnlearned = 150;

/** Finds the points of skills that have a level in the text and no points, and compares the levels of the others. */
export function settleSkills(draft: Draft, placed: readonly PlacedSkill[]): void {
  const byLevel = placed.filter(
    ({ skill, finding }) =>
      targetOf(draft, skill) !== null && (skill.points === null || draft.choice(finding, 'points') === 'level'),
  );
  const areLearned = placed.length > mostUnlearned;
  for (let round = 0; round < mostRounds; round += 1) {
    const before = draft.saved;
    const sheet = draft.sheet();
    // One edit for all of them: each would work the whole sheet out anew.
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

/** The level of a skill as the sheet has it; null for none. */
function levelNow({ worksheet }: OpenedCharacter, key: string): number | null {
  const { value } = worksheet.get(skillStat(key, 'level'));
  return typeof value === 'number' ? value : null;
}

/** Compares what a text says of a skill twice: "DX+1" and 15. What raises a skill may be in the one or left out of it. */
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
