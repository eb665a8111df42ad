import type { OpenedCharacter } from '../derive-character.ts';
import { itemStat } from '../stat-ids.ts';

/** An item that the character could throw, one of it. */
interface ThingToThrow {
  readonly key: string;
  readonly name: string;
  /** In pounds, one of it. */
  readonly weight: number;
  /** It has a ranged attack, with a distance and damage of its own. */
  readonly isWeapon: boolean;
}

/** Returns the items with a weight, one of each, those at hand first. Beasts are not thrown. */
export function listThingsToThrow({ context, worksheet }: OpenedCharacter): readonly ThingToThrow[] {
  const things = context.items.flatMap(({ key, name, hasAny, facet, onBody }) => {
    if (!facet || !hasAny) return [];
    const weight = worksheet.number(itemStat(key, 'weight')) / worksheet.number(itemStat(key, 'quantity'));
    const isWeapon = facet.attacks?.some(({ ranged }) => ranged !== undefined) ?? false;
    return weight > 0 ? [{ key, name, weight: Math.round(weight * 10_000) / 10_000, isWeapon, onBody }] : [];
  });
  return [...things.filter(({ onBody }) => onBody), ...things.filter(({ onBody }) => !onBody)].map(
    ({ onBody: _, ...thing }) => thing,
  );
}
