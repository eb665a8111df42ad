import type { AttributeId } from '../../character/character.ts';
import { changeRow } from '../../character/edit-rows.ts';
import { WhatIfWorksheet } from '../../engine/overlay.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import { type OpenedCharacter, openWorksheet } from '../derive-character.ts';
import { isLearned, pointsSpentOn } from '../shared/race-skills.ts';
import { boughtStat, skillStat } from '../stat-ids.ts';

/** The character's numbers with another level of an attribute bought. */
export const withAttributeLevel = ({ worksheet }: OpenedCharacter, id: AttributeId, level: number): Worksheet =>
  new WhatIfWorksheet(worksheet, boughtStat(id), level, 'bought');

/**
 * The character's numbers with other points in a skill. As long as the skill stays learned and trained, or stays neither,
 * the formulas are the same and only the points differ.
 */
export function withSkillPoints(sheet: OpenedCharacter, key: string, points: number): Worksheet {
  const { context, worksheet } = sheet;
  const { saved } = context;
  const skill = context.skills.find((candidate) => candidate.key === key);
  const stat = skillStat(key, 'points');
  if (!skill || pointsSpentOn(context, skill) === points) return worksheet;
  const trained = skillStat(key, 'trained');
  const isLearnedWith = isLearned({ ...skill, hasPoints: points > 0 });
  if (worksheet.has(stat) && isLearned(skill) === isLearnedWith && worksheet.get(trained).value !== null) {
    const supposed = new WhatIfWorksheet(worksheet, stat, points, 'points spent');
    if (supposed.get(trained).value !== null) return supposed;
  }
  const character = changeRow(saved.character, 'skills', key, { points });
  return openWorksheet({ ...saved, character }, sheet).worksheet;
}
