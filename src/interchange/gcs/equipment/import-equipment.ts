import type * as z from 'zod/mini';
import type { equipmentRowSchema } from '../../../character/equipment-rows.ts';
import type { traitRowSchema } from '../../../character/trait-rows.ts';
import { ownValue } from '../../../engine/own-value.ts';
import { groupBy } from '../../../rules/shared/group-by.ts';
import { describeCostChange, describeWeightChange } from '../../../rules/shared/trait-price.ts';
import { convertFeatures, convertPrerequisites } from '../features/convert-features.ts';
import type { SheetConversion } from '../features/convert-sheet-features.ts';
import { notesOfRow, placeOf } from '../gcs-names.ts';
import type { ItemDraft, ItemModifierDraft, LibraryRow } from '../library/library-entry.ts';
import { readDice, readWeight } from '../read/gcs-fields.ts';
import type { GcsFeature, GcsItem, GcsItemModifier } from '../read/gcs-rows.ts';
import type { SheetItem, SheetWeapon } from '../sheet/sheet-facts.ts';
import { defenseOverHalf, resolveDefaults } from '../skills/import-skills.ts';
import { type AttackDraft, convertWeapon } from './convert-weapon.ts';

export type ItemRowDraft = z.input<typeof equipmentRowSchema>;

/** Converts a sheet's possessions, and the attacks of skills and spells: a weightless item for each. */
export function importEquipment(conversion: SheetConversion): ItemRowDraft[] {
  const { rows } = conversion.facts;
  const weaponsOf = groupBy(rows.weapons, ({ owner }) => owner.key);
  const shields = new Set<string>();
  // All effects first: their changes to attacks must be known before any attack is made.
  const drafts = rows.items.map((item) => ({ item, draft: importItem(conversion, item, shields) }));
  const items = drafts.map(({ item, draft: { own, ...row } }): ItemRowDraft => {
    const made = (weaponsOf.get(item.key) ?? []).map((weapon) => importWeapon(conversion, weapon));
    const attacks = made.map(({ attack }) => attack);
    const notes = [...(own.notes ?? []), ...made.flatMap((each) => each.notes)];
    return { ...row, own: { ...own, attacks, notes } };
  });
  const natural = [...rows.attackItems].map(([owner, key]): ItemRowDraft => {
    const weapons = weaponsOf.get(owner) ?? [];
    const made = weapons.map((weapon) => importWeapon(conversion, weapon));
    const name = weapons[0]?.owner.row.name ?? '';
    return {
      key,
      place: 'ready',
      own: {
        name,
        // No hand holds it.
        kind: 'gear',
        attacks: made.map(({ attack }) => attack),
        notes: [`Attacks with ${name}, which is no possession`, ...made.flatMap(({ notes }) => notes)],
        page: weapons[0]?.owner.row.reference ?? '',
      },
    };
  });
  return [...items, ...natural];
}

/** The traits with their attacks. The effects of all rows must have been converted before, since they change attacks. */
export function withTraitAttacks(
  conversion: SheetConversion,
  traits: readonly z.input<typeof traitRowSchema>[],
): z.input<typeof traitRowSchema>[] {
  const weaponsOf = groupBy(conversion.facts.rows.weapons, ({ owner }) => owner.key);
  return traits.map((trait) => {
    const weapons = trait.own ? weaponsOf.get(trait.key) : undefined;
    if (!weapons) return trait;
    const level = conversion.facts.traitLevels.get(trait.key) ?? 0;
    const grows = (trait.own?.pointsPerLevel ?? 0) !== 0 && (trait.level ?? 1) === level;
    const made = weapons.map((weapon) => importGrowing(conversion, weapon, grows));
    const notes = [...(trait.own?.notes ?? []), ...made.flatMap((each) => each.notes)];
    return { ...trait, own: { ...trait.own, attacks: made.map(({ attack }) => attack), notes } };
  });
}

/** Converts an item without its attacks. `shields` gets the keys of shields in hand: one alone has a Defense Bonus. */
function importItem(
  conversion: SheetConversion,
  item: SheetItem,
  shields: Set<string>,
): ItemRowDraft & { readonly own: ItemDraft } {
  const { row, key, container, quantity, isCarried, inUse } = item;
  const { effectsOf, newKey } = conversion;
  const on = row.modifiers.filter(({ disabled }) => !disabled);
  const level = Math.max(0, row.level);
  const places = [row, ...on].flatMap((each) => each.features.flatMap(({ locations }) => locations));
  const covering = [...new Set(places)];
  // "This armor" is all that the item and its modifiers name.
  const placed = (feature: GcsFeature): GcsFeature => ({
    ...feature,
    ...(feature.type === 'dr_bonus' && feature.locations.length === 0 ? { locations: covering } : {}),
    ...(feature.perLevel ? { perLevel: false, amount: feature.amount * level } : {}),
  });
  const features = row.features.map(placed);
  const blocks = row.weapons.some(({ block }) => /\d/.test(block));
  // Two shields both count in GCS: the bonus of the second one is an effect.
  const defense = blocks && inUse && shields.size === 0 ? defenseBonusOf(features) : 0;
  if (defense > 0) shields.add(key);
  const armor = defense > 0 ? null : armorOf(features);
  const taken = new Set(
    row.features.filter((feature, i) => {
      const made = features[i];
      return made !== undefined && (armor?.taken.has(made) || (defense > 0 && isDefense(feature)));
    }),
  );
  const { own } = convertItem({ ...row, features: [], weapons: [], modifiers: row.modifiers, contents: [] }, '');
  const { effects: ofFeatures, notes } = effectsOf(key, {
    isFixed: true,
    without: ({ feature }) => taken.has(feature),
  });
  const effects = [...ofFeatures];
  const modified = { name: row.name, level, places: covering };
  const modifiers = on.map((modifier, i) => ({
    ...convertItemModifier({ ...modifier, features: [] }, modified),
    effects: [...effectsOf(key, { modifier: i, isFixed: true }).effects],
    key: newKey(),
  }));
  const lighter = isCarried ? weightTakenOff(row) : 0;
  if (lighter > 0) effects.push({ stat: 'load', add: -lighter * quantity });
  const isOnBody =
    (inUse || lighter > 0) &&
    (container === '' || doesSomething(effects.length, modifiers, armor !== null, defense > 0));
  return {
    key,
    container: isOnBody ? '' : container,
    quantity: Math.min(quantity, 1e9),
    place: !isCarried ? 'home' : isOnBody ? 'ready' : 'carried',
    ...(row.ratedStrength > 0 ? { bowStrength: row.ratedStrength } : {}),
    modifiers,
    note: row.userDescription,
    own: {
      ...own,
      kind: blocks
        ? 'shield'
        : armor
          ? 'armor'
          : row.weapons.length > 0 && own.kind === 'gear'
            ? 'weapon'
            : (own.kind ?? 'gear'),
      ...(defense > 0 ? { defenseBonus: defense } : {}),
      ...(armor?.figures ?? {}),
      effects,
      notes: [...(own.notes ?? []), ...notes],
    },
  };
}

/** True for an item that has to be worn or in hand: contents of a container are not in use here. */
const doesSomething = (
  effects: number,
  modifiers: readonly { readonly effects: readonly unknown[] }[],
  ...figures: readonly boolean[]
): boolean => effects > 0 || figures.some(Boolean) || modifiers.some((modifier) => modifier.effects.length > 0);

/** The pounds that a container takes off its contents: percentages first, then weights, to no less than zero. */
function weightTakenOff({ features, modifiers, contents }: GcsItem): number {
  const on = [...features, ...modifiers.filter(({ disabled }) => !disabled).flatMap((each) => each.features)];
  const reductions = on.filter(({ type, reduction }) => type === 'contained_weight_reduction' && reduction !== '');
  if (reductions.length === 0) return 0;
  const weight = contents.reduce((sum, item) => sum + weightWithContents(item), 0);
  const percent = reductions.reduce(
    (sum, { reduction }) => sum + (/^\s*([\d.]+)\s*%/.exec(reduction)?.[1] ? Number.parseFloat(reduction) : 0),
    0,
  );
  const pounds = reductions.reduce(
    (sum, { reduction }) => sum + (reduction.includes('%') ? 0 : (readWeight(reduction) ?? 0)),
    0,
  );
  return weight - Math.max(0, weight * (1 - Math.min(100, percent) / 100) - pounds);
}

/** The total weight of an item with its contents, less its own reduction, in pounds. */
const weightWithContents = (item: GcsItem): number =>
  ((item.calc?.weight ?? weightOf(item)) +
    item.contents.reduce((sum, each) => sum + weightWithContents(each), 0) -
    weightTakenOff(item)) *
  Math.max(0, item.quantity);

/** Pounds of one without its modifiers: for files that have not worked its weight out. */
const weightOf = ({ weight }: GcsItem): number => Math.max(0, weight);

const defenses = ['dodge', 'parry', 'block'];
const isDefense = ({ type, attribute }: GcsFeature): boolean =>
  type === 'attribute_bonus' && defenses.includes(attribute);

/** The Defense Bonus of an item that adds equally to Dodge, Parry and Block; 0 for anything else. */
function defenseBonusOf(features: readonly GcsFeature[]): number {
  const bonuses = features.filter(isDefense);
  const [first] = bonuses;
  const isAlike =
    first && bonuses.length === 3 && bonuses.every(({ amount }) => amount === first.amount) && first.amount > 0;
  return isAlike && new Set(bonuses.map(({ attribute }) => attribute)).size === 3 ? first.amount : 0;
}

/** The damage of a weapon; for a script, the value computed in the file. */
function damageOf({ damage, calc }: SheetWeapon['weapon']): SheetWeapon['weapon']['damage'] {
  if (damage.base === '' || readDice(damage.base)) return damage;
  const shown = /^\s*([+-]?\d*d?\d*(?:[+-]\d+)?(?:x\d+)?)/i.exec(calc?.damage ?? '')?.[1] ?? '';
  return shown === '' ? damage : { ...damage, st: 'none', leveled: false, base: shown, baseLeveled: '' };
}

/** Thrust or swing that counts once for each level of the trait that has it: of none it is nothing. */
function byLevel(
  { leveled, st }: SheetWeapon['weapon']['damage'],
  level: number,
  { row }: SheetWeapon['owner'],
): AttackDraft {
  if (!leveled || st === 'none' || level === 1) return {};
  if (level <= 0) return { basis: 'fixed' };
  return row.row === 'trait' ? { levelOf: row.name, basisPerLevel: true } : {};
}

/** Converts a weapon of a trait; its dice of each level stay apart if the trait has its levels here, and nothing is added to them. */
function importGrowing(conversion: SheetConversion, sheetWeapon: SheetWeapon, grows: boolean) {
  const made = importWeapon(conversion, sheetWeapon, grows);
  const { dice = 0, adds = 0, dicePerLevel = 0, addsPerLevel = 0 } = made.attack;
  const isApart = dicePerLevel !== 0 || addsPerLevel !== 0;
  return isApart && (dice !== 0 || adds !== 0) ? importWeapon(conversion, sheetWeapon) : made;
}

/** Converts a weapon with the changes of its figures by features. */
function importWeapon(conversion: SheetConversion, sheetWeapon: SheetWeapon, grows = false) {
  const { weapon, owner } = sheetWeapon;
  const { facts, changes } = conversion;
  const level = facts.traitLevels.get(owner.key) ?? ('level' in owner.row ? Math.max(0, owner.row.level) : 0);
  const techLevel = 'techLevel' in owner.row ? owner.row.techLevel : null;
  const damage = damageOf(weapon);
  const converted = convertWeapon({ ...weapon, damage, defaults: [] }, level, grows);
  const { notes } = converted;
  const attack = { ...converted.attack, ...byLevel(damage, level, owner) };
  const skills = resolveDefaults(conversion, weapon.defaults, null, '');
  const { parry, block } = attack;
  const defenses = {
    ...(typeof parry === 'number' ? { parry: parry + defenseOverHalf(conversion, weapon.defaults, 'parry') } : {}),
    ...(typeof block === 'number' ? { block: block + defenseOverHalf(conversion, weapon.defaults, 'block') } : {}),
  };
  const usual: AttackDraft = { ...attack, ...defenses, skills };
  return { attack: changes.apply(sheetWeapon, usual), notes, techLevel };
}

/** The facts about an item that the figures of its modifiers depend on. */
interface ModifiedGcsItem {
  readonly name: string;
  readonly level: number;
  /** The places that its armor covers, by the names in the file: the meaning of "this armor". */
  readonly places: readonly string[];
}

const noItem: ModifiedGcsItem = { name: '', level: 0, places: [] };

const costStages = {
  to_original_cost: 'original',
  to_base_cost: 'base',
  to_final_base_cost: 'finalBase',
  to_final_cost: 'final',
} as const;
const weightStages = {
  to_original_weight: 'original',
  to_base_weight: 'base',
  to_final_base_weight: 'finalBase',
  to_final_weight: 'final',
} as const;

/** Converts a modifier of an item, or a general one. Amounts per level count by the level of the item. */
export function convertItemModifier(source: GcsItemModifier, item: ModifiedGcsItem = noItem): ItemModifierDraft {
  const { name, reference, notes, techLevel } = source;
  const features = source.features.map((feature) =>
    feature.type === 'dr_bonus' && feature.locations.length === 0 && item.places.length > 0
      ? { ...feature, locations: item.places }
      : feature,
  );
  const converted = convertFeatures(features, { name: item.name, level: Math.max(1, item.level), isItem: true });
  const cost = readCost(source, item.level);
  const weight = readWeightChange(source);
  const tech = /^\d+$/.test(techLevel) ? Number(techLevel) : null;
  const said = [
    notes,
    cost === null ? `The price “${source.cost}” could not be read` : '',
    weight === null ? `The weight “${source.weight}” could not be read` : '',
    techLevel !== '' && tech === null ? `TL ${techLevel}` : '',
    ...converted.notes,
    ...source.scripts.map((field) => `A script in the file’s ${field} was not run`),
  ].filter(Boolean);
  return {
    name,
    ...cost,
    ...weight,
    ...(tech === null ? {} : { techLevel: tech }),
    ...(reference === '' ? {} : { page: reference }),
    ...(converted.effects.length === 0 ? {} : { effects: [...converted.effects] }),
    ...(said.length === 0 ? {} : { notes: said }),
  };
}

/** The changes of a modifier, in short: "+1 CF". */
export const figuresOfItemModifier = ({
  cost = null,
  costIs = 'dollars',
  weight = null,
  weightIs = 'pounds',
}: ItemModifierDraft): string =>
  [describeCostChange({ cost, costIs }), describeWeightChange({ weight, weightIs })].filter(Boolean).join(', ');

type Cost = Pick<ItemModifierDraft, 'cost' | 'costIs' | 'costStage'>;

/** The price in a modifier's text; null for any other text. In the stage of the base price all are cost factors. */
function readCost({ cost, costType, costPerLevel }: GcsItemModifier, level: number): Cost | null {
  if (cost.trim() === '') return {};
  const found = readAmount(cost);
  if (!found) return null;
  const stage = ownValue(costStages, costType) ?? 'original';
  const amount = costPerLevel ? found.amount * level : found.amount;
  const at = stage === 'original' ? {} : { costStage: stage };
  if (found.unit === 'times') return { cost: amount, costIs: 'times', ...at };
  if (found.unit === 'percent') return { cost: amount, costIs: 'percent', ...at };
  return stage === 'base' ? { cost: amount, costIs: 'costFactor', ...at } : { cost: amount, ...at };
}

type Weight = Pick<ItemModifierDraft, 'weight' | 'weightIs' | 'weightStage'>;

/** The change of weight in a modifier's text; null for any other text. */
function readWeightChange({ weight, weightType }: GcsItemModifier): Weight | null {
  if (weight.trim() === '') return {};
  const found = readAmount(weight);
  const stage = ownValue(weightStages, weightType) ?? 'original';
  const at = stage === 'original' ? {} : { weightStage: stage };
  if (found?.unit === 'times') return { weight: found.amount, weightIs: 'times', ...at };
  if (found?.unit === 'percent') return { weight: found.amount, weightIs: 'percent', ...at };
  const pounds = readWeight(weight);
  return pounds === null ? null : { weight: pounds, ...at };
}

/** Amount and unit of a price: "+3 CF", "x2", "-10%", "+5". Null for any other text, or out of bounds. */
function readAmount(text: string): { readonly amount: number; readonly unit: 'times' | 'percent' | 'sum' } | null {
  const plain = text.replaceAll(/[\s,]/g, '').replaceAll('×', 'x').toLowerCase();
  const [, times, number = '', divisor = '1', end = ''] =
    /^(x)?([-+]?(?:\d*\.)?\d+)(?:\/((?:\d*\.)?\d+))?(cf|%|x)?$/.exec(plain) ?? [];
  const amount = Number(number) / Number(divisor);
  if (number === '' || !Number.isFinite(amount) || Math.abs(amount) > 1e9) return null;
  if (times || end === 'x') return { amount: end === '%' ? amount / 100 : amount, unit: 'times' };
  return { amount, unit: end === '%' ? 'percent' : 'sum' };
}

type ItemLibraryRow = Extract<LibraryRow, { readonly list: 'equipment' }>;

/** The most modifiers that an item offers; a list of more is for any item, and can be added as a file. */
const maxOffered = 60;

/** Converts an item with its contents. */
export function convertItem(item: GcsItem, file: string): ItemLibraryRow {
  const { name, reference, tags, weapons, level, value, weight } = item;
  const { features } = item;
  const defense = shieldBonus(item);
  const armor = defense > 0 ? null : armorOf(features);
  const rest = features.filter((feature) => !(armor?.taken.has(feature) || (defense > 0 && isDefenseBonus(feature))));
  const owner = { name, level: Math.max(1, level), isItem: true };
  const converted = convertFeatures(rest, owner);
  const attacks = weapons.map((weapon) => convertWeapon(weapon, Math.max(1, level)));
  const on = item.modifiers.filter(({ disabled }) => !disabled);
  const off = item.modifiers.filter(({ disabled }) => disabled);
  const places = [item, ...on].flatMap((each) => each.features.flatMap(({ locations }) => locations));
  const modified = { name, level, places: [...new Set(places)] };
  const modifiers = on.map((modifier) => convertItemModifier(modifier, modified));
  const offered = off.slice(0, maxOffered).map((modifier) => convertItemModifier(modifier, modified));
  const techLevel = Number.parseInt(item.techLevel, 10);
  const legality = Number.parseInt(item.legalityClass, 10);
  const required = convertPrerequisites(item.prerequisites);
  const notes = [
    ...notesOfRow(item, required.words),
    ...attacks.flatMap((each) => each.notes),
    ...converted.notes,
    off.length > offered.length
      ? `The file has ${off.length} modifiers for it; the first ${offered.length} are offered`
      : '',
    item.maxUses > 0 ? `${item.maxUses} uses` : '',
    item.ratedStrength > 0 ? `Rated ST ${item.ratedStrength}` : '',
    item.techLevel === '' || /^\d+$/.test(item.techLevel) ? '' : `TL ${item.techLevel}`,
    item.legalityClass === '' || /^[0-4]$/.test(item.legalityClass) ? '' : `LC ${item.legalityClass}`,
  ].filter(Boolean);
  const contents = item.contents.map((each) => convertItem(each, file));
  return {
    list: 'equipment',
    own: {
      name,
      kind: kindOf(item, defense, armor !== null),
      cost: clampAmount(value),
      weight: clampAmount(weight),
      ...(Number.isNaN(techLevel) ? {} : { techLevel }),
      ...(legality === 0 || legality === 1 || legality === 2 || legality === 3 || legality === 4
        ? { legalityClass: legality }
        : {}),
      ...(attacks.length === 0 ? {} : { attacks: attacks.map(({ attack }) => attack) }),
      ...(defense > 0 ? { defenseBonus: defense } : {}),
      ...(armor?.figures ?? {}),
      ...(converted.effects.length === 0 ? {} : { effects: [...converted.effects] }),
      ...(offered.length === 0 ? {} : { offered }),
      ...(required.prerequisites.length === 0 ? {} : { prerequisites: [...required.prerequisites] }),
      ...(notes.length === 0 ? {} : { notes }),
      ...(reference === '' ? {} : { page: reference }),
      source: file,
    },
    ...(item.quantity === 1 || item.quantity < 0 ? {} : { quantity: item.quantity }),
    ...(modifiers.length === 0 ? {} : { modifiers }),
    ...(contents.length === 0 ? {} : { contents }),
  };

  function kindOf(of: GcsItem, shield: number, isArmor: boolean): NonNullable<ItemDraft['kind']> {
    if (shield > 0) return 'shield';
    if (isArmor) return 'armor';
    if (tags.some((tag) => /^ammunition$/i.test(tag))) return 'ammunition';
    if (of.weapons.length > 0) return 'weapon';
    return of.isContainer ? 'container' : 'gear';
  }
}

/** Dollars or pounds as a file of this program can have them. */
const clampAmount = (amount: number): number => Math.min(1e9, Math.max(0, amount));

const isDefenseBonus = ({ type, attribute, situation }: GcsFeature): boolean =>
  type === 'attribute_bonus'
    ? attribute === 'dodge' || attribute === 'parry' || attribute === 'block'
    : isShieldNote({ type, situation });

/** How lists write a Defense Bonus that does not count from behind. */
const isShieldNote = ({ type, situation }: Pick<GcsFeature, 'type' | 'situation'>): boolean =>
  type === 'conditional_modifier' && /^to dodge, parry,? (?:&|and) block\b/i.test(situation);

/**
 * The Defense Bonus of a shield: an item that blocks and adds equally to Dodge, Parry and Block; 0 for anything else.
 */
function shieldBonus({ weapons, features }: GcsItem): number {
  if (!weapons.some(({ block }) => /\d/.test(block))) return 0;
  const noted = features.find(isShieldNote);
  if (noted) return Math.max(0, noted.amount);
  const bonuses = features.filter(isDefenseBonus).map(({ amount }) => amount);
  const [first = 0] = bonuses;
  return bonuses.length === 3 && bonuses.every((bonus) => bonus === first) && first > 0 ? first : 0;
}

interface ArmorFigures {
  readonly figures: Partial<ItemDraft>;
  readonly taken: ReadonlySet<GcsFeature>;
}

/**
 * The protection of an item's DR: one number with different ones at some places. DR against one kind of damage alone
 * stays an effect, except against crushing, for which armor has a figure. Null if nothing is protected.
 */
function armorOf(features: readonly GcsFeature[]): ArmorFigures | null {
  const resistances = features.filter(
    ({ type, perLevel, locations }) => type === 'dr_bonus' && !perLevel && locations.length > 0,
  );
  const isPlain = ({ damageKind }: GcsFeature) => damageKind === '' || damageKind.toLowerCase() === 'all';
  const isCrushing = ({ damageKind }: GcsFeature) => /^(?:cr|crushing)$/i.test(damageKind);
  const plain = resistances.filter(isPlain);
  if (plain.length === 0) return null;
  const byPlace = new Map<string, { resistance: number; crushing: number }>();
  const taken = new Set<GcsFeature>();
  for (const feature of resistances) {
    const crushes = isCrushing(feature);
    if (!crushes && !isPlain(feature)) continue;
    taken.add(feature);
    for (const place of new Set(feature.locations.map(placeOf))) {
      const figures = byPlace.get(place) ?? { resistance: 0, crushing: 0 };
      if (crushes) figures.crushing += feature.amount;
      else figures.resistance += feature.amount;
      byPlace.set(place, figures);
    }
  }
  const groups = new Map<string, string[]>();
  for (const [place, { resistance, crushing }] of byPlace) {
    const key = `${resistance} ${crushing}`;
    groups.set(key, [...(groups.get(key) ?? []), place]);
  }
  const [main, ...others] = [...groups].sort(([, a], [, b]) => b.length - a.length);
  if (!main) return null;
  const figuresOf = (key: string) => {
    const [resistance = 0, crushing = 0] = key.split(' ').map(Number);
    return { damageResistance: resistance, crushing: crushing === 0 ? null : Math.max(0, resistance + crushing) };
  };
  const all = [...byPlace.keys()];
  const isWhole = all.includes('all');
  const { damageResistance, crushing } = figuresOf(main[0]);
  return {
    figures: {
      damageResistance,
      ...(crushing === null ? {} : { damageResistanceCrushing: crushing }),
      ...(isWhole ? {} : { places: all }),
      ...(others.length === 0 || isWhole
        ? {}
        : { parts: others.map(([key, places]) => ({ places, ...figuresOf(key) })) }),
    },
    taken,
  };
}
