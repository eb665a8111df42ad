import type { WeaponFigure } from '../../../catalog/effect.ts';
import type { ItemFacet } from '../../../catalog/item-entry.ts';
import type { Quality } from '../../../character/equipment-rows.ts';
import type { DerivationBuilder } from '../../../engine/builder.ts';
import type { ResolvedItem } from '../../resolve/context.ts';
import type { AttackRules } from '../../shared/attack-sources.ts';
import { type AttackUse, findBowStrength, parseReach } from '../../shared/attack-uses.ts';
import { type LinePart, lineStat } from '../../stat-ids.ts';
import { pages } from './pages.ts';

type Prices = Partial<Record<Quality, number>>;

/** Hand weapons that cut or impale (Basic Set, p. 274): the price of a cheap one, as a factor. */
const cheapPrice = 0.4;
/** The damage bonus of better ones (p. 274). */
const qualityDamageAdds = { fine: 1, veryFine: 2 } as const;

/** Price factors by group of weapons (Basic Set, pp. 274, 277, 280). Qualities not listed do not exist. */
const qualityPrices: Readonly<Record<NonNullable<ItemFacet['quality']>, Prices>> = {
  sword: { cheap: cheapPrice, fine: 4, veryFine: 20 },
  knife: { cheap: cheapPrice, fine: 4 },
  edged: { cheap: cheapPrice, fine: 10 },
  crushing: { cheap: cheapPrice, fine: 3 },
  launcher: { fine: 4 },
  firearm: { fine: 2, veryFine: 5 },
};

/** From TL7 on hand weapons are cheaper, and list price buys a fine one (p. 274). */
const modernFrom = 7;
const modernPrices: Prices = { cheap: 0.2, good: 0.4, fine: 1 };
const modernSwordPrices: Prices = { ...modernPrices, veryFine: 4 };

/** Half-damage and maximum range of a fine bow, crossbow or blowpipe (p. 277). */
const fineRange = 1.2;
/** Accuracy of better firearms (p. 280), and of cheap weapons when they are thrown (p. 274). */
const firearmAccuracy: Prices = { fine: 1, veryFine: 2 };
const cheapThrownAccuracy = -1;

type Group = NonNullable<ItemFacet['quality']>;

const bites = (type: string): boolean => type === 'cut' || type === 'imp';
const qualityWords: Readonly<Record<Quality, string>> = {
  cheap: 'cheap quality',
  good: 'good quality',
  fine: 'fine quality',
  veryFine: 'very fine quality',
};

/** Whether a weapon cuts or impales in melee: of custom weapons only these can be cheap, fine or very fine. */
const isBlade = ({ facet }: ResolvedItem): boolean =>
  (facet?.attacks ?? []).some((attack) => !attack.ranged && bites(attack.type));

const isHandWeapon = (group: Group): boolean => group !== 'launcher' && group !== 'firearm';

function findFactor(group: Group, quality: Quality, techLevel: number): number | undefined {
  if (techLevel < modernFrom || !isHandWeapon(group)) return qualityPrices[group][quality];
  return (group === 'sword' ? modernSwordPrices : modernPrices)[quality];
}

/**
 * Returns the factor on the list price (pp. 274, 277, 280), by the tech level of the setting; null if quality changes
 * nothing, or the weapon is not made in that quality. For custom weapons only the price of cheap blades is known.
 */
export function qualityPrice(item: ResolvedItem, techLevel: number | null) {
  const { quality } = item.row;
  const group = item.facet?.quality;
  const ofTypedIn = quality === 'cheap' && isBlade(item) ? cheapPrice : undefined;
  const factor = group ? findFactor(group, quality, techLevel ?? 0) : ofTypedIn;
  if (factor === undefined) return null;
  const words = quality === 'good' ? `good quality at TL${techLevel}` : qualityWords[quality];
  return { factor, words, cite: pages.weapons };
}

/**
 * Returns the damage bonus: 1 for a fine blade and 2 for a very fine one, with edge or point, thrown too. Weapons
 * without blade or edge get none (p. 274).
 */
export function qualityDamage({ item, attack }: AttackUse) {
  const { quality } = item.row;
  if ((quality !== 'fine' && quality !== 'veryFine') || !bites(attack.type)) return null;
  const group = item.facet?.quality;
  const isBetter = group ? isHandWeapon(group) && group !== 'crushing' : isBlade(item);
  return isBetter ? { add: qualityDamageAdds[quality], words: qualityWords[quality], cite: pages.weapons } : null;
}

/** Returns the accuracy modifier for quality: of better firearms, and of cheap hand weapons when thrown. */
export function qualityAccuracy({ item, attack }: AttackUse) {
  const { quality } = item.row;
  const group = item.facet?.quality;
  if (!group || !attack.ranged) return null;
  const thrown = quality === 'cheap' && isHandWeapon(group) ? cheapThrownAccuracy : undefined;
  const add = group === 'firearm' ? firearmAccuracy[quality] : thrown;
  return add === undefined ? null : { add, words: qualityWords[quality], cite: pages.weapons };
}

/** Returns the range multiplier for quality: a fine bow, crossbow or blowpipe shoots farther (p. 277). */
export function qualityRange({ item }: AttackUse) {
  if (item.facet?.quality !== 'launcher' || item.row.quality !== 'fine') return null;
  return { times: fineRange, words: qualityWords.fine, cite: pages.weapons };
}

interface Figure {
  readonly kind: WeaponFigure;
  readonly part: LinePart;
  readonly name: string;
  readonly unit?: string;
  /** The figure of the weapon table; undefined for a weapon that has none. */
  listed(use: AttackUse): number | undefined;
  /** It is no less than this. */
  readonly atLeast?: number;
}

const reachOf = ({ attack }: AttackUse, pick: (...yards: number[]) => number): number | undefined => {
  const reach = attack.ranged ? [] : parseReach(attack.reach);
  return reach.length === 0 ? undefined : pick(...reach);
};

/** The rate of fire of the table starts with its shots: "3", "3x9". */
function rateOf({ attack }: AttackUse): number | undefined {
  const rate = Number.parseInt(attack.ranged?.rateOfFire ?? '', 10);
  return Number.isNaN(rate) ? undefined : rate;
}

const figures: readonly Figure[] = [
  {
    kind: 'weaponReach',
    part: 'reach',
    name: 'reach',
    unit: 'yards',
    listed: (use) => reachOf(use, Math.max),
    atLeast: 0,
  },
  {
    kind: 'weaponLeastReach',
    part: 'leastReach',
    name: 'least reach',
    unit: 'yards',
    listed: (use) => reachOf(use, Math.min),
    atLeast: 0,
  },
  {
    kind: 'weaponMinimumStrength',
    part: 'minimumStrength',
    name: 'minimum ST',
    listed: ({ attack }) => attack.minimumStrength,
    atLeast: 0,
  },
  { kind: 'weaponRateOfFire', part: 'rateOfFire', name: 'rate of fire', listed: rateOf, atLeast: 1 },
  { kind: 'weaponBulk', part: 'bulk', name: 'Bulk', listed: ({ attack }) => attack.ranged?.bulk },
  { kind: 'weaponRecoil', part: 'recoil', name: 'recoil', listed: ({ attack }) => attack.ranged?.recoil, atLeast: 1 },
];

/**
 * Defines the figures of the weapon table that effects of the character change: reach in yards, minimum ST, rate of fire,
 * Bulk and recoil, rounded down. Ranges and accuracy are defined with the rest of the ranges; a figure that no effect changes
 * is read from the table.
 */
export const defineWeaponFigures: NonNullable<AttackRules['defineFigures']> = (worksheet, use, effects, applyToUse) => {
  if (effects.selections.length === 0) return;
  const { id, item } = use;
  for (const { kind, part, name, unit, listed, atLeast } of figures) {
    const value = effects.hasSelections(kind) ? listed(use) : undefined;
    if (value === undefined) continue;
    worksheet.define({
      id: lineStat(id, part),
      name: `${item.name}, ${use.attack.name}: ${name}`,
      ...(unit === undefined ? {} : { unit }),
      cite: item.facet?.cite,
      formula: (w) => {
        w.start(value, 'weapon table', { cite: item.facet?.cite, row: item.key });
        applyToUse(w, kind);
        w.round('down');
        if (atLeast !== undefined) w.atLeast(atLeast, 'minimum');
      },
    });
  }
};

/** A crossbow of up to so much more ST is cocked by hand, in twice the time; of up to this much more with a goat's foot (p. 410). */
const cockedByHand = 2;
const cockedByTool = 4;

/** Notes how a crossbow of more ST than its user has is cocked; it hits as well as any other (pp. 270, 410). */
export function noteCocking(w: DerivationBuilder, use: AttackUse): void {
  const bow = use.attack.ranged?.ownStrength ? findBowStrength(use) : null;
  if (bow === null) return;
  const over = bow - w.consultNumber('st');
  if (over <= 0 || over > cockedByTool) return;
  const how = over <= cockedByHand ? 'cocking it takes twice as long' : 'cocking it takes a goat’s foot and 20 seconds';
  w.note(`its ST is ${over} over yours: ${how}`, { cite: pages.bows, row: use.item.key });
}
