import type { ItemPlace, Quality } from '../../character/equipment-rows.ts';
import { plainSigns, toNumber } from './clean-text.ts';
import { readValue } from './read-scores.ts';

/** The text's figures of an item. */
export interface TextItem {
  readonly name: string;
  readonly quantity: number;
  /** Dollars and pounds, of all of them or of each; null if the text has none. */
  readonly cost: number | null;
  readonly weight: number | null;
  readonly isEach: boolean;
  readonly place: ItemPlace | null;
  readonly slung: boolean;
  /** The name of its container. */
  readonly inside: string;
  readonly quality: Quality | null;
  /** The rest of its text. */
  readonly note: string;
}

const places: readonly (readonly [RegExp, ItemPlace, boolean?])[] = [
  [/\bslung on the back\b/iu, 'carried', true],
  [/\b(?:in hand|worn|in use|ridden|wielded|ready|equipped)\b/iu, 'ready'],
  [/\b(?:at home|left at home|in storage|stored)\b/iu, 'home'],
  [/\b(?:led along|dropped|stowed|set down)\b/iu, 'stowed'],
  [/\bcarried\b/iu, 'carried'],
];
const qualityWords: readonly (readonly [RegExp, Quality])[] = [
  [/[,\s]*\(?\bvery[ -]fine(?: quality)?\b\)?/iu, 'veryFine'],
  [/[,\s]*\(?\bfine(?: quality)?\b\)?/iu, 'fine'],
  [/[,\s]*\(?\bcheap(?: quality)?\b\)?/iu, 'cheap'],
  [/[,\s]*\(?\bgood quality\b\)?/iu, 'good'],
];

const amount = '(\\d[\\d,]*(?:\\.\\d+)?[½¼¾]?|\\.\\d+|[½¼¾]|\\d+/\\d+)';

/** Pounds of a kilogram, and of a gram. */
const poundsOf = { kg: 2.2046, g: 0.0022046 } as const;

/** Reads the line of an item: how many, name, price, weight, place. */
export function readItem(text: string): TextItem {
  const plain = plainSigns(text.slice(0, 400));
  let rest = plain;
  let end = rest.length;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const match = pattern.exec(rest);
    if (!match) return null;
    // Blanks keep the places in the text.
    rest = rest.slice(0, match.index) + ' '.repeat(match[0].length) + rest.slice(match.index + match[0].length);
    end = Math.min(end, match.index);
    return match;
  };
  const lead = /^(\d{1,4})\s*(?:x|×)?\s+(?=\p{L})/u.exec(rest);
  let quantity = lead ? toNumber(lead[1] ?? '') : 1;
  const start = lead ? lead[0].length : 0;
  // "Purse with $1,200": money inside is no price.
  const price = /\b(?:with|containing|holding|contains)\s+\$/iu.test(rest)
    ? null
    : take(new RegExp(`(?:\\$\\s?${amount}\\s?([KM])?(?![\\p{L}\\d]))|(?:(?<![\\p{L}\\d.,])${amount}\\s?\\$)`, 'u'));
  const cost = price
    ? readAmount(price[1] ?? price[3] ?? '') * (price[2] === 'K' ? 1000 : price[2] === 'M' ? 1_000_000 : 1)
    : null;
  const load =
    take(new RegExp(`(?<![\\p{L}\\d.,])${amount}\\s*(?:lbs?\\.?|pounds?|#)(?![\\p{L}])`, 'iu')) ??
    take(new RegExp(`\\bW(?:gt|t|eight):?\\s*${amount}`, 'iu'));
  const metric = load ? null : take(new RegExp(`(?<![\\p{L}\\d.,])${amount}\\s?(kg|g)(?![\\p{L}])`, 'iu'));
  const weight = load
    ? readAmount(load[1] ?? '')
    : metric
      ? Math.round(readAmount(metric[1] ?? '') * poundsOf[/^kg$/iu.test(metric[2] ?? '') ? 'kg' : 'g'] * 100) / 100
      : take(/[,(\s]neg(?:ligible|l)?\b\.?/iu)
        ? 0
        : null;
  const isEach = take(/\b(?:each|apiece|ea\.)/iu) !== null;
  take(/\bLC:?\s?\d\b/u);
  take(/\bTL:?\s?\d+\b/u);
  let place: ItemPlace | null = null;
  let slung = false;
  const tail = Math.min(end, start + Math.max(0, rest.slice(start).search(/\s{2}|[,;(]|$/u)));
  for (const [pattern, where, back] of places) {
    const match = pattern.exec(rest.slice(tail));
    if (!match) continue;
    const found = tail + match.index;
    rest = rest.slice(0, found) + ' '.repeat(match[0].length) + rest.slice(found + match[0].length);
    end = Math.min(end, found);
    place = where;
    slung = back ?? false;
    break;
  }
  const inside = /(?<=\s{2}|,\s)(?:in|on) (?:the |her |his |its )?(\p{L}[\p{L} '-]{2,30}?)(?=\s{2}|$|[,;])/u.exec(
    rest.slice(end),
  );
  const container =
    inside && end < rest.length ? take(new RegExp(`(?<=^.{${end + inside.index}})${inside[0]}`, 'su')) && inside : null;
  const points = take(/\[-?\d+\]/u);
  const head = rest.slice(start, end);
  let name = tidy(head);
  const times =
    /^(.*?)[\s,(]+x\s?(\d{1,4})\)?$|^(.*?)\s*\(\s*(\d{1,4})\s*x?\s*\)$|^(.*?)\s*\((\d{1,4}) of them\)$/iu.exec(name);
  if (times) {
    quantity = toNumber(times[2] ?? times[4] ?? times[6] ?? '1');
    name = tidy(times[1] ?? times[3] ?? times[5] ?? name);
  }
  let quality: Quality | null = null;
  for (const [pattern, value] of qualityWords) {
    if (quality === null && pattern.test(name) && name.replace(pattern, '').trim() !== '') {
      quality = value;
      name = tidy(name.replace(pattern, ''));
    }
  }
  const note = points ? tidy(`${rest.slice(end)}`) : tidy(rest.slice(end));
  const at = plain.indexOf(name);
  return {
    name: at < 0 ? name : text.slice(at, at + name.length),
    quantity: Math.max(0, quantity),
    cost,
    weight,
    isEach,
    place,
    slung,
    inside: container?.[1]?.trim() ?? '',
    quality,
    note: note.replace(/^\(\s*\)|\(\s*[,;]?\s*\)/gu, '').trim(),
  };
}

const readAmount = (text: string): number => {
  const [, over, under] = /^(\d+)\/(\d+)$/u.exec(text) ?? [];
  if (over && under) return toNumber(over) / Math.max(1, toNumber(under));
  return readValue(text.startsWith('.') ? `0${text}` : text) ?? 0;
};

const tidy = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .replace(/[\s,;:(@-]+$/u, '')
    .replace(/^[\s,;:)@.*-]+/u, '')
    .trim();
