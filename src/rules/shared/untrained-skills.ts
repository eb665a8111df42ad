import type { StatId } from '../../engine/step.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { SheetContext } from '../resolve/context.ts';
import { untrainedStat } from '../stat-ids.ts';
import type { EffectIndex } from './effects.ts';
import { chooseDefault, defineDefaults, findDefaultSource, openDefaults, skillsNamedBy } from './skill-defaults.ts';
import { addSkillEffects, effectListsOf } from './skill-effects.ts';
import { resolveSkillFacet } from './skill-facet.ts';
import type { SkillRules } from './skill-rules.ts';

/** The level of a skill that gear wants and the character lacks. */
export function defineUntrained(
  worksheet: Worksheet,
  context: SheetContext,
  effects: EffectIndex,
  rules: SkillRules,
  id: string,
  findSourceLevel: (key: string, without: readonly string[]) => StatId,
): void {
  const { race, character } = context;
  const entry = context.catalog.skills.get(id);
  const facet = entry && resolveSkillFacet(context, entry);
  if (!facet || context.skillsByName.has(id)) return;
  const owner = untrainedStat(id);
  const open = openDefaults(context, rules, owner, facet.defaults);
  const from = open.map((source) => findDefaultSource(source, ({ key }) => findSourceLevel(key, [])));
  const affected = { skill: entry, facet };
  const named = skillsNamedBy(context, facet.defaults);
  const inputs = [entry, race.facet, character.campaign, ...named, ...effectListsOf(effects, affected), ...from];
  worksheet.section(owner, inputs, () => {
    const defaults = defineDefaults(worksheet, rules, owner, open, from);
    worksheet.define({
      id: owner,
      name: `${entry.name} (untrained)`,
      cite: facet.cite,
      formula: (w) => {
        chooseDefault(w, defaults, rules);
        if (w.value !== null) rules.bonus?.(w, facet, null);
        if (w.value !== null) rules.load?.(w, { id, name: entry.name, facet });
        addSkillEffects(w, effects, affected);
      },
    });
  });
}
