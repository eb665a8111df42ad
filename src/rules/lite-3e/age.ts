import { ownValue } from '../../engine/own-value.ts';

/** Days, weeks and months in a year. */
const partsOfYear: Readonly<Record<string, number>> = { day: 365, week: 52, month: 12 };

/** "16", "16.5", "16,5", "1,200", "16½" or "16 1/2". An ordinal or a decade ("16th", "20s") names no age. */
const number = /(\d{1,3}(?:,\d{3})+|\d+(?:[.,]\d+)?)(?!\d)(?!(?:th|st|nd|rd|s)\b)(\s*½|\s+1\/2)?/;
const leading = new RegExp(
  `^\\s*${number.source}(?:\\s*(?:[-–—]|to\\b|or\\b)\\s*${number.source})?\\s*(day|week|month)?`,
  'i',
);

/**
 * Returns the age in years at the beginning of a free text; null where there is none ("about 18", "born 1203"). Of two
 * ages ("16–18") the greater counts, because either may be meant. Months, weeks and days are parts of a year.
 */
export function ageInYears(text: string): number | null {
  const match = leading.exec(text);
  if (!match) return null;
  const [, first = '', firstHalf, second = '', secondHalf, unit = ''] = match;
  const count = Math.max(parseYears(first, firstHalf), second === '' ? 0 : parseYears(second, secondHalf));
  const years = count / (ownValue(partsOfYear, unit.toLowerCase()) ?? 1);
  return Number.isFinite(years) ? years : null;
}

function parseYears(digits: string, half: string | undefined): number {
  const plain = /,\d{3}(,|$)/.test(digits) ? digits.replaceAll(',', '') : digits.replace(',', '.');
  return Number(plain) + (half ? 0.5 : 0);
}
