import { gcsId } from '../../../character/gcs/gcs-id.ts';
import type { ItemModifier } from '../../../character/item-modifier.ts';
import type { ResolvedItem } from '../../resolve/context.ts';
import { effectsOf } from '../../resolve/own-effects.ts';
import { countFeatures, type ExportContext } from './export-context.ts';
import { writeFeatures } from './export-features.ts';
import { fixed, type JsonObject, writeObject } from './export-object.ts';
import { signedText } from './export-text.ts';

const stages = {
  original: 'to_original',
  base: 'to_base',
  finalBase: 'to_final_base',
  final: 'to_final',
} as const;

/** The modifiers of an item. Those that do not count in GCS, since the price has them already, have no price. */
export function writeItemModifiers(
  context: ExportContext,
  item: ResolvedItem,
  owner: string,
  isCounted: boolean,
): readonly JsonObject[] {
  return item.row.modifiers.map((modifier) => {
    const { key, name, techLevel, page, effects, notes } = modifier;
    const features = writeFeatures(context, effectsOf(effects), {
      key: item.key,
      modifier: key,
      level: 1,
      isLeveled: false,
    });
    if (item.inUse && item.hasAny) countFeatures(context, features);
    return writeObject('itemModifier', {
      id: gcsId('f', owner, key),
      name: name || 'Modifier',
      reference: page,
      local_notes: notes.join('; '),
      tech_level: techLevel === null ? '' : String(techLevel),
      ...(isCounted ? { ...writeCost(modifier), ...writeWeight(modifier) } : {}),
      features,
    });
  });
}

function writeCost({ cost, costIs, costStage }: ItemModifier) {
  if (cost === null) return {};
  const texts = {
    dollars: signedText(cost),
    percent: `${signedText(cost)}%`,
    times: `x${fixed(cost)}`,
    costFactor: `${signedText(cost)} CF`,
  };
  const stage = costIs === 'costFactor' ? 'base' : costStage;
  return { cost_type: stage === 'original' ? '' : `${stages[stage]}_cost`, cost: texts[costIs] };
}

function writeWeight({ weight, weightIs, weightStage }: ItemModifier) {
  if (weight === null) return {};
  const texts = {
    pounds: `${signedText(weight)} lb`,
    percent: `${signedText(weight)}%`,
    times: `x${fixed(weight)}`,
  };
  return { weight_type: weightStage === 'original' ? '' : `${stages[weightStage]}_weight`, weight: texts[weightIs] };
}
