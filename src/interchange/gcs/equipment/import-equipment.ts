import type * as z from 'zod/mini';
import type { equipmentRowSchema } from '../../../character/equipment-rows.ts';
import { groupBy } from '../../../rules/shared/group-by.ts';
import type { SheetConversion } from '../features/convert-sheet-features.ts';
import type { ItemDraft } from '../library/library-entry.ts';
import { readDice, readWeight } from '../read/gcs-fields.ts';
import type { GcsFeature, GcsItem } from '../read/gcs-rows.ts';
import type { SheetItem, SheetWeapon } from '../sheet/sheet-facts.ts';
import { defenseOverHalf, resolveDefaults } from '../skills/resolve-defaults.ts';
import { armorOf, convertItem, convertItemModifier } from './convert-item.ts';
import type { AttackDraft } from './convert-weapon.ts';
import { convertWeapon } from './convert-weapon.ts';

export type ItemRowDraft = z.input<typeof equipmentRowSchema>;

/** Converts a sheet's possessions, and the attacks of traits, skills and spells: a weightless item for each. */
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

/** Converts a weapon with the changes of its figures by features. */
function importWeapon(conversion: SheetConversion, sheetWeapon: SheetWeapon) {
  const { weapon, owner } = sheetWeapon;
  const { facts, changes } = conversion;
  const level = facts.traitLevels.get(owner.key) ?? ('level' in owner.row ? Math.max(0, owner.row.level) : 0);
  const techLevel = 'techLevel' in owner.row ? owner.row.techLevel : null;
  const damage = damageOf(weapon);
  const converted = convertWeapon({ ...weapon, damage, defaults: [] }, level);
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
