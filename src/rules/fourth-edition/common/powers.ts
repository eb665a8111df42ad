import { abilityRolls, powerTalents } from '../../../catalog/fourth-edition/traits/power-talents.ts';
import { ownValue } from '../../../engine/own-value.ts';
import type { Worksheet } from '../../../engine/worksheet.ts';
import type { ResolvedTrait, SheetContext } from '../../resolve/context.ts';
import { nameWithLevel } from '../../shared/rows.ts';
import { findTraitContainers } from '../../shared/traits.ts';
import { abilityStat } from '../../stat-ids.ts';

const talentIds = new Set(powerTalents.map(({ id }) => id));

/**
 * Defines the number that each ability is used with: IQ, Will or Perception, and the levels of each Talent in the same
 * power (Basic Set p. 254). An ability in no power has no Talent.
 */
export function defineAbilities(worksheet: Worksheet, { traits }: SheetContext): void {
  worksheet.section('abilities', [traits], () => {
    for (const trait of traits) {
      const from = ownValue(abilityRolls, trait.row.entry);
      if (!from || !trait.facet || trait.row.boughtOff) continue;
      const { cite } = trait.facet;
      worksheet.define({
        id: abilityStat(trait.key),
        name: `${trait.name}, roll`,
        cite,
        formula: (w) => {
          w.startFrom(from);
          for (const talent of talentsFor(traits, trait)) {
            w.add(talent.level, nameWithLevel(talent), { cite: talent.facet?.cite, row: talent.key });
          }
        },
      });
    }
  });
}

/** The Talents in the powers that an ability is in. */
function talentsFor(traits: readonly ResolvedTrait[], ability: ResolvedTrait): readonly ResolvedTrait[] {
  const { around, inside } = findTraitContainers(traits);
  const powers = around(ability).filter(({ row }) => row.own?.holds === 'power');
  return powers.flatMap(inside).filter(({ row }) => talentIds.has(row.entry) && !row.boughtOff);
}
