import type { Attack } from '../../catalog/item-entry.ts';
import { formatFraction } from '../../engine/format.ts';

type Damaging = Pick<Attack, 'type' | 'times' | 'armorDivisor' | 'explosive' | 'fragments' | 'instead' | 'sides'>;

/** Returns the damage of an attack from that of its dice: "6d×3", "2d8" for dice of other sides, or what it does in place of damage: "HT−3". */
export function describeDamage({ times, instead, sides }: Damaging, dice: string): string {
  if (instead !== undefined) return instead;
  const rolled = sides === undefined ? dice : dice.replace(/(\d)d/, `$1d${sides}`);
  return times === undefined || times === 1 ? rolled : `${rolled}×${times}`;
}

/** Returns what is printed after the dice: the armor divisor, the type, what bursts: "(10) cr ex [2d cut]". */
export const describeDamageType = ({ type, armorDivisor, explosive, fragments }: Damaging): string =>
  [
    ...(armorDivisor === undefined ? [] : [`(${formatFraction(armorDivisor)})`]),
    ...(type ? [type.replace(/-$/, '−')] : []),
    ...(explosive ? ['ex'] : []),
    ...(fragments === undefined ? [] : [`[${fragments} cut]`]),
  ].join(' ');
