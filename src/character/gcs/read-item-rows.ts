import { type GcsFields, readReplacements, toNumber } from './gcs-fields.ts';
import { maxContainerDepth } from './gcs-limits.ts';
import type { GcsItem, GcsItemModifier } from './gcs-rows.ts';
import { readFeatures } from './read-features.ts';
import { readWeight } from './read-measures.ts';
import { readPrerequisites } from './read-prerequisites.ts';
import { readNumberOrScript, readRowTexts } from './read-row-texts.ts';
import { readWeapons } from './read-weapons.ts';
import { isContainerRow } from './row-kind.ts';

/** Reads an item with all that is in it. */
export function readItem(row: GcsFields, depth = 1): GcsItem {
  const texts = readRowTexts(row);
  const scripts: string[] = [...texts.scripts];
  const isTooDeep = depth >= maxContainerDepth && row.value('children') !== undefined;
  if (isTooDeep) row.log.add({ code: 'rows-too-deep', at: row.at, limit: maxContainerDepth });
  return {
    row: 'item',
    ...texts,
    name: row.text('description', 'name'),
    isContainer: isContainerRow(row),
    techLevel: row.text('tech_level'),
    legalityClass: row.text('legality_class'),
    value: readNumberOrScript(row, ['base_value', 'value'], toNumber, 'value', scripts),
    weight: readNumberOrScript(row, ['base_weight', 'weight'], readWeight, 'weight', scripts),
    quantity: row.number(1, 'quantity'),
    level: row.number(0, 'level'),
    maxUses: row.number(0, 'max_uses'),
    uses: row.value('uses') === undefined ? null : row.number(0, 'uses'),
    ratedStrength: row.number(0, 'rated_strength'),
    equipped: row.flag('equipped'),
    switchedOn: row.flag('switched_on'),
    ignoresWeightForSkills: row.flag('ignore_weight_for_skills'),
    modifiers: row.objects('modifiers').flatMap((modifier) => readItemModifierTree(modifier, [])),
    features: readFeatures(row),
    weapons: readWeapons(row),
    prerequisites: readPrerequisites(row),
    contents: isTooDeep
      ? []
      : row.objects('children').map((child) => {
          const name = child.text('description', 'name');
          return readItem(child.named(`“${name}”`, readReplacements(child.value('replacements'))), depth + 1);
        }),
    scripts,
  };
}

/** Reads an item modifier, or those in a container. */
export function readItemModifierTree(row: GcsFields, path: readonly string[]): GcsItemModifier[] {
  const texts = readRowTexts(row);
  const named = row.named(`“${texts.name}”`);
  if (isContainerRow(row)) {
    if (path.length >= maxContainerDepth) {
      row.log.add({ code: 'rows-too-deep', at: named.at, limit: maxContainerDepth });
      return [];
    }
    return named.objects('children').flatMap((child) => readItemModifierTree(child, [...path, texts.name]));
  }
  return [
    {
      ...texts,
      costType: named.text('cost_type') || 'to_original_cost',
      cost: named.text('cost'),
      costPerLevel: named.flag('cost_is_per_level'),
      weightType: named.text('weight_type') || 'to_original_weight',
      weight: named.text('weight'),
      techLevel: named.text('tech_level'),
      disabled: named.flag('disabled'),
      features: readFeatures(named),
      path,
    },
  ];
}
