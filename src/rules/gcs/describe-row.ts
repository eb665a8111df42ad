import { formatFraction } from '../../engine/numbers.ts';
import { attributeNames, difficultyNames } from '../shared/skill-names.ts';
import { formatPoints } from '../wording/point-words.ts';
import type { LibraryRow } from './library-entry.ts';

/** The name of a row with its speciality: "Guns (Pistol)". */
export const nameOfRow = (row: LibraryRow): string => {
  const name = row.own.name ?? '';
  return row.list === 'skills' && row.speciality ? `${name} (${row.speciality})` : name;
};

/** The figures of a row in short: "disadvantage, −10 points", "IQ, hard", "$20, 2 lb". */
export function describeRow(row: LibraryRow): string {
  switch (row.list) {
    case 'traits': {
      const { kind = 'advantage', points = 0, pointsPerLevel = 0 } = row.own;
      const perLevel = pointsPerLevel === 0 ? '' : `${formatPoints(pointsPerLevel)} per level`;
      const price = pointsPerLevel !== 0 && points === 0 ? '' : formatPoints(points);
      return [kind, price, perLevel].filter(Boolean).join(', ');
    }
    case 'skills': {
      const { attribute = 'dx', difficulty = 'average', spell } = row.own;
      const base = difficulty.startsWith('technique') ? '' : attributeNames[attribute];
      const grade = [base, difficultyNames[difficulty]].filter(Boolean).join(', ');
      const college = spell?.colleges?.join(', ') ?? '';
      return college === '' ? grade : `${grade}, ${college}`;
    }
    case 'equipment': {
      const { cost = 0, weight = 0, techLevel } = row.own;
      const age = typeof techLevel === 'number' ? `TL ${techLevel}` : '';
      return [`$${formatFraction(cost)}`, weight === 0 ? '' : `${formatFraction(weight)} lb`, age]
        .filter(Boolean)
        .join(', ');
    }
  }
}
