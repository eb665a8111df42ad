import type { ResolvedItem } from '../resolve/context.ts';
import type { AttackUse } from '../shared/attack-uses.ts';
import { pages } from './pages.ts';
import { cheapPrice, qualityDamageAdds } from './tables/quality.ts';

const bites = (type: string): boolean => type === 'cut' || type === 'imp';

/** Whether a weapon cuts or impales in melee: only these are made cheap, fine or very fine. */
const isBlade = ({ facet }: ResolvedItem): boolean =>
  (facet?.attacks ?? []).some((attack) => !attack.ranged && bites(attack.type));

/**
 * Returns the price factor: cheap blades cost 0.4 of the list price. That of fine ones is unknown here: the player
 * types the price.
 */
export function qualityPrice(item: ResolvedItem) {
  if (item.row.quality !== 'cheap' || !isBlade(item)) return null;
  return { factor: cheapPrice, words: 'cheap quality', cite: pages.weapons };
}

/** Returns the damage bonus: 1 for a fine blade and 2 for a very fine one, with edge or point, thrown too. */
export function qualityDamage({ item, attack }: AttackUse) {
  const { quality } = item.row;
  if ((quality !== 'fine' && quality !== 'veryFine') || !isBlade(item) || !bites(attack.type)) return null;
  const words = quality === 'fine' ? 'fine quality' : 'very fine quality';
  return { add: qualityDamageAdds[quality], words, cite: pages.weapons };
}
