import type { TraitModifier } from '../../character/trait-rows.ts';
import { formatFraction, formatSigned } from '../../engine/format.ts';

type Figures = Pick<TraitModifier, 'percent' | 'points' | 'times' | 'level'>;

/** The levels of a modifier that count: one without levels counts once, and so does one below its first level. */
export const countLevels = ({ level }: Pick<Figures, 'level'>): number => Math.max(1, level ?? 1);

/** What a modifier does to a price in all its levels: "+15%", "−5 points", "×½"; "+0%" for nothing. */
function describeModifierPrice({ percent, points, times, level }: Figures): string {
  const count = countLevels({ level });
  const parts = [
    points === 0 ? '' : `${formatSigned(points * count)} ${Math.abs(points * count) === 1 ? 'point' : 'points'}`,
    percent === 0 && (points !== 0 || times !== null) ? '' : `${formatSigned(percent * count)}%`,
    times === null ? '' : `×${formatFraction(times)}`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** The name of a modifier with its level, if it has levels: "Accurate 3". */
export const nameOfModifier = ({ name, level }: Pick<TraitModifier, 'name' | 'level'>): string =>
  [name || 'modifier', ...(level === null ? [] : [countLevels({ level })])].join(' ');

/** A modifier with its level and its price: "Accurate 3 +15%". */
export const describeModifier = (modifier: Omit<TraitModifier, 'key'>): string =>
  `${nameOfModifier(modifier)} ${describeModifierPrice(modifier)}`;
