import { lineContextOf } from '../lines/line-reading.ts';
import { isFiller } from '../lines/line-text.ts';
import { readLine } from '../lines/read-line.ts';
import { readAttack } from './attack-text.ts';
import { plainSigns, type TextLine } from './clean-text.ts';
import type { ReadLine, WordVerdict } from './draft.ts';
import { nameKey } from './name-index.ts';
import type { Entry, Placing } from './placing.ts';
import { readFigures } from './read-figures.ts';
import { readScores } from './read-scores.ts';
import type { Part } from './split-parts.ts';

type Accounted = Pick<ReadLine, 'parts' | 'left'>;

/**
 * What became of every word of a part: words with what they are, in the order of the text, and words that were not understood. Entries are
 * read by the reader of single lines. What the row that it became does not have, and no figure explains, is left.
 */
export function accountForPart(placing: Placing, part: Part, line: Omit<ReadLine, 'parts' | 'left'>): Accounted {
  const { text } = part;
  const words = new PartWords(text);
  if (line.isHeading) return words.whole('heading', part.section ?? 'notes');
  if (line.verdict === 'notUnderstood') return words.result();
  if (part.field) {
    const [label = ''] = /^[^:]*:\s*/u.exec(text) ?? [];
    words.add('label', 0, label.length, part.field);
    words.add(part.field, label.length, text.length, text.slice(label.length));
    return words.result();
  }
  if (part.columns) {
    let at = 0;
    for (const [column, cell] of part.columns) {
      const start = text.indexOf(cell, at);
      if (start < 0) continue;
      at = start + cell.length;
      // A column whose heading says nothing to this program is read by nobody.
      if (isReadColumn(column) || /^[-–—]?$/u.test(cell)) words.add(column, start, at, cell);
    }
    return words.result();
  }
  if (placing.scores.some((score) => score.part === part)) return scoreWords(words, text, placing.index.isForeign);
  const entry = placing.entries.find((each) => each.part === part);
  if (line.words.startsWith('name;')) {
    const { name } = placing.draft.character;
    words.add('name', 0, text.startsWith(name) ? name.length : 0, name);
    return words.whole('note', text);
  }
  if (!entry) return words.whole(line.words.split(/[;:,]/u)[0] || line.verdict, line.words);
  if (entry.as === 'weapon') return attackWords(words, text);
  return entryWords(placing, words, entry, line);
}

const readColumns: ReadonlySet<string> = new Set(
  'name level points relative difficulty cost weight quantity where notes odds damage protection tl speciality st dx iq ht hp fp will per speed move dodge parry block dr sm basic speed basic move ref page reference reach acc ss max ½d class time duration to maintain needs up to, lb encumbrance minst range rof shots bulk rcl attribute value type'.split(
    ' ',
  ),
);
const isReadColumn = (column: string): boolean => column.split(' ').every((word) => readColumns.has(word));

/** Numbers of the sheet: each with its name; remarks in brackets are notes. */
function scoreWords(words: PartWords, text: string, isForeign: boolean): Accounted {
  const [lead = ''] = /^[^:]{2,80}:\s+(?=\S)/u.exec(text) ?? [];
  const isLabeled = lead !== '' && readScores(text, isForeign) === null;
  if (isLabeled) words.add('label', 0, lead.trimEnd().length, lead.trim());
  const from = isLabeled ? lead.length : 0;
  const plain = plainSigns(text);
  let at = from;
  for (const { text: figure, name, value, figure: shown, id } of readScores(text.slice(from), isForeign) ?? []) {
    const found = plain.indexOf(figure, at);
    // "PD/DR 1/2" are two numbers of the same words.
    const start = found < 0 ? plain.lastIndexOf(figure, at) : found;
    if (start < 0) continue;
    const [note] = /\((?=[^()]*\p{L}{2})[^()]{2,60}\)(?:\s*\([^()]*\))*$/u.exec(figure) ?? [];
    const end = start + figure.length - (note?.length ?? 0);
    const isAttribute = id === 'st' || id === 'dx' || id === 'iq' || id === 'ht';
    words.add(isAttribute ? 'attribute' : 'number', start, end, `${name} ${value ?? shown}`.trim());
    if (note) words.add('note', end, start + figure.length, note);
    at = start + figure.length;
  }
  return words.result();
}

const attackFigures =
  /\b(?:reach|allonge|alcance|reichweite)\b:?\s*[C\d](?:\s?[,-]\s?[C\d])*|\b(?:acc|range|rof|shots|rcl|bulk|parry|st|max|inc|1\/2d|ss)\b\.?:?\s*[\d/,.+~*]+[FU]?|(?:\d+[dw]\d*|(?<!\p{L})d\d+)(?:\s?[-+]\s?\d+)?(?:\s*\([\d.]+\))?\s*(?:\p{L}[\p{L}+-]*)?|\bN\/A\b/giu;

/** An attack: its name, level, damage, and other figures. All of its text is kept with it. */
function attackWords(words: PartWords, text: string): Accounted {
  const plain = plainSigns(text);
  const { name, level } = readAttack(text);
  const start = Math.max(0, plain.indexOf(name));
  words.add('attack', start, start + name.length, name);
  if (level !== null) {
    const at = plain.indexOf(level, start + name.length);
    if (at >= 0) words.add('level', at, at + level.length, level);
  }
  for (const match of plain.matchAll(attackFigures)) {
    const isDamage = /^(?:\d+[dw]|d\d)/iu.test(match[0]);
    words.add(isDamage ? 'damage' : 'figure', match.index, match.index + match[0].length, match[0]);
  }
  return words.rest('note');
}

/** A trait, skill or item by the reader of lines; words in the note of the row are notes. */
function entryWords(
  placing: Placing,
  words: PartWords,
  entry: Entry,
  line: Omit<ReadLine, 'parts' | 'left'>,
): Accounted {
  const { part, match } = entry;
  const { text } = part;
  const sheet = placing.draft.contextOnly();
  const { catalog } = sheet.context;
  const kept = nameKey(placing.rows.get(part) ?? '');
  const isKept = (word: string) => kept.includes(nameKey(word)) && nameKey(word) !== '';
  const id = match?.id ?? placing.items.get(part);
  const list = entry.as === 'item' ? 'items' : entry.as === 'skill' ? 'skills' : 'traits';
  const listed = id === undefined ? undefined : catalog[list].get(id);
  if (!listed) {
    const { places, name, number, points } = readFigures(text);
    for (const { is, start, end } of places) {
      const as = is === 'name' ? `custom ${entry.as}` : is === 'number' ? 'level' : is === 'text' ? 'note' : is;
      words.add(as, start, end, is === 'name' ? name : text.slice(start, end));
    }
    if (number === null && points === null && places.length === 0) return words.whole(`custom ${entry.as}`, text);
    return words.rest('note');
  }
  // The name in another language, which the reader of lines does not know.
  if (match?.by === 'foreign')
    for (const { is, start, end } of readFigures(text).places)
      if (is === 'name') words.add('entry', start, end, listed.name);
  const reading = readLine(text, lineContextOf(sheet), { entry: { list, id: listed.id, name: listed.name } });
  for (const { start, end, as, value } of reading.parts)
    words.add(as, start, end, as === 'entry' ? listed.name : value);
  for (const { start, end, text: word } of reading.left) {
    if (isKept(word)) words.add('note', start, end, word);
    // The words of a name that the reader knows in another form: "Immunity to Poison".
    else if (nameKey(line.words).includes(nameKey(word))) words.add('entry', start, end, listed.name);
  }
  return words.result();
}

/** Collects what the words of a part are; a word is claimed once. */
class PartWords {
  private readonly claimed: Uint8Array;
  private readonly parts: (WordVerdict & { readonly start: number })[] = [];
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
    this.claimed = new Uint8Array(text.length);
  }

  add(as: string, from: number, to: number, value: string): void {
    let start = from;
    let end = Math.min(to, this.text.length);
    while (start < end && (this.claimed[start] === 1 || /[\s,;.:]/u.test(this.text[start] ?? ''))) start += 1;
    while (end > start && (this.claimed[end - 1] === 1 || /[\s,;:]/u.test(this.text[end - 1] ?? ''))) end -= 1;
    if (end <= start) return;
    this.claimed.fill(1, start, end);
    this.parts.push({ start, text: this.text.slice(start, end), as, value });
  }

  whole(as: string, value: string): Accounted {
    this.add(as, 0, this.text.length, value);
    return this.result();
  }

  /** The result, with the words that nothing has claimed as these. */
  rest(as: string): Accounted {
    for (const { index, word } of this.unclaimed()) this.add(as, index, index + word.length, word);
    return this.result();
  }

  result(): Accounted {
    const left = this.unclaimed()
      .map(({ word }) => word)
      .filter((word) => !isFiller(word));
    const parts = this.parts.toSorted((a, b) => a.start - b.start);
    return { parts: parts.map(({ text, as, value }) => ({ text, as, value })), left };
  }

  private unclaimed(): { readonly index: number; readonly word: string }[] {
    const found: { index: number; word: string }[] = [];
    for (const { 0: word, index } of this.text.matchAll(/[\p{L}\p{M}]+(?:['’][\p{L}]+)?|\p{N}+/gu))
      if (this.claimed.subarray(index, index + word.length).includes(0)) found.push({ index, word });
    return found;
  }
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? [];

/** The words of a text that none of its parts has, by line: what the reader lost while it took the layout apart. */
export function lostWords(
  lines: readonly TextLine[],
  parts: readonly Pick<Part, 'text'>[],
): { readonly line: number; readonly text: string }[] {
  const counts = new Map<string, number>();
  for (const word of parts.flatMap(({ text }) => wordsOf(text))) counts.set(word, (counts.get(word) ?? 0) + 1);
  const take = (word: string): boolean => {
    const count = counts.get(word) ?? 0;
    if (count === 0) return false;
    counts.set(word, count - 1);
    return true;
  };
  const lost: { line: number; text: string }[] = [];
  let divided = '';
  for (const { number, text, cells } of lines) {
    const words = wordsOf(cells ? cells.join(' ') : text);
    const isDivided = /[\p{L}][-‐]$/u.test(text);
    const missing = words.filter((word, at) => {
      // "thresh-" and "old": one word across two lines.
      if (at === 0 && divided !== '' && take(divided + word)) {
        divided = '';
        return false;
      }
      if (isDivided && at === words.length - 1 && !counts.get(word)) {
        divided = word;
        return false;
      }
      return !take(word) && !isFiller(word);
    });
    if (missing.length > 0) lost.push({ line: number, text: missing.join(' ') });
  }
  return lost;
}
