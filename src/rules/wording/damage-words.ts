import type { Attack } from '../../catalog/item-entry.ts';
import { formatFraction } from '../../engine/numbers.ts';

type Damaging = Pick<Attack, 'type' | 'times' | 'armorDivisor' | 'explosive' | 'fragments' | 'instead'>;

/** Returns the damage of an attack from that of its dice: "6d×3", or what it does in place of damage: "HT−3". */
export const describeDamage = ({ times, instead }: Damaging, dice: string): string =>
  instead ?? (times === undefined || times === 1 ? dice : `${dice}×${times}`);

/** Returns what is printed after the dice: the armor divisor, the type, what bursts: "(10) cr ex [2d cut]". */
export const describeDamageType = ({ type, armorDivisor, explosive, fragments }: Damaging): string =>
  [
    ...(armorDivisor === undefined ? [] : [`(${formatFraction(armorDivisor)})`]),
    ...(type ? [type.replace(/-$/, '−')] : []),
    ...(explosive ? ['ex'] : []),
    ...(fragments === undefined ? [] : [`[${fragments} cut]`]),
  ].join(' ');
