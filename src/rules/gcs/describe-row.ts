import { formatFraction, formatMoney } from '../../engine/format.ts';
import { attributeNames, difficultyNames } from '../shared/skill-names.ts';
import { formatPoints } from '../wording/point-words.ts';
import type { LibraryRow } from './library-entry.ts';
import type { StoredRow } from './read-stored-entry.ts';

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
      const modified = (row.modifiers ?? []).map(({ name = '' }) => name).join(', ');
      return [
        formatMoney(cost),
        weight === 0 ? '' : `${formatFraction(weight)} lb`,
        age,
        modified && `with ${modified}`,
      ]
        .filter(Boolean)
        .join(', ');
    }
  }
}

/** The name and the figures of a stored row, with its level, its points or its number. */
export function describeStoredRow(stored: StoredRow): { readonly name: string; readonly figures: string } {
  switch (stored.list) {
    case 'traits': {
      const { own, level } = stored.row;
      const figures = describeRow({ list: 'traits', own: own ?? {} });
      const leveled = own && own.pointsPerLevel !== 0 ? `, level ${level}` : '';
      return { name: own?.name ?? '', figures: `${figures}${leveled}` };
    }
    case 'skills': {
      const { own, speciality, points } = stored.row;
      const row = { list: 'skills', own: own ?? {}, speciality } as const;
      return { name: nameOfRow(row), figures: `${describeRow(row)}, ${formatPoints(points)}` };
    }
    case 'equipment': {
      const { own, quantity } = stored.row;
      const figures = describeRow({ list: 'equipment', own: own ?? {}, modifiers: stored.modifiers });
      return { name: own?.name ?? '', figures: quantity === 1 ? figures : `${formatFraction(quantity)} at ${figures}` };
    }
  }
}
