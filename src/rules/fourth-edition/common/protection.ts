import type { ArmorFigures, SplitResistance } from '../../../catalog/item-entry.ts';
import type { DerivationBuilder } from '../../../engine/builder.ts';
import { memoizeByObject } from '../../../engine/memoize.ts';
import type { Worksheet } from '../../../engine/worksheet.ts';
import type { ResolvedItem, SheetContext } from '../../resolve/context.ts';
import { changedPlaces, resistanceKey } from '../../shared/effect-targets.ts';
import {
  type ActiveEffect,
  applyAllEffects,
  applyEffectList,
  applyEffects,
  type EffectIndex,
  resistanceKeysAt,
} from '../../shared/effects.ts';
import { againstCrushing, againstOtherTypes } from '../../shared/figure-words.ts';
import { placeStat } from '../../stat-ids.ts';
import { findBody } from './bodies.ts';
import { pages } from './pages.ts';

const bonusOf = ({ facet }: ResolvedItem): number => facet?.shield?.defenseBonus ?? 0;

/**
 * Returns the shield in hand whose Defense Bonus counts (p. 374): of several the one with the greatest, since the bonuses
 * do not add up; of equal ones the first. Undefined without a shield in hand.
 */
export const shieldInHand = ({ items }: SheetContext): ResolvedItem | undefined => bestShield(items);

const bestShield = memoizeByObject((items: readonly ResolvedItem[]): ResolvedItem | undefined => {
  const [first, ...otherShields] = items.filter((item) => item.inUse && item.facet?.shield);
  return first && otherShields.reduce((best, item) => (bonusOf(item) > bonusOf(best) ? item : best), first);
});

/** A piece of armor that is worn, with its DR on one place. */
interface Layer {
  readonly item: ResolvedItem;
  readonly armor: ArmorFigures;
  readonly split: SplitResistance;
}

/** The types of damage that some armor has another DR against (p. 282). The first is cutting and piercing, or all. */
const againstTypes = [
  { suffix: '', words: '', of: ({ damageResistance }: SplitResistance) => damageResistance },
  {
    suffix: '.crushing',
    words: ` ${againstCrushing}`,
    of: ({ damageResistance, crushing = damageResistance }: SplitResistance) => crushing,
  },
  {
    suffix: '.otherTypes',
    words: ` ${againstOtherTypes}`,
    of: ({ damageResistance, otherTypes = damageResistance }: SplitResistance) => otherTypes,
  },
] as const;
type Against = (typeof againstTypes)[number];

const sides = [
  { suffix: '', words: '', faces: () => true },
  { suffix: '.behind', words: ' from behind', faces: ({ armor }: Layer) => !armor.frontOnly },
] as const;

/**
 * Defines damage resistance of the torso (or the suit). If anything is worn, or a trait protects, also DR of every hit
 * location and of every other place that a worn piece names: the sum of all armor there (p. 282) and of traits; of a body
 * that is not human in any case. If
 * armor stops some types of damage less, or covers the front alone, the DR against these types and from behind is a
 * stat of its own. There is no passive defense; a shield in hand has a defense bonus (p. 374).
 */
export function defineFourthEditionProtection(worksheet: Worksheet, context: SheetContext, effects: EffectIndex): void {
  const worn = context.items.filter((item) => item.inUse && item.hasAny && item.facet?.armor);
  const shield = shieldInHand(context);
  const { plan, table } = findBody(context);
  worksheet.section('protection', [...worn, shield, effects, table], () => {
    const namesOf = (place: string): readonly string[] =>
      table.find(({ places: [first] }) => first === place)?.coveredBy ?? [place];
    const torso = layersOver(worn, namesOf('torso'));
    for (const [side, against] of variantsOf(torso)) {
      const layers = torso.filter(side.faces);
      const end = `${side.suffix}${against.suffix}`;
      const words = `${against.words}${side.words}`;
      worksheet.define({
        id: `damageResistance.armor${end}`,
        name: `DR of armor${words}`,
        cite: pages.armor,
        formula: (w) => writeArmorSum(w, layers, against),
      });
      worksheet.define({
        id: `damageResistance${end}`,
        name: `damage resistance${words}`,
        cite: pages.armor,
        formula: (w) =>
          applyAllEffects(
            w.startFrom(`damageResistance.armor${end}`, 'armor'),
            effects,
            resistanceKeysAt(effects, 'torso'),
          ),
      });
    }
    if (isFlexible(torso)) defineFlexible(worksheet, 'damageResistance.flexible', 'armor');
    const places = worn.flatMap(({ facet }) => facet?.armor?.places ?? []);
    const changed = changedPlaces(effects.keys(), effects.selections);
    const isProtected = worn.length > 0 || changed.length > 0 || effects.has('damageResistance') || plan !== 'humanoid';
    const named = new Set([...places, ...changed]);
    const ofTable = table.flatMap(({ places: [first], always }) => (always || named.has(first) ? [first] : []));
    for (const place of isProtected ? new Set([...named, ...ofTable]) : []) {
      const all = layersOver(worn, namesOf(place));
      const natural = table.find(({ places: [first] }) => first === place)?.resistance;
      for (const [side, against] of variantsOf(all)) {
        worksheet.define({
          id: placeStat(place, `damageResistance${side.suffix}${against.suffix}`),
          name: `DR of the ${place}${against.words}${side.words}`,
          cite: pages.armor,
          formula: (w) => {
            writeArmorSum(w, all.filter(side.faces), against);
            if (natural) w.add(natural, plan === 'own' ? 'by itself' : place, { cite: pages.hitLocations });
            applyEffectList(w, effectsAt(effects, namesOf(place)));
          },
        });
      }
      if (isFlexible(all)) defineFlexible(worksheet, placeStat(place, 'flexible'), `armor on the ${place}`);
    }
    worksheet.define({
      id: 'defenseBonus',
      name: 'Defense Bonus',
      cite: pages.defenseBonus,
      formula: (w) => {
        const bonus = shield?.facet?.shield?.defenseBonus ?? 0;
        if (shield) w.start(bonus, shield.name, { cite: shield.facet?.cite, row: shield.key });
        else w.start(0, 'no shield in hand');
        applyEffects(w, effects, 'defenseBonus');
      },
    });
  });
}

/**
 * The effects on the DR of a place by any of its names. A row that means it by several of them counts by the closest one:
 * DR of skull and brain is not twice the DR of a brain without a skull.
 */
function effectsAt(effects: EffectIndex, names: readonly string[]): readonly ActiveEffect[] {
  const counted = new Set<string>();
  return resistanceKeysAt(effects, ...names).flatMap((key) => {
    const active = effects.get(key) ?? [];
    if (!names.some((name) => key === resistanceKey(name))) return active;
    const further = active.filter(({ row }) => row === undefined || !counted.has(row));
    for (const { row } of further) if (row !== undefined) counted.add(row);
    return further;
  });
}

/**
 * Everything worn over a place, by any of its names: custom armor of the head covers skull and face. A piece that names
 * no place is a suit, which covers all of them.
 */
function layersOver(worn: readonly ResolvedItem[], names: readonly string[]): readonly Layer[] {
  const covers = (places: readonly string[]) => names.some((name) => places.includes(name));
  return worn.flatMap((item) => {
    const armor = item.facet?.armor;
    if (!armor || (armor.coverage === 'piece' && !covers(armor.places ?? []))) return [];
    return [{ item, armor, split: armor.parts?.find((part) => covers(part.places)) ?? armor }];
  });
}

/** The sides and types of damage for which these layers can have different DR. */
const variantsOf = (layers: readonly Layer[]): readonly (readonly [(typeof sides)[number], Against])[] =>
  sides
    .filter(({ suffix }) => suffix === '' || layers.some(({ armor }) => armor.frontOnly))
    .flatMap((side) =>
      againstTypes
        .filter(
          (against) =>
            layers.some(({ split }) => against.of(split) !== split.damageResistance) || against.suffix === '',
        )
        .map((against) => [side, against] as const),
    );

function writeArmorSum(w: DerivationBuilder, layers: readonly Layer[], against: Against): void {
  if (layers.length === 0) w.start(0, 'no armor worn');
  for (const [i, { item, armor, split }] of layers.entries()) {
    const { name, facet, key } = item;
    const origin = { cite: facet?.cite, row: key };
    if (i === 0) w.start(against.of(split), name, origin);
    else w.add(against.of(split), name, origin);
    if (armor.frontOnly) w.note(`${name}: front only`, origin);
  }
}

/** If all armor there is flexible, the damage it stops may still bruise (p. 379). */
const isFlexible = (layers: readonly Layer[]): boolean =>
  layers.length > 0 && layers.every(({ armor }) => armor.flexible);

const defineFlexible = (worksheet: Worksheet, id: string, name: string): void =>
  worksheet.define({ id, name: `${name} is flexible`, cite: pages.armor, formula: (w) => w.start(1, 'flexible') });
