import type { SkillRow } from '../../character/skill-rows.ts';
import { OverlaidWorksheet } from '../../engine/overlay.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { ResolvedSkill, SheetContext } from '../resolve/context.ts';
import { withFurtherSkill } from '../resolve/resolve-race.ts';
import { untrainedStat } from '../stat-ids.ts';
import { defineLearnedLevels, type Training } from './improved-skills.ts';
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
  const learned = context.skills.find((skill) => skill.key === key);
  const training = learned && trainingOf(context, effects, rules, learned);
  if (!training) return null;
  const trainings = rules.improveFromDefault
    ? withSources(training, (skill) => trainingOf(context, effects, rules, skill))
    : [training];
  const findSourceLevel = defineLearnedLevels(supposed, rules, trainings);
  definePointsOf(supposed, training.skill, row.points, rules);
  defineSkill(supposed, context, effects, rules, training, findSources(training, findSourceLevel));
  return supposed;
}

/** A skill with those that it defaults to, directly or by way of others: no other one bears on its level. */
function withSources(first: Training, trainingFor: (skill: ResolvedSkill) => Training | null): Training[] {
  const found = new Map([[first.skill.key, first]]);
  for (const { defaults } of found.values()) {
    for (const source of defaults) {
      if (!('skill' in source) || found.has(source.skill.key)) continue;
      const training = trainingFor(source.skill);
      if (training) found.set(training.skill.key, training);
    }
  }
  return [...found.values()];
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
