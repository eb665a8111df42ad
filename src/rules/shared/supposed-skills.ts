import type { SkillRow } from '../../character/skill-rows.ts';
import { OverlaidWorksheet } from '../../engine/what-if-worksheet.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { SheetContext } from '../resolve/context.ts';
import { withFurtherSkill } from '../resolve/resolve-race.ts';
import { untrainedStat } from '../stat-ids.ts';
import { defineLearnedLevels } from './improved-skills.ts';
import { definePointsOf, defineSkill, skillsDefinedWith } from './skills.ts';
import { findSources, trainingOf } from './training.ts';
import { defineUntrained } from './untrained-skills.ts';

/**
 * The numbers of a character as they would be with one more skill, as far as they decide its level; null where more than
 * the formulas of that skill would have to be defined (see {@link withFurtherSkill}).
 */
export function supposeSkill(worksheet: Worksheet, before: SheetContext, row: SkillRow): Worksheet | null {
  const defined = skillsDefinedWith.get(worksheet.definitions);
  const further = defined && withFurtherSkill(before, row);
  if (!defined || !further) return null;
  const { effects, rules } = defined;
  const { context, key } = further;
  const supposed = new OverlaidWorksheet(worksheet);
  const skills = rules.improveFromDefault ? context.skills : context.skills.filter((skill) => skill.key === key);
  const trainings = skills.flatMap((skill) => trainingOf(context, effects, rules, skill) ?? []);
  const findSourceLevel = defineLearnedLevels(supposed, rules, trainings);
  const training = trainings.find(({ skill }) => skill.key === key);
  if (!training) return null;
  definePointsOf(supposed, training.skill, row.points, rules);
  defineSkill(supposed, context, effects, rules, training, findSources(training, findSourceLevel));
  return supposed;
}

/** Defines what gear wants of a skill over a worksheet, where that has no use for the skill yet. */
export function supposeUntrained(supposed: Worksheet, worksheet: Worksheet, context: SheetContext, id: string): void {
  const defined = skillsDefinedWith.get(worksheet.definitions);
  if (!defined || supposed.has(untrainedStat(id)) || context.skillsByName.has(id)) return;
  const { effects, rules } = defined;
  const learned = rules.improveFromDefault ? context.skills : [];
  const trainings = learned.flatMap((skill) => trainingOf(context, effects, rules, skill) ?? []);
  defineUntrained(supposed, context, effects, rules, id, defineLearnedLevels(supposed, rules, trainings));
}
