import type { GcsMatch, GcsNumberMatch } from '../../../character/gcs/gcs-rows.ts';

/** True where a text meets a comparison; case does not count. */
export function matchesText({ compare, text }: GcsMatch, value: string): boolean {
  const sought = text.toLowerCase();
  const found = value.toLowerCase();
  switch (compare) {
    case 'any':
      return true;
    case 'is':
      return found === sought;
    case 'is_not':
      return found !== sought;
    case 'contains':
      return found.includes(sought);
    case 'does_not_contain':
      return !found.includes(sought);
    case 'starts_with':
      return found.startsWith(sought);
    case 'does_not_start_with':
      return !found.startsWith(sought);
    case 'ends_with':
      return found.endsWith(sought);
    case 'does_not_end_with':
      return !found.endsWith(sought);
  }
}

/**
 * True where a list of texts meets a comparison with one text or, by commas, several: a positive one needs one that does, a
 * negative one that all do. No texts count as an empty one.
 */
export function matchesList({ compare, text }: GcsMatch, values: readonly string[]): boolean {
  if (compare === 'any') return true;
  const sought = text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
  const options = (sought.length === 0 ? [''] : sought).map((each): GcsMatch => ({ compare, text: each }));
  const found = values.length === 0 ? [''] : values;
  return compare.includes('not')
    ? found.every((value) => options.every((option) => matchesText(option, value)))
    : found.some((value) => options.some((option) => matchesText(option, value)));
}

/** True where a number meets a comparison. */
export function matchesNumber({ compare, number }: GcsNumberMatch, value: number): boolean {
  switch (compare) {
    case 'any':
      return true;
    case 'is':
      return value === number;
    case 'is_not':
      return value !== number;
    case 'at_least':
      return value >= number;
    case 'at_most':
      return value <= number;
  }
}
