import { formatFraction } from '../../engine/format.ts';
import { type Difference, type Paired, textDifference } from './comparison.ts';

/** Characters shown of a long text, and how many of them precede the first difference. */
const shown = 90;
const lead = 24;

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * The parts of two different texts where they begin to differ, on one line each and never the same; short ones whole.
 * Texts that differ only in spaces and line breaks are marked by `onlySpaces`.
 */
function excerpts(before: string, after: string): { before: string; after: string; onlySpaces: boolean } {
  const [beforeText, afterText] = [onOneLine(before), onOneLine(after)];
  if (beforeText === afterText) return { ...cut(before, after), onlySpaces: true };
  return { ...cut(beforeText, afterText), onlySpaces: false };
}

function cut(before: string, after: string): { before: string; after: string } {
  const [beforeText, afterText] = [[...before], [...after]];
  if (beforeText.length <= shown && afterText.length <= shown) return { before, after };
  let at = 0;
  while (at < beforeText.length && at < afterText.length && beforeText[at] === afterText[at]) at += 1;
  const space = beforeText.indexOf(' ', at - lead);
  const from = at <= lead ? 0 : space > 0 && space < at ? space + 1 : at - lead;
  const part = (letters: readonly string[]): string => {
    const words = letters.slice(from, from + shown).join('');
    return `${from > 0 ? '…' : ''}${words}${from + shown < letters.length ? '…' : ''}`;
  };
  return { before: part(beforeText), after: part(afterText) };
}

/**
 * Reports that the same rows are in another order. If rows were added or removed too, only that is reported, and the
 * order is not compared.
 */
export function orderDifference<Row>(
  chapter: string,
  pairs: readonly Paired<Row>[],
  after: readonly Row[],
  nameOf: (row: Row) => string,
): Difference[] {
  const matched = pairs.flatMap((pair) =>
    pair.before !== null && pair.after !== null ? [{ before: pair.before, after: pair.after }] : [],
  );
  if (matched.length < pairs.length || matched.every((pair, i) => pair.after === after[i])) return [];
  const [beforeNames, afterNames] = [
    matched.map((pair) => nameOf(pair.before)).join(', '),
    after.map(nameOf).join(', '),
  ];
  if (beforeNames === afterNames) return []; // two of one name
  const part = excerpts(beforeNames, afterNames);
  return textDifference({ key: `${chapter}:order`, name: 'Row order' }, part.before, part.after);
}

/** A value of a custom entry in words: lists and groups as their parts, one after the other. */
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

/** The differences between two custom descriptions, field by field, or null. */
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

/** The difference of two texts of any length: both from the point where they begin to differ. */
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
