import type { ResolvedItem } from '../resolve/context.ts';
import type { AttackUse } from '../shared/attack-uses.ts';
import { pages } from './pages.ts';
import { cheapPrice, qualityDamageAdds } from './tables/quality.ts';

const bites = (type: string): boolean => type === 'cut' || type === 'imp';

/** A weapon that cuts or impales by hand: only these are made cheap, fine or very fine. */
const isBlade = ({ facet }: ResolvedItem): boolean =>
  (facet?.attacks ?? []).some((attack) => !attack.ranged && bites(attack.type));

/** Cheap blades cost 0.4 of the list price. What fine ones cost is not known here: the player sets it. */
export function qualityPrice(item: ResolvedItem) {
  if (item.row.quality !== 'cheap' || !isBlade(item)) return null;
  return { factor: cheapPrice, words: 'cheap quality', cite: pages.weapons };
}

/** A fine blade does 1 more and a very fine one 2, with edge or point, thrown too. */
export function qualityDamage({ item, attack }: AttackUse) {
  const { quality } = item.row;
  if ((quality !== 'fine' && quality !== 'veryFine') || !isBlade(item) || !bites(attack.type)) return null;
  const words = quality === 'fine' ? 'fine quality' : 'very fine quality';
  return { add: qualityDamageAdds[quality], words, cite: pages.weapons };
}
