import type { ListedSkill } from '../../../catalog/catalog.ts';
import type { Character } from '../../../character/character.ts';
import { addRow, changeRow, keysInUse, newKey } from '../../../character/edit-rows.ts';
import { formatNumber } from '../../../engine/format.ts';
import { type OpenedCharacter, openWorksheet } from '../../../rules/derive-character.ts';
import { formatPoints } from '../../../rules/shared/figure-words.ts';
import { skillChapter } from '../../../rules/shared/rows.ts';
import type { formatRelativeLevel } from '../../../rules/shared/skill-ladder.ts';
import { highestPoints, levelAt, pointsForLevel } from '../level-steps.ts';
import { startingSkill } from '../starting-row.ts';
import { hasNoFigures, type Plan, type WantedFigures } from './plan.ts';

const lowerCase = (text: string): string => text.trim().toLowerCase();

/** Returns the speciality that a text means: one of the book's, by its name or the beginning of it, or else the text. */
export function findSpeciality({ facet }: Pick<ListedSkill, 'facet'>, text: string): string {
  const choices = facet.speciality?.choices ?? [];
  const typed = lowerCase(text);
  if (typed === '') return '';
  return (
    choices.find((choice) => lowerCase(choice) === typed) ??
    choices.find((choice) => lowerCase(choice).startsWith(typed)) ??
    text.trim()
  );
}

/**
 * Plans a skill or spell at the points that reach a level. One that the character has already, with the same speciality
 * and tech level, is set to it; "+1" is then one level more, and one over its attribute for a new skill. Where no points
 * reach the level, the nearest is planned, and the words say so. Points that were typed ("[16]") count before a level.
 */
export function planSkill(sheet: OpenedCharacter, entry: ListedSkill, wanted: WantedFigures, typed = ''): Plan {
  const { ruleset, context } = sheet;
  const { saved, character } = context;
  const { facet, id } = entry;
  const speciality = facet.speciality ? findSpeciality(entry, typed) : '';
  const starting = startingSkill(ruleset, context, entry);
  const techLevel = facet.techLevel ? (wanted.techLevel ?? starting.techLevel ?? null) : null;
  const levelOf = (named: number | null) => named ?? character.campaign.techLevel;
  const existing = character.skills.find(
    (row) =>
      row.entry === id &&
      lowerCase(row.speciality) === lowerCase(speciality || (starting.speciality ?? '')) &&
      levelOf(row.techLevel) === levelOf(techLevel) &&
      // A skill that must name a speciality may be taken once more; a figure is for the one that is there.
      (!facet.speciality || speciality !== '' || !hasNoFigures(wanted)),
  );
  const key = existing?.key ?? newKey(keysInUse(character));
  const row = { ...starting, ...(speciality ? { speciality } : {}), techLevel };
  const withRow = existing
    ? sheet
    : openWorksheet({ ...saved, character: addRow(character, 'skills', row, key) }, sheet);
  const resolved = withRow.context.skills.find((skill) => skill.key === key);
  const pointsBefore = withRow.context.character.skills.find((skill) => skill.key === key)?.points ?? 0;
  const before = levelAt(withRow, key, pointsBefore);

  const score = (attribute: Parameters<typeof formatRelativeLevel>[0]['attribute']) => {
    const { worksheet } = withRow;
    return worksheet.has(attribute) ? worksheet.number(attribute) : 0;
  };
  const target =
    wanted.points === undefined
      ? (wanted.number ??
        (wanted.relative && score(wanted.relative.attribute) + wanted.relative.by) ??
        (wanted.change === undefined
          ? undefined
          : existing && before !== null
            ? before + wanted.change
            : score(facet.attribute) + wanted.change))
      : undefined;
  const points =
    wanted.points !== undefined
      ? Math.max(0, wanted.points)
      : target === undefined
        ? pointsBefore
        : (pointsForLevel(withRow, key, target) ?? highestPoints(withRow, key));
  const level = levelAt(withRow, key, points);
  const plain = resolved?.name ?? entry.name;
  const name = level === null ? plain : `${plain} ${formatNumber(level)}`;
  const levelWanted = wanted.number ?? target;
  const differs = levelWanted !== undefined && level !== levelWanted;
  return {
    name: wanted.points !== undefined || levelWanted === undefined ? name : `${plain} ${formatNumber(levelWanted)}`,
    words: [
      existing && points !== pointsBefore
        ? `${formatPoints(points)}, now ${formatNumber(pointsBefore)}`
        : formatPoints(points),
      ...(differs
        ? [
            wanted.points === undefined
              ? `→ ${describeLevel(level)}, the nearest level`
              : `→ ${describeLevel(level)}, not ${formatNumber(levelWanted)}`,
          ]
        : []),
      ...(existing && points === pointsBefore ? ['(unchanged)'] : []),
    ].join(' '),
    label: existing ? `${plain} ${describeLevel(before)} → ${describeLevel(level)}` : `${name} added`,
    row: { chapter: skillChapter(facet), key },
    change: (now: Character) =>
      existing ? changeRow(now, 'skills', key, { points }) : addRow(now, 'skills', { ...row, points }, key),
  };
}

const describeLevel = (level: number | null): string => (level === null ? '–' : formatNumber(level));
