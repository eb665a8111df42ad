import type { ItemFacet } from '../../catalog/item-entry.ts';
import type { Quality } from '../../character/equipment-rows.ts';
import type { ResolvedItem } from '../resolve/context.ts';
import type { AttackUse } from '../shared/attack-uses.ts';
import { pages } from './pages.ts';
import {
  cheapPrice,
  cheapThrownAccuracy,
  fineRange,
  firearmAccuracy,
  modernFrom,
  modernPrices,
  modernSwordPrices,
  qualityDamageAdds,
  qualityPrices,
} from './tables/quality.ts';

type Group = NonNullable<ItemFacet['quality']>;

const bites = (type: string): boolean => type === 'cut' || type === 'imp';
const qualityWords: Readonly<Record<Quality, string>> = {
  cheap: 'cheap quality',
  good: 'good quality',
  fine: 'fine quality',
  veryFine: 'very fine quality',
};

/** Whether a weapon cuts or impales in melee: of typed-in weapons only these are made cheap, fine or very fine. */
const isBlade = ({ facet }: ResolvedItem): boolean =>
  (facet?.attacks ?? []).some((attack) => !attack.ranged && bites(attack.type));

const isHandWeapon = (group: Group): boolean => group !== 'launcher' && group !== 'firearm';

function findFactor(group: Group, quality: Quality, techLevel: number): number | undefined {
  if (techLevel < modernFrom || !isHandWeapon(group)) return qualityPrices[group][quality];
  return (group === 'sword' ? modernSwordPrices : modernPrices)[quality];
}

/**
 * Returns the factor on the list price (pp. 274, 277, 280), by the tech level of the setting; null where quality changes
 * nothing, or the weapon is not made in that quality. Of typed-in weapons only cheap blades have a price that is known.
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
 * Returns the damage bonus: 1 for a fine blade and 2 for a very fine one, with edge or point, thrown too. What has neither
 * blade nor edge does no more (p. 274).
 */
export function qualityDamage({ item, attack }: AttackUse) {
  const { quality } = item.row;
  if ((quality !== 'fine' && quality !== 'veryFine') || !bites(attack.type)) return null;
  const group = item.facet?.quality;
  const isBetter = group ? isHandWeapon(group) && group !== 'crushing' : isBlade(item);
  return isBetter ? { add: qualityDamageAdds[quality], words: qualityWords[quality], cite: pages.weapons } : null;
}

/** Returns what quality adds to accuracy: that of better firearms, and of cheap hand weapons when they are thrown. */
export function qualityAccuracy({ item, attack }: AttackUse) {
  const { quality } = item.row;
  const group = item.facet?.quality;
  if (!group || !attack.ranged) return null;
  const thrown = quality === 'cheap' && isHandWeapon(group) ? cheapThrownAccuracy : undefined;
  const add = group === 'firearm' ? firearmAccuracy[quality] : thrown;
  return add === undefined ? null : { add, words: qualityWords[quality], cite: pages.weapons };
}

/** Returns what quality multiplies the ranges with: a fine bow, crossbow or blowpipe shoots farther (p. 277). */
export function qualityRange({ item }: AttackUse) {
  if (item.facet?.quality !== 'launcher' || item.row.quality !== 'fine') return null;
  return { times: fineRange, words: qualityWords.fine, cite: pages.weapons };
}
