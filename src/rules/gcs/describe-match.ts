import type { GcsMatch, GcsNumberMatch } from '../../character/gcs/gcs-rows.ts';
import { formatFraction } from '../../engine/format.ts';

const textWords: Readonly<Record<GcsMatch['compare'], (text: string) => string>> = {
  any: () => 'anything',
  is: (text) => `“${text}”`,
  is_not: (text) => `anything but “${text}”`,
  contains: (text) => `anything with “${text}”`,
  does_not_contain: (text) => `anything without “${text}”`,
  starts_with: (text) => `anything that starts with “${text}”`,
  does_not_start_with: (text) => `anything that does not start with “${text}”`,
  ends_with: (text) => `anything that ends with “${text}”`,
  does_not_end_with: (text) => `anything that does not end with “${text}”`,
};

/** A comparison of texts in words: "anything with “Sword”". */
export const describeMatch = ({ compare, text }: GcsMatch): string => textWords[compare](text);

/** A name without quotes where it must be exactly this, else the comparison in words. */
export const nameOfMatch = (match: GcsMatch): string => (match.compare === 'is' ? match.text : describeMatch(match));

/** A comparison of numbers in words: "3 or more"; '' for anything. */
export function describeNumberMatch({ compare, number }: GcsNumberMatch): string {
  const figure = formatFraction(number);
  switch (compare) {
    case 'any':
      return '';
    case 'is':
      return figure;
    case 'is_not':
      return `anything but ${figure}`;
    case 'at_least':
      return `${figure} or more`;
    case 'at_most':
      return `${figure} or less`;
  }
}
