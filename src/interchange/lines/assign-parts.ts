import { findSpeciality, qualityNames } from '../../builder/what-if/plans/plan.ts';
import type { ListedSkill } from '../../catalog/catalog.ts';
import type { Attribute } from '../../catalog/entry.ts';
import type { ItemFacet } from '../../catalog/item-entry.ts';
import type { ItemPlace, Quality } from '../../character/equipment-rows.ts';
import { formatMoney, formatNumber, formatSigned } from '../../engine/format.ts';
import { plainSigns, toNumber } from '../stat-block/clean-text.ts';
import { nameKey, resemblesKey } from '../stat-block/name-index.ts';
import type { FigureKind, FigurePlace, Figures, TextRange } from '../stat-block/read-figures.ts';
import type { LineContext, LineParts } from './line-reading.ts';
import { isFiller, type Piece, piecesOf, wordsOfPiece } from './line-text.ts';

/** The places of a kind of figure, in the order of the line. */
export const placesOf = ({ places }: Figures, kind: FigureKind): FigurePlace[] =>
  places.filter(({ is }) => is === kind).sort((a, b) => a.start - b.start);

/** The pieces of a line outside of its figures, in order. */
export function allPieces(text: string, marked: string, figures: Figures): Piece[] {
  const outer = [...placesOf(figures, 'name'), ...placesOf(figures, 'note')];
  const pieces = [
    ...outer.flatMap((range) => piecesOf(text, marked, range, false)),
    ...placesOf(figures, 'text').flatMap((range) => piecesOf(text, marked, range, true)),
  ];
  return pieces.sort((a, b) => a.start - b.start);
}

/** Leaves each word of a piece, but for those that mean nothing by themselves. */
export function leaveWords(line: LineParts, piece: Piece, nearest: readonly string[] = []): void {
  for (const word of wordsOfPiece(piece)) {
    if (!isFiller(word.text)) line.leave(word, nearTo(word.text, nearest));
  }
}

/** The words that resemble one; all of them if there are few. */
function nearTo(word: string, words: readonly string[]): readonly string[] {
  const key = nameKey(word);
  const near = words.filter((each) => resemblesKey(key, nameKey(each)) || nameKey(each).startsWith(key));
  return near.length > 0 ? near.slice(0, 5) : words.length <= 4 ? words : [];
}

const attributeNames: Readonly<Record<Attribute, string>> = {
  st: 'ST',
  dx: 'DX',
  iq: 'IQ',
  ht: 'HT',
  will: 'Will',
  perception: 'Per',
};

const attributeOf: ReadonlyMap<string, Attribute> = new Map([
  ['ST', 'st'],
  ['DX', 'dx'],
  ['IQ', 'iq'],
  ['HT', 'ht'],
  ['WILL', 'will'],
  ['PER', 'perception'],
]);

/** A signed number below it is a change; no skill is so low on purpose. */
const leastLevel = 6;

/** Gives the words of a line to a skill: level, points, speciality, tech level. */
export function assignSkill(line: LineParts, entry: ListedSkill, figures: Figures, pieces: readonly Piece[]): void {
  const { facet } = entry;
  const { number, sign, bracketed, points, relative, techLevel } = figures;
  const want = (more: LineParts['wanted']) => {
    line.wanted = { ...line.wanted, ...more };
  };
  const each = (is: FigureKind, read: (place: TextRange) => void) => {
    for (const place of placesOf(figures, is)) read(place);
  };
  const leave = (place: TextRange) => line.leave(place);
  if (points !== null) {
    want({ points });
    each('points', (place) => line.add('points', place, formatNumber(points)));
  }
  // "Research/TL8-13": so high a number behind a hyphen is a level.
  const isChange = sign === '+' || (sign === '-' && number !== null && number < leastLevel);
  if (number !== null && isChange) {
    const change = sign === '-' ? -number : number;
    want({ change });
    each('number', (place) => line.add('change', place, formatSigned(change)));
  } else if (number !== null) {
    want({ number });
    each('number', (place) => line.add('level', place, formatNumber(number)));
  }
  if (bracketed !== null && number === null && bracketed >= 3) {
    want({ number: bracketed });
    each('bracketed', (place) => line.add('level', place, formatNumber(bracketed)));
  } else if (bracketed !== null && points === null && sign === '') {
    // "Broadsword 14 (8)": behind a level, points.
    want({ points: Math.abs(bracketed) });
    each('bracketed', (place) => line.add('points', place, formatNumber(Math.abs(bracketed)), true));
  } else each('bracketed', leave);
  if (relative) {
    want({ relative });
    const words = `${attributeNames[relative.attribute]}${relative.by === 0 ? '' : formatSigned(relative.by)}`;
    each('relative', (place) => line.add('relative', place, words));
  }
  if (facet.techLevel && (techLevel !== null || figures.hasTechLevel)) {
    if (techLevel !== null) want({ techLevel });
    each('techLevel', (place) => line.add('tech level', place, techLevel === null ? '' : formatNumber(techLevel)));
  } else each('techLevel', leave);
  each('difficulty', (place) => line.add('difficulty', place, line.text.slice(place.start, place.end).trim()));
  each('roll', leave);
  each('modifier', leave);
  each('mark', (place) => line.note(place));
  for (const piece of joinedBrackets(line, pieces)) {
    // "Brawling DX"
    const attribute = relative ? undefined : attributeOf.get(piece.text.toUpperCase());
    if (attribute && piece.where !== 'before' && line.wanted.relative === undefined) {
      want({ relative: { attribute, by: 0 } });
      line.add('relative', piece, attributeNames[attribute]);
    } else assignSpeciality(line, entry, piece);
  }
}

/** A speciality in brackets is one text, commas and all. */
function joinedBrackets(line: LineParts, pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const before = joined.at(-1);
    const gap = before ? line.text.slice(before.end, piece.start) : '';
    if (before?.where === 'bracket' && piece.where === 'bracket' && !/[()[\]{}]/u.test(gap)) {
      const text = line.text.slice(before.start, piece.end);
      joined.splice(-1, 1, { ...before, end: piece.end, text });
    } else joined.push(piece);
  }
  return joined;
}

function assignSpeciality(line: LineParts, entry: ListedSkill, piece: Piece): void {
  const choices = entry.facet.speciality?.choices ?? [];
  const isOpen = entry.facet.speciality !== undefined && line.speciality === '';
  const key = nameKey(piece.text);
  const choice = choices.find((each) => nameKey(each) === key) ?? choices.find((each) => nameKey(each).startsWith(key));
  const isListed = choice !== undefined && key.length >= 3;
  if (isOpen && (isListed || piece.where !== 'before')) {
    line.speciality = choice ?? findSpeciality(entry, piece.text);
    // "Naturalist flurbig": a word without a sign between is a speciality that nobody has named.
    line.add('speciality', piece, line.speciality, piece.where === 'after' && !isListed && choices.length > 0);
  } else if (piece.where === 'before' || piece.where === 'after' || qualityOf.has(key))
    leaveWords(line, piece, choices);
  else line.note(piece);
}

const qualityWords: readonly (readonly [words: string, quality: Quality])[] = [
  ['very fine', 'veryFine'],
  ['very fine quality', 'veryFine'],
  ['fine', 'fine'],
  ['fine quality', 'fine'],
  ['good', 'good'],
  ['good quality', 'good'],
  ['cheap', 'cheap'],
  ['cheap quality', 'cheap'],
];
const qualityOf = new Map(qualityWords.map(([words, quality]) => [nameKey(words), quality]));
interface Place {
  readonly place: ItemPlace;
  readonly isSlung?: true;
}
const placeWords: readonly (readonly [words: string, place: Place])[] = [
  ['in hand', { place: 'ready' }],
  ['worn', { place: 'ready' }],
  ['in use', { place: 'ready' }],
  ['wielded', { place: 'ready' }],
  ['ready', { place: 'ready' }],
  ['drawn', { place: 'ready' }],
  ['ridden', { place: 'ready' }],
  ['sheathed', { place: 'carried' }],
  ['in the sheath', { place: 'carried' }],
  ['carried', { place: 'carried' }],
  ['packed', { place: 'carried' }],
  ['in the pack', { place: 'carried' }],
  ['in pack', { place: 'carried' }],
  ['in the backpack', { place: 'carried' }],
  ['slung', { place: 'carried', isSlung: true }],
  ['on the back', { place: 'carried', isSlung: true }],
  ['slung on the back', { place: 'carried', isSlung: true }],
  ['at home', { place: 'home' }],
  ['left at home', { place: 'home' }],
  ['stored', { place: 'home' }],
  ['at the belt', { place: 'ready' }],
  ['on the belt', { place: 'ready' }],
  ['at my belt', { place: 'ready' }],
  ['on my belt', { place: 'ready' }],
  ['belt', { place: 'ready' }],
  ['in the left hand', { place: 'ready' }],
  ['in the right hand', { place: 'ready' }],
  ['off hand', { place: 'ready' }],
  ['on arm', { place: 'ready' }],
  ['arm', { place: 'ready' }],
  ['left arm', { place: 'ready' }],
  ['on left arm', { place: 'ready' }],
  ['on the left arm', { place: 'ready' }],
  ['on the arm', { place: 'ready' }],
  ['wearing', { place: 'ready' }],
  ['equipped', { place: 'ready' }],
  ['scabbard', { place: 'carried' }],
  ['in scabbard', { place: 'carried' }],
  ['in the scabbard', { place: 'carried' }],
  ['in its sheath', { place: 'carried' }],
  ['in a sheath', { place: 'carried' }],
  ['in my pack', { place: 'carried' }],
  ['in my backpack', { place: 'carried' }],
  ['in backpack', { place: 'carried' }],
  ['in a pouch', { place: 'carried' }],
  ['in pouch', { place: 'carried' }],
  ['in the bag', { place: 'carried' }],
  ['in boot', { place: 'carried' }],
  ['in the boot', { place: 'carried' }],
  ['hidden in boot', { place: 'carried' }],
  ['across the back', { place: 'carried', isSlung: true }],
  ['on back', { place: 'carried', isSlung: true }],
  ['back', { place: 'carried', isSlung: true }],
  ['home', { place: 'home' }],
  ['in the cart', { place: 'stowed' }],
  ['in the wagon', { place: 'stowed' }],
  ['on mule', { place: 'stowed' }],
  ['on horse', { place: 'stowed' }],
  ['in saddlebags', { place: 'stowed' }],
  ['in saddlebag', { place: 'stowed' }],
  ['dropped', { place: 'stowed' }],
  ['on the mule', { place: 'stowed' }],
  ['on the horse', { place: 'stowed' }],
  ['in the saddlebags', { place: 'stowed' }],
];
const placeOf = new Map(placeWords.map(([words, place]) => [nameKey(words), place]));
/** Single words that are a place behind a name alone. */
const leadless: ReadonlySet<string> = new Set(['belt', 'arm', 'back', 'home', 'scabbard'].map(nameKey));
const placeNames: Readonly<Record<ItemPlace, string>> = {
  ready: 'in use',
  carried: 'carried',
  stowed: 'set down nearby',
  home: 'at home',
};
/** The longest phrase of the tables in words. */
const longestPhrase = 4;

/** Gives the words of a line to an item: how many, quality, place, price, weight, modifiers. */
export function assignItem(
  line: LineParts,
  facet: Pick<ItemFacet, 'kind'>,
  figures: Figures,
  pieces: readonly Piece[],
  { ruleset }: LineContext,
): void {
  const { number, sign, bracketed } = figures;
  const each = (is: FigureKind, read: (place: TextRange) => void) => {
    for (const place of placesOf(figures, is)) read(place);
  };
  const leave = (place: TextRange) => line.leave(place);
  const count = (place: TextRange, value: number, isGuess = false) => {
    if (line.wanted.count !== undefined || value < 1) {
      line.leave(place);
      return;
    }
    line.wanted = { ...line.wanted, count: value };
    line.add('quantity', place, formatNumber(value), isGuess);
  };
  // "Crossbow, ST 12": what it is made for.
  const isStrength = (place: TextRange) => /\bST\s?$/u.test(line.text.slice(0, place.start));
  const noteStrength = (place: TextRange) =>
    line.note({ start: line.text.slice(0, place.start).search(/ST\s?$/u), end: place.end });
  const strength = placesOf(figures, 'number').find(isStrength);
  const measure = placesOf(figures, 'number').find((place) => isMeasure(line.text, place));
  // "Shortbow 13" is a level, which the bow has none of.
  const isLevel = (place: TextRange) =>
    number !== null &&
    number >= leastLevel &&
    (facet.kind === 'weapon' || facet.kind === 'shield' || facet.kind === 'armor') &&
    isBehindName(line, place) &&
    !/[x×#(]\s?$/iu.test(line.text.slice(0, place.start));
  if (measure) line.leave(measure);
  else if (strength) noteStrength(strength);
  else if (number !== null && sign === '')
    each('number', (place) => (isLevel(place) ? leave(place) : count(place, number, isBehindName(line, place))));
  else each('number', leave);
  if (bracketed !== null) each('bracketed', (place) => count(place, bracketed));
  for (const is of ['points', 'roll', 'relative', 'difficulty', 'techLevel', 'modifier'] as const) each(is, leave);
  each('mark', (place) => line.note(place));
  for (const piece of pieces) {
    if (strength && piece.text === 'ST') continue;
    // "pistol (3 clips)": so many of something else.
    if (piece.where === 'bracket' && /^\d+\s+\p{L}{3}/u.test(piece.text)) {
      line.note(piece);
      continue;
    }
    const words = wordsOfPiece(piece);
    const unread: TextRange[] = [];
    for (let at = 0; at < words.length; ) {
      const next = words[at + 1];
      // "with powder & 20 balls": so many of something else.
      const isOfOther =
        piece.where !== 'before' && /^\d+$/u.test(words[at]?.text ?? '') && next && isOtherThing(next.text);
      if (isOfOther && next) {
        unread.push(...words.slice(at, at + 2));
        at += 2;
        continue;
      }
      const taken = takePhrase(line, facet, words.slice(at, at + longestPhrase), ruleset, piece.where === 'before');
      const word = words[at];
      if (taken === 0 && word && !isFiller(word.text)) unread.push(word);
      at += Math.max(1, taken);
    }
    const [first] = unread;
    if (!first) continue;
    const isNote = piece.where === 'bracket' || piece.where === 'apart';
    if (isNote && unread.length === words.length && !isNearQuality(piece.text)) line.note(piece);
    else if (isNote && !isNearQuality(piece.text))
      line.note({ start: first.start, end: unread.at(-1)?.end ?? first.end });
    else for (const word of unread) line.leave(word, nearQuality(line.text.slice(word.start, word.end)));
  }
}

const numberWords: readonly (readonly [words: string, number: number])[] = [
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'].map(
    (word, at) => [word, at + 1] as const,
  ),
  ['fifteen', 15],
  ['twenty', 20],
  ['thirty', 30],
  ['forty', 40],
  ['fifty', 50],
  ['a hundred', 100],
  ['a dozen', 12],
  ['one dozen', 12],
  ['dozen', 12],
  ['two dozen', 24],
  ['half a dozen', 6],
  ['a couple', 2],
  ['couple', 2],
];
const numberOf = new Map(numberWords);

/** "two", "half a dozen": digits, or nothing. A pair of what is named in the plural ("Boots") is one. */
function numberIn(text: string, { parts }: LineParts): string | undefined {
  const words = text.toLowerCase();
  if (words === 'pair' || words === 'a pair')
    return parts.some(({ as, value }) => as === 'entry' && /s$/u.test(value)) ? '1' : '2';
  return numberOf.get(words)?.toString();
}

/** Whether a word behind a number is that of another thing, not of a quality or place. */
const isOtherThing = (word: string): boolean =>
  /^\p{L}{3,}/u.test(word) &&
  ![...placeOf.keys(), ...qualityOf.keys()].some((key) => key.startsWith(nameKey(word))) &&
  !isFiller(word);

/** "3 lb", "1.5 kg", "1,5 kg", "200 g": pounds, to hundredths; null for anything else. */
function weightIn(text: string): number | null {
  const [, digits = '', unit = ''] = /^(\d[\d,]*(?:\.\d+)?)\s?(lbs?\.?|pounds?|kg|kilos?|g|grams?)$/iu.exec(text) ?? [];
  if (digits === '') return null;
  const pounds = toNumber(digits);
  if (/^[lp]/iu.test(unit)) return pounds;
  return Math.round(pounds * (/^k/iu.test(unit) ? poundsOfKilogram : poundsOfKilogram / 1000) * 100) / 100;
}
const poundsOfKilogram = 2.2046;

const measures =
  /(?<![\p{L}\d.,$])\d[\d,]*(?:\.\d+)?\s?(?:lbs?\.?|pounds?|kg|kilos?|g|grams?)(?![\p{L}])|\$\s?\d[\d,]*(?:\.\d+)?|(?<![\p{L}])(?:DR|PD|DB|HP|Acc|RoF|Rcl|Bulk|SS|LC)\s?\d+[+*]?(?:\/\d+)?(?![\p{L}\d])/giu;

/** Gives the weight, the price and figures such as "DR 4" of a line to its item. Returns where they are. */
export function assignMeasures(line: LineParts, marked: string): TextRange[] {
  return [...marked.matchAll(measures)].flatMap(({ index, 0: text }) => {
    const range = { start: index, end: index + text.length };
    const weight = weightIn(text);
    if (weight !== null) {
      // "60 lbs and a great helm": the weight of what was before.
      const isOfOther = /^\s*(?:and|plus|with|&|\+)\s/iu.test(marked.slice(range.end));
      if (isOfOther) {
        line.leave(range);
        return [range];
      }
      if (line.weight !== null) return [];
      line.weight = weight;
      line.add('weight', range, `${formatNumber(weight)} lb`);
    } else if (text.startsWith('$')) {
      if (line.cost !== null || isContent(marked, index)) return [];
      line.cost = toNumber(text.slice(1));
      line.add('price', range, formatMoney(line.cost));
    } else line.note(range);
    return [range];
  });
}

/** "purse with $20": money in it. */
const isContent = (text: string, at: number): boolean =>
  /\b(?:with|w\/|containing|holding)\s*$/iu.test(text.slice(0, at));

/** "rope 20 yards": a measure is no number of things. */
const isMeasure = (text: string, { end }: Pick<TextRange, 'end'>): boolean =>
  /^\s?(?:yds?|yards?|ft|feet|foot|['′]|m|meters?|metres?|inch(?:es)?|in\.|gallons?|quarts?|liters?|litres?|oz|mm|cm|kg|kilos?|g|grams?|lbs?|pounds?|hours?|days? ago|rounds?|shots?)(?![\p{L}])/iu.test(
    text.slice(end),
  );

/** "Longbow 14" is hardly fourteen bows; "arrows 20" and "20 arrows" are what they say. */
function isBehindName({ text, parts }: LineParts, { start }: TextRange): boolean {
  const name = parts.find(({ as, end }) => as === 'entry' && end <= start);
  return name !== undefined && !/s\W*$/iu.test(text.slice(name.start, name.end));
}

const nearQuality = (word: string): readonly string[] =>
  ['fine', 'very fine', 'cheap'].filter((each) => differsInOne(each, word.toLowerCase()));
const isNearQuality = (text: string): boolean => nearQuality(text.trim()).length > 0;

/** Whether words of one length differ in one letter. */
const differsInOne = (a: string, b: string): boolean =>
  a.length === b.length && [...a].filter((letter, at) => letter !== b[at]).length === 1;

/** Reads the longest phrase at the beginning of these words. Returns how many words it has; 0 if they mean nothing. */
function takePhrase(
  line: LineParts,
  facet: Pick<ItemFacet, 'kind'>,
  words: readonly (TextRange & { readonly text: string })[],
  ruleset: LineContext['ruleset'],
  isLead: boolean,
): number {
  for (let length = words.length; length > 0; length -= 1) {
    const [first] = words;
    const last = words[length - 1];
    if (!first || !last) continue;
    const range = { start: first.start, end: last.end };
    const text = line.text.slice(range.start, range.end);
    if (readPhrase(line, facet, range, text, ruleset, isLead)) return length;
  }
  return 0;
}

function readPhrase(
  line: LineParts,
  facet: Pick<ItemFacet, 'kind'>,
  range: TextRange,
  text: string,
  ruleset: LineContext['ruleset'],
  isLead: boolean,
): boolean {
  const key = nameKey(text);
  const quality = qualityOf.get(key);
  if (quality && line.quality === null && ruleset.qualities.includes(quality) && facet.kind !== 'gear') {
    line.quality = quality;
    line.add('quality', range, qualityNames[quality]);
    return true;
  }
  if (quality && line.quality === null && facet.kind !== 'gear') {
    // "Very fine", where the rules have no such quality.
    line.notes.push(text);
    line.add('note', range, text, true);
    return true;
  }
  // "Belt pouch", "home remedy": before a name such a word is a part of another name.
  const found = isLead && /^\p{L}+$/u.test(text) && leadless.has(key) ? undefined : placeOf.get(key);
  if (found && line.place === null) {
    line.place = found.place;
    line.isSlung = found.isSlung ?? false;
    line.add('place', range, line.isSlung ? 'slung' : placeNames[found.place]);
    return true;
  }
  const modifier = (ruleset.itemModifiers ?? []).find(({ name }) => nameKey(name) === key);
  if (modifier) {
    line.itemModifiers.push(modifier.name);
    line.add('modifier', range, modifier.name);
    return true;
  }
  const [, dollars] = /^\$\s?(\d[\d,]*(?:\.\d+)?)$/u.exec(text) ?? [];
  if (dollars !== undefined && line.cost === null) {
    line.cost = Number.parseFloat(dollars.replaceAll(',', ''));
    line.add('price', range, formatMoney(line.cost));
    return true;
  }
  const weight = weightIn(text);
  if (weight !== null && line.weight === null) {
    line.weight = weight;
    line.add('weight', range, `${formatNumber(weight)} lb`);
    return true;
  }
  const [, before, behind] = /^(?:x\s?(\d{1,4})|(\d{1,4})\s?x?)$/iu.exec(plainSigns(text)) ?? [];
  // "two-handed" is no number of things.
  const isOfHands = /^[\s-]?(?:hand|edge|barrel|piece|man|person)/iu.test(line.text.slice(range.end));
  const digits = isOfHands ? undefined : (before ?? behind ?? numberIn(text, line));
  if (digits !== undefined && isMeasure(line.text, range)) return false;
  if (digits !== undefined && line.wanted.count === undefined && Number(digits) > 0) {
    line.wanted = { ...line.wanted, count: Number(digits) };
    // "14 Broadsword" may be a level.
    const isArm = facet.kind === 'weapon' || facet.kind === 'shield';
    const isPlural = /[^s]s(?!\p{L})/u.test(line.text.slice(range.end));
    line.add(
      'quantity',
      range,
      formatNumber(Number(digits)),
      isArm && isLead && Number(digits) >= leastLevel && !isPlural,
    );
    return true;
  }
  return false;
}
