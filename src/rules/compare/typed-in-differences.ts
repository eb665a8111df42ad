import { formatFraction } from '../../engine/format.ts';
import { type Difference, textDifference } from './comparison.ts';
import { excerpts } from './excerpts.ts';

/** A value of an own entry in words: lists and groups as their parts, one after the other. */
function describeValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'number') return formatFraction(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(describeValue).join('; ');
  return Object.entries(value)
    .filter(([name, part]) => name !== 'key' && part !== '' && part !== null && part !== false)
    .map(([name, part]) => `${describeField(name)} ${describeValue(part)}`)
    .join(', ');
}

const capitals = new Map([
  ['st', 'ST'],
  ['dx', 'DX'],
  ['iq', 'IQ'],
  ['ht', 'HT'],
]);

/** "damageResistance" → "damage resistance". */
const describeField = (name: string): string =>
  capitals.get(name) ?? name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** What differs between two descriptions that a player typed in, field by field; null for none. */
export function typedInDifferences(
  key: string,
  name: string,
  before: object | null,
  after: object | null,
): Difference[] {
  if (before === null && after === null) return [];
  if (before === null || after === null) {
    const [left, right] = [before, after].map((own) => (own ? 'typed in by hand' : 'from the list'));
    return textDifference({ key: `${key}.own`, name, part: 'described' }, left ?? null, right ?? null);
  }
  const [left, right] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  const fields = [...new Set([...left.keys(), ...right.keys()])].filter((field) => field !== 'key');
  return fields.flatMap((field): Difference[] => {
    const [from, to] = [left.get(field), right.get(field)];
    if (JSON.stringify(from) === JSON.stringify(to)) return [];
    return longTextDifference(
      { key: `${key}.own.${field}`, name, part: describeField(field) },
      describeValue(from),
      describeValue(to),
    );
  });
}

/** The difference of two texts of any length: both from where they begin to differ. */
export function longTextDifference(
  heading: { readonly key: string; readonly name: string; readonly part?: string },
  before: string,
  after: string,
): Difference[] {
  if (before === after) return [];
  const part = excerpts(before, after);
  const words = part.onlySpaces ? 'only spaces and line breaks changed' : 'the text changed';
  const tells = part.onlySpaces || part.before !== before || part.after !== after;
  return textDifference(heading, part.before, part.after, {
    why: tells ? [{ words, before: null, after: null }] : [],
  });
}
