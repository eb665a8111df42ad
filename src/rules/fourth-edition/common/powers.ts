import { abilityRolls, rollsInPowers } from '../../../catalog/fourth-edition/traits/power-talents.ts';
import type { DerivationBuilder } from '../../../engine/builder.ts';
import { ownValue } from '../../../engine/own-value.ts';
import type { Worksheet } from '../../../engine/worksheet.ts';
import type { ResolvedTrait, SheetContext } from '../../resolve/context.ts';
import type { AttackRules } from '../../shared/attack-sources.ts';
import { nameWithLevel } from '../../shared/rows.ts';
import { findTraitContainers } from '../../shared/traits.ts';
import { abilityStat, poolStat } from '../../stat-ids.ts';

/**
 * Defines the number that each ability is used with: DX, IQ, Will or Perception, and the levels of each Talent in the same
 * power (Basic Set p. 254). An ability in no power has no Talent.
 */
export function defineAbilities(worksheet: Worksheet, { traits }: SheetContext): void {
  worksheet.section('abilities', [traits], () => {
    for (const trait of traits) {
      const from = rollOf(traits, trait);
      if (!from || !trait.facet || trait.row.boughtOff) continue;
      const { cite } = trait.facet;
      worksheet.define({
        id: abilityStat(trait.key),
        name: `${trait.name}, roll`,
        cite,
        formula: (w) => {
          w.startFrom(from);
          addTalents(w, talentsFor(traits, trait));
        },
      });
    }
  });
}

/** The id of the answer that Telecommunication by the mind has: the other kinds take no roll. */
const byMind = 'telesend';

function rollOf(traits: readonly ResolvedTrait[], trait: ResolvedTrait) {
  const always = ownValue(abilityRolls, trait.row.entry);
  if (always) return always;
  if (trait.row.entry === 'telecommunication' && !trait.row.choices.some(({ value }) => value === byMind))
    return undefined;
  return powersAround(traits, trait).length > 0 ? ownValue(rollsInPowers, trait.row.entry) : undefined;
}

function addTalents(w: DerivationBuilder, talents: readonly ResolvedTrait[]): void {
  for (const talent of talents) {
    w.add(talent.level, nameWithLevel(talent), { cite: talent.facet?.cite, row: talent.key });
  }
}

const powersAround = (traits: readonly ResolvedTrait[], ability: ResolvedTrait): readonly ResolvedTrait[] =>
  findTraitContainers(traits)
    .around(ability)
    .filter(({ row }) => row.own?.holds === 'power');

/** The Talents in the powers that an ability is in. */
function talentsFor(traits: readonly ResolvedTrait[], ability: ResolvedTrait): readonly ResolvedTrait[] {
  const { inside } = findTraitContainers(traits);
  return powersAround(traits, ability)
    .flatMap(inside)
    .filter(({ facet, row }) => facet?.helpsPower && !row.boughtOff);
}

/** The Talents that add to attacks with an ability of their power, as to its other rolls (Basic Set p. 254). */
export const attackTalents = ({ traits }: SheetContext): NonNullable<AttackRules['talents']> => ({
  of: ({ item }) => (item.trait ? talentsFor(traits, item.trait) : []),
  add: addTalents,
});

/**
 * Defines how many points each pool has when full: those that its trait has by itself, and those of each level. An Energy
 * Reserve has a point a level (Powers p. 119).
 */
export function definePools(worksheet: Worksheet, { traits, race }: SheetContext): void {
  worksheet.section('pools', [traits, race.traits], () => {
    for (const { key, name, facet, level, row } of [...race.traits, ...traits]) {
      if (!facet?.pool || row.boughtOff) continue;
      const { points, perLevel } = facet.pool;
      const { cite } = facet;
      worksheet.define({
        id: poolStat(key),
        name,
        cite,
        formula: (w) => {
          w.start(points, points === 0 && perLevel > 0 ? 'without levels' : 'points of the pool', { cite, row: key });
          if (perLevel > 0) w.add(perLevel * level, `${perLevel} for each level × ${level}`, { cite, row: key });
          if (!Number.isInteger(points + perLevel * level)) w.round('down', { cite, row: key });
        },
      });
    }
  });
}
