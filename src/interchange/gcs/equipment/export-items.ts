import type { ItemFacet } from '../../../catalog/item-entry.ts';
import { containersAround } from '../../../character/containers.ts';
import type { ItemModifier } from '../../../character/equipment-rows.ts';
import { isMount, type ResolvedItem } from '../../../rules/resolve/context.ts';
import { effectsOf } from '../../../rules/resolve/custom-entries.ts';
import { itemStat } from '../../../rules/stat-ids.ts';
import { writeFeatures } from '../features/export-features.ts';
import {
  capitalized,
  countFeatures,
  type ExportContext,
  formatSigned,
  numberOf,
  referenceOf,
} from '../sheet/export-context.ts';
import { fixed, formatWeight, type JsonObject, writeObject } from '../sheet/export-object.ts';
import { locationsOf } from '../sheet/export-settings.ts';
import { gcsId } from '../sheet-json.ts';
import { writeWeapons } from './export-weapons.ts';

const stages = {
  original: 'to_original',
  base: 'to_base',
  finalBase: 'to_final_base',
  final: 'to_final',
} as const;

/**
 * The modifiers of an item. Modifiers that do not count in GCS, since the price includes them already, have no price.
 */
function writeItemModifiers(
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
    dollars: formatSigned(cost),
    percent: `${formatSigned(cost)}%`,
    times: `x${fixed(cost)}`,
    costFactor: `${formatSigned(cost)} CF`,
  };
  const stage = costIs === 'costFactor' ? 'base' : costStage;
  return { cost_type: stage === 'original' ? '' : `${stages[stage]}_cost`, cost: texts[costIs] };
}

function writeWeight({ weight, weightIs, weightStage }: ItemModifier) {
  if (weight === null) return {};
  const texts = {
    pounds: `${formatSigned(weight)} lb`,
    percent: `${formatSigned(weight)}%`,
    times: `x${fixed(weight)}`,
  };
  return { weight_type: weightStage === 'original' ? '' : `${stages[weightStage]}_weight`, weight: texts[weightIs] };
}

/** The equipment that is carried, and the rest, as the trees of rows that GCS has. `hidden` are keys of rows to leave out. */
export function writeEquipment(
  context: ExportContext,
  hidden: ReadonlySet<string>,
): { readonly carried: readonly JsonObject[]; readonly other: readonly JsonObject[] } {
  const items = context.derived.context.items.filter(({ key }) => !hidden.has(key));
  const rows = new Map(items.map(({ key, row }) => [key, row]));
  const byContainer = new Map<string, ResolvedItem[]>();
  for (const item of items) {
    const container = isMount(item) ? '' : (containersAround(rows, item.row)[0]?.key ?? '');
    byContainer.set(container, [...(byContainer.get(container) ?? []), item]);
  }
  // GCS counts the contents of a container once per container; here a quantity is the total.
  const write = (item: ResolvedItem, containers = 1): Written => {
    const quantity = numberOf(context, itemStat(item.key, 'quantity')) ?? 0;
    const inside = (byContainer.get(item.key) ?? []).map((each) => write(each, quantity > 0 ? quantity : 1));
    return writeItem(context, item, inside, quantity, containers);
  };
  const top = byContainer.get('') ?? [];
  const isCarried = (item: ResolvedItem): boolean => item.onBody && !isMount(item);
  return {
    carried: top.filter(isCarried).map((item) => write(item).row),
    other: top.filter((item) => !isCarried(item)).map((item) => write(item).row),
  };
}

interface Written {
  readonly row: JsonObject;
  readonly value: number;
  readonly weight: number;
}

function writeItem(
  context: ExportContext,
  item: ResolvedItem,
  inside: readonly Written[],
  quantity: number,
  containers: number,
): Written {
  const { key, row, facet, name, inUse } = item;
  const isContainer = inside.length > 0 || facet?.kind === 'container' || isMount(item);
  // Whatever has nothing in it may be a container or not.
  const other = inside.length > 0 ? 'E' : isContainer ? 'e' : 'E';
  const id = context.idOf(isContainer ? 'E' : 'e', { list: 'equipment', key }, other);
  const inEach = fixed(quantity / containers);
  // The numbers of the sheet are for all of them together; of none there is the list price.
  const each = (part: 'cost' | 'weight', listed: number): number =>
    quantity > 0 ? (numberOf(context, itemStat(key, part)) ?? 0) / quantity : listed;
  const value = fixed(each('cost', row.costOverride ?? facet?.cost ?? 0));
  const weight = fixed(each('weight', row.weightOverride ?? facet?.weight ?? 0));
  // Modifiers count in GCS if nothing else of ours affects the price and weight.
  const isCounted =
    row.quality === 'good' &&
    row.costOverride === null &&
    row.weightOverride === null &&
    !facet?.effects?.some(({ to }) => typeof to === 'object' && (to.cost !== undefined || to.weight !== undefined));
  const modifiers = writeItemModifiers(context, item, id, isCounted);
  const isListed = isCounted && modifiers.length > 0;
  const baseWeight = isListed ? (facet?.weight ?? 0) : weight;
  const features = facet ? writeItemFeatures(context, item, facet) : [];
  if (inUse && quantity > 0) countFeatures(context, features);
  const valueInAll = (value + sum(inside.map((content) => content.value))) * inEach;
  const weightInAll = (weight + sum(inside.map((content) => content.weight))) * inEach;
  const written = writeObject('item', {
    id,
    description: row.quality === 'good' ? name : `${name} (${qualityWords[row.quality]})`,
    reference: referenceOf(facet?.cite),
    local_notes: notesOf(item),
    tech_level: facet?.techLevel === undefined ? '' : String(facet.techLevel.from),
    legality_class: facet?.legalityClass === undefined ? '' : String(facet.legalityClass),
    tags: facet ? [capitalized(facet.kind)] : [],
    base_value: formatMoneyFor(isListed ? (facet?.cost ?? 0) : value),
    base_weight: baseWeight === 0 ? '' : formatWeight(baseWeight),
    weapons: facet ? writeWeapons(context, item, id) : [],
    features,
    modifiers,
    rated_strength: row.bowStrength ?? 0,
    quantity: inEach,
    equipped: inUse,
    children: inside.map((content) => content.row),
    calc: {
      value,
      extended_value: fixed(valueInAll),
      weight: formatWeight(weight),
      extended_weight: formatWeight(weightInAll),
    },
  });
  return { row: written, value: valueInAll, weight: weightInAll };
}

/** A price as a text, which may be an expression there; '' for nothing. */
const formatMoneyFor = (dollars: number): string => (fixed(dollars) === 0 ? '' : String(fixed(dollars)));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const qualityWords = { cheap: 'cheap', fine: 'fine', veryFine: 'very fine' } as const;

const notesOf = ({ row, facet }: ResolvedItem): string =>
  [
    row.note,
    ...(row.own ? (facet?.notes ?? []) : []),
    facet?.armor?.frontOnly ? 'front only' : '',
    facet?.armor?.flexible ? 'flexible' : '',
    facet?.armor?.concealable ? 'concealable' : '',
    row.hand === 'off' ? 'off hand' : '',
  ]
    .filter(Boolean)
    .join('; ');

function writeItemFeatures(context: ExportContext, item: ResolvedItem, facet: ItemFacet): readonly JsonObject[] {
  const { key } = item;
  return [
    ...writeShield(facet),
    ...writeArmor(facet),
    ...writeFeatures(context, facet.effects ?? [], { key, level: 1, isLeveled: false }),
  ];
}

/** A shield's Defense Bonus, as GCS has it: a bonus on each defense. */
function writeShield({ shield }: ItemFacet): JsonObject[] {
  const bonus = shield?.defenseBonus ?? 0;
  return bonus === 0
    ? []
    : ['dodge', 'parry', 'block'].map((attribute) =>
        writeObject('feature', { type: 'attribute_bonus', attribute, amount: bonus }),
      );
}

/** Kinds of damage that are neither crushing, cutting nor piercing, by their names in GCS. */
const otherKinds = ['burning', 'corrosion', 'fatigue', 'impaling', 'toxic'];

/** The DR of armor: of each part, and its differences against single kinds of damage (Basic Set p. 282). */
function writeArmor({ armor }: ItemFacet): JsonObject[] {
  if (!armor) return [];
  const parts = armor.parts ?? [];
  const inParts = new Set(parts.flatMap(({ places }) => places));
  const rest = (armor.places ?? []).filter((place) => !inParts.has(place));
  const whole =
    armor.coverage === 'suit' ? [{ locations: ['all'], split: armor }] : [{ locations: located(rest), split: armor }];
  const all = [...whole, ...parts.map((part) => ({ locations: located(part.places), split: part }))];
  return all
    .filter(({ locations }) => locations.length > 0)
    .flatMap(({ locations, split }) => {
      const { damageResistance, crushing = damageResistance, otherTypes = damageResistance } = split;
      const bonus = (amount: number, specialization?: string): JsonObject[] =>
        amount === 0 ? [] : [writeObject('feature', { type: 'dr_bonus', locations, specialization, amount })];
      return [
        ...bonus(damageResistance),
        ...bonus(crushing - damageResistance, 'crushing'),
        ...otherKinds.flatMap((kind) => bonus(otherTypes - damageResistance, kind)),
      ];
    });
}

const located = (places: readonly string[]): readonly string[] => [...new Set(places.flatMap(locationsOf))];
