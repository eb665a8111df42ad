import type { GcsFields } from './gcs-fields.ts';
import { maxContainerDepth } from './gcs-limits.ts';
import type { GcsTrait, GcsTraitModifier } from './gcs-rows.ts';
import { readFeatures } from './read-features.ts';
import { readPrerequisites } from './read-prerequisites.ts';
import { readRowTexts } from './read-row-texts.ts';
import { readWeapons } from './read-weapons.ts';
import { isContainerRow } from './row-kind.ts';

const oldFlags = ['mental', 'physical', 'social', 'exotic', 'supernatural'] as const;
const parts = ['total', 'base_only', 'levels_only'] as const;

/** Reads a trait that is no container. */
export function readTrait(row: GcsFields): GcsTrait {
  const levels = row.number(0, 'levels');
  const pointsPerLevel = row.number(0, 'points_per_level');
  return {
    row: 'trait',
    ...readRowTexts(row),
    basePoints: row.number(0, 'base_points'),
    pointsPerLevel,
    hasLevels: row.flag('can_level') || levels !== 0 || pointsPerLevel !== 0,
    levels,
    maxLevels: row.text('max_levels'),
    selfControl: row.number(0, 'cr'),
    selfControlEffect: row.text('cr_adj'),
    frequency: row.number(0, 'frequency'),
    roundDown: row.flag('round_down'),
    disabled: row.flag('disabled'),
    switchedOn: row.flag('switched_on'),
    modifiers: readTraitModifiers(row, 'modifiers'),
    features: readFeatures(row),
    weapons: readWeapons(row),
    prerequisites: readPrerequisites(row),
    flags: oldFlags.filter((flag) => row.flag(flag)),
  };
}

/** Reads the modifiers in a list of a row, out of all containers. */
export const readTraitModifiers = (row: GcsFields, list: string): GcsTraitModifier[] =>
  row.objects(list).flatMap((modifier) => readTraitModifierTree(modifier, []));

/** Reads a trait modifier, or those in a container. One in a container that is switched off is off too. */
export function readTraitModifierTree(row: GcsFields, path: readonly string[], isOff = false): GcsTraitModifier[] {
  const texts = readRowTexts(row);
  const named = row.named(`“${texts.name}”`);
  const disabled = isOff || row.flag('disabled');
  if (isContainerRow(row)) {
    if (path.length >= maxContainerDepth) {
      row.log.add({ code: 'rows-too-deep', at: named.at, limit: maxContainerDepth });
      return [];
    }
    // What lists have of containers that are off is on offer all the same.
    return named.objects('children').flatMap((child) => readTraitModifierTree(child, [...path, texts.name], isOff));
  }
  const affects = row.text('affects');
  return [
    {
      ...texts,
      cost: readCost(named),
      affects: parts.find((part) => part === affects) ?? 'total',
      levels: named.number(0, 'levels'),
      usesTraitLevel: named.flag('use_level_from_trait'),
      disabled,
      features: readFeatures(named),
      path,
    },
  ];
}

/** The price of a modifier as version 5 writes it: "+20%", "x2", "5". */
function readCost(row: GcsFields): string {
  const cost = row.text('cost_adj');
  if (cost !== '' || row.value('cost') === undefined) return cost;
  const number = row.number(0, 'cost');
  switch (row.text('cost_type')) {
    case 'points':
      return String(number);
    case 'multiplier':
      return `x${number}`;
    default:
      return `${number}%`;
  }
}
